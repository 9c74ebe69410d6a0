// Styles of smaller controls and of containers.

/// A style.
public protocol ProgressViewStyle {}
/// A style of the system.
public struct SystemProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  public init() {}
}
extension ProgressViewStyle where Self == SystemProgressViewStyle {
  /// A style of the system.
  public static var automatic: SystemProgressViewStyle { SystemProgressViewStyle() }
  /// A style of the system.
  public static var linear: SystemProgressViewStyle { SystemProgressViewStyle() }
  /// A style of the system.
  public static var circular: SystemProgressViewStyle { SystemProgressViewStyle() }
}

/// A style.
public protocol DatePickerStyle {}
/// A style of the system.
public struct SystemDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}
extension DatePickerStyle where Self == SystemDatePickerStyle {
  /// A style of the system.
  public static var automatic: SystemDatePickerStyle { SystemDatePickerStyle() }
  /// A style of the system.
  public static var compact: SystemDatePickerStyle { SystemDatePickerStyle() }
  /// A style of the system.
  public static var graphical: SystemDatePickerStyle { SystemDatePickerStyle() }
  /// A style of the system.
  public static var wheel: SystemDatePickerStyle { SystemDatePickerStyle() }
}

/// A style.
public protocol GroupBoxStyle {}
/// A style of the system.
public struct SystemGroupBoxStyle: GroupBoxStyle {
  /// Makes it.
  public init() {}
}
extension GroupBoxStyle where Self == SystemGroupBoxStyle {
  /// A style of the system.
  public static var automatic: SystemGroupBoxStyle { SystemGroupBoxStyle() }
}

/// A style.
public protocol NavigationViewStyle {}
/// A style of the system.
public struct SystemNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}
extension NavigationViewStyle where Self == SystemNavigationViewStyle {
  /// A style of the system.
  public static var automatic: SystemNavigationViewStyle { SystemNavigationViewStyle() }
  /// A style of the system.
  public static var columns: SystemNavigationViewStyle { SystemNavigationViewStyle() }
  /// A style of the system.
  public static var doubleColumn: SystemNavigationViewStyle { SystemNavigationViewStyle() }
}

/// A style.
public protocol TabViewStyle {}
/// A style of the system.
public struct SystemTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}
extension TabViewStyle where Self == SystemTabViewStyle {
  /// A style of the system.
  public static var automatic: SystemTabViewStyle { SystemTabViewStyle() }
  /// A style of the system.
  public static var page: SystemTabViewStyle { SystemTabViewStyle() }
  /// A style of the system.
  public static var sidebarAdaptable: SystemTabViewStyle { SystemTabViewStyle() }
  /// A style of the system.
  public static var tabBarOnly: SystemTabViewStyle { SystemTabViewStyle() }
}

/// A style.
public protocol PrimitiveButtonStyle {}
/// A style of the system.
public struct SystemPrimitiveButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}
extension PrimitiveButtonStyle where Self == SystemPrimitiveButtonStyle {
  /// A style of the system.
  public static var automatic: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var plain: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var bordered: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var borderedProminent: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var borderless: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var link: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var glass: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  /// A style of the system.
  public static var glassProminent: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
}

/// A style.
public protocol TextSelectability {}
/// A style of the system.
public struct SystemTextSelectability: TextSelectability {
  /// Makes it.
  public init() {}
}
extension TextSelectability where Self == SystemTextSelectability {
  /// A style of the system.
  public static var enabled: SystemTextSelectability { SystemTextSelectability() }
  /// A style of the system.
  public static var disabled: SystemTextSelectability { SystemTextSelectability() }
}

extension TabViewStyle where Self == SystemTabViewStyle {
  /// A style of the system.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> SystemTabViewStyle {
    SystemTabViewStyle()
  }
}
