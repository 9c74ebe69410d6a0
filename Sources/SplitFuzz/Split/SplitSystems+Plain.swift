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
    plain(.flags, "flags", "a list with a destination that a flag presents"),
    plain(
      .flags, "keeps-presented", "a list whose destination's flag stays on when it is left", .keepsPresented),
    plain(
      .flags, "answers-for-ever", "a list whose two handlers answer each other's writes", .answersForEver),
  ]

  private static func plain(
    _ layout: PlainColumns.Layout, _ name: String, _ summary: String, _ flaws: PlainColumnsFlaws = []
  ) -> FuzzSystem {
    design("plain-columns/\(name)", PlainColumns(layout, flaws: flaws), summary, isListed: false)
  }
}
