public import Foundation

// Values by which apps choose how things look and feel.

/// One of several ways, which all are the same here.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// One of them.
  case automatic, immediately, interactively, never
}

/// One of several ways, which all are the same here.
public enum Prominence: Hashable, Sendable {
  /// One of them.
  case standard, increased
}

/// One of several ways, which all are the same here.
public enum UIKeyboardType: Hashable, Sendable {
  /// One of them.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress, decimalPad,
    webSearch
}

/// One of several ways, which all are the same here.
public enum SubmitLabel: Hashable, Sendable {
  /// One of them.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// One of several ways, which all are the same here.
public enum HoverEffect: Hashable, Sendable {
  /// One of them.
  case automatic, highlight, lift
}

/// One of several ways, which all are the same here.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// One of them.
  case ignore, contain, combine
}

/// One of several ways, which all are the same here.
public enum ToolbarPlacement: Hashable, Sendable {
  /// One of them.
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

/// One of several ways, which all are the same here.
public enum ToolbarRole: Hashable, Sendable {
  /// One of them.
  case automatic, navigationStack, browser, editor
}

/// One of several ways, which all are the same here.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// One of them.
  case automatic, inline, large, inlineLarge
}

/// One of several ways, which all are the same here.
public enum PresentationAdaptation: Hashable, Sendable {
  /// One of them.
  case automatic, none, popover, sheet, fullScreenCover
}

/// One of several ways, which all are the same here.
public enum ButtonBorderShape: Hashable, Sendable {
  /// One of them.
  case automatic, capsule, roundedRectangle, circle
}

/// One of several ways, which all are the same here.
public enum PreviewLayout: Hashable, Sendable {
  /// One of them.
  case device, sizeThatFits
  /// A size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// One of several ways, which all are the same here.
public enum InterfaceOrientation: Hashable, Sendable {
  /// One of them.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// One of several ways, which all are the same here.
public enum ContentTransition: Hashable, Sendable {
  /// One of them.
  case identity, opacity, interpolate
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

/// One of several ways, which all are the same here.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// One of them.
  case navigation, navigationSplitView, window, tabView
}

/// One of several ways, which all are the same here.
public enum MenuOrder: Hashable, Sendable {
  /// One of them.
  case automatic, fixed, priority
}

/// One of several ways, which all are the same here.
public enum SensoryFeedback: Hashable, Sendable {
  /// One of them.
  case success, warning, error, selection, impact, increase, decrease, start, stop
}

/// One of several ways, which all are the same here.
public enum PageIndexDisplayMode: Hashable, Sendable {
  /// One of them.
  case automatic, always, never
}

/// One of several ways, which all are the same here.
public enum UITextContentType: Hashable, Sendable {
  /// One of them.
  case name, emailAddress, password, username, URL, oneTimeCode, newPassword
}

/// One of several ways, which all are the same here.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// One of them.
  case never, words, sentences, characters
}

/// One of several ways, which all are the same here.
public enum SymbolVariants: Hashable, Sendable {
  /// One of them.
  case none, fill, circle, square, slash
}

/// Several of some ways, which all are the same here.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// One of them.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// One of them.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Several of some ways, which all are the same here.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// One of them.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// One of them.
  public static let all = SafeAreaRegions(rawValue: 4)
}

/// Several of some ways, which all are the same here.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let command = EventModifiers(rawValue: 1)
  /// One of them.
  public static let shift = EventModifiers(rawValue: 2)
  /// One of them.
  public static let option = EventModifiers(rawValue: 4)
  /// One of them.
  public static let control = EventModifiers(rawValue: 8)
}

/// Several of some ways, which all are the same here.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// One of them.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// One of them.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// One of them.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// One of them.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// One of them.
  public static let isModal = AccessibilityTraits(rawValue: 32)
  /// One of them.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
}

/// How a title stands in the bar.
public struct NavigationBarItem: Sendable {
  /// One of three ways.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// One of them.
    case automatic, inline, large
  }
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// A key by its character.
  public init(_ character: Character) {}
  /// A key by its character.
  public init(extendedGraphemeClusterLiteral: Character) {}
  /// A key.
  public static let `return` = KeyEquivalent("r"), escape = KeyEquivalent("e"), space = KeyEquivalent(" ")
  /// A key.
  public static let delete = KeyEquivalent("d"), tab = KeyEquivalent("t")
}

/// Keys for a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  private init() {}
  /// The key that does what is most likely.
  public static let defaultAction = KeyboardShortcut()
  /// The key that cancels.
  public static let cancelAction = KeyboardShortcut()
}

/// The measures of a view.
public struct ViewDimensions: Sendable {
  /// The size.
  public let width = 0.0, height = 0.0
}

/// A movement of fingers, which never comes here.
public protocol Gesture {}
extension Gesture {
  /// The same gesture.
  public func onEnded(_ action: @escaping (GestureValue) -> Void) -> Self { self }
  /// The same gesture.
  public func onChanged(_ action: @escaping (GestureValue) -> Void) -> Self { self }
}
/// What a gesture tells.
public struct GestureValue: Sendable {
  /// How far it went.
  public let translation = CGSize.zero, location = CGPoint.zero, startLocation = CGPoint.zero
}
/// A tap.
public struct TapGesture: Gesture {
  /// Some taps.
  public init(count: Int = 1) {}
}
/// A drag.
public struct DragGesture: Gesture {
  /// A drag.
  public init(minimumDistance: CGFloat = 10) {}
}
/// A long press.
public struct LongPressGesture: Gesture {
  /// A press.
  public init(minimumDuration: Double = 0.5) {}
}
