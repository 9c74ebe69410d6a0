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
@MainActor public protocol LabelStyle {
  /// What is shown.
  associatedtype Body: View
  /// What it is made of.
  typealias Configuration = LabelStyleConfiguration
  /// Makes it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// What custom styles of labels are handed.
public struct LabelStyleConfiguration {
  /// A part.
  public let title = AnyView(EmptyView()), icon = AnyView(EmptyView())
}
/// A style of the system.
nonisolated public struct SystemLabelStyle: LabelStyle {
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
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
