// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Rows with columns, as in SwiftUI; the columns of a row are evaluated one after the other.
nonisolated public struct Table<Value: Identifiable, Rows: View>: PrimitiveView {
  public typealias Columns = [(Value) -> AnyView]
  let list: AnyView
  let columns: Columns

  private init(_ columns: Columns, _ list: some View) {
    self.columns = columns
    self.list = AnyView(list)
  }

  /// Evaluates the rows as those of a list.
  @MainActor public static func _evaluate(_ view: Table, in scope: Scope) {
    let columns = view.columns
    let cells: @MainActor (Any, Scope) -> Void = { value, scope in
      guard let value = value as? Value else { return }
      for (index, column) in columns.enumerated() {
        if let scope = scope.entering(.index(index)) { scope.evaluate { column(value) } }
      }
    }
    AnyView._evaluate(view.list, in: scope.with(\.tableCells, cells))
  }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveView {
  let value: Value
  public init(_ value: Value) { self.value = value }
  /// Evaluates the row's columns.
  @MainActor public static func _evaluate(_ view: TableRow, in scope: Scope) {
    scope.environment.tableCells?(view.value, scope)
  }
}

/// A row of a table with rows under it, which are there.
nonisolated public struct DisclosureTableRow<Value: Identifiable, Rows: View>: PrimitiveView {
  let value: Value
  let rows: Rows
  public init(_ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Rows) {
    (self.value, rows) = (value, content())
  }
  @MainActor public static func _evaluate(_ view: DisclosureTableRow, in scope: Scope) {
    scope.evaluate(TableRow(view.value), view.rows)
  }
}

extension EnvironmentValues {
  /// What evaluates the columns of the table around.
  var tableCells: (@MainActor (Any, Scope) -> Void)? {
    get { self[TableCellsKey.self] }
    set { self[TableCellsKey.self] = newValue }
  }
}

private enum TableCellsKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Any, Scope) -> Void)? { nil }
}

extension Table {
  /// A row for each value of a tree.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == OutlineGroup<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), List { OutlineGroup(data, children: children) { TableRow($0) } })
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data> { self.init(data, columns: columns) }
  public typealias Values<Data: RandomAccessCollection> = ForEach<Data, Value.ID, TableRow<Value>>
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data> {
    self.init(columns(), List { ForEach(data) { TableRow($0) } })
  }
  /// A row for each value; several can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data> {
    self.init(columns(), List(selection: selection) { ForEach(data) { TableRow($0) } })
  }
  /// A row for each value; one can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data> {
    self.init(columns(), List(selection: selection) { ForEach(data) { TableRow($0) } })
  }
  /// A row for each value, which a person can order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data>, Sort.Compared == Value {
    self.init(data, columns: columns)
  }
  /// A row for each value, which a person can order; several can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }
  /// A row for each value, which a person can order; several can be chosen, and columns be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }
  /// A row for each value, which a person can order; one can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == Values<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }
  /// Rows in the order of a person; several can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), List(selection: selection, content: rows)) }
  /// Rows; several can be chosen.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
    @ViewBuilder rows: () -> Rows
  ) { self.init(columns(), List(selection: selection, content: rows)) }
  /// Rows, of which one can be chosen.
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
    @ViewBuilder rows: () -> Rows
  ) { self.init(columns(), List(selection: selection, content: rows)) }
  /// Rows in the order of a person; one can be chosen.
  public init<Sort: SortComparator>(
    of type: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), List(selection: selection, content: rows)) }
  public init(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows
  ) { self.init(columns(), List(content: rows)) }
}

/// A column of a table.
public struct TableColumn<RowValue, Content: View> {
  let content: (RowValue) -> Content
  public init(_ title: some ViewTitle, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }
  /// A column that rows can be ordered by.
  public init(
    _ title: some ViewTitle, value: KeyPath<RowValue, some Comparable>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.content = content }
  public init(_ title: some ViewTitle, value: KeyPath<RowValue, String>) where Content == Text {
    content = { Text($0[keyPath: value]) }
  }
  public init<Sorted, Order: SortComparator>(
    _ title: some ViewTitle, value: KeyPath<RowValue, Sorted>, comparator: Order,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Order.Compared == Sorted { self.content = content }
  public init<Order: SortComparator>(
    _ title: some ViewTitle, sortUsing comparator: Order,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Order.Compared == RowValue { self.content = content }
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }
  public init(
    _ title: Text, value: KeyPath<RowValue, some Comparable>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.content = content }
  public init(_ title: Text, value: KeyPath<RowValue, String>) where Content == Text {
    content = { Text($0[keyPath: value]) }
  }
  public init(
    _ title: some ViewTitle, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where Content == Text { content = { Text($0[keyPath: value]) } }
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
    self
  }
  public func customizationID(_ id: String) -> TableColumn { self }
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

/// How a person has arranged columns, which is not modelled.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  public init() {}
}

extension SceneStorage {
  public init<RowValue: Identifiable>(_ key: String) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: Value(), key)
  }
}

public struct TableColumnAlignment: Hashable, Sendable {
  public static let automatic = Self(), leading = Self(), center = Self(), trailing = Self()
  public static let numeric = Self()
}
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = Self(rawValue: 1), resize = Self(rawValue: 2), visibility = Self(rawValue: 4)
  public static let all = Self(rawValue: 7)
}

/// Columns for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, Value> {
  let columns: [(Value) -> AnyView]
  public init(
    _ data: Data, @TableColumnBuilder<Value> content: (Data.Element) -> [(Value) -> AnyView]
  ) where Data.Element: Identifiable { columns = data.flatMap(content) }
  public init(
    _ data: Data, @TableColumnBuilder<Value> content: (Int) -> [(Value) -> AnyView]
  ) where Data == Range<Int> { columns = data.flatMap(content) }
  public init(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>,
    @TableColumnBuilder<Value> content: (Data.Element) -> [(Value) -> AnyView]
  ) { columns = data.flatMap(content) }
}

/// Builds the columns of a table.
@resultBuilder public enum TableColumnBuilder<Value> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Value, Content>
  ) -> [(Value) -> AnyView] { [{ AnyView(column.content($0)) }] }
  public static func buildExpression<Data: RandomAccessCollection>(
    _ columns: TableColumnForEach<Data, Value>
  ) -> [(Value) -> AnyView] { columns.columns }
  /// Columns one after the other.
  public static func buildBlock(_ columns: [(Value) -> AnyView]...) -> [(Value) -> AnyView] {
    columns.flatMap { $0 }
  }
  /// Columns under a condition.
  public static func buildIf(_ columns: [(Value) -> AnyView]?) -> [(Value) -> AnyView] { columns ?? [] }
  public static func buildEither(first columns: [(Value) -> AnyView]) -> [(Value) -> AnyView] { columns }
  public static func buildEither(second columns: [(Value) -> AnyView]) -> [(Value) -> AnyView] { columns }
  public static func buildLimitedAvailability(
    _ columns: [(Value) -> AnyView]
  ) -> [(Value) -> AnyView] { columns }
}
