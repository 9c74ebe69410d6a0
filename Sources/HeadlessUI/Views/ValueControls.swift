// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Controls that move a value: a step up or down, to an end, or by a day.
///
/// A colour and several dates stay as they are.
nonisolated public struct ValueControl<Label: View>: PrimitiveView {
  typealias Moves = @MainActor () -> [(verb: String, move: () -> Void)]
  let label: Label
  /// How the value can be moved now.
  var moves: Moves = { [] }

  @MainActor public static func _evaluate(_ view: ValueControl, in scope: Scope) {
    scope.page.see()
    Label._evaluate(view.label, in: scope)
    let moves = view.moves()
    if moves.isEmpty { return }
    let name = scope.text(of: view.label)
    for (verb, move) in moves { scope.addControl(name.isEmpty ? verb : "\(verb) \(name)", move) }
  }

  /// A step up or down, within bounds.
  private static func steps<Value: Strideable>(
    _ value: Binding<Value>, by step: Value.Stride, in range: ClosedRange<Value>? = nil,
    _ edits: @escaping (Bool) -> Void
  ) -> Moves {
    {
      let now = value.wrappedValue
      let up = range.map { room(from: now, to: $0.upperBound) >= step } ?? true
      let down = range.map { room(from: $0.lowerBound, to: now) >= step } ?? true
      return [("increase", up, step), ("decrease", down, 0 - step)].filter(\.1).map { verb, _, step in
        (verb, edited(edits) { value.wrappedValue = now.advanced(by: step) })
      }
    }
  }
  /// How far it is upwards, at most as far as can be said: of integers the distance may be too large for that.
  private static func room<Value: Strideable>(from low: Value, to high: Value) -> Value.Stride {
    func integers<Number: FixedWidthInteger>(_ low: Number) -> Value.Stride? {
      guard let high = high as? Number else { return nil }
      let (room, isBeyond) = high.subtractingReportingOverflow(low)
      return (isBeyond ? Int.max : Int(clamping: room)) as? Value.Stride
    }
    if high < low { return 0 }
    return (low as? any FixedWidthInteger).flatMap { integers($0) } ?? low.distance(to: high)
  }
  /// To the lower end, and from there to the upper one.
  private static func ends<Value: Comparable>(
    _ value: Binding<Value>, in range: ClosedRange<Value>, _ edits: @escaping (Bool) -> Void
  ) -> Moves {
    {
      let end = value.wrappedValue > range.lowerBound ? range.lowerBound : range.upperBound
      return [("move", edited(edits) { value.wrappedValue = end })]
    }
  }
  private static func edited(_ edits: @escaping (Bool) -> Void, _ move: @escaping () -> Void) -> () -> Void {
    {
      edits(true)
      move()
      edits(false)
    }
  }
  private static func actions(_ increase: (() -> Void)?, _ decrease: (() -> Void)?) -> Moves {
    { [("increase", increase), ("decrease", decrease)].compactMap { verb, move in move.map { (verb, $0) } } }
  }
  /// A day later or earlier.
  private static func days(
    _ date: Binding<Date>, where isAllowed: @escaping (Date) -> Bool = { _ in true }
  ) -> Moves {
    {
      [("increase", 86_400.0), ("decrease", -86_400.0)].compactMap { verb, seconds in
        let next = date.wrappedValue.addingTimeInterval(seconds)
        return isAllowed(next) ? (verb, { date.wrappedValue = next }) : nil
      }
    }
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
  ) { (self.label, moves) = (EmptyView(), Self.ends(value, in: range, onEditingChanged)) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (EmptyView(), Self.ends(value, in: range, onEditingChanged)) }
}
extension ValueControl where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (Text(title), Self.steps(value, by: step, in: range, onEditingChanged)) }
  nonisolated public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (Text(title), Self.steps(value, by: step, onEditingChanged)) }
  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (Text(title), Self.actions(onIncrement, onDecrement)) }
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = []
  ) { (self.label, moves) = (Text(title), Self.days(selection)) }
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = []
  ) { (self.label, moves) = (Text(title), Self.days(selection, where: range.contains)) }
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
  ) { (self.label, moves) = (label(), Self.steps(value, by: step, in: range, onEditingChanged)) }
  @_disfavoredOverload nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (label(), Self.steps(value, by: step, onEditingChanged)) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (label(), Self.ends(value, in: range, onEditingChanged)) }
  nonisolated public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> End, @ViewBuilder maximumValueLabel: () -> End,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (label(), Self.ends(value, in: range, onEditingChanged)) }
  nonisolated public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: End, maximumValueLabel: End,
    @ViewBuilder label: () -> Label
  ) { (self.label, moves) = (label(), Self.ends(value, in: range, onEditingChanged)) }
  nonisolated public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: End, maximumValueLabel: End,
    @ViewBuilder label: () -> Label
  ) { (self.label, moves) = (label(), Self.ends(value, in: range, onEditingChanged)) }
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, moves) = (label(), Self.actions(onIncrement, onDecrement)) }
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { (self.label, moves) = (label(), Self.actions(onIncrement, onDecrement)) }
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
  ) { (self.label, moves) = (label(), Self.days(selection, where: range.contains)) }
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label
  ) { (self.label, moves) = (label(), Self.days(selection)) }
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
