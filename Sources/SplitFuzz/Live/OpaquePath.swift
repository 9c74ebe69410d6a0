/// A path that does not show its elements, as `NavigationPath` does not.
///
/// The fuzzer compares it with paths of values that were pushed, promised or named as a target before. The view of any
/// other value has no name and no links, and rules that depend on it are not evaluated.
public protocol OpaquePath: Equatable {
  /// How many elements it has.
  var count: Int { get }
  /// Puts a value on it; a path that cannot hold such a value stays as it is.
  mutating func append<Value: Hashable>(_ value: Value)
  /// Takes so many elements off its end.
  mutating func removeLast(_ count: Int)
}

extension OpaquePath {
  /// The first elements of it.
  func prefix(_ length: Int) -> Self {
    var path = self
    if count > length { path.removeLast(count - length) }
    return path
  }

  /// The same with a value on it.
  func adding(_ value: AnyHashable) -> Self {
    var path = self
    if let value = value.base as? any Hashable { path.append(value) }
    return path
  }
}
