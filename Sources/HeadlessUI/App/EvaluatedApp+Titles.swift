internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// The view of another row than the chosen one, where the page that is shown for that has the other's title: what it
  /// says has stayed behind, as state does that was made for an earlier value.
  func titled(_ list: Page.SelectionList?, _ page: Page, _ names: ValueNames) -> ShownView? {
    guard let list, let title = page.title, let chosen = list.read() else { return nil }
    guard let own = list.rows.first(where: { $0.tag == chosen }), own.label != title else { return nil }
    let others = list.rows.filter {
      $0.label == title && $0.tag != chosen && ($0.tag?.base as? ViewLink)?.isMadeUp != true
    }
    guard others.count == 1, let tag = others[0].tag else { return nil }
    return layout.split?.content?.anyList == nil
      ? section(tag).map { .section($0) } : names.view(of: keys.key(of: tag))
  }
}
