// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// How views look and feel, which navigation does not depend on: each of these leaves its view as it is.

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }
  nonisolated public func scaledToFill() -> some View { self }
  nonisolated public func clipped() -> some View { self }
  nonisolated public func clipShape(_ shape: some Shape) -> some View { self }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
  nonisolated public func contentShape(_ shape: some Shape) -> some View { self }
  /// Takes no taps where nothing of it is to be seen.
  nonisolated public func opacity(_ opacity: Double) -> some View { allowsHitTesting(opacity > 0) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View { self }
  nonisolated public func background(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  nonisolated public func background(in shape: some Shape) -> some View { self }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func foregroundStyle(_ first: some ShapeStyle, _ second: some ShapeStyle) -> some View {
    self
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func tint(_ color: Color?) -> some View { self }
  nonisolated public func tint(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func accentColor(_ color: Color?) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
  nonisolated public func monospacedDigit() -> some View { self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
  nonisolated public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
  nonisolated public func textSelection(_ selectability: some TextSelectability) -> some View { self }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
  nonisolated public func unredacted() -> some View { self }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { self }
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  nonisolated public func containerShape(_ shape: some Shape) -> some View { self }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View { self }
  nonisolated public func drawingGroup() -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
  nonisolated public func help(_ text: some StringProtocol) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }
  nonisolated public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  nonisolated public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  nonisolated public func listItemTint(_ color: Color?) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollIndicators(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  nonisolated public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View { self }
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
