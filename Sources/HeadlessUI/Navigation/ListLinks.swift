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
      let (type, label) = (ObjectIdentifier(type(of: value.base)), row.label ?? "link")
      if stacks.contains(where: { $0.root.destinations[type] != nil }) {
        page.controls.append(Control(label: label, effect: .value(value), isEnabled: true))
        return true
      }
      guard page.destinations[type] != nil else { return false }
      graph.isNotModelled(
        "a link in a list whose selection is of another type, with a destination but no stack for it, is not tapped: "
          + "'\(label)'", "put a 'NavigationStack' into its column or into the next one")
      return true
    }
  }
}
