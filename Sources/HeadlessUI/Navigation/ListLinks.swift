/// Links with values in a list whose selection is of another type.
///
/// Apple's documentation of `NavigationLink.init(value:label:)`: such a link shows its destination on the stack around it, or else
/// on one in a later column. Where there is none it is a row that cannot be chosen.
extension Page {
  /// Has the links of a leading column push what its stack, or one in the columns after it, has a destination for.
  func pushLinks(before columns: [Page?], _ graph: ViewGraph) {
    let page = list == nil ? stacks.first?.root ?? self : self
    guard let list = page.list else { return }
    let stacks = stacks.isEmpty ? columns.compactMap { $0?.stacks.first } : stacks
    page.list?.rows.removeAll { row in
      guard row.isLink, let value = row.tag, !list.takes(value) else { return false }
      let label = row.label ?? "link"
      if stacks.contains(where: { $0.root.destinations.showing(value) != nil }) {
        page.controls.append(Control(label: label, effect: .value(value), isEnabled: true))
        return true
      }
      guard page.destinations.showing(value) != nil else { return false }
      graph.isNotModelled(
        "a link in a list whose selection is of another type, with a destination but no stack for it, is not tapped: "
          + "'\(label)'", "put a 'NavigationStack' into its column or into the next one")
      return true
    }
  }
}

/// Links with views of their own in the rows of a list with a selection, in a leading column.
extension Page {
  /// Has them show their views in the next column.
  ///
  /// Where several rows can be selected, that takes the edit mode on iOS, outside of which a tap follows the link. Where a tap
  /// selects one row, no source says how the two meet; the link of the row that is selected is taken to show its view.
  func followLinks(ofSeveralRows areSeveral: Bool, in graph: ViewGraph) {
    guard let columnLinks, let list else { return }
    let links = list.rows.compactMap(\.shows)
    if areSeveral, links.count == list.rows.count, !links.isEmpty || columnLinks.isExpected {
      self.list = nil
      for (link, flag) in links { columnLinks.add(link, flag, on: self) }
      return
    }
    if !areSeveral { self.list?.write = columnLinks.follow(list) }
    for row in list.rows {
      guard let link = row.shows?.link, areSeveral || !columnLinks.follows(link) else { continue }
      graph.isNotModelled(
        "a link with a view of its own in a row of a list with a selection is not tapped: '\(link.label)'",
        "show in the detail what is selected, or take the selection away; findings there may be missed")
    }
  }
}
