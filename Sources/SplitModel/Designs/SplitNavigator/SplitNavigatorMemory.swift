/// A navigator in flat storage: what the exploration remembers of a state.
@frozen
public struct SplitNavigatorMemory: Hashable, Sendable, BitwiseCopyable {
  /// The navigator.
  @usableFromInline var navigator: SplitNavigator<FlatValues>

  @inlinable
  init(_ navigator: SplitNavigator<FlatValues>) { self.navigator = navigator }

  /// Compares all of it at once: there is no padding.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { haveSameBytes(left, right) }

  /// Hashes all of it at once: there is no padding.
  @inlinable
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
