// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
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
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
  nonisolated public func labeledContentStyle(_ style: some LabeledContentStyle) -> Self { self }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
  nonisolated public func speechSpellsOutCharacters(_ isOn: Bool = true) -> Self { self }
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
extension ToolbarItem {
  nonisolated public func defaultCustomization(_ visibility: Visibility = .automatic) -> ToolbarItem { self }
}
