/// A navigator in flat storage: what the exploration remembers of a state.
@frozen
public struct SplitNavigatorMemory: Hashable, Sendable, BitwiseCopyable {
  /// The navigator.
  @usableFromInline var navigator: SplitNavigator<FlatValues>
  /// How often the sidebar was shown as a tip since the app was installed.
  @usableFromInline var tips: UInt8

  @inlinable
  init(_ navigator: SplitNavigator<FlatValues>, tips: UInt8 = 0) {
    self.navigator = navigator
    self.tips = tips
  }

  /// Compares all of it at once: there is no padding.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { haveSameBytes(left, right) }

  /// Hashes all of it at once: there is no padding.
  @inlinable
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
