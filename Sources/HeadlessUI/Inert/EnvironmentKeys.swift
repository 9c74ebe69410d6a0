// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation
@_exported public import Observation

private struct Key<Value>: EnvironmentKey { static var defaultValue: Value? { nil } }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Key<ColorScheme>.self] ?? .light }
    set { self[Key<ColorScheme>.self] = newValue }
  }
  public var locale: Locale {
    get { self[Key<Locale>.self] ?? Locale(identifier: "en_US") }
    set { self[Key<Locale>.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Key<Calendar>.self] ?? Calendar(identifier: .gregorian) }
    set { self[Key<Calendar>.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key<DynamicTypeSize>.self] ?? .large }
    set { self[Key<DynamicTypeSize>.self] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { self[Key<ContentSizeCategory>.self] ?? .large }
    set { self[Key<ContentSizeCategory>.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Key<LayoutDirection>.self] ?? .leftToRight }
    set { self[Key<LayoutDirection>.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[Key<Binding<EditMode>>.self] }
    set { self[Key<Binding<EditMode>>.self] = newValue }
  }
  public var font: Font? {
    get { self[Key<Font>.self] }
    set { self[Key<Font>.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Key<ControlSize>.self] ?? .regular }
    set { self[Key<ControlSize>.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Key<TimeZone>.self] ?? TimeZone(secondsFromGMT: 0) ?? .current }
    set { self[Key<TimeZone>.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[Key<CGFloat>.self] ?? 44 }
    set { self[Key<CGFloat>.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Key<Int>.self] }
    set { self[Key<Int>.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Key<RedactionReasons>.self] ?? [] }
    set { self[Key<RedactionReasons>.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[Key<SymbolVariants>.self] ?? .none }
    set { self[Key<SymbolVariants>.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[Key<Prominence>.self] ?? .standard }
    set { self[Key<Prominence>.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Key<TextAlignment>.self] ?? .leading }
    set { self[Key<TextAlignment>.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Key<Text.TruncationMode>.self] ?? .tail }
    set { self[Key<Text.TruncationMode>.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[Key<Image.Scale>.self] ?? .medium }
    set { self[Key<Image.Scale>.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[Key<MenuOrder>.self] ?? .automatic }
    set { self[Key<MenuOrder>.self] = newValue }
  }
  public var contentTransition: ContentTransition {
    get { self[Key<ContentTransition>.self] ?? .identity }
    set { self[Key<ContentTransition>.self] = newValue }
  }
  public var badgeProminence: BadgeProminence {
    get { self[Key<BadgeProminence>.self] ?? .standard }
    set { self[Key<BadgeProminence>.self] = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[Key<AnyShapeStyle>.self] }
    set { self[Key<AnyShapeStyle>.self] = newValue }
  }
  // Values that what is around changes on a device, and nothing here.
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set {}
  }
  public var lineSpacing: CGFloat {
    get { 0 }
    set {}
  }
  public var allowsTightening: Bool {
    get { false }
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get { 1 }
    set {}
  }
  public var textCase: Text.Case? {
    get { nil }
    set {}
  }
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  public var labelsVisibility: Visibility {
    get { .automatic }
    set {}
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { nil }
    set {}
  }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var appearsActive: Bool { true }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var fontResolutionContext: Font.Context { Font.Context() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var isFocused: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var displayScale: CGFloat { 2 }
  public var accessibilityReduceTransparency: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { nil }
  public var supportsMultipleWindows: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  public var undoManager: UndoManager? { nil }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ColorSchemeContrast: Sendable { case standard, increased }
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

#if !canImport(AppKit)
/// Whether a window of a Mac is the one in front.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }
extension EnvironmentValues {
  /// As of a window in front.
  public var controlActiveState: ControlActiveState {
    get { self[Key<ControlActiveState>.self] ?? .key }
    set { self[Key<ControlActiveState>.self] = newValue }
  }
}
#endif
