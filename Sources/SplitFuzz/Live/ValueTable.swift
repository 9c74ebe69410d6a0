/// What is kept by users' values.
///
/// A dictionary ends the process where a value that it holds has become equal by other things, as an object does whose
/// `hash(into:)` takes what changes. Here that value counts as another one.
package struct ValueTable<Kept> {
  private var byHash: [Int: [(value: AnyHashable, kept: Kept)]] = [:]
  package private(set) var count = 0

  /// Keeps nothing yet.
  package init() {}

  /// Whether anything is kept by a value.
  package func contains(_ value: AnyHashable) -> Bool { self[value] != nil }

  /// What is kept by a value.
  package subscript(value: AnyHashable) -> Kept? {
    get { byHash[value.hashValue]?.first { $0.value == value }?.kept }
    set {
      let hash = value.hashValue
      let index = byHash[hash]?.firstIndex { $0.value == value }
      if let index {
        if let newValue { byHash[hash]?[index].kept = newValue } else { byHash[hash]?.remove(at: index) }
      } else if let newValue {
        byHash[hash, default: []].append((value, newValue))
      }
      count += (newValue == nil ? 0 : 1) - (index == nil ? 0 : 1)
    }
  }
}
