/// What custom styles are handed: the control as it is.
public struct StyleConfiguration {
  /// The label.
  public let label = AnyView(EmptyView())
  /// Whether it is pressed.
  public let isPressed = false
}

/// How a button looks.
@MainActor public protocol ButtonStyle {
  /// What is shown.
  associatedtype Body: View
  /// What it is made of.
  typealias Configuration = StyleConfiguration
  /// Makes it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style.
public protocol ListStyle {}
/// A style of the system.
public struct SystemListStyle: ListStyle {
  /// Makes it.
  public init() {}
}
extension ListStyle where Self == SystemListStyle {
  /// A style of the system.
  public static var plain: SystemListStyle { SystemListStyle() }
  /// A style of the system.
  public static var grouped: SystemListStyle { SystemListStyle() }
  /// A style of the system.
  public static var insetGrouped: SystemListStyle { SystemListStyle() }
  /// A style of the system.
  public static var inset: SystemListStyle { SystemListStyle() }
  /// A style of the system.
  public static var sidebar: SystemListStyle { SystemListStyle() }
  /// A style of the system.
  public static var automatic: SystemListStyle { SystemListStyle() }
  /// A style of the system.
  public static var bordered: SystemListStyle { SystemListStyle() }
}

/// A style.
public protocol PickerStyle {}
/// A style of the system.
public struct SystemPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}
extension PickerStyle where Self == SystemPickerStyle {
  /// A style of the system.
  public static var automatic: SystemPickerStyle { SystemPickerStyle() }
  /// A style of the system.
  public static var menu: SystemPickerStyle { SystemPickerStyle() }
  /// A style of the system.
  public static var inline: SystemPickerStyle { SystemPickerStyle() }
  /// A style of the system.
  public static var segmented: SystemPickerStyle { SystemPickerStyle() }
  /// A style of the system.
  public static var wheel: SystemPickerStyle { SystemPickerStyle() }
  /// A style of the system.
  public static var navigationLink: SystemPickerStyle { SystemPickerStyle() }
  /// A style of the system.
  public static var palette: SystemPickerStyle { SystemPickerStyle() }
}

/// A style.
public protocol TextFieldStyle {}
/// A style of the system.
public struct SystemTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}
extension TextFieldStyle where Self == SystemTextFieldStyle {
  /// A style of the system.
  public static var automatic: SystemTextFieldStyle { SystemTextFieldStyle() }
  /// A style of the system.
  public static var plain: SystemTextFieldStyle { SystemTextFieldStyle() }
  /// A style of the system.
  public static var roundedBorder: SystemTextFieldStyle { SystemTextFieldStyle() }
  /// A style of the system.
  public static var squareBorder: SystemTextFieldStyle { SystemTextFieldStyle() }
}

/// A style.
public protocol ToggleStyle {}
/// A style of the system.
public struct SystemToggleStyle: ToggleStyle {
  /// Makes it.
  public init() {}
}
extension ToggleStyle where Self == SystemToggleStyle {
  /// A style of the system.
  public static var automatic: SystemToggleStyle { SystemToggleStyle() }
  /// A style of the system.
  public static var `switch`: SystemToggleStyle { SystemToggleStyle() }
  /// A style of the system.
  public static var button: SystemToggleStyle { SystemToggleStyle() }
  /// A style of the system.
  public static var checkbox: SystemToggleStyle { SystemToggleStyle() }
}

/// A style.
public protocol LabelStyle {}
/// A style of the system.
public struct SystemLabelStyle: LabelStyle {
  /// Makes it.
  public init() {}
}
extension LabelStyle where Self == SystemLabelStyle {
  /// A style of the system.
  public static var automatic: SystemLabelStyle { SystemLabelStyle() }
  /// A style of the system.
  public static var titleOnly: SystemLabelStyle { SystemLabelStyle() }
  /// A style of the system.
  public static var iconOnly: SystemLabelStyle { SystemLabelStyle() }
  /// A style of the system.
  public static var titleAndIcon: SystemLabelStyle { SystemLabelStyle() }
}

/// A style.
public protocol MenuStyle {}
/// A style of the system.
public struct SystemMenuStyle: MenuStyle {
  /// Makes it.
  public init() {}
}
extension MenuStyle where Self == SystemMenuStyle {
  /// A style of the system.
  public static var automatic: SystemMenuStyle { SystemMenuStyle() }
  /// A style of the system.
  public static var button: SystemMenuStyle { SystemMenuStyle() }
  /// A style of the system.
  public static var borderlessButton: SystemMenuStyle { SystemMenuStyle() }
}

/// A style.
public protocol FormStyle {}
/// A style of the system.
public struct SystemFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}
extension FormStyle where Self == SystemFormStyle {
  /// A style of the system.
  public static var automatic: SystemFormStyle { SystemFormStyle() }
  /// A style of the system.
  public static var grouped: SystemFormStyle { SystemFormStyle() }
  /// A style of the system.
  public static var columns: SystemFormStyle { SystemFormStyle() }
}

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
  public static var stack: SystemNavigationViewStyle { SystemNavigationViewStyle() }
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

/// A style of the system.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct SidebarListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct PlainListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct GroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct InsetListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}
