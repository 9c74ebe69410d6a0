// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Lines for values: a number is typed where one can be read, and an optional value is cleared.
///
/// A text that cannot be read leaves a value as it is, so it is not typed.
extension TextField {
  private static var number: String { "12" }

  init<Style: ParseableFormatStyle>(_ label: Label, _ value: Binding<Style.FormatInput>, _ style: Style)
  where Style.FormatOutput == String {
    self.init(label) { _ in
      Self.typed(try? style.parseStrategy.parse(Self.number), into: value) { style.format($0) }
    }
  }
  init<Style: ParseableFormatStyle>(_ label: Label, _ value: Binding<Style.FormatInput?>, _ style: Style)
  where Style.FormatOutput == String {
    self.init(label) { _ in
      let number = try? style.parseStrategy.parse(Self.number)
      let typed = number.map { Self.typed($0, into: value) { $0.map(style.format) ?? "" } } ?? []
      return typed + (value.wrappedValue == nil ? [] : [("clear", { value.wrappedValue = nil })])
    }
  }
  init<Value>(_ label: Label, _ value: Binding<Value>, _ formatter: Formatter) {
    self.init(label) { _ in
      let reader = formatter as? NumberFormatter
      let number = reader?.string(for: 12).flatMap { reader?.number(from: $0) } as? Value
      return Self.typed(number, into: value) { formatter.string(for: $0) ?? "" }
    }
  }

  @MainActor private static func typed<Value>(
    _ number: Value?, into value: Binding<Value>, _ text: (Value) -> String
  ) -> [(verb: String, type: () -> Void)] {
    guard let number, text(number) != text(value.wrappedValue) else { return [] }
    return [("type in", { value.wrappedValue = number })]
  }
}

extension TextField {
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String { self.init(label(), value, format) }
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String { self.init(label(), value, format) }
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label(), value, formatter) }
}

extension TextField where Label == Text {
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String { self.init(Text(title), value, format) }
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String { self.init(Text(title), value, format) }
  @_disfavoredOverload public init<Style: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String { self.init(Text(title), value, format) }
  @_disfavoredOverload public init<Style: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String { self.init(Text(title), value, format) }
  public init<Value>(
    _ title: some ViewTitle, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(Text(string(of: title)), value, formatter) }
}
