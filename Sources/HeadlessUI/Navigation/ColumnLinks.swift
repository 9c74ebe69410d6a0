/// The links with views of their own in a leading column: the one that was tapped last is what the next column shows.
///
/// So does Apple describe links in the columns of a split view, and `NavigationView` knew no other.
@MainActor final class ColumnLinks {
  private let chosen: Cell<AnyHashable?>
  private var links: [(link: ViewLink, flag: Binding<Bool>?)] = []

  init(_ node: ViewNode) {
    let cell = node.cells[-2] as? Cell<AnyHashable?> ?? Cell(nil, node)
    node.cells[-2] = cell
    chosen = cell
  }

  /// Notes a link as a row of its column, which chooses like that of a list with a selection.
  func add(_ link: ViewLink, _ flag: Binding<Bool>?, on page: Page) {
    links.append((link, flag))
    if page.list == nil {
      page.list = Page.SelectionList(
        writer: Writer("NavigationLink"),
        read: { [self] in current.map { AnyHashable($0) } }, write: { [self] in choose($0) })
    }
    page.list?.rows.append(Page.Row(tag: AnyHashable(link), label: link.label))
  }

  /// The link whose view is shown.
  var current: ViewLink? {
    (links.first { $0.flag?.wrappedValue == true } ?? links.first { AnyHashable($0.link) == chosen.value })?
      .link
  }

  func choose(_ tag: AnyHashable?) {
    let tapped = links.first { AnyHashable($0.link) == tag }
    if let flag = tapped?.flag { flag.wrappedValue = true }
    for (link, flag) in links where AnyHashable(link) != tag && flag?.wrappedValue == true {
      flag?.wrappedValue = false
    }
    let kept = tapped?.flag == nil ? tag : nil
    if chosen.value != kept { chosen.write(kept) }
  }
}
