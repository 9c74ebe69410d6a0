// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import HeadlessUI

/// The models that a view shows, evaluated anew whenever one of them changes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let fetch: (ModelContext) throws -> [Element]

  public init() { self.init(FetchDescriptor()) }
  /// A first value is as good as none.
  public init(wrappedValue: [Element]) { self.init() }
  /// What is found; nothing where the predicate cannot be evaluated, as ``fetchError`` then says.
  @MainActor public var wrappedValue: [Element] { (try? fetch(context)) ?? [] }
  @MainActor public var modelContext: ModelContext { context }
  @MainActor public var fetchError: (any Error)? {
    do { _ = try fetch(context) } catch { return error }
    return nil
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    fetch = { try $0.fetch(descriptor) }
  }
  public init(animation: Animation) { self.init() }
  public init(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(filter: filter, sort: descriptors) }
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: path, order: order) }
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: path, order: order) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: ModelContext? = nil
  }
  /// The context of the views; without one, a new one that keeps nothing that another view sees.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] ?? ModelContext(ModelContainer()) }
    set { self[ContextKey.self] = newValue }
  }
}

/// Hands views the context of a container that is made with them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct MadeContainer: ViewModifier {
  @MainActor final class Made {
    private var container: ModelContainer?
    func container(
      inMemory: Bool, _ onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
    ) -> ModelContainer {
      if let container { return container }
      let made = ModelContainer([ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      container = made
      onSetup(.success(made))
      return made
    }
  }
  let inMemory: Bool
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var made = Made()

  func body(content: Content) -> some View {
    content.modelContainer(made.container(inMemory: inMemory, onSetup))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup) }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(MadeContainer(inMemory: inMemory, onSetup: onSetup)) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContext(_ context: ModelContext) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
