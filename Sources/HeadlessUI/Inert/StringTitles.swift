// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Titles that are strings, and not keys of a translation: SwiftUI has both forms of each initializer.

public import Foundation

extension LocalizedStringKey {
  fileprivate init(string: some StringProtocol) { self.init(String(string)) }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(LocalizedStringKey(string: title), value: value)
  }
  @_disfavoredOverload nonisolated public init<Form: FormatStyle>(
    _ title: some StringProtocol, value: Form.FormatInput, format: Form
  ) where Form.FormatOutput == String {
    self.init(LocalizedStringKey(string: title), value: value, format: format)
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(string: title), content: content) }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, image: String) {
    self.init(LocalizedStringKey(string: title), image: image)
  }
}

extension ProgressView where Label == Text {
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol) {
    self.init(LocalizedStringKey(string: title))
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, value: Double?, total: Double = 1
  ) { self.init(LocalizedStringKey(string: title), value: value, total: total) }
}

extension ValueControl where Label == Text {
  @_disfavoredOverload nonisolated public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(string: title), value: value, in: range, step: step,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload nonisolated public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(LocalizedStringKey(string: title), value: value, step: step, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(LocalizedStringKey(string: title), onIncrement: onIncrement, onDecrement: onDecrement) }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = []
  ) { self.init(LocalizedStringKey(string: title), selection: selection) }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = []
  ) { self.init(LocalizedStringKey(string: title), selection: selection, in: range) }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(LocalizedStringKey(string: title), selection: selection) }
}

extension ValueControl where Label == Text {
  nonisolated public init<Form: ParseableFormatStyle>(
    _ title: some ViewTitle, value: Binding<Form.FormatInput>, in range: ClosedRange<Form.FormatInput>,
    step: Form.FormatInput.Stride = 1, format: Form, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Form.FormatInput: BinaryFloatingPoint, Form.FormatOutput == String {
    self.init(
      value: value, in: range, step: step, format: format, label: { Text(string(of: title)) },
      onEditingChanged: onEditingChanged)
  }
  nonisolated public init<Form: ParseableFormatStyle>(
    _ title: some ViewTitle, value: Binding<Form.FormatInput>, step: Form.FormatInput.Stride = 1,
    format: Form, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Form.FormatInput: BinaryFloatingPoint, Form.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(string(of: title)) },
      onEditingChanged: onEditingChanged)
  }
}

extension ValueControl {
  nonisolated public init<Form: ParseableFormatStyle>(
    value: Binding<Form.FormatInput>, in range: ClosedRange<Form.FormatInput>,
    step: Form.FormatInput.Stride = 1, format: Form, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Form.FormatInput: BinaryFloatingPoint, Form.FormatOutput == String {
    self.init(value: value, in: range, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  nonisolated public init<Form: ParseableFormatStyle>(
    value: Binding<Form.FormatInput>, step: Form.FormatInput.Stride = 1, format: Form,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Form.FormatInput: BinaryFloatingPoint, Form.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      LocalizedStringKey(string: title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(string: title), content: content) }
}

extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(string: title), isExpanded: isExpanded, content: content) }
}
