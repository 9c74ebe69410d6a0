/// Everything that the platform remembers, in flat bytes with one representation for each value.
public struct PlatformState: Hashable, Sendable, BitwiseCopyable {
  /// The environment of which the app was last notified.
  package internal(set) var environment: DeviceEnvironment
  package internal(set) var splits = Slots(repeating: SplitContainer())
  package internal(set) var stacks = Slots(repeating: StackContainer())
  /// Which of two presentations is on screen, and which was refused; zero where there is one.
  var presents: UInt8 = 0
  @usableFromInline package internal(set) var queue = DeliveryQueue()

  init(_ environment: DeviceEnvironment) { self.environment = environment }

  /// Compares all of it.
  public static func == (left: PlatformState, right: PlatformState) -> Bool { haveSameBytes(left, right) }

  /// Hashes all of it.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
