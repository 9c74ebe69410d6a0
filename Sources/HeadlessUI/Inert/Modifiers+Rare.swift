// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// What apps write seldom, or wrote in older versions: each of these leaves its view as it is, but for its names.

extension View {
  nonisolated public func accessibility(label: Text) -> _Around<Self> { accessibilityLabel(label) }
  nonisolated public func accessibility(identifier: String) -> _Around<Self> {
    accessibilityIdentifier(identifier)
  }
  nonisolated public func accessibility(hint: Text) -> Self { self }
  nonisolated public func accessibility(value: Text) -> Self { self }
  nonisolated public func accessibility(hidden: Bool) -> Self { self }
  nonisolated public func accessibility(sortPriority: Double) -> Self { self }
  nonisolated public func accessibility(inputLabels: [Text]) -> Self { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
  nonisolated public func accessibilityHint(_ text: Text) -> Self { self }
  nonisolated public func accessibilityValue(_ text: Text) -> Self { self }
  nonisolated public func accessibilityCustomContent(
    _ label: some ViewTitle, _ value: some ViewTitle
  ) -> Self { self }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  nonisolated public func statusBar(hidden: Bool) -> Self { self }
  nonisolated public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> Self { self }
  nonisolated public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self {
    self
  }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  nonisolated public func badge(_ label: Text?) -> Self { self }
  @_disfavoredOverload nonisolated public func badge(_ label: (some StringProtocol)?) -> Self { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Self { self }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> Self { self }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self {
    self
  }
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
  nonisolated public func allowsWindowActivationEvents(_ isAllowed: Bool? = true) -> Self { self }
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority
  ) -> Self { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> Self { self }
  nonisolated public func onOpenURL(prefersInApp: Bool) -> Self { self }
  nonisolated public func presentationBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> Self { self }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  nonisolated public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> Self where Items.Element == URL { self }
  nonisolated public func textRenderer(_ renderer: some TextRenderer) -> Self { self }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
  nonisolated public func labeledContentStyle(_ style: some LabeledContentStyle) -> Self { self }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
  nonisolated public func speechSpellsOutCharacters(_ isOn: Bool = true) -> Self { self }
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
  public static func mirrors(in direction: LayoutDirection) -> Self { .mirrors }
}
public enum MaterialActiveAppearance: Sendable { case automatic, active, inactive, matchWindow }
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }
extension KeyboardShortcut {
  public enum Localization: Hashable, Sendable { case automatic, withoutMirroring, custom }
}
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }
public enum BadgeProminence: Sendable { case standard, increased, decreased }
public enum PaletteSelectionEffect: Sendable { case automatic, custom }
public enum WritingToolsBehavior: Sendable { case automatic, complete, limited, disabled }
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
public enum SpringLoadingBehavior: Sendable { case automatic, enabled, disabled }
extension Font { public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded } }
extension Text {
  public enum Scale: Hashable, Sendable { case `default`, secondary }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}
extension Image { public enum DynamicRange: Sendable { case standard, constrainedHigh, high } }

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1), contextMenuPreview = Self(rawValue: 2)
  public static let dragPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
  public static let accessibility = Self(rawValue: 16)
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame = Self(rawValue: 3)
}

extension ToolbarContent {
  nonisolated public func matchedTransitionSource(id: some Hashable, in space: Namespace.ID) -> Self { self }
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}
public enum ToolbarCustomizationBehavior: Sendable { case `default`, reorderable, disabled }
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = Self(rawValue: 1)
}
extension ToolbarContent {
  /// Takes it away.
  nonisolated public func hidden(_ isHidden: Bool = true) -> ToolbarMaybe<Self> {
    ToolbarMaybe(content: isHidden ? nil : self)
  }
}
extension ToolbarItem {
  nonisolated public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> ToolbarItem { self }
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> ToolbarItem {
    self
  }
}
