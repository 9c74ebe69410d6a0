// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// More of how views look and feel: each of these leaves its view as it is, but for the two menus.

extension View {
  nonisolated public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    Beside(self, content())
  }
  nonisolated public func sectionActions(@ViewBuilder content: () -> some View) -> some View {
    Beside(self, content())
  }
  nonisolated public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { Beside(self, content()) }
  nonisolated public func safeAreaBar<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { Beside(self, content()) }

  nonisolated public func grayscale(_ amount: Double) -> Self { self }
  nonisolated public func saturation(_ amount: Double) -> Self { self }
  nonisolated public func brightness(_ amount: Double) -> Self { self }
  nonisolated public func contrast(_ amount: Double) -> Self { self }
  nonisolated public func colorInvert() -> Self { self }
  nonisolated public func colorMultiply(_ color: Color) -> Self { self }
  nonisolated public func hueRotation(_ angle: Angle) -> Self { self }
  nonisolated public func luminanceToAlpha() -> Self { self }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Self { self }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Self { self }
  nonisolated public func allowsTightening(_ isAllowed: Bool) -> Self { self }
  nonisolated public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }
  nonisolated public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> Self { self }
  nonisolated public func backgroundExtensionEffect() -> Self { self }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> Self { self }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> Self { self }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> Self { self }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self {
    self
  }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  nonisolated public func hoverEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func focusSection() -> Self { self }
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  nonisolated public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  nonisolated public func disableAutocorrection(_ isDisabled: Bool?) -> Self { self }
  nonisolated public func typeSelectEquivalent(_ text: some StringProtocol) -> Self { self }
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }
  nonisolated public func controlGroupStyle(_ style: some ControlGroupStyle) -> Self { self }
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    _Around(self) { view, scope in
      if interaction == .enabled { scope.page.letsTapsThrough = true }
      Self._evaluate(view, in: scope)
    }
  }
  nonisolated public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> Self { self }
  nonisolated public func navigationDocument(_ url: URL) -> Self { self }
  nonisolated public func navigationDocument<Document: Transferable>(
    _ document: Document, preview: SharePreview<some Any, some Any>
  ) -> Self { self }
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }
  nonisolated public func accessibilityAction(
    named name: some ViewTitle, _ handler: @escaping () -> Void
  ) -> Self { self }
  nonisolated public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> Self { self }
  nonisolated public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityLabel<Content: View>(
    @ViewBuilder content: (Self) -> Content
  ) -> Self { self }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }
  nonisolated public func accessibilityChildren(@ViewBuilder children: () -> some View) -> Self { self }
  nonisolated public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
  nonisolated public func accessibilityDirectTouch(
    _ isDirect: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Self { self }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: some ViewTitle
  ) -> Self { self }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: some ViewTitle
  ) -> Self { self }
  nonisolated public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func accessibilityScrollStatus(
    _ status: some StringProtocol, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool) -> Self { self }
  nonisolated public func accessibilityCustomContent(
    _ label: some ViewTitle, _ value: some ViewTitle, importance: AXCustomContent.Importance
  ) -> Self { self }
  nonisolated public func accessibilityCustomContent(
    _ label: some ViewTitle, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self { self }
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some ViewTitle,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: some ViewTitle, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  nonisolated public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ viewer: () -> some View
  ) -> Self { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Self { self }
  nonisolated public func speechAlwaysIncludesPunctuation(_ isOn: Bool = true) -> Self { self }
  nonisolated public func speechAnnouncementsQueued(_ isOn: Bool = true) -> Self { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  nonisolated public func accessibilityRotor(
    _ label: some ViewTitle, @ViewBuilder entries: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityRotor(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ label: some ViewTitle, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func dialogIcon(_ icon: Image?) -> Self { self }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
  nonisolated public func dialogSuppressionToggle(
    _ title: some ViewTitle, isSuppressed: Binding<Bool>
  ) -> Self { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  nonisolated public func accessibilityInputLabels<Label: ViewTitle>(_ labels: [Label]) -> Self { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
  nonisolated public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self {
    self
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> Self { self }

  public static func _printChanges() {}
}

public struct ScenePadding: Equatable, Sendable {
  public static let minimum = Self(), navigationBar = Self()
}
public enum AXCustomContent { public enum Importance: Sendable { case `default`, high } }
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: some ViewTitle) {}
  public init(_ label: Text, id: String) {}
}
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
public struct AccessibilityActionCategory: Sendable {
  public static let `default` = Self(), edit = Self()
  public init(_ name: some ViewTitle) {}
  private init() {}
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }
  public let direction: Direction, location: UnitPoint, point: CGPoint
}
public enum DialogSeverity: Sendable { case automatic, standard, critical }
public enum AccessibilitySystemRotor: Sendable { case headings, links, images, lists, tables, textFields }
/// Stands among the entries of a rotor, of which nothing is shown.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveView {
  public init(_ label: some ViewTitle, id: ID) {}
  public init(_ label: some ViewTitle, _ id: ID, in namespace: Namespace.ID) {}
  @MainActor public static func _evaluate(_ view: AccessibilityRotorEntry, in scope: Scope) {}
}
public enum AccessibilityActionKind: Hashable, Sendable { case `default`, escape, magicTap, delete }
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }
public struct PresentationSizing: Sendable {
  public static let automatic = Self(), fitted = Self(), form = Self(), page = Self()
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, disabled, enabled
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
