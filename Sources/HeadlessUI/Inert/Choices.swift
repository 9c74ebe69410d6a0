// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Values by which apps choose how things look and feel.

public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

public enum Prominence: Hashable, Sendable { case standard, increased }

public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = asciiCapable
}

public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }
public enum ToolbarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }

public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate, symbolEffect
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, window, tabView
}

public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }

public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, impact, increase, decrease, start, stop, alignment, levelChange
  case pathComplete
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}

public enum PageIndexDisplayMode: Hashable, Sendable { case automatic, always, never }

public enum UITextContentType: Hashable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  case addressCityAndState, sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL
  case creditCardNumber, creditCardExpiration, creditCardSecurityCode, creditCardName, birthdate, dateTime
  case username, password, newPassword, oneTimeCode, flightNumber, shipmentTrackingNumber
}

public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }
public struct SymbolVariants: Hashable, Sendable {
  private var marks = 0
  private func with(_ mark: Int) -> Self { Self(marks: marks | mark) }

  public static let none = Self(), circle = none.circle, square = none.square, rectangle = none.rectangle
  public static let fill = none.fill, slash = none.slash
  public var circle: Self { with(1) }
  public var square: Self { with(2) }
  public var rectangle: Self { with(4) }
  public var fill: Self { with(8) }
  public var slash: Self { with(16) }
  public func contains(_ other: Self) -> Bool { marks & other.marks == other.marks }
}

public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 4)
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}

public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isModal = AccessibilityTraits(rawValue: 32)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
  public static let `return`: Self = "\r", escape: Self = "\u{1b}", space: Self = " ", tab: Self = "\t"
  public static let delete: Self = "\u{8}", deleteForward: Self = "\u{f728}", clear: Self = "\u{f739}"
  public static let upArrow: Self = "\u{f700}", downArrow: Self = "\u{f701}"
  public static let leftArrow: Self = "\u{f702}", rightArrow: Self = "\u{f703}"
  public static let home: Self = "\u{f729}", end: Self = "\u{f72b}"
  public static let pageUp: Self = "\u{f72c}", pageDown: Self = "\u{f72d}"
}

public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing(), compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

public struct ViewDimensions: Sendable {
  public let width: CGFloat = 0, height: CGFloat = 0
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
