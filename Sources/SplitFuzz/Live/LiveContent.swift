/// What the content column of three shows: a list of the items of the row that is selected in the sidebar.
public struct LiveContent<Router> {
  let selection: LiveBinding<Router, AnyHashable?>
  /// The items of a row, which is one of the sidebar's values.
  let items: (Router, AnyHashable) -> [AnyHashable]
  let isRow: (AnyHashable) -> Bool  // Whether a value has the type of the rows

  /// A list with a selection, which the platform writes when an item is tapped.
  ///
  /// The selected item is the root of the detail's stack; without one a placeholder is.
  ///
  /// - Parameters:
  ///   - selection: The property that the list's selection is bound to.
  ///   - items: The items of a row of the sidebar, of which the first eight can be tapped. For the rules, an item in no
  ///     row's list was deleted.
  /// - Returns: The column.
  @inlinable
  @inline(__always)
  public static func list<Row: Hashable, Item: Hashable>(
    selection: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>,
    items: @escaping (Router, Row) -> [Item]
  ) -> LiveContent { LiveContent(.to(selection()), items) }

  @usableFromInline
  init<Row: Hashable, Item: Hashable>(
    _ selection: LiveBinding<Router, Item?>, _ items: @escaping (Router, Row) -> [Item]
  ) {
    self.selection = selection.erased()
    self.items = { router, row in (row.base as? Row).map { items(router, $0).map { AnyHashable($0) } } ?? [] }
    isRow = { $0.base is Row }
  }
}
