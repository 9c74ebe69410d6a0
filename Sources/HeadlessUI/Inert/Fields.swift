// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Something that is under way.
nonisolated public struct ProgressView<Label: View>: PrimitiveView {
  let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init(value: (some BinaryFloatingPoint)?, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(
    value: (some BinaryFloatingPoint)?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.label = label() }
  @MainActor public static func _evaluate(_ view: ProgressView, in scope: Scope) {
    scope.page.see()
    Label._evaluate(view.label, in: scope)
  }
}
extension ProgressView {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label: label) }
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(label: label) }
}
extension ProgressView where Label == EmptyView {
  nonisolated public init() { self.init { EmptyView() } }
  nonisolated public init(value: Double?, total: Double = 1) { self.init { EmptyView() } }
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init { EmptyView() }
  }
  nonisolated public init(_ progress: Progress) { self.init { EmptyView() } }
}
extension ProgressView where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
  nonisolated public init(_ title: LocalizedStringKey, value: Double?, total: Double = 1) {
    self.init { Text(title) }
  }
}

/// Controls that set a value which navigation does not depend on; they keep it.
nonisolated public struct ValueControl<Label: View>: PrimitiveView {
  let label: Label
  @MainActor public static func _evaluate(_ view: ValueControl, in scope: Scope) {
    scope.page.see()
    Label._evaluate(view.label, in: scope)
  }
}
/// A number to set between two.
public typealias Slider = ValueControl
/// A number to count up and down.
public typealias Stepper = ValueControl
/// A date to set.
public typealias DatePicker = ValueControl
/// Dates to set.
public typealias MultiDatePicker = ValueControl
/// A colour to set.
public typealias ColorPicker = ValueControl

/// How far something is, as a control.
public typealias Gauge = ValueControl

extension ValueControl {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension ValueControl {
  nonisolated public init<Value: BinaryFloatingPoint, Part: View>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Part
  ) { self.label = label() }
  nonisolated public init<Value: BinaryFloatingPoint, Part: View, Start: View, End: View>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Part, @ViewBuilder minimumValueLabel: () -> Start,
    @ViewBuilder maximumValueLabel: () -> End
  ) { self.label = label() }
}
extension ValueControl {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder markedValueLabels: () -> some View
  ) { self.label = label() }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, @ViewBuilder markedValueLabels: () -> some View
  ) { self.label = label() }
}
extension ValueControl where Label == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = EmptyView() }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = EmptyView() }
}
extension ValueControl where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  nonisolated public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = []
  ) { label = Text(title) }
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = []
  ) { label = Text(title) }
  nonisolated public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    label = Text(title)
  }
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in range: some RangeExpression<Date>
  ) { label = Text(title) }
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { label = Text(title) }
  nonisolated public init(
    _ title: some ViewTitle, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { label = Text(string(of: title)) }
}
extension ValueControl {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  @_disfavoredOverload nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  nonisolated public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> End, @ViewBuilder maximumValueLabel: () -> End,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  nonisolated public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: End, maximumValueLabel: End,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: End, maximumValueLabel: End,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in range: some RangeExpression<Date>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
/// What of a date is set.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1),
    hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A line of hidden text.
public typealias SecureField = TextField

/// A text of several lines.
nonisolated public struct TextEditor: PrimitiveView {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
  @MainActor public static func _evaluate(_ view: TextEditor, in scope: Scope) {
    TextField._evaluate(TextField(Text("text"), view.text), in: scope)
  }
}

/// An address to tap, which leaves the app unless the app handles what is opened.
nonisolated public struct Link<Label: View>: PrimitiveView {
  let label: Label
  let destination: URL
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  @MainActor public static func _evaluate(_ view: Link, in scope: Scope) {
    let open = scope.environment.openURL
    guard open.handles(view.destination) else { return Label._evaluate(view.label, in: scope) }
    let label = scope.text(of: view.label)
    scope.page.see(label)
    scope.addControl(label.isEmpty ? "\(view.destination)" : label) { open(view.destination) }
  }
}
extension Link where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  nonisolated public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What of a text is selected.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable { case selection(Range<String.Index>) }
  public let indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}

/// Pastes something, of which there is nothing.
nonisolated public struct PasteButton: PrimitiveView {
  public init<Item: Transferable>(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) {}
  public init(
    supportedContentTypes types: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  @MainActor public static func _evaluate(_ view: PasteButton, in scope: Scope) { scope.page.see() }
}

/// Switches the editing of a list, which is not modelled.
nonisolated public struct EditButton: PrimitiveView {
  public init() {}
  @MainActor public static func _evaluate(_ view: EditButton, in scope: Scope) { scope.page.see() }
}

/// A picture that is loaded; it never comes.
nonisolated public struct AsyncImage<Content: View>: ContentView { let content: Content }
/// How far an image has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
extension AsyncImage {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image("") }
  nonisolated public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Content
  ) { self.content = placeholder() }
}
