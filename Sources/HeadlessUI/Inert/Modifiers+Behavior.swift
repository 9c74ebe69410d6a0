// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// How views look and feel, which navigation does not depend on: each of these leaves its view as it is.

extension View {
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> Self { self }
  nonisolated public func badge(_ count: Int) -> Self { self }
  nonisolated public func badge(_ label: LocalizedStringKey) -> Self { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func labelsHidden() -> Self { self }
  nonisolated public func controlSize(_ size: ControlSize) -> Self { self }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  nonisolated public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> Self {
    self
  }
  nonisolated public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> Self { self }
  nonisolated public func textContentType(_ type: UITextContentType?) -> Self { self }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions = .automatic
  ) -> Self { self }
  nonisolated public func focused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  nonisolated public func accessibilityFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> Self { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  nonisolated public func gesture<Value: Gesture>(
    _ gesture: Value, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { tapped(gesture, mask, file, line) }
  nonisolated public func gesture<Value: Gesture>(
    _ gesture: Value, isEnabled: Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { tapped(gesture, isEnabled ? .all : .subviews, file, line) }
  /// A tap runs its action, and what the button or link does that it is attached to.
  nonisolated public func simultaneousGesture<Value: Gesture>(
    _ gesture: Value, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { tapped(gesture, mask, file, line, isSimultaneous: true) }
  nonisolated public func highPriorityGesture<Value: Gesture>(
    _ gesture: Value, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { tapped(gesture, mask, file, line) }
  /// Of the gestures, a tap is modelled, where its mask does not turn it off.
  nonisolated private func tapped(
    _ gesture: some Gesture, _ mask: GestureMask, _ file: StaticString, _ line: UInt,
    isSimultaneous: Bool = false
  ) -> _Around<Self> {
    let (tap, isOn) = (gesture as? TapGesture, mask.contains(.gesture))
    return tapped(
      isOn ? tap?.action : nil, Writer("onTapGesture", file, line), isSimultaneous: isSimultaneous,
      isOther: isOn && tap == nil)
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { gesture(LongPressGesture(), file: file, line: line) }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { gesture(LongPressGesture(), file: file, line: line) }
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> Self { self }
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> Self { self }
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> Self { self }
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> Self { self }
  nonisolated public func accessibilityHint(_ text: LocalizedStringKey) -> Self { self }
  nonisolated public func accessibilityHint(_ text: some StringProtocol) -> Self { self }
  nonisolated public func accessibilityValue(_ text: LocalizedStringKey) -> Self { self }
  nonisolated public func accessibilityValue(_ text: some StringProtocol) -> Self { self }
  nonisolated public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self {
    self
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  nonisolated public func navigationSubtitle(_ text: some ViewTitle) -> Self { self }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  nonisolated public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> Self { self }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  nonisolated public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self {
    self
  }
  nonisolated public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> Self { self }
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> Self { self }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> Self { self }
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> Self { self }
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> Self { self }
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> Self { self }
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> Self { self }
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> Self { self }
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> Self { self }
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> Self { self }
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> Self { self }
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> Self { self }
  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> Self { self }
  nonisolated public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
  nonisolated public func tableStyle(_ style: some TableStyle) -> Self { self }
  nonisolated public func previewDisplayName(_ name: String?) -> Self { self }
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self {
    self
  }
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> Self { self }
  nonisolated public func coordinateSpace(name: some Hashable) -> Self { self }
  nonisolated public func itemProvider(_ action: (() -> NSObject?)?) -> Self { self }
  nonisolated public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> Self { self }
  nonisolated public func menuOrder(_ order: MenuOrder) -> Self { self }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> Self { self }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> Self { self }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> Self { self }
  nonisolated public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  nonisolated public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
  nonisolated public func geometryGroup() -> Self { self }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> Self { self }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = .down,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut) -> Self { self }
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}
public struct KeyPress: Sendable {
  public enum Phases: Sendable, ExpressibleByArrayLiteral {
    case down, up, `repeat`, all
    public init(arrayLiteral phases: Phases...) { self = phases.count == 1 ? phases[0] : .all }
  }
  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases
}
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let automatic = FocusInteractions([])
  public static let activate = FocusInteractions(rawValue: 1), edit = FocusInteractions(rawValue: 2)
}
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }
public enum HandGestureShortcut: Sendable { case primaryAction }
