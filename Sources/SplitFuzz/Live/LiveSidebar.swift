/// What a router's sidebar shows, at most 48 rows, and what drives it.
public struct LiveSidebar<Router> {
  @usableFromInline let labels: [String]
  @usableFromInline let values: [AnyHashable]
  @usableFromInline let isList: Bool
  @usableFromInline let read: (Router) -> Int?
  @usableFromInline let write: (inout Router, Int?) -> Void

  /// A list with a selection, which the platform writes when a row is tapped.
  @inlinable @inline(__always) public static func list<Row: Hashable>(
    _ rows: [Row], selection: @autoclosure @escaping () -> WritableKeyPath<Router, Row?>
  ) -> LiveSidebar {
    let binding = LiveBinding<Router, Row?>.to(selection())
    return LiveSidebar(rows, isList: true, read: binding.read, write: binding.write)
  }

  /// Plain buttons, which change nothing but what the router does.
  ///
  /// `chosen` is the row whose section is shown.
  @inlinable @inline(__always) public static func buttons<Row: Hashable>(
    _ rows: [Row], chosen: @escaping (Router) -> Row?, choose: @escaping (inout Router, Row) -> Void
  ) -> LiveSidebar {
    LiveSidebar(rows, isList: false, read: chosen) { router, row in if let row { choose(&router, row) } }
  }

  // Specialized for the router, whose body reads the selection at each turn.
  @inlinable init<Row: Hashable>(
    _ rows: [Row], isList: Bool, read: @escaping (Router) -> Row?,
    write: @escaping (inout Router, Row?) -> Void
  ) {
    labels = Self.labels(rows)
    values = rows.map { AnyHashable($0) }
    self.isList = isList
    self.read = { router in read(router).flatMap { rows.firstIndex(of: $0) } }
    self.write = { router, index in write(&router, index.map { rows[$0] }) }
  }

  /// The short names of values; whole ones where those are no different names.
  @usableFromInline static func labels(_ rows: [some Hashable]) -> [String] {
    let short = rows.map { NameText.short($0) }
    return Set(short).count == rows.count ? short : rows.map { String(describing: $0) }
  }
}

/// What the content column of three shows: a list of the items of the row that is selected in the sidebar.
public struct LiveContent<Router> {
  let selection: LiveBinding<Router, AnyHashable?>
  /// The items of a row, which is one of the sidebar's values.
  let items: (Router, AnyHashable) -> [AnyHashable]
  let isRow: (AnyHashable) -> Bool  // Whether a value has the type of the rows

  /// A list with a selection, which the platform writes when an item is tapped.
  ///
  /// The selected item is the root of the detail's stack; without one a placeholder is. Of the items of a row the first
  /// eight can be tapped. For the rules, an item in no row's list was deleted.
  @inlinable @inline(__always) public static func list<Row: Hashable, Item: Hashable>(
    selection: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>,
    items: @escaping (Router, Row) -> [Item]
  ) -> LiveContent { LiveContent(.to(selection()), items) }

  @usableFromInline init<Row: Hashable, Item: Hashable>(
    _ selection: LiveBinding<Router, Item?>, _ items: @escaping (Router, Row) -> [Item]
  ) {
    self.selection = selection.erased()
    self.items = { router, row in (row.base as? Row).map { items(router, $0).map { AnyHashable($0) } } ?? [] }
    isRow = { $0.base is Row }
  }
}
