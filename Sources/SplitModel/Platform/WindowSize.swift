/// How much of the screen an app's window takes, as multitasking on iPad offers it, or which screen it is on.
@frozen public struct WindowSize: Hashable, Sendable, BitwiseCopyable {
  /// One byte: 0...4 the named sizes, 5 the screen of a folded device, 20...255 a free width in units of ten points.
  public let rawValue: UInt8

  /// Wraps a raw value.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The whole screen.
  public static let full = WindowSize(rawValue: 0)
  /// The larger part of a split.
  public static let twoThirds = WindowSize(rawValue: 1)
  /// Half of the screen; exists in landscape only.
  public static let half = WindowSize(rawValue: 2)
  /// The smaller part of a split.
  public static let third = WindowSize(rawValue: 3)
  /// The narrow window that floats over another app.
  public static let slideOver = WindowSize(rawValue: 4)
  /// The outer screen of a device that folds; on the inner one it has the full size.
  public static let folded = WindowSize(rawValue: 5)
  /// The named sizes of a window with their text forms.
  public static let named: [(name: String, size: WindowSize)] = [
    ("full", .full), ("two-thirds", .twoThirds), ("half", .half), ("third", .third),
    ("slide-over", .slideOver),
  ]

  /// A window of a free width in points, a multiple of ten in 200...2_550; nil otherwise.
  public init?(points: Int) {
    guard (200...2_550).contains(points), points % 10 == 0 else { return nil }
    rawValue = UInt8(points / 10)
  }

  /// The free width in points; nil for a named size.
  public var points: Int? { rawValue >= 20 ? Int(rawValue) * 10 : nil }

  /// The text form: a name or a number of points.
  public var text: String {
    if self == .folded { return "folded" }
    return points.map(String.init) ?? (isNamed ? Self.named[Int(rawValue)].name : "\(rawValue)")
  }

  var isNamed: Bool { rawValue < 5 }
}
