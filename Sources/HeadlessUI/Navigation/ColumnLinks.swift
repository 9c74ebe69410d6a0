/// The links with views of their own in a leading column: the one that was tapped last is what the next column shows.
///
/// So does Apple describe links in the columns of a split view, and `NavigationView` knew no other.
@MainActor final class ColumnLinks {
  private let chosen: Cell<AnyHashable?>
  /// A link that was chosen though it is gone.
  ///
  /// Rows keep their numbers, so the platform may take one for another. What it showed last is shown, as with a list whose
  /// selection is a row that is gone.
  private struct Gone: Hashable { let link: ViewLink }
  private var links: [(link: ViewLink, flag: Binding<Bool>?)] = []
  /// The stacks in the next column.
  var stacks: [StackPlace] = []
  /// The list whose rows hold links, with the links by what chooses their rows.
  private var followed: (list: Page.SelectionList, links: [AnyHashable: ViewLink])?
  /// The labels of those that can be tapped.
  private var labels: [String] = []

  private init(_ node: ViewNode) { chosen = Cell(nil, node) }

  /// Those of the column at a place, of which this evaluation has noted none yet; a view that one shows may hold them.
  static func of(_ node: ViewNode) -> ColumnLinks {
    let kept = node.cells[-2] as? ColumnLinks ?? ColumnLinks(node)
    node.cells[-2] = kept
    (kept.links, kept.labels, kept.stacks, kept.followed) = ([], [], [], nil)
    return kept
  }

  /// Notes a link as a row of its column, which chooses like that of a list with a selection; one that shows nothing is
  /// followed and not tapped.
  func add(_ link: ViewLink, _ flag: Binding<Bool>?, isHidden: Bool = false, on page: Page) {
    links.append((link, flag))
    makeList(on: page)
    if !isHidden {
      labels.append(link.label)
      if page.list?.isOfLinks == true {
        page.list?.rows.append(Page.Row(tag: AnyHashable(link), label: link.label))
      }
    }
    isExpected = true
  }

  /// Whether the column is a list also while it has none, as it is where links were.
  var isExpected = false

  /// Makes a list of the column where it has, or has had, links, and none where rows beside them are chosen.
  ///
  /// What a link shows there until a row is chosen, and after that, no source says.
  func finish(on page: Page, in graph: ViewGraph) {
    makeList(on: page)
    guard page.list?.isOfLinks == false else { return }
    for label in labels {
      graph.isNotModelled(
        "a link with a view of its own beside a list with a selection is not tapped: '\(label)'",
        "let it be a row of the list; findings there may be missed")
    }
  }

  private func makeList(on page: Page) {
    guard page.list == nil, !links.isEmpty || isExpected else { return }
    page.list = Page.SelectionList(
      writer: Writer("NavigationLink"),
      read: { [self] in current.map { AnyHashable($0) } }, write: { [self] in choose($0) }, isOfLinks: true,
      takes: { [self] tag in links.contains { AnyHashable($0.link) == tag } })
  }

  /// Shows the view of the link in the row that is selected; what chooses a row has to tell the stacks.
  func follow(_ list: Page.SelectionList) -> (AnyHashable?) -> Void {
    let pairs = list.rows.compactMap { row in
      row.tag.flatMap { tag in row.shows.flatMap { list.takes(tag) && $0.flag == nil ? (tag, $0.link) : nil }
      }
    }
    guard !pairs.isEmpty else { return list.write }
    followed = (list, Dictionary(pairs) { first, _ in first })
    return { [self] in select($0) }
  }

  /// Whether it is shown while its row is selected.
  func follows(_ link: ViewLink) -> Bool { followed?.links.values.contains(link) == true }

  private func select(_ tag: AnyHashable?) {
    guard let followed else { return }
    let link = tag.flatMap { followed.links[$0] }
    if let link, link != current { for stack in stacks { stack.path.truncate(0) } }
    followed.list.write(tag)
  }

  /// The link whose view is shown.
  var current: ViewLink? {
    if let followed { return followed.list.read().flatMap { followed.links[$0] } }
    return
      (links.first { $0.flag?.wrappedValue == true } ?? links.first { AnyHashable($0.link) == chosen.value })?
      .link ?? (chosen.value?.base as? Gone)?.link
  }

  func choose(_ tag: AnyHashable?) {
    if followed != nil { return select(tag) }
    let tapped = links.first { AnyHashable($0.link) == tag }
    // What the tapped link shows replaces what was pushed; a stack in its view may have the path of the one that goes.
    if let tapped, tapped.link != current { for stack in stacks { stack.path.truncate(0) } }
    if let flag = tapped?.flag { flag.wrappedValue = true }
    for (link, flag) in links where AnyHashable(link) != tag && flag?.wrappedValue == true {
      flag?.wrappedValue = false
    }
    let gone = tapped == nil ? (tag?.base as? ViewLink).map { AnyHashable(Gone(link: $0)) } : nil
    let kept = tapped?.flag == nil ? gone ?? tag : nil
    if chosen.value != kept { chosen.write(kept) }
  }
}
