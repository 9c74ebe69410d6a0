internal import FuzzEngine

/// Counts the changes of something that bodies depend on.
class ChangeCount: @unchecked Sendable {
  // Read on the main actor only; if two threads count at once it has still grown.
  @exclusivity(unchecked) final var count = 0
  /// Whether a view has ever observed it.
  @exclusivity(unchecked) final var isObserved = false
  /// Whether an object has announced a change on another thread than the main one while a view observed it.
  @exclusivity(unchecked) final var isAnnouncedElsewhere = false

  /// Counts a change that an object announces.
  final func countAnnounced() {
    count &+= 1
    if isObserved, !MainThread.isHere { isAnnouncedElsewhere = true }
  }
}

/// An object that a view observes, and what counts the changes that it announces.
final class ObservedCell<Object: ObservableObject>: @unchecked Sendable {
  let object: Object
  let changes: ChangeCount
  private let held: AnyCancellable?
  init(_ object: Object) {
    self.object = object
    (changes, held) = counted(object)
  }

  /// Notes that a body which is evaluated observes it.
  @MainActor func noteRead() {
    if changes.isAnnouncedElsewhere {
      ViewGraph.evaluating?.isNotModelled(
        "'\(Object.self)' announces a change off the main thread while a view observes it, which SwiftUI does not allow",
        "change it on the main actor: '@MainActor', 'await MainActor.run' or 'DispatchQueue.main.async'")
    }
    ViewGraph.noteRead(of: changes)
  }
}

/// A value of an evaluation before.
private final class KnownValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension ViewNode {
  /// Notes that the body of its view depends on an object; another one than before is a change.
  func observe<Object: ObservableObject>(_ object: Object, _ index: Int) {
    var cell = cells[index] as? ObservedCell<Object>
    if cell?.object !== object {
      cell = ObservedCell(object)
      cells[index] = cell
      isChanged = true
    }
    cell?.noteRead()
  }

  /// Keeps a value under a number; whether it may be another than that of the evaluation before.
  func isAnother<Value>(_ value: Value, _ number: Int) -> Bool {
    guard let known = cells[number] as? KnownValue<Value> else {
      cells[number] = KnownValue(value)
      return true
    }
    func isSame<Known: Equatable>(_ old: Known) -> Bool { value as? Known == old }
    // The bytes of other values are not compared: what lies between their fields may differ.
    let isKept =
      (known.value as? any Equatable).map { isSame($0) }
      ?? isSameObject(known.value, value)
    known.value = value
    return !isKept
  }
}

/// Whether two values are one object, or none, whether their type is a class, a protocol or an optional one of those, or are of
/// one place.
private func isSameObject<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any PerhapsValue, let other = other as? any PerhapsValue {
    guard let one = one.known, let other = other.known else { return one.known == nil && other.known == nil }
    return isSameObject(one, other)
  }
  if let one = one as? any OfPlace, let other = other as? any OfPlace { return one.place === other.place }
  guard type(of: one as Any) is AnyClass, type(of: other as Any) is AnyClass else { return false }
  return one as AnyObject === other as AnyObject
}

/// An optional, whatever it may hold.
protocol PerhapsValue { var known: Any? { get } }
extension Optional: PerhapsValue { var known: Any? { map { $0 } } }

extension Scope {
  /// The same place with views in it that another body has made.
  func made(anew isAnew: Bool) -> Scope {
    var scope = self
    scope.isAnew = isAnew
    scope.isInChanged = isInChanged || isAnew
    return scope
  }

  /// The same place with views in it that are made anew too where a value may be another than before.
  func handing<Value>(_ value: Value) -> Scope {
    let isAnother = node.isAnother(value, node.handed)
    return made(anew: isAnew || isAnother)
  }

  /// Calls a closure of a body where SwiftUI does, and evaluates what it has made last.
  func making<Value>(_ make: () -> Value, _ evaluate: (Value, Scope) -> Void) {
    let made = node.made(Value.self)
    if !isAnew, !made.isChanged, let value = made.value { return evaluate(value, self.made(anew: false)) }
    let value = made.make(in: graph) {
      // It is of the view around, whatever was evaluated before.
      (ViewGraph.latest, ViewGraph.latestPlace) = (node.viewType ?? Value.self, node.number)
      return make()
    }
    if let value { evaluate(value, self.made(anew: true)) }
  }
  /// Evaluates the views that a closure makes.
  func evaluate<Content: View>(making make: () -> Content) {
    making(make) { Content._evaluate($0, in: $1) }
  }
}

extension ViewGraph {
  /// Notes that a body which is evaluated reads something.
  nonisolated static func noteRead(of changes: ChangeCount) {
    if evaluatesHere { Made.reader?.depends(on: changes) }
  }
}
