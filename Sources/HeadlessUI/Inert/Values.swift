// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8), all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Self(.top), bottom = Self(.bottom), all: Self = [.top, .bottom]
  }
}

public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

public struct HorizontalAlignment: Hashable, Sendable {
  private let likeness: Likeness
  init() { self = .center }
  private init(_ name: String) { likeness = Likeness(name) }
  public init(_ id: any AlignmentID.Type) { self.init("\(id)") }
  public static let leading = Self("leading"), center = Self("center"), trailing = Self("trailing")
  public static let listRowSeparatorLeading = Self("listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = Self("listRowSeparatorTrailing")
}

public struct VerticalAlignment: Hashable, Sendable {
  private let likeness: Likeness
  init() { self = .center }
  private init(_ name: String) { likeness = Likeness(name) }
  public init(_ id: any AlignmentID.Type) { self.init("\(id)") }
  public static let top = Self("top"), center = Self("center"), bottom = Self("bottom")
  public static let firstTextBaseline = Self("firstTextBaseline"), lastTextBaseline = Self("lastTextBaseline")
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }
  public static let center = Self(.center, .center), leading = Self(.leading, .center)
  public static let trailing = Self(.trailing, .center), top = Self(.center, .top)
  public static let bottom = Self(.center, .bottom), topLeading = Self(.leading, .top)
  public static let topTrailing = Self(.trailing, .top), bottomLeading = Self(.leading, .bottom)
  public static let bottomTrailing = Self(.trailing, .bottom)
  public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
  public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
  public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
}

public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct Angle: Hashable, Comparable, Sendable {
  public var degrees: Double
  public init(degrees: Double) { self.degrees = degrees }
  public init(radians: Double) { degrees = radians * 180 / .pi }
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  public static func + (one: Angle, other: Angle) -> Angle { Angle(degrees: one.degrees + other.degrees) }
  public static func - (one: Angle, other: Angle) -> Angle { Angle(degrees: one.degrees - other.degrees) }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }
  public static func += (one: inout Angle, other: Angle) { one = one + other }
  public static func -= (one: inout Angle, other: Angle) { one = one - other }
  public static func < (one: Angle, other: Angle) -> Bool { one.degrees < other.degrees }
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(degrees: 0)
}

public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

public enum PopoverAttachmentAnchor: Sendable {
  public enum Source: Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
}

public enum ContentMode: Hashable, Sendable { case fit, fill }
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Int, Hashable, Comparable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

public enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation(), easeIn = Animation(), easeOut = Animation(), linear = Animation()
  public static let easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation()
  public static let snappy = Animation(), interactiveSpring = Animation()
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func bouncy(duration: TimeInterval, extraBounce: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: TimeInterval, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: TimeInterval, extraBounce: Double = 0) -> Animation { Animation() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  init() {}
  public init(_ animation: some CustomAnimation) {}
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false, isContinuous = false, tracksVelocity = false
  public init() {}
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
  public init(animation: Animation?) { self.animation = animation }
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withTransaction<Value, Result>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct PresentationDetent: Hashable, Sendable {
  private let likeness: Likeness
  public static let medium = Self(likeness: Likeness("medium")), large = Self(likeness: Likeness("large"))
  public static func height(_ height: CGFloat) -> Self { Self(likeness: Likeness("height").with(height)) }
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> Self {
    Self(likeness: Likeness("\(type)"))
  }
  @dynamicMemberLookup public struct Context {
    public let maxDetentValue: CGFloat
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: path]
    }
  }
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(likeness: Likeness("fraction").with(fraction))
  }
}
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
