// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What apps of 2026 and collections of examples use, and has no effect here.

public import Foundation

public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  public static let automatic = Self(), low = Self(), high = Self()
  private init() {}
  public init(higherThan other: Self) {}
  public init(lowerThan other: Self) {}
}

extension ToolbarContent {
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> Self { self }
}

public struct DropSession: Sendable {
  public let location = CGPoint.zero
}

extension View {
  nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, isEnabled: Bool = true,
    action: @escaping ([Item], DropSession) -> Void
  ) -> Self { self }
  nonisolated public func position(_ position: CGPoint) -> Self { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> Self { self }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> Self { self }
  nonisolated public func sectionIndexLabel(_ label: some StringProtocol) -> Self { self }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
}

extension VisualEffect {
  public func offset(_ offset: CGSize) -> Self { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
}

extension TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public var cadence: Cadence { .live }
}

extension ScrollPosition {
  public init(point: CGPoint) {}
  public init(x: CGFloat) {}
  public init(y: CGFloat) {}
  public mutating func scrollTo(point: CGPoint) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo(y: CGFloat) {}
}

extension NamedStyle where Self == SystemStyle {
  public static var accessoryLinearCapacity: Self { Self() }
  public static var compactMenu: Self { Self() }
}

extension GroupBox {
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  nonisolated public init(_ configuration: StyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension OpenURLAction {
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

nonisolated public struct EllipticalGradient: PrimitiveView, ShapeStyle {
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  @MainActor public static func _evaluate(_ view: EllipticalGradient, in scope: Scope) { scope.page.see() }
}

nonisolated public struct AnyShape: Shape {
  public init(_ shape: some Shape) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle) = (shape, angle)
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale) = (shape, scale)
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  public static var smooth: Self { Self() }
  public static var snappy: Self { Self() }
  public static var bouncy: Self { Self() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self { Self() }
}

/// What is selected of a text with attributes: nothing.
public struct AttributedTextSelection: Hashable, Sendable { public init() {} }

extension TextEditor {
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) }))
  }
}
