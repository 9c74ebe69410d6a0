// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// How UIKit's bars look, which an app sets in the initializer of a view or of itself; nothing is drawn here.

public import Foundation

#if !canImport(UIKit) && !canImport(AppKit)
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}

public final class UIFont: Sendable {
  public struct Weight: Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
    public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight()
    public static let black = Weight()
  }
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle(), title1 = TextStyle(), title2 = TextStyle()
    public static let title3 = TextStyle(), headline = TextStyle(), subheadline = TextStyle()
    public static let body = TextStyle(), callout = TextStyle(), footnote = TextStyle()
    public static let caption1 = TextStyle(), caption2 = TextStyle()
  }
  public let pointSize: CGFloat
  private init(_ size: CGFloat) { pointSize = size }
  public init?(name: String, size: CGFloat) { pointSize = size }
  public init(descriptor: UIFontDescriptor, size: CGFloat) { pointSize = size }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont(size) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
}

public final class UIFontDescriptor: Sendable {
  private init() {}
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor()
  }
}

public struct UIBarMetrics: Sendable {
  public static let `default` = UIBarMetrics(), compact = UIBarMetrics()
}
public struct UIControlState: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal: UIControlState = [], highlighted = UIControlState(rawValue: 1)
  public static let disabled = UIControlState(rawValue: 2), selected = UIControlState(rawValue: 4)
}

@MainActor @preconcurrency public class UIBarAppearance {
  public typealias Attributes = [NSAttributedString.Key: Any]
  public init() {}
  public init(barAppearance: UIBarAppearance) {}
  public var backgroundColor: UIColor?, backgroundImage: UIImage?
  public var shadowColor: UIColor?, shadowImage: UIImage?
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}
@MainActor @preconcurrency public final class UIBarButtonItemAppearance {
  public final class State {
    public var titleTextAttributes: UIBarAppearance.Attributes = [:]
    public var iconColor: UIColor?, badgeBackgroundColor: UIColor?
  }
  public init() {}
  public let normal = State(), highlighted = State(), disabled = State(), selected = State()
}
public typealias UITabBarItemAppearance = UIBarButtonItemAppearance
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: Attributes = [:], largeTitleTextAttributes: Attributes = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// What has a proxy for how it looks.
@MainActor @preconcurrency public class UIAppearanceTarget {
  public var backgroundColor: UIColor?, tintColor: UIColor?, isHidden = false
  public required init() {}
  public static func appearance() -> Self { Self() }
}
public class UINavigationBar: UIAppearanceTarget {
  public var standardAppearance = UINavigationBarAppearance(), barTintColor: UIColor?, isTranslucent = true
  public var scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
  public var titleTextAttributes: UIBarAppearance.Attributes?
  public var largeTitleTextAttributes: UIBarAppearance.Attributes?, shadowImage: UIImage?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
public class UITabBar: UIAppearanceTarget {
  public var standardAppearance = UITabBarAppearance(), scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?, unselectedItemTintColor: UIColor?, isTranslucent = true
  public var shadowImage: UIImage?, backgroundImage: UIImage?
}
public class UITabBarItem: UIAppearanceTarget {
  public func setTitleTextAttributes(_ attributes: UIBarAppearance.Attributes?, for state: UIControlState) {}
}
public class UISegmentedControl: UITabBarItem { public var selectedSegmentTintColor: UIColor? }
public class UITableView: UIAppearanceTarget { public var separatorColor: UIColor? }
public class UITableViewCell: UIAppearanceTarget {}
public class UIScrollView: UIAppearanceTarget { public var bounces = true }
public class UICollectionView: UIScrollView {}
public class UITextView: UIAppearanceTarget {}
public class UITextField: UIAppearanceTarget {
  public enum ViewMode: Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
}
public class UISwitch: UIAppearanceTarget { public var onTintColor: UIColor?, thumbTintColor: UIColor? }
public class UISlider: UIAppearanceTarget { public var thumbTintColor: UIColor? }
public class UIPageControl: UIAppearanceTarget {
  public var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
}
#endif
