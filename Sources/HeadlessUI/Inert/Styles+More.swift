// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Styles of smaller controls and of containers.

public protocol ProgressViewStyle {}
public struct SystemProgressViewStyle: ProgressViewStyle {
  public init() {}
}
extension ProgressViewStyle where Self == SystemProgressViewStyle {
  public static var automatic: SystemProgressViewStyle { SystemProgressViewStyle() }
  public static var linear: SystemProgressViewStyle { SystemProgressViewStyle() }
  public static var circular: SystemProgressViewStyle { SystemProgressViewStyle() }
}

public protocol DatePickerStyle {}
public struct SystemDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == SystemDatePickerStyle {
  public static var automatic: SystemDatePickerStyle { SystemDatePickerStyle() }
  public static var compact: SystemDatePickerStyle { SystemDatePickerStyle() }
  public static var graphical: SystemDatePickerStyle { SystemDatePickerStyle() }
  public static var wheel: SystemDatePickerStyle { SystemDatePickerStyle() }
}

public protocol GroupBoxStyle {}
public struct SystemGroupBoxStyle: GroupBoxStyle {
  public init() {}
}
extension GroupBoxStyle where Self == SystemGroupBoxStyle {
  public static var automatic: SystemGroupBoxStyle { SystemGroupBoxStyle() }
}

public protocol TabViewStyle {}
public struct SystemTabViewStyle: TabViewStyle {
  public init() {}
}
extension TabViewStyle where Self == SystemTabViewStyle {
  public static var automatic: SystemTabViewStyle { SystemTabViewStyle() }
  public static var page: SystemTabViewStyle { SystemTabViewStyle() }
  public static var sidebarAdaptable: SystemTabViewStyle { SystemTabViewStyle() }
  public static var tabBarOnly: SystemTabViewStyle { SystemTabViewStyle() }
}

public protocol PrimitiveButtonStyle {}
public struct SystemPrimitiveButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == SystemPrimitiveButtonStyle {
  public static var automatic: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var plain: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var bordered: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var borderedProminent: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var borderless: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var link: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var glass: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
  public static var glassProminent: SystemPrimitiveButtonStyle { SystemPrimitiveButtonStyle() }
}

public protocol TextSelectability {}
public struct SystemTextSelectability: TextSelectability {
  public init() {}
}
extension TextSelectability where Self == SystemTextSelectability {
  public static var enabled: SystemTextSelectability { SystemTextSelectability() }
  public static var disabled: SystemTextSelectability { SystemTextSelectability() }
}

public protocol TableStyle {}
public struct SystemTableStyle: TableStyle {
  public init() {}
}
extension TableStyle where Self == SystemTableStyle {
  public static var automatic: SystemTableStyle { SystemTableStyle() }
  public static var inset: SystemTableStyle { SystemTableStyle() }
}

extension TabViewStyle where Self == SystemTabViewStyle {
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> SystemTabViewStyle {
    SystemTabViewStyle()
  }
}
