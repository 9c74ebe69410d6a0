// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct StyleConfiguration {
  public let label = AnyView(EmptyView())
  public let isPressed = false
}

@MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = StyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public protocol ListStyle {}
public struct SystemListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == SystemListStyle {
  public static var plain: SystemListStyle { SystemListStyle() }
  public static var grouped: SystemListStyle { SystemListStyle() }
  public static var insetGrouped: SystemListStyle { SystemListStyle() }
  public static var inset: SystemListStyle { SystemListStyle() }
  public static var sidebar: SystemListStyle { SystemListStyle() }
  public static var automatic: SystemListStyle { SystemListStyle() }
  public static var bordered: SystemListStyle { SystemListStyle() }
}

public protocol PickerStyle {}
public struct SystemPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == SystemPickerStyle {
  public static var automatic: SystemPickerStyle { SystemPickerStyle() }
  public static var menu: SystemPickerStyle { SystemPickerStyle() }
  public static var inline: SystemPickerStyle { SystemPickerStyle() }
  public static var segmented: SystemPickerStyle { SystemPickerStyle() }
  public static var wheel: SystemPickerStyle { SystemPickerStyle() }
  public static var navigationLink: SystemPickerStyle { SystemPickerStyle() }
  public static var palette: SystemPickerStyle { SystemPickerStyle() }
}

public protocol TextFieldStyle {}
public struct SystemTextFieldStyle: TextFieldStyle {
  public init() {}
}
extension TextFieldStyle where Self == SystemTextFieldStyle {
  public static var automatic: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var plain: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var roundedBorder: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var squareBorder: SystemTextFieldStyle { SystemTextFieldStyle() }
}

public protocol ToggleStyle {}
public struct SystemToggleStyle: ToggleStyle {
  public init() {}
}
extension ToggleStyle where Self == SystemToggleStyle {
  public static var automatic: SystemToggleStyle { SystemToggleStyle() }
  public static var `switch`: SystemToggleStyle { SystemToggleStyle() }
  public static var button: SystemToggleStyle { SystemToggleStyle() }
  public static var checkbox: SystemToggleStyle { SystemToggleStyle() }
}

@MainActor public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public let title = AnyView(EmptyView()), icon = AnyView(EmptyView())
}
nonisolated public struct SystemLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public init() {}
}
extension LabelStyle where Self == SystemLabelStyle {
  public static var automatic: SystemLabelStyle { SystemLabelStyle() }
  public static var titleOnly: SystemLabelStyle { SystemLabelStyle() }
  public static var iconOnly: SystemLabelStyle { SystemLabelStyle() }
  public static var titleAndIcon: SystemLabelStyle { SystemLabelStyle() }
}

public protocol MenuStyle {}
public struct SystemMenuStyle: MenuStyle {
  public init() {}
}
extension MenuStyle where Self == SystemMenuStyle {
  public static var automatic: SystemMenuStyle { SystemMenuStyle() }
  public static var button: SystemMenuStyle { SystemMenuStyle() }
  public static var borderlessButton: SystemMenuStyle { SystemMenuStyle() }
}

public protocol FormStyle {}
public struct SystemFormStyle: FormStyle {
  public init() {}
}
extension FormStyle where Self == SystemFormStyle {
  public static var automatic: SystemFormStyle { SystemFormStyle() }
  public static var grouped: SystemFormStyle { SystemFormStyle() }
  public static var columns: SystemFormStyle { SystemFormStyle() }
}
