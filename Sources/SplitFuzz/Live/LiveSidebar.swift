/// What a router's sidebar shows and what drives it.
public struct LiveSidebar<Router> {
  @usableFromInline let labels: [String]
  @usableFromInline let values: [AnyHashable]
  @usableFromInline let isList: Bool
  @usableFromInline let read: (Router) -> Int?
  @usableFromInline let write: (inout Router, Int?) -> Void

  /// A list with a selection, which the platform writes when a row is tapped.
  ///
  /// - Parameters:
  ///   - rows: The rows, at most 48.
  ///   - selection: The property that the list's selection is bound to.
  /// - Returns: The sidebar.
  @inlinable
  @inline(__always)
  public static func list<Row: Hashable>(
    _ rows: [Row], selection: @autoclosure @escaping () -> WritableKeyPath<Router, Row?>
  ) -> LiveSidebar {
    let binding = LiveBinding<Router, Row?>.to(selection())
    return LiveSidebar(rows, isList: true, read: binding.read, write: binding.write)
  }

  /// Plain buttons, which change nothing but what the router does.
  ///
  /// - Parameters:
  ///   - rows: The rows, at most 48.
  ///   - chosen: Which row's section is shown.
  ///   - choose: What a button's action does.
  /// - Returns: The sidebar.
  @inlinable
  @inline(__always)
  public static func buttons<Row: Hashable>(
    _ rows: [Row], chosen: @escaping (Router) -> Row?, choose: @escaping (inout Router, Row) -> Void
  ) -> LiveSidebar {
    LiveSidebar(rows, isList: false, read: chosen) { router, row in if let row { choose(&router, row) } }
  }

  // Specialized for the router, whose body reads the selection at each turn.
  @inlinable
  init<Row: Hashable>(
    _ rows: [Row], isList: Bool, read: @escaping (Router) -> Row?,
    write: @escaping (inout Router, Row?) -> Void
  ) {
    labels = rows.map { String(describing: $0) }
    values = rows.map { AnyHashable($0) }
    self.isList = isList
    self.read = { router in read(router).flatMap { rows.firstIndex(of: $0) } }
    self.write = { router, index in write(&router, index.map { rows[$0] }) }
  }
}
