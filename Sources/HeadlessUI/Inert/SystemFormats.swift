// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Times that the system keeps up to date, which say the same here at any time.

public import Foundation

public enum SystemFormatStyle {
  public typealias Field = Date.ComponentsFormatStyle.Field

  public struct DateOffset: FormatStyle, Sendable {
    public init(
      to anchor: Date, allowedFields: Set<Field> = [], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {}
    public func format(_ date: Date) -> AttributedString { "0:00" }
  }
  public struct DateReference: FormatStyle, Sendable {
    public init(
      to date: Date, allowedFields: Set<Field> = [], maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {}
    public func format(_ date: Date) -> AttributedString { "0:00" }
  }
  public struct Stopwatch: FormatStyle, Sendable {
    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {}
    public func format(_ date: Date) -> AttributedString { "0:00" }
  }
  public struct Timer: FormatStyle, Sendable {
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {}
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {}
    public func format(_ date: Date) -> AttributedString { "0:00" }
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, allowedFields: Set<SystemFormatStyle.Field> = [], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, allowedFields: Set<SystemFormatStyle.Field> = [], maxFieldCount: Int = 2,
    thresholdField: SystemFormatStyle.Field = .day
  ) -> Self { Self(to: date) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self { Self(startingAt: start) }
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingDownIn: interval) }
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingUpIn: interval) }
}

public struct TimeDataSource<Value>: Sendable where Value: Sendable {
  let value: Value
}
extension TimeDataSource<Date> {
  public static var currentDate: Self { Self(value: .distantPast) }
}
extension TimeDataSource<Range<Date>> {
  public static func dateRange(startingAt date: Date) -> Self { Self(value: date..<date) }
  public static func dateRange(endingAt date: Date) -> Self { Self(value: date..<date) }
}
extension TimeDataSource<Duration> {
  public static func durationOffset(to date: Date) -> Self { Self(value: .zero) }
}

extension Text {
  @_disfavoredOverload public init<Form: FormatStyle>(_ subject: Form.FormatInput, format: Form)
  where Form.FormatOutput == AttributedString { self.init(format.format(subject)) }
  public init<Value, Form: FormatStyle>(_ source: TimeDataSource<Value>, format: Form)
  where Form.FormatInput == Value, Form.FormatOutput == AttributedString {
    self.init(format.format(source.value))
  }
  @_disfavoredOverload public init<Value, Form: FormatStyle>(_ source: TimeDataSource<Value>, format: Form)
  where Form.FormatInput == Value, Form.FormatOutput == String { self.init(format.format(source.value)) }
}
