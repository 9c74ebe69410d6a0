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

public struct ButtonSizing: Hashable, Sendable {
  public static let automatic = Self(), flexible = Self(), fitted = Self()
}
public struct LineHeight: Hashable, Sendable {
  public static let loose = Self(), tight = Self(), normal = Self(), variable = Self()
  public static func multiple(factor: CGFloat) -> Self { Self() }
  public static func leading(increase: CGFloat) -> Self { Self() }
  public static func exact(points: CGFloat) -> Self { Self() }
}
public enum SymbolVariableValueMode: Sendable { case color, draw }
extension Text {
  public enum AlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }
  public enum WritingDirectionStrategy: Hashable, Sendable { case `default`, layoutBased, contentBased }
}
public struct DropConfiguration: Sendable { public init(operation: DropOperation) {} }
public struct DropSession: Sendable {
  public let location = CGPoint.zero
}

extension View {
  @_disfavoredOverload nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, isEnabled: Bool = true,
    action: @escaping ([Item], DropSession) -> Void
  ) -> Self { self }
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> Self { self }
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
  nonisolated public func lineHeight(_ height: LineHeight?) -> Self { self }
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> Self { self }
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> Self { self }
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> Self { self }
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
  public static var linearCapacity: Self { Self() }
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
  public var duration: TimeInterval { 0.5 }
  public var bounce: Double { 0 }
  public var settlingDuration: TimeInterval { 0.5 }
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { target }
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { .zero }
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

// Ticks of sliders, which are not seen.
@resultBuilder public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression(_ tick: some SliderTickContent<Value>) {}
  public static func buildBlock(_ ticks: Void...) {}
  public static func buildOptional(_ ticks: Void?) {}
  public static func buildEither(first ticks: Void) {}
  public static func buildEither(second ticks: Void) {}
}
public protocol SliderTickContent<Value> { associatedtype Value: BinaryFloatingPoint }
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  public init(_ value: Value) {}
  public init(_ value: Value, @ViewBuilder label: () -> some View) {}
}
public struct SliderTickContentForEach<Value: BinaryFloatingPoint>: SliderTickContent {
  public init<Data: RandomAccessCollection, Tick: SliderTickContent<Value>>(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>, content: @escaping (Data.Element) -> Tick
  ) {}
}
extension ValueControl {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<Value> ticks: () -> Void, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: range, label: label) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
    tick: @escaping (Value) -> SliderTick<Value>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: range, label: label) }
}

extension Tab {
  nonisolated public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> Tab { self }
  nonisolated public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Tab { self }
}
