public import Foundation

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Across or down.
  case horizontal, vertical
  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Wraps bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// One of four.
  case top, leading, bottom, trailing
  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Wraps bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// An edge.
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
    /// Edges.
    public static let trailing = Set(rawValue: 8), all = Set(rawValue: 15)
    /// Edges.
    public static let horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
  }
}

/// An edge across.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// One of two.
  case leading, trailing
}

/// An edge up or down.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// One of two.
  case top, bottom
}

/// Distances from edges.
public struct EdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top, leading, bottom, trailing: CGFloat
  /// Four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// None.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Where views stand across.
public struct HorizontalAlignment: Hashable, Sendable {
  /// One of three.
  public static let leading = HorizontalAlignment(), center = HorizontalAlignment(),
    trailing = HorizontalAlignment()
}

/// Where views stand up and down.
public struct VerticalAlignment: Hashable, Sendable {
  /// One of five.
  public static let top = VerticalAlignment(), center = VerticalAlignment(), bottom = VerticalAlignment()
  /// One of five.
  public static let firstTextBaseline = VerticalAlignment(), lastTextBaseline = VerticalAlignment()
}

/// Where views stand.
public struct Alignment: Hashable, Sendable {
  /// Both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  private init(isLeading: Bool = false) { self.isLeading = isLeading }
  /// Whether it is the middle of the leading edge.
  private(set) var isLeading = false
  /// Where they stand across.
  public var horizontal: HorizontalAlignment { .center }
  /// Where they stand up and down.
  public var vertical: VerticalAlignment { .center }
  /// One of nine.
  public static let center = Alignment(), leading = Alignment(isLeading: true), trailing = Alignment(),
    top = Alignment()
  /// One of nine.
  public static let bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment()
  /// One of nine.
  public static let bottomLeading = Alignment(), bottomTrailing = Alignment()
}

/// A point in a unit square.
public struct UnitPoint: Hashable, Sendable {
  /// The place.
  public var x, y: CGFloat
  /// A place.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// A corner, an edge or the centre.
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  /// A corner or an edge.
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner or an edge.
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In degrees.
  public var degrees: Double
  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// An angle in radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }
  /// The other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  /// Both.
  public static func + (one: Angle, other: Angle) -> Angle { Angle(degrees: one.degrees + other.degrees) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// None.
  public static let zero = Angle(degrees: 0)
}

/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system finds right, seen, or not seen.
  case automatic, visible, hidden
}

/// Where a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public enum Source: Sendable {
    /// All of it.
    case bounds
  }
  /// A rectangle.
  case rect(Source)
  /// A point.
  case point(UnitPoint)
}

/// How a picture fills its room.
public enum ContentMode: Hashable, Sendable {
  /// One of two.
  case fit, fill
}

/// How lines of a text stand.
public enum TextAlignment: Hashable, Sendable {
  /// One of three.
  case leading, center, trailing
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// One of two.
  case light, dark
}

/// From where texts are read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// One of two.
  case leftToRight, rightToLeft
}

/// How large texts are.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// The sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for those who need them.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// Which is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
  /// Whether it is one for those who need it.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The sizes.
  case mini, small, regular, large, extraLarge
}

/// Whether lists are edited.
public enum EditMode: Hashable, Sendable {
  /// The modes.
  case inactive, transient, active
  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}

/// How something is animated; here it is there at once.
public struct Animation: Hashable, Sendable {
  /// An animation.
  public static let `default` = Animation(), easeIn = Animation(), easeOut = Animation(), linear = Animation()
  /// An animation.
  public static let easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation()
  /// An animation.
  public static let snappy = Animation(), interactiveSpring = Animation()
  /// An animation of a length.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// An animation of a length.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// An animation of a length.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// An animation of a length.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring.
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { Animation() }
  /// The same.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// The same.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

/// What belongs to one change.
public struct Transaction: Sendable {
  /// How it is animated.
  public var animation: Animation?
  /// Whether it is not animated.
  public var disablesAnimations = false
  /// Nothing said.
  public init() {}
  /// An animation.
  public init(animation: Animation?) { self.animation = animation }
  /// The default of an entry: nothing is passed on.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// Changes something at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes something at once, and then runs the completion.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When it looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When it is gone.
  public static let removed = AnimationCompletionCriteria()
}

/// Changes something at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  /// Half or all of the height.
  public static let medium = PresentationDetent(), large = PresentationDetent()
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// A part of the height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
}
