@_exported public import Foundation
@_exported public import Observation

private struct Key<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[Key<ColorScheme>.self] ?? .light }
    set { self[Key<ColorScheme>.self] = newValue }
  }
  /// The language and region.
  public var locale: Locale {
    get { self[Key<Locale>.self] ?? Locale(identifier: "en_US") }
    set { self[Key<Locale>.self] = newValue }
  }
  /// The calendar.
  public var calendar: Calendar {
    get { self[Key<Calendar>.self] ?? Calendar(identifier: .gregorian) }
    set { self[Key<Calendar>.self] = newValue }
  }
  /// How large texts are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key<DynamicTypeSize>.self] ?? .large }
    set { self[Key<DynamicTypeSize>.self] = newValue }
  }
  /// From where texts are read.
  public var layoutDirection: LayoutDirection {
    get { self[Key<LayoutDirection>.self] ?? .leftToRight }
    set { self[Key<LayoutDirection>.self] = newValue }
  }
  /// Whether lists are edited.
  public var editMode: Binding<EditMode>? {
    get { self[Key<Binding<EditMode>>.self] }
    set { self[Key<Binding<EditMode>>.self] = newValue }
  }
  /// The font.
  public var font: Font? {
    get { self[Key<Font>.self] }
    set { self[Key<Font>.self] = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[Key<ControlSize>.self] ?? .regular }
    set { self[Key<ControlSize>.self] = newValue }
  }
  /// How many pixels a point has.
  public var displayScale: CGFloat { 2 }
  /// Whether things can be tapped.
  public var isEnabled: Bool { true }
  /// Whether somebody searches.
  public var isSearching: Bool { false }
  /// Ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether movements are to be few.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether things are to be told apart without colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the app may have several windows.
  public var supportsMultipleWindows: Bool { false }
  /// Opens a window of the app, which is not modelled.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window of the app, which is not modelled.
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  /// Loads anew, where a view is refreshable.
  public var refresh: (@Sendable () async -> Void)? { nil }
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  /// Ends it.
  public func callAsFunction() {}
}

/// Opens or closes a window, which is not modelled.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}
