/// A path that does not show its elements, as `NavigationPath` does not.
///
/// The fuzzer finds out what lies on one by comparing: an element is a value that was pushed, promised or named as a
/// target before, where a path that is put together from these values equals the one that is there. A value that nobody
/// has named is a view without a name; rules that would have to know which view it is count as not exercised there, and
/// it offers no links.
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
  @usableFromInline
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
