// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import HeadlessUI

/// Keeps models in memory, and finds them; what another context than that of the views inserts and deletes, the others see once it
/// is saved.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public final class ModelContext {
  public static let willSave = Notification.Name("ModelContext.willSave")
  public static let didSave = Notification.Name("ModelContext.didSave")

  public var container: ModelContainer { ModelContainer(around: self) }
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  let store: ModelStore
  /// What is inserted, and what is deleted in the store, until it is saved; nil for the context of the views.
  private let unsaved: (inserted: ModelStore, deleted: ModelStore)?
  /// How what was changed since the last save is taken back.
  private var changes: [() -> Void] = []
  /// Takes what was deleted off the models that lead to it, and off here: at the end of the handler that deletes it, or as it is
  /// saved.
  private var left: [() -> Void] = []
  private(set) var isRollingBack = false

  /// A context of a container.
  public init(_ container: ModelContainer) {
    (store, unsaved) = (container.store, (ModelStore(), ModelStore()))
  }
  init(_ store: ModelStore) { (self.store, unsaved) = (store, nil) }

  /// All models that it finds.
  private var models: [any PersistentModel] {
    guard let unsaved else { return store.models }
    let deleted = unsaved.deleted.models
    return store.models.filter { model in !deleted.contains { $0 === model } } + unsaved.inserted.models
  }

  public var hasChanges: Bool { !changes.isEmpty }

  func note(_ undo: @escaping () -> Void) { if !isRollingBack { changes.append(undo) } }

  /// Keeps a model, and those to which it leads.
  public func insert<Model: PersistentModel>(_ model: Model) {
    let record = model._modelRecord
    guard record.context == nil || record.isDeleted else { return }
    (record.context, record.isDeleted) = (self, false)
    store.known.append(model)
    let kept = unsaved?.inserted ?? store
    if unsaved == nil { keep(model) } else { kept.models.append(model) }
    note {
      record.context = nil
      kept.models.removeAll { $0 === model }
    }
    // What an initialiser has set, the other side does not know yet.
    for property in ModelProperty.relationships(of: type(of: model)) {
      for other in property.models(of: model) {
        insert(other)
        property.inverse?.add(model, to: other)
      }
    }
  }

  /// Keeps a model in the store.
  private func keep<Model: PersistentModel>(_ model: Model) {
    let place = takePlace(of: model)
    store.models.insert(model, at: place ?? store.models.endIndex)
  }

  /// Where a model of the same unique value was, which is kept no longer; nil where none was.
  private func takePlace<Model: PersistentModel>(of model: Model) -> Int? {
    let unique = ModelProperty.unique(of: Model.self)
    guard !unique.isEmpty,
      let place = store.models.firstIndex(where: { other in unique.contains { $0.hasOneValue(model, other) } }
      )
    else { return nil }
    let replaced = store.models.remove(at: place)
    note { [store] in store.models.insert(replaced, at: place) }
    for property in ModelProperty.relationships(of: Model.self) {
      for other in property.models(of: replaced) { property.inverse?.remove(replaced, from: other) }
    }
    replaced._modelRecord.context = nil
    note { [weak self] in replaced._modelRecord.context = self }
    return place
  }

  /// Keeps a model no longer; what becomes of those to which it leads, its relationships say.
  public func delete<Model: PersistentModel>(_ model: Model) {
    let record = model._modelRecord
    guard !record.isDeleted else { return }
    let isNew = unsaved?.inserted.models.contains { $0 === model } == true
    let kept = isNew ? unsaved?.inserted ?? store : store
    guard let index = kept.models.firstIndex(where: { $0 === model }) else { return }
    record.isDeleted = true
    note { record.isDeleted = false }
    if let unsaved, kept === store {
      unsaved.deleted.models.append(model)
      note { unsaved.deleted.models.removeAll { $0 === model } }
    } else {
      kept.models.remove(at: index)
      note { kept.models.insert(model, at: min(index, kept.models.count)) }
    }
    let related = ModelProperty.relationships(of: type(of: model)).map { ($0, $0.models(of: model)) }
    for (property, others) in related where property.relationship.deleteRule == .cascade {
      others.forEach { delete($0) }
    }
    left.append { [self] in
      // It may have been inserted again meanwhile.
      guard record.isDeleted else { return }
      for (property, others) in related where property.relationship.deleteRule != .cascade {
        for other in others { property.inverse?.remove(model, from: other) }
      }
      record.context = nil
      note { [weak self] in record.context = self }
    }
    if !EndOfHandler.does({ self.leave() }) { leave() }
  }

  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws { for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) } }

  /// The models of a type that a descriptor describes, those inserted first before the others where it sorts none.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    var found = models.compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  /// The model of an identifier.
  ///
  /// - Precondition: The context keeps it.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = models.first(where: { $0.persistentModelID == identifier }) else {
      preconditionFailure("no model has this identifier: it was deleted, or never inserted")
    }
    return model
  }
  public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
    models.first { $0.persistentModelID == identifier } as? Model
  }

  /// Makes what was changed stay.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    leave()
    if let unsaved {
      for model in unsaved.deleted.models { store.models.removeAll { $0 === model } }
      for model in unsaved.inserted.models {
        keep(model)
        model._modelRecord.context = store.main ?? self
      }
      (unsaved.inserted.models, unsaved.deleted.models) = ([], [])
    }
    changes = []
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }
  /// Takes back what was changed since the last save.
  public func rollback() {
    left = []
    isRollingBack = true
    while let undo = changes.popLast() { undo() }
    isRollingBack = false
  }
  public func processPendingChanges() { leave() }
  private func leave() {
    let now = left
    left = []
    for leave in now { leave() }
  }
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

/// All models of a container, in the order in which they were inserted.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable final class ModelStore: @unchecked Sendable {
  var models: [any PersistentModel] = []
  /// All that ever were, also those that are deleted.
  @ObservationIgnored var known: [any PersistentModel] = []

  /// The context of the views.
  @ObservationIgnored weak var main: ModelContext? {
    // A body that makes the container has read no model by that.
    didSet { for model in _models { model._modelRecord.context = main } }
  }

  /// The two sides of a relationship would keep each other.
  deinit {
    for model in known { model._modelRecord.isGone = true }
    for model in known { ModelProperty.relationships(of: type(of: model)).forEach { $0.empty(model) } }
  }
}

/// What is looked for, and in which order it comes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
