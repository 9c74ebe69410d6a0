internal import SplitFuzz
internal import SplitModel

/// What a page says around the label of the row that is chosen, as "Chart of Ann" does.
struct TitleForm: Hashable {
  let before: String
  let after: String

  init?(_ title: String, naming label: String) {
    guard !label.isEmpty, let place = title.firstRange(of: label) else { return nil }
    (before, after) = (String(title[..<place.lowerBound]), String(title[place.upperBound...]))
  }

  func names(_ label: String, in title: String) -> Bool { before + label + after == title }
}

extension EvaluatedApp {
  /// The view of another row than the chosen one, where the page that is shown for that is called as the other's is: what
  /// it says has stayed behind, as state does that was made for an earlier value.
  ///
  /// It may be the other's label alone, or the title has named a row in this form since the launch when that was chosen.
  func titled(_ list: Page.SelectionList?, _ page: Page, _ names: ValueNames) -> ShownView? {
    guard let list, let title = page.title, let chosen = list.read() else { return nil }
    guard let own = list.rows.first(where: { $0.tag == chosen }), own.label != title else { return nil }
    let form = own.label.flatMap { TitleForm(title, naming: $0) }
    let others = list.rows.filter { row in
      guard let label = row.label, row.tag != chosen, (row.tag?.base as? ViewLink)?.isMadeUp != true else {
        return false
      }
      return title == label || form == nil && titleForms.contains { $0.names(label, in: title) }
    }
    if let form, others.isEmpty { titleForms.insert(form) }
    guard others.count == 1, let tag = others[0].tag else { return nil }
    return layout.split?.content?.anyList == nil
      ? section(tag).map { .section($0) } : names.view(of: keys.key(of: tag))
  }
}
