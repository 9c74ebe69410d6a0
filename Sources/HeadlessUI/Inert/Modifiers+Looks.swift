// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// How views look and feel, which navigation does not depend on: each of these leaves its view as it is.

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> Self { self }
  nonisolated public func padding(_ length: CGFloat) -> Self { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  nonisolated public func offset(_ offset: CGSize) -> Self { self }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  nonisolated public func layoutPriority(_ value: Double) -> Self { self }
  nonisolated public func zIndex(_ value: Double) -> Self { self }
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
  nonisolated public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
  nonisolated public func scaledToFit() -> Self { self }
  nonisolated public func scaledToFill() -> Self { self }
  nonisolated public func clipped(antialiased: Bool = false) -> Self { self }
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Self { self }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> Self { self }
  nonisolated public func contentShape(_ shape: some Shape) -> Self { self }
  /// Takes no taps where nothing of it is to be seen.
  nonisolated public func opacity(_ opacity: Double) -> _Around<Self> { allowsHitTesting(opacity > 0) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  nonisolated public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> Self { self }
  nonisolated public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }
  nonisolated public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> Self { self }
  nonisolated public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> Self {
    self
  }
  @_disfavoredOverload
  nonisolated public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }
  nonisolated public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> Self { self }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  nonisolated public func foregroundStyle(_ first: some ShapeStyle, _ second: some ShapeStyle) -> Self {
    self
  }
  nonisolated public func foregroundStyle(
    _ first: some ShapeStyle, _ second: some ShapeStyle, _ third: some ShapeStyle
  ) -> Self { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Self { self }
  nonisolated public func tint(_ color: Color?) -> Self { self }
  nonisolated public func tint<Style: ShapeStyle>(_ style: Style?) -> Self { self }
  nonisolated public func accentColor(_ color: Color?) -> Self { self }
  nonisolated public func font(_ font: Font?) -> Self { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Self { self }
  nonisolated public func bold(_ isActive: Bool = true) -> Self { self }
  nonisolated public func italic(_ isActive: Bool = true) -> Self { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Self { self }
  nonisolated public func monospacedDigit() -> Self { self }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  nonisolated public func lineLimit(_ number: Int?) -> Self { self }
  nonisolated public func lineLimit(_ range: ClosedRange<Int>) -> Self { self }
  nonisolated public func lineLimit(_ number: Int, reservesSpace: Bool) -> Self { self }
  nonisolated public func lineLimit(_ range: PartialRangeFrom<Int>) -> Self { self }
  nonisolated public func lineLimit(_ range: PartialRangeThrough<Int>) -> Self { self }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  nonisolated public func textCase(_ textCase: Text.Case?) -> Self { self }
  nonisolated public func textSelection(_ selectability: some TextSelectability) -> Self { self }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  nonisolated public func imageScale(_ scale: Image.Scale) -> Self { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  nonisolated public func redacted(reason: RedactionReasons) -> Self { self }
  nonisolated public func unredacted() -> Self { self }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> Self { self }
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self {
    self
  }
  nonisolated public func animation(_ animation: Animation?) -> Self { self }
  nonisolated public func animation<Body: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Body
  ) -> Body { body(self) }
  nonisolated public func transition(_ transition: AnyTransition) -> Self { self }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }
  nonisolated public func transaction<Body: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> Body
  ) -> Body { body(self) }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> Self { self }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
  nonisolated public func containerShape(_ shape: some Shape) -> Self { self }
  nonisolated public func blendMode(_ mode: BlendMode) -> Self { self }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> Self { self }
  nonisolated public func compositingGroup() -> Self { self }
  nonisolated public func help(_ text: LocalizedStringKey) -> Self { self }
  nonisolated public func help(_ text: some StringProtocol) -> Self { self }
  nonisolated public func help(_ text: Text) -> Self { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  nonisolated public func listItemTint(_ color: Color?) -> Self { self }
  @_disfavoredOverload nonisolated public func listItemTint(_ tint: ListItemTint?) -> Self { self }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
  nonisolated public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  nonisolated public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Self { self }
  nonisolated public func gridCellColumns(_ count: Int) -> Self { self }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
public struct ListItemTint: Sendable {
  public static let monochrome = Self()
  public static func fixed(_ color: Color) -> Self { Self() }
  public static func preferred(_ color: Color) -> Self { Self() }
}
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
