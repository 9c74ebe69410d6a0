public import SplitModel

/// What the content column of three shows: a list of the items of the row that is chosen in the sidebar.
public struct LiveContent<Router> {
  @usableFromInline let name: String
  @usableFromInline let read: (Router) -> AnyHashable?
  @usableFromInline let write: (inout Router, AnyHashable?) -> Void
  /// The items of a row, which is one of the sidebar's values.
  @usableFromInline let items: (Router, AnyHashable) -> [AnyHashable]
  /// Whether a value is of the type of the rows of which it knows items.
  @usableFromInline let isRow: (AnyHashable) -> Bool

  @inlinable
  init(
    name: String, read: @escaping (Router) -> AnyHashable?,
    write: @escaping (inout Router, AnyHashable?) -> Void, isRow: @escaping (AnyHashable) -> Bool,
    items: @escaping (Router, AnyHashable) -> [AnyHashable]
  ) {
    self.name = name
    self.read = read
    self.write = write
    self.isRow = isRow
    self.items = items
  }

  /// A list with a selection, which the platform writes when an item is tapped.
  ///
  /// The item that is chosen is the root of the detail's stack; without one a placeholder is.
  ///
  /// - Parameters:
  ///   - selection: The property that the list's selection is bound to.
  ///   - items: The items of a row of the sidebar, of which the first eight can be tapped. An item that stands in no row's
  ///     list any more was deleted, as the rules see it.
  /// - Returns: The column.
  @inlinable
  @inline(__always)
  public static func list<Row: Hashable, Item: Hashable>(
    selection: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>,
    items: @escaping (Router, Row) -> [Item]
  ) -> LiveContent {
    let bound = LiveBinding<Router, Item?>.to(selection())
    return LiveContent(
      name: bound.name, read: { bound.read($0).map { AnyHashable($0) } },
      write: { bound.write(&$0, $1.flatMap { $0.base as? Item }) }, isRow: { $0.base is Row },
      items: { router, row in
        (row.base as? Row).map { items(router, $0).map { AnyHashable($0) } } ?? []
      })
  }
}

extension LiveDescription {
  /// The row in whose list the chosen item stands: the one that is chosen, if it stands there, else any.
  @usableFromInline
  func row(of item: AnyHashable, _ router: Router, _ content: LiveContent<Router>) -> Int? {
    let chosen = sidebar.read(router)
    let holds = { (row: Int) in content.items(router, sidebar.values[row]).contains(item) }
    if let chosen, holds(chosen) { return chosen }
    return sidebar.values.indices.first { $0 != chosen && holds($0) }
  }

  /// What the body says of three columns, with the item as the root of the detail's stack.
  @usableFromInline
  func describe(
    _ content: LiveContent<Router>, _ router: Router, _ names: ValueNames, _ body: inout BodyDescription
  ) {
    body.splits[0].hasContent = true
    body.splits[0].contentView = body.stacks[1].root
    body.stacks[1].root = .placeholder
    guard let item = content.read(router) else { return }
    let view = names.view(of: item)
    body.splits[0].item = view
    body.stacks[1].root = view
    guard let row = row(of: item, router, content) else { return }
    body.splits[0].itemSection = SidebarSection(UInt8(row))
    body.stacks[1].rootSection = UInt8(row) + 1
  }

  /// The items of a section's list; nil where a view is no such list.
  @usableFromInline
  func items(on view: ShownView, _ router: Router) -> [AnyHashable]? {
    guard let content, let section = view.section, Int(section.index) < sidebar.values.count else {
      return nil
    }
    return content.items(router, sidebar.values[Int(section.index)])
  }

  /// Whether a view stands for nothing in a column where an item is to be chosen.
  @usableFromInline
  func isEmptyColumn(_ view: ShownView, _ router: Router) -> Bool {
    guard let content, view == .placeholder else { return false }
    return content.read(router) == nil
  }

  /// Whether a view is the item that is chosen, as the root of the detail's stack.
  @usableFromInline
  func isRoot(_ view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames) -> Bool {
    guard let item = content?.read(box.router.value), names.view(of: item) == view else { return false }
    return !box.detail.holds(box.router.value, view, names)
  }
}
