internal import Observation

/// A value of which each change is seen by the views that have read it, and by no others.
///
/// The macro `Observable` makes a key path at each read, which of a generic type takes longer than most updates.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @propertyWrapper struct Observed<Value: Equatable> {
  private var value: Value
  private let mark = ObservedMark()

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get {
      mark.read()
      return value
    }
    set {
      mark.change()
      value = newValue
    }
  }

  /// Takes another value; an equal one is no change.
  mutating func change(to new: Value) { if value != new { wrappedValue = new } }
}

/// What is observed in the place of a value.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @Observable final class ObservedMark {
  private var changes = 0

  func read() { _ = changes }
  func change() { changes &+= 1 }
}
