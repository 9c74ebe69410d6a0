// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Styles, which all look the same here: a style of an app's own is not asked how it looks.

/// What the styles of all controls are given.
public struct StyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView
  public let label = AnyView(EmptyView()), content = AnyView(EmptyView())
  public let title = AnyView(EmptyView()), icon = AnyView(EmptyView())
  public let currentValueLabel: AnyView? = nil, minimumValueLabel: AnyView? = nil
  public let maximumValueLabel: AnyView? = nil
  public let isPressed = false, isMixed = false, value = 0.0, role: ButtonRole? = nil
  public let fractionCompleted: Double? = nil
  @Binding public var isOn: Bool
  @Binding public var isExpanded: Bool
  public func trigger() {}
}
public typealias ButtonStyleConfiguration = StyleConfiguration
public typealias GaugeStyleConfiguration = StyleConfiguration
public typealias GroupBoxStyleConfiguration = StyleConfiguration
public typealias LabelStyleConfiguration = StyleConfiguration
public typealias ProgressViewStyleConfiguration = StyleConfiguration
public typealias ToggleStyleConfiguration = StyleConfiguration
extension Button where Label == AnyView {
  public init(_ configuration: StyleConfiguration) {
    self.init(action: {}, label: { configuration.label })
  }
}
extension Form where Content == AnyView {
  nonisolated public init(_ configuration: StyleConfiguration) { self.init { configuration.content } }
}
extension GroupBox where Label == AnyView, Content == AnyView {
  nonisolated public init(_ configuration: StyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
extension Menu where Label == AnyView, Content == AnyView {
  nonisolated public init(_ configuration: StyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
extension Label where Title == AnyView, Icon == AnyView {
  nonisolated public init(_ configuration: StyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
extension ProgressView where Label == AnyView {
  nonisolated public init(_ configuration: StyleConfiguration) { self.init { configuration.label } }
}
extension Toggle where Label == AnyView {
  public init(_ configuration: StyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = StyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A style that an app can make of its own.
@MainActor @preconcurrency public protocol MadeStyle: NamedStyle {
  associatedtype Body: View
  typealias Configuration = StyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol ControlGroupStyle: MadeStyle {}
@MainActor @preconcurrency public protocol DatePickerStyle: MadeStyle {}
@MainActor @preconcurrency public protocol DisclosureGroupStyle: MadeStyle {}
@MainActor @preconcurrency public protocol FormStyle: MadeStyle {}
@MainActor @preconcurrency public protocol GaugeStyle: MadeStyle {}
@MainActor @preconcurrency public protocol GroupBoxStyle: MadeStyle {}
@MainActor @preconcurrency public protocol LabeledContentStyle: MadeStyle {}
@MainActor @preconcurrency public protocol LabelStyle: MadeStyle {}
@MainActor @preconcurrency public protocol MenuStyle: MadeStyle {}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: MadeStyle {}
@MainActor @preconcurrency public protocol ProgressViewStyle: MadeStyle {}
@MainActor @preconcurrency public protocol ToggleStyle: MadeStyle {}

public protocol NamedStyle {}
public protocol IndexViewStyle: NamedStyle {}
public protocol ListStyle: NamedStyle {}
public protocol PickerStyle: NamedStyle {}
public protocol TableStyle: NamedStyle {}
public protocol TabViewStyle: NamedStyle {}
public protocol TextEditorStyle: NamedStyle {}
public protocol TextFieldStyle: NamedStyle {}
extension TextFieldStyle { public typealias _Label = AnyView }
public protocol TextSelectability: NamedStyle {}

/// Every style of the system, of which each modifier takes some.
nonisolated public struct SystemStyle: ControlGroupStyle, DatePickerStyle, DisclosureGroupStyle, FormStyle,
  GaugeStyle,
  GroupBoxStyle, IndexViewStyle, LabeledContentStyle, LabelStyle, ListStyle, MenuStyle, PickerStyle,
  PrimitiveButtonStyle,
  ProgressViewStyle, TableStyle, TabViewStyle, TextEditorStyle, TextFieldStyle, TextSelectability,
  ToggleStyle,
  WindowStyle
{
  public init() {}
  public init(tint: Color) {}
  public init(indexDisplayMode: PageIndexDisplayMode) {}
  public init(backgroundDisplayMode: PageIndexDisplayMode) {}
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
  public static var hiddenTitleBar: Self { Self() }
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
  public static var titleBar: Self { Self() }
  public static var titleAndIcon: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var wheel: Self { Self() }
  public static func glass(_ glass: Glass) -> Self { Self() }
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
public typealias SwitchToggleStyle = SystemStyle
public typealias DefaultButtonStyle = SystemStyle
public typealias DefaultListStyle = SystemStyle
public typealias CircularProgressViewStyle = SystemStyle
public typealias LinearProgressViewStyle = SystemStyle
public typealias WheelDatePickerStyle = SystemStyle
public typealias CompactDatePickerStyle = SystemStyle
public typealias GraphicalDatePickerStyle = SystemStyle
public typealias WheelPickerStyle = SystemStyle
public typealias MenuPickerStyle = SystemStyle
public typealias InlinePickerStyle = SystemStyle
public typealias TitleOnlyLabelStyle = SystemStyle
public typealias IconOnlyLabelStyle = SystemStyle
public typealias TitleAndIconLabelStyle = SystemStyle
public typealias PlainTextFieldStyle = SystemStyle
public typealias PageTabViewStyle = SystemStyle
public typealias PageIndexViewStyle = SystemStyle
