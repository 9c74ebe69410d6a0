/// What a router's sidebar shows and what drives it.
public struct LiveSidebar<Router> {
  let labels: [String]
  let values: [AnyHashable]
  let isList: Bool
  let read: (Router) -> Int?
  let write: (inout Router, Int?) -> Void

  /// A list with a selection, which the platform writes when a row is tapped.
  ///
  /// - Parameters:
  ///   - rows: The rows, at most 48.
  ///   - selection: The property that the list's selection is bound to.
  /// - Returns: The sidebar.
  public static func list<Row: Hashable>(
    _ rows: [Row], selection: WritableKeyPath<Router, Row?>
  ) -> LiveSidebar {
    LiveSidebar(
      labels: rows.map { String(describing: $0) }, values: rows.map { AnyHashable($0) }, isList: true,
      read: { router in router[keyPath: selection].flatMap { rows.firstIndex(of: $0) } },
      write: { router, index in router[keyPath: selection] = index.map { rows[$0] } })
  }

  /// Plain buttons, which move nothing but what the router does.
  ///
  /// - Parameters:
  ///   - rows: The rows, at most 48.
  ///   - chosen: Which row's section is shown.
  ///   - choose: What a button's action does.
  /// - Returns: The sidebar.
  public static func buttons<Row: Hashable>(
    _ rows: [Row], chosen: @escaping (Router) -> Row?, choose: @escaping (inout Router, Row) -> Void
  ) -> LiveSidebar {
    LiveSidebar(
      labels: rows.map { String(describing: $0) }, values: rows.map { AnyHashable($0) }, isList: false,
      read: { router in chosen(router).flatMap { rows.firstIndex(of: $0) } },
      write: { router, index in if let index { choose(&router, rows[index]) } })
  }
}
