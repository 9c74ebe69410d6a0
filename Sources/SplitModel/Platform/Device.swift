/// A device as the model needs it: how large, and when it is horizontally compact.
public struct Device: Hashable, Sendable {
  /// The name, kebab-case; it never changes meaning.
  public let name: String
  /// Width and height in points when upright; a device that cannot turn has its only size here.
  public let widthPoints: Int
  /// Height in points when upright.
  public let heightPoints: Int
  /// What decides its size classes.
  public let sizeClassRule: SizeClassRule
  /// Whether it can be turned.
  public let turns: Bool
  /// Window widths in points by named size: landscape first, then upright; nil where the size is not offered.
  public let multitasking: Multitasking?
  /// Its other screen, the one it has while it is folded; nil for a device that does not fold.
  public let folded: Folded?
  /// Where the figures come from.
  public let source: String

  /// What decides a device's horizontal size class.
  public enum SizeClassRule: UInt8, Sendable {
    /// Compact in both orientations, vertically compact in landscape.
    case phone
    /// Compact upright, regular in landscape, vertically compact there: turning it flips the size class.
    case largePhone
    /// Regular from `Device.regularFromPoints` on, whatever the orientation.
    case byWidth
    /// Always regular.
    case regular
    /// Always collapsed, whatever the width.
    case collapsed
  }

  /// The widths of the named window sizes.
  public struct Multitasking: Hashable, Sendable {
    /// Two thirds, half, third and slide over when the screen is wider than high.
    public let landscape: [Int]
    /// The same when it is upright; zero where the size is not offered.
    public let portrait: [Int]
  }

  /// The screen of a device that is folded, on which it is as compact as any phone.
  public struct Folded: Hashable, Sendable {
    /// Width in points when upright.
    public let widthPoints: Int
    /// Height in points when upright.
    public let heightPoints: Int
  }

  /// Whether it is an iPad, by which apps choose between one column and two; an iPhone that unfolds is none.
  package var isPad: Bool { name.hasPrefix("ipad") }

  /// The width from which an iPad window is regular: assumed between 639 (compact) and 669 (regular), both observed.
  public static let regularFromPoints = 660

  /// The device with a name; nil if there is none.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}
