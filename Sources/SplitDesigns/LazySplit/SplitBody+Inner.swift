import SplitModel

extension SplitBody {
  /// A split in the detail of another one: its narrow first column shows a view and stays beside the detail.
  static func inner(showing view: ShownView, compactColumn: Column? = nil) -> SplitBody {
    var split = SplitBody()
    split.isPresent = true
    split.visibility = .doubleColumn
    split.compactColumn = compactColumn
    split.style = .balanced
    split.rows = .buttons
    split.sidebarView = view
    split.hasSystemToggle = false
    return split
  }
}
