/// Counts the changes of something that bodies depend on.
class ChangeCount {
  // Read on the main actor only; if two threads count at once it has still grown.
  @exclusivity(unchecked) final var count = 0
}

/// An object that a view observes, and what counts the changes that it announces.
final class ObservedCell<Object: ObservableObject> {
  let object: Object
  let changes: ChangeCount
  private let held: AnyCancellable?
  init(_ object: Object) {
    self.object = object
    (changes, held) = counted(object)
  }
}

/// A value of an evaluation before.
private final class KeptValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// What SwiftUI evaluates: a body of which something has changed that it has read or observes, and the bodies of the views in it
/// that are handed something.
///
/// Here every body is evaluated at each change, so what a body makes is new each time. An object that it makes and observes has to
/// be the same, though, unless SwiftUI would make a new one.
extension ViewNode {
  /// Notes that its body depends on something.
  nonisolated func depends(on changes: ChangeCount) {
    if !dependencies.contains(where: { $0.on === changes }) { dependencies.append((changes, changes.count)) }
  }

  /// Notes that its view observes an object, where that is the one of the evaluation before or may be another.
  func observe<Object: ObservableObject>(_ object: Object, _ index: Int, isAnew: Bool) {
    let kept = cells[index] as? ObservedCell<Object>
    if let kept, kept.object === object { return depends(on: kept.changes) }
    if kept != nil, !isAnew {
      observesOther = true
    } else {
      let cell = ObservedCell(object)
      cells[index] = cell
      depends(on: cell.changes)
      isChanged = true
    }
  }

  /// Finds out whether something has changed that it depends on; its evaluation notes anew what that is.
  func takeChanges() {
    (isChanged, observesOther) = (false, false)
    if dependencies.isEmpty { return }
    isChanged = dependencies.contains { $0.on.count != $0.count }
    dependencies.removeAll(keepingCapacity: true)
  }

  /// The number under which a primitive view notes the one value that it hands to a closure.
  static let handed = -10

  /// Notes a value on which the views here depend, under a number; another one than before is a change.
  func depends<Value>(onValue value: Value, _ number: Int) {
    guard let kept = cells[number] as? KeptValue<Value> else {
      cells[number] = KeptValue(value)
      return
    }
    func isSame<Known: Equatable>(_ old: Known) -> Bool { value as? Known == old }
    // The bytes of other values are not compared: what lies between their fields may differ.
    let isKept =
      (kept.value as? any Equatable).map { isSame($0) }
      ?? (Value.self is AnyClass && kept.value as AnyObject === value as AnyObject)
    if !isKept { isChanged = true }
    kept.value = value
  }
}

extension Scope {
  /// The same place with views in it that another body has made.
  func made(anew isAnew: Bool) -> Scope {
    var scope = self
    scope.isAnew = isAnew
    scope.isInChanged = isInChanged || isAnew
    return scope
  }

  /// Evaluates a body, and notes what it reads.
  @inline(__always) func reading<Body>(_ body: () -> Body) -> Body {
    graph.isOfChange = isAnew
    let outer = ViewGraph.reader
    ViewGraph.reader = node
    defer { ViewGraph.reader = outer }
    return body()
  }

  /// Calls a closure of a body, whose views are made anew as well where something has changed that it has read.
  func making<Made>(_ make: () -> Made, _ evaluate: (Made, Scope) -> Void) {
    let scope = made(anew: isAnew || node.isChanged)
    evaluate(scope.reading(make), scope)
  }
  /// Evaluates the views that a closure makes.
  func evaluate<Content: View>(making make: () -> Content) {
    making(make) { Content._evaluate($0, in: $1) }
  }

  /// Notes what is found around the views here, where that may have changed.
  func finds<Value>(_ value: Value, _ number: Int) {
    if isInChanged || node.isChanged { node.depends(onValue: value, number) }
  }
}

extension ViewGraph {
  /// The place of the view whose body is evaluated now.
  @exclusivity(unchecked) fileprivate nonisolated(unsafe) static var reader: ViewNode?

  /// Notes that a body which is evaluated reads something.
  nonisolated static func noteRead(of changes: ChangeCount) {
    if evaluatesHere { reader?.depends(on: changes) }
  }
}
