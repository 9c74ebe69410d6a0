import SplitModel

extension SplitBody {
  /// A split in the detail of another one: its first column shows a view and stays beside the detail.
  ///
  /// No version of LazySplit gives that column a width; where an app asks for three tenths, it is narrow.
  static func inner(
    showing view: ShownView, compactColumn: Column? = nil, isNarrow: Bool = false
  ) -> SplitBody {
    var split = SplitBody()
    split.isPresent = true
    split.visibility = .doubleColumn
    split.compactColumn = compactColumn
    split.style = .balanced
    split.rows = .buttons
    split.sidebarView = view
    split.hasSystemToggle = false
    split.isNarrow = isNarrow
    return split
  }
}
