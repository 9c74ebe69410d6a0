public import Foundation

/// What is dropped, which never is here.
public struct DropInfo {
  /// Where.
  public let location: CGPoint
  /// Whether it has something of these types.
  public func hasItemsConforming<Kind>(to types: [Kind]) -> Bool { false }
}

/// What a view does with what would be dropped on it.
public enum DropOperation: Hashable, Sendable {
  /// One of several.
  case cancel, forbidden, copy, move
}

/// What is proposed for something that is dragged over a view.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Handles drops, which never come here.
public protocol DropDelegate {
  /// Whether it takes what is dragged.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Something comes over the view.
  func dropEntered(info: DropInfo)
  /// Something moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

#if canImport(CoreTransferable)
@_exported public import CoreTransferable
#else
/// What can be dragged elsewhere.
public protocol Transferable: Sendable {
  /// How it is represented there.
  associatedtype Representation: TransferRepresentation
  /// How it is represented there.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
/// How something dragged is represented.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is dragged.
  associatedtype Item: Transferable
}
/// Builds how something dragged is represented.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// As data.
  public static func buildExpression(
    _ content: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> where Item: Codable { content }
  /// As something else.
  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { content }
  /// In another way.
  @_disfavoredOverload
  public static func buildExpression<One: TransferRepresentation<Item>>(_ one: One) -> One { one }
  /// One way.
  public static func buildBlock<One: TransferRepresentation<Item>>(_ one: One) -> One { one }
  /// Two ways, of which the first is the better.
  public static func buildBlock<One: TransferRepresentation<Item>>(
    _ one: One, _ other: some TransferRepresentation<Item>
  ) -> One { one }
}
/// Something dragged, as data.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Represents it.
  public init(for type: Item.Type = Item.self, contentType: UTType) {}
}
/// Something dragged, as something else.
public struct ProxyRepresentation<Item: Transferable, Proxy: Sendable>: TransferRepresentation {
  /// Represents it.
  public init(exporting: @escaping @Sendable (Item) -> Proxy) {}
}
/// A type of data.
public struct UTType: Hashable, Sendable {
  /// Its name.
  public let identifier: String
  /// A type that an app brings.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type that is known.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type of text.
  public static let text = UTType(importedAs: "public.text"), json = UTType(importedAs: "public.json")
  /// A type of file.
  public static let data = UTType(importedAs: "public.data"), image = UTType(importedAs: "public.image")
}
#endif

extension View {
  /// The same view; nothing is dragged here.
  nonisolated public func draggable<Item: Transferable>(
    _ item: @autoclosure @escaping () -> Item
  ) -> some View { self }
  /// The same view; nothing is dropped here.
  nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// The same view; nothing is dropped here.
  nonisolated public func onDrop<Kind>(of types: [Kind], delegate: some DropDelegate) -> some View { self }
}

#if !canImport(UIKit) && !canImport(AppKit)
/// A colour of the system, as in UIKit, where there is none.
public struct UIColor: Hashable, Sendable {
  /// A colour.
  public static let systemRed = UIColor(), systemOrange = UIColor(), systemYellow = UIColor()
  /// A colour.
  public static let systemGreen = UIColor(), systemTeal = UIColor(), systemBlue = UIColor()
  /// A colour.
  public static let systemIndigo = UIColor(), systemPurple = UIColor(), systemPink = UIColor()
  /// A colour.
  public static let systemGray = UIColor(), systemGray2 = UIColor(), systemGray3 = UIColor()
  /// A colour.
  public static let systemGray4 = UIColor(), systemGray5 = UIColor(), systemGray6 = UIColor()
  /// A colour.
  public static let white = UIColor(), black = UIColor(), clear = UIColor(), gray = UIColor()
  /// A colour.
  public static let lightGray = UIColor(), darkGray = UIColor(), red = UIColor(), blue = UIColor()
  /// A colour.
  public static let label = UIColor(), secondaryLabel = UIColor(), tertiaryLabel = UIColor()
  /// A colour.
  public static let separator = UIColor(), systemFill = UIColor(), systemBackground = UIColor()
  /// A colour.
  public static let secondarySystemBackground = UIColor(), tertiarySystemBackground = UIColor()
  /// A colour.
  public static let systemGroupedBackground = UIColor(), secondarySystemGroupedBackground = UIColor()
}

extension Color {
  /// A colour of the system.
  public init(_ color: UIColor) { self = .primary }
  /// A colour of the system.
  public init(uiColor: UIColor) { self = .primary }
}
#endif
