// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import HeadlessUI

/// Keeps the models of an app in memory, beyond a relaunch unless its configuration says that they are in memory only.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public final class ModelContainer: @unchecked Sendable {
  let store: ModelStore
  public let configurations: Set<ModelConfiguration>
  /// The context of the views.
  @MainActor public var mainContext: ModelContext { main }
  private let main: ModelContext
  public var schema: Schema { Schema() }

  init(_ configurations: Set<ModelConfiguration> = []) {
    // What is stored outlives a launch, as what 'AppStorage' keeps does.
    let stored = configurations.first { !$0.isStoredInMemoryOnly }
    store =
      stored.map { AppStorage(wrappedValue: ModelStore(), "SwiftData \($0.id)").wrappedValue }
      ?? ModelStore()
    main = ModelContext(store)
    self.configurations = configurations
    store.main = main
  }
  /// A container that is stored unless its configurations say otherwise.
  private convenience init(stored configurations: [ModelConfiguration]) {
    self.init(Set(configurations.isEmpty ? [ModelConfiguration()] : configurations))
  }
  /// The container of a context.
  init(around context: ModelContext) {
    (store, main, configurations) = (context.store, context, [])
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.init(stored: configurations) }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(stored: configurations) }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(stored: configurations) }

  /// Deletes all models.
  public func deleteAllData() { erase() }
  public func erase() {
    for model in store.models { model._modelRecord.context = nil }
    store.models = []
  }
}

/// Where models are kept; without effect.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let url: URL
  public var id: String { name }

  public enum CloudKitDatabase: Hashable, Sendable {
    case automatic, none
    public static func `private`(_ name: String) -> Self { .none }
  }
  public enum GroupContainer: Hashable, Sendable {
    case automatic, none
    public static func identifier(_ name: String) -> Self { .none }
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.isStoredInMemoryOnly) = (name ?? "default", isStoredInMemoryOnly)
    url = URL(fileURLWithPath: "/dev/null")
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { (self.name, isStoredInMemoryOnly, self.url) = (name ?? "default", false, url) }
  public init(
    for type: any PersistentModel.Type, _ types: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) { self.init(isStoredInMemoryOnly: isStoredInMemoryOnly) }
}
