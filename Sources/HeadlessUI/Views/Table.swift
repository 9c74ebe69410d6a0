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
  public func customizationID(_ id: String) -> TableColumn { self }
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

/// How a person has arranged columns, which is not modelled.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  public init() {}
}

/// Builds the columns of a table.
@resultBuilder public enum TableColumnBuilder<Value> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Value, Content>
  ) -> [(Value) -> AnyView] { [{ AnyView(column.content($0)) }] }
  /// Columns one after the other.
  public static func buildBlock(_ columns: [(Value) -> AnyView]...) -> [(Value) -> AnyView] {
    columns.flatMap { $0 }
  }
  /// Columns under a condition.
  public static func buildIf(_ columns: [(Value) -> AnyView]?) -> [(Value) -> AnyView] { columns ?? [] }
}
