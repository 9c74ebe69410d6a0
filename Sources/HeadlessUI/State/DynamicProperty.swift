/// A property of a view that has state of its own or reads it from elsewhere, as in SwiftUI.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that is connected to the place of its view.
protocol ConnectedProperty: DynamicProperty {
  /// Connects it with what is kept at a place under a number; false where it is connected with another place.
  @MainActor func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool
  /// Whether it is what the view is handed, and not what it has itself or finds around it.
  static var isHanded: Bool { get }
  /// The same property, connected with no place.
  @MainActor func separated() -> Self
  /// Takes it from its place.
  @MainActor func release()
}

/// A dynamic property that only holds what it was made with, and so is connected with no place.
protocol HandedProperty: DynamicProperty {}

extension ConnectedProperty {
  static var isHanded: Bool { false }
}

/// A value that is kept at a place.
final class Cell<Value>: ChangeCount, @unchecked Sendable {
  var value: Value
  private let view: Any.Type?
  private let changes: StateChanges?
  private var reads = StateReads()

  @MainActor init(_ value: Value, _ node: ViewNode) {
    self.value = value
    view = node.viewType
    changes = node.changes
  }

  func write(_ value: Value) {
    // What is stored is no state of a view, and another thread may write it.
    if let view, ViewGraph.evaluatesHere { MainActor.assumeIsolated { ViewGraph.noteWrite(in: view) } }
    if !haveSameBytes(value, &self.value) {
      count &+= 1
      if let changes {
        changes.hasAny = true
        if view != nil { reads.noteChange(from: self.value, to: value, changes) }
      }
    }
    self.value = value
  }

  /// Notes that views read it.
  func noteRead() {
    Made.reader?.depends(on: self)
    reads.noteRead(of: value, changes)
  }
}

/// What a property wrapper holds while its view is a value: the first value, and the cell once it has a place.
final class CellBox<Value> {
  private let first: () -> Value
  private lazy var value = first()
  private(set) var cell: Cell<Value>?

  init(_ first: @escaping () -> Value) { self.first = first }

  var current: Value {
    get {
      guard let cell else { return value }
      if ViewGraph.evaluatesHere { cell.noteRead() }
      return cell.value
    }
    set {
      if let cell { return cell.write(newValue) }
      value = newValue
      // An object's 'AppStorage' has no place.
      Announcements.note()
    }
  }

  /// Connects it with what is kept at a place; false where it is connected with another.
  @MainActor func connect(to node: ViewNode, _ index: Int) -> Bool {
    let kept = node.cells[index] as? Cell<Value>
    if let cell { return cell === kept }
    cell = kept ?? Cell(value, node)
    if kept == nil { node.cells[index] = cell }
    return true
  }

  /// The same first value without a place.
  var separated: CellBox { CellBox(first) }
  func release() { cell = nil }
}

/// A dynamic property with a box.
protocol BoxedProperty: ConnectedProperty {
  associatedtype Value
  var box: CellBox<Value> { get set }
}

extension BoxedProperty {
  func separated() -> Self {
    var property = self
    property.box = box.separated
    return property
  }
  func release() { box.release() }
}
