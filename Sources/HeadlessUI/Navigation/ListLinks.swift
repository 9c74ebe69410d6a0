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
    func shows(_ value: AnyHashable) -> Bool {
      stacks.contains { $0.root.destinations[ObjectIdentifier(type(of: value.base))] != nil }
    }
    if let row = list.rows.first(where: \.isLink), let value = row.tag, list.takes(value), shows(value) {
      graph.isNotModelled(
        "a link of the type of its list's selection chooses its row; whether the stack with a destination for it shows that "
          + "too, no source says: '\(row.label ?? "link")'",
        "let the selection or the destination be of another type")
    }
    page.list?.rows.removeAll { row in
      guard row.isLink, let value = row.tag, !list.takes(value) else { return false }
      let label = row.label ?? "link"
      if shows(value) {
        page.controls.append(Control(label: label, effect: .value(value), isEnabled: true))
        return true
      }
      guard page.destinations[ObjectIdentifier(type(of: value.base))] != nil else { return false }
      graph.isNotModelled(
        "a link in a list whose selection is of another type, with a destination but no stack for it, is not tapped: "
          + "'\(label)'", "put a 'NavigationStack' into its column or into the next one")
      return true
    }
  }
}
