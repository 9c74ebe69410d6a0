internal import SplitModel

extension SplitSystems {
  /// Plain containers, for questions that no published design answers; none is listed.
  static let plainColumns: [FuzzSystem] = [
    plain(.nested, "nested", "value links in a split in a split in a stack"),
    plain(.rows, "rows", "a list whose rows have a path each"),
    plain(.lists, "lists", "a list of lists with a detail"),
    plain(.rows, "shares-path", "a list whose rows share one path (T-6)", .sharesPath),
    plain(
      .lists, "reuses-column", "a list of lists whose detail keeps its stack for the next item (T-9)",
      .reusesColumn),
  ]

  private static func plain(
    _ layout: PlainColumns.Layout, _ name: String, _ summary: String, _ flaws: PlainColumnsFlaws = []
  ) -> FuzzSystem {
    design("plain-columns/\(name)", PlainColumns(layout, flaws: flaws), summary, isListed: false)
  }
}
