// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Styles, which all look the same here: a style of an app's own is not asked how it looks.

public struct StyleConfiguration {
  public let label = AnyView(EmptyView())
  public let isPressed = false
}
@MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = StyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public let title = AnyView(EmptyView()), icon = AnyView(EmptyView())
}
@MainActor public protocol LabelStyle: NamedStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public protocol NamedStyle {}
public protocol DatePickerStyle: NamedStyle {}
public protocol ControlGroupStyle: NamedStyle {}
public protocol FormStyle: NamedStyle {}
public protocol GaugeStyle: NamedStyle {}
public protocol GroupBoxStyle: NamedStyle {}
public protocol IndexViewStyle: NamedStyle {}
public protocol ListStyle: NamedStyle {}
public protocol MenuStyle: NamedStyle {}
public protocol PickerStyle: NamedStyle {}
public protocol PrimitiveButtonStyle: NamedStyle {}
public protocol ProgressViewStyle: NamedStyle {}
public protocol TableStyle: NamedStyle {}
public protocol TabViewStyle: NamedStyle {}
public protocol TextEditorStyle: NamedStyle {}
public protocol TextFieldStyle: NamedStyle {}
public protocol TextSelectability: NamedStyle {}
public protocol ToggleStyle: NamedStyle {}

/// Every style of the system, of which each modifier takes some.
nonisolated public struct SystemStyle: ControlGroupStyle, DatePickerStyle, FormStyle, GaugeStyle,
  GroupBoxStyle, IndexViewStyle, LabelStyle, ListStyle, MenuStyle, PickerStyle, PrimitiveButtonStyle,
  ProgressViewStyle, TableStyle, TabViewStyle, TextEditorStyle, TextFieldStyle, TextSelectability, ToggleStyle
{
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension NamedStyle where Self == SystemStyle {
  public static var accessoryCircular: Self { Self() }
  public static var accessoryCircularCapacity: Self { Self() }
  public static var accessoryLinear: Self { Self() }
  public static var automatic: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var borderless: Self { Self() }
  public static var borderlessButton: Self { Self() }
  public static var button: Self { Self() }
  public static var checkbox: Self { Self() }
  public static var circular: Self { Self() }
  public static var columns: Self { Self() }
  public static var compact: Self { Self() }
  public static var disabled: Self { Self() }
  public static var enabled: Self { Self() }
  public static var glass: Self { Self() }
  public static var glassProminent: Self { Self() }
  public static var graphical: Self { Self() }
  public static var grouped: Self { Self() }
  public static var iconOnly: Self { Self() }
  public static var inline: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var linear: Self { Self() }
  public static var link: Self { Self() }
  public static var menu: Self { Self() }
  public static var navigation: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var page: Self { Self() }
  public static var palette: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
  public static var segmented: Self { Self() }
  public static var sidebar: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
  public static var squareBorder: Self { Self() }
  public static var `switch`: Self { Self() }
  public static var tabBarOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var wheel: Self { Self() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexDisplayMode) -> Self { Self() }
}

// Names of styles as they were written before each had a short one.

public typealias SidebarListStyle = SystemStyle
public typealias PlainListStyle = SystemStyle
public typealias InsetGroupedListStyle = SystemStyle
public typealias GroupedListStyle = SystemStyle
public typealias InsetListStyle = SystemStyle
public typealias PlainButtonStyle = SystemStyle
public typealias BorderlessButtonStyle = SystemStyle
public typealias BorderedButtonStyle = SystemStyle
public typealias BorderedProminentButtonStyle = SystemStyle
public typealias SegmentedPickerStyle = SystemStyle
public typealias RoundedBorderTextFieldStyle = SystemStyle
public typealias PageTabViewStyle = SystemStyle
