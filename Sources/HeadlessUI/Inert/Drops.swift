// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

#if canImport(CoreTransferable)
@_exported public import CoreTransferable
#else
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation<Item>: Sendable { associatedtype Item: Transferable }
extension TransferRepresentation {
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
}
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression(
    _ content: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> where Item: Codable { content }
  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { content }
  @_disfavoredOverload
  public static func buildExpression<One: TransferRepresentation<Item>>(_ one: One) -> One { one }
  public static func buildBlock<One: TransferRepresentation<Item>>(_ one: One) -> One { one }
  public static func buildBlock<One: TransferRepresentation<Item>>(
    _ one: One, _ other: some TransferRepresentation<Item>
  ) -> One { one }
  public static func buildBlock<One: TransferRepresentation<Item>>(
    _ one: One, _ other: some TransferRepresentation<Item>, _ third: some TransferRepresentation<Item>
  ) -> One { one }
  public static func buildBlock<One: TransferRepresentation<Item>>(
    _ one: One, _ other: some TransferRepresentation<Item>, _ third: some TransferRepresentation<Item>,
    _ fourth: some TransferRepresentation<Item>
  ) -> One { one }
}
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for type: Item.Type = Item.self, contentType: UTType) {}
}
public struct ProxyRepresentation<Item: Transferable, Proxy: Sendable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) -> Proxy) {}
  public init(
    exporting: @escaping @Sendable (Item) -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}
public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL, isOriginalFile: Bool
}
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
extension String: Transferable {
  public static var transferRepresentation: CodableRepresentation<String> { .init(contentType: .text) }
}
extension URL: Transferable {
  public static var transferRepresentation: CodableRepresentation<URL> { .init(contentType: .url) }
}
extension Data: Transferable {
  public static var transferRepresentation: CodableRepresentation<Data> { .init(contentType: .data) }
}
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public static let text = UTType(importedAs: "public.text"), json = UTType(importedAs: "public.json")
  public static let data = UTType(importedAs: "public.data"), image = UTType(importedAs: "public.image")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let item = UTType(importedAs: "public.item"), folder = UTType(importedAs: "public.folder")
  public static let url = UTType(importedAs: "public.url"), fileURL = UTType(importedAs: "public.file-url")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let png = UTType(importedAs: "public.png"), jpeg = UTType(importedAs: "public.jpeg")
  public static let movie = UTType(importedAs: "public.movie"), audio = UTType(importedAs: "public.audio")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let pdf = UTType(importedAs: "com.adobe.pdf"), zip = UTType(importedAs: "public.zip-archive")
  public static let vCard = UTType(importedAs: "public.vcard"), rtf = UTType(importedAs: "public.rtf")
  public static let html = UTType(importedAs: "public.html"), xml = UTType(importedAs: "public.xml")
  public static let gif = UTType(importedAs: "com.compuserve.gif"), heic = UTType(importedAs: "public.heic")
}
#endif

extension View {
  nonisolated public func draggable<Item: Transferable>(
    _ item: @autoclosure @escaping () -> Item
  ) -> Self { self }
  nonisolated public func draggable<Item: Transferable>(
    _ item: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  nonisolated public func onDrop(of types: [UTType], delegate: some DropDelegate) -> Self { self }
  nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  nonisolated public func onDrop(of types: [String], delegate: some DropDelegate) -> Self { self }
}

extension ForEach {
  nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], Int) -> Void
  ) -> Self { self }
}

extension Image: Transferable {
  public static var transferRepresentation: ProxyRepresentation<Image, String> {
    .init(exporting: { _ in "" })
  }
}
