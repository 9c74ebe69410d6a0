internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// Describes what is chosen in the second of three columns, and in which section's list it stands.
  func describe(
    _ item: AnyHashable, in content: Page, chosenIn section: AnyHashable?, _ before: AppLayout,
    _ names: ValueNames, _ body: inout SplitBody
  ) {
    body.item = names.view(of: keys.key(of: item))
    let hasRow = content.anyList?.rows.contains { $0.tag == item } == true
    let had = before.split?.content?.anyList?.rows.contains { $0.tag == item } == true
    if hasRow || had && described.body?.splits[0].selection == body.selection {
      homes[item] = .some(section)
    }
    let isDeleted = deleted.contains(item)
    // A search or a filter hides the row of what is chosen, which goes on being there.
    let isHidden = designNames == nil && homes[item] == .some(section) && !isDeleted
    if content.isSearched || hasRow || isHidden {
      // A list may show the same rows without a choice in the sidebar.
      body.itemSection = body.selection ?? Self.noSection
    }
    body.isItemWithoutRow = body.itemSection == nil
    // Where no section is chosen, an empty list does not say that the item has gone.
    let isUntold = body.selection != nil || content.anyList?.rows.isEmpty == true
    if designNames == nil, !isDeleted, body.itemSection == nil, isUntold {
      body.itemSection = (homes[item] ?? nil).flatMap(self.section) ?? Self.otherSection
    }
  }

  /// Numbers that no section of an app has: where none is chosen, and where it is not known which one.
  private static let noSection = SidebarSection(48), otherSection = SidebarSection(49)
}
