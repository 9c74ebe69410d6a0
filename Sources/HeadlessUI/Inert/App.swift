// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An app, which is not run here: hand its root view to `HeadlessApp`.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
  @MainActor init()
}

extension App {
  @MainActor public static func main() {
    FileHandle.standardError.write(
      Data("HeadlessUI runs views in tests: HeadlessApp(\"\(Self.self)\") { RootView() }\n".utf8))
  }
}

/// A part of an app, of which nothing is shown.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
}
extension Never: Scene {}
protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene { public var body: Never { preconditionFailure("a scene has no body") } }

public struct WindowGroup<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: some ViewTitle, @ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: some ViewTitle, id: String, @ViewBuilder content: () -> Content) {}
  public init<Value: Codable & Hashable>(
    id: String = "", for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    _ title: some ViewTitle, id: String = "", for type: Value.Type,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    id: String = "", for type: Value.Type = Value.self, @ViewBuilder content: (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}
  public init<Value: Codable & Hashable>(
    _ title: some ViewTitle, id: String = "", for type: Value.Type = Value.self,
    @ViewBuilder content: (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}
}
public typealias Window = WindowGroup
public struct Settings<Content: View>: PrimitiveScene { public init(@ViewBuilder content: () -> Content) {} }
public struct DocumentGroup<Content: View>: PrimitiveScene {
  public init<Document: FileDocument>(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public init<Document: FileDocument>(
    viewing: Document.Type, @ViewBuilder viewer: (FileDocumentConfiguration<Document>) -> Content
  ) {}
}
/// What stands in the menu bar of a Mac.
public struct MenuBarExtra<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {}
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
  ) {}
  public init(_ title: some ViewTitle, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init(
    _ title: some ViewTitle, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
}
extension DocumentGroup {
  public init<Document: FileDocument>(
    editing: Document.Type, @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public init<Document: ReferenceFileDocument>(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
  public init<Document: ReferenceFileDocument>(
    viewing: Document.Type, @ViewBuilder viewer: (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A document, whose file is never read here.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

@resultBuilder @MainActor public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ others: repeat each Content
  ) -> some Scene { first }
  public static func buildOptional(_ scene: (some Scene)?) -> some Scene { WindowGroup { EmptyView() } }
  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
}

extension Scene {
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func backgroundTask<Input: Sendable, Output: Sendable>(
    _ task: BackgroundTask<Input, Output>, action: @escaping @Sendable (Input) async -> Output
  ) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
@MainActor @preconcurrency public protocol WindowStyle: NamedStyle {}
public struct BackgroundTask<Input: Sendable, Output: Sendable>: Sendable {
  public static func appRefresh(_ name: String) -> Self where Input == Void, Output == Void { Self() }
  public static func urlSession(_ name: String) -> Self where Input == Void, Output == Void { Self() }
  public static func urlSession(matching: @escaping (String) -> Bool) -> Self
  where Input == String, Output == Void { Self() }
}
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// What stands in the menu bar, of which nothing is shown.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor var body: Body { get }
}
extension Never: Commands {}
protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands { public var body: Never { preconditionFailure("commands have no body") } }

@resultBuilder @MainActor public struct CommandsBuilder {
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildOptional(_ commands: (some Commands)?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability(_ commands: some Commands) -> EmptyCommands { EmptyCommands() }
}
public struct EmptyCommands: PrimitiveCommands { public init() {} }
public typealias SidebarCommands = EmptyCommands
public typealias ToolbarCommands = EmptyCommands
public typealias InspectorCommands = EmptyCommands
public typealias TextEditingCommands = EmptyCommands
public typealias TextFormattingCommands = EmptyCommands
public typealias ImportFromDevicesCommands = EmptyCommands
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ name: some ViewTitle, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appVisibility, systemServices, newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList
  case singleWindowList, windowArrangement, help
}

/// A preview, which is never shown here.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor static var previews: Previews { get }
}

/// What previews share, which are never shown here.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
extension PreviewTrait where T == Preview.ViewTraits {
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
