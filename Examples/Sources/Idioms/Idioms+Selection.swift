import SplitFuzz
import SplitModel

extension Idioms {
  struct Selecting {
    var folder: Folder?
    var path: [Note] = []
    var visibility = ColumnVisibility.automatic
    var column = Column.sidebar
  }

  /// What a list with a selection and a detail are in all their arrangements.
  static func selection() throws(LiveSystemError) -> [FuzzSystem] {
    let rows = Folder.allCases
    return [
      try LiveSystem(
        "idioms/selection", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        make: { _ in Selecting() }
      ).system(summary: "a list's selection decides the detail (documentation, NavigationSplitView)"),
      try LiveSystem(
        "idioms/first-row", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        make: { _ in Selecting(folder: .inbox) }
      ).system(summary: "a row is selected from the start (sample Food Truck, ContentView)"),
      try LiveSystem(
        "idioms/visibility", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        visibility: .to(\.visibility), make: { _ in Selecting() }
      ).system(summary: "the visibility is bound and left to the platform (documentation, columnVisibility)"),
      try LiveSystem(
        "idioms/detail-only", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        visibility: .to(\.visibility), make: { _ in Selecting(folder: .inbox, visibility: .detailOnly) }
      ).system(
        summary: "starts with the detail alone (documentation, NavigationSplitViewVisibility.detailOnly)"),
      try LiveSystem(
        "idioms/balanced", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        style: .balanced, make: { _ in Selecting() }
      ).system(summary: "the balanced style (documentation, navigationSplitViewStyle)"),
      try LiveSystem(
        "idioms/bound-column", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        compactColumn: .to(\.column), make: { _ in Selecting() }
      ).system(summary: "the compact column is bound (documentation, preferredCompactColumn)"),
      try LiveSystem(
        "idioms/constant-column", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        compactColumn: .constant(.detail), make: { _ in Selecting(folder: .inbox) }
      ).system(summary: "a constant compact column (sample Backyard Birds, ContentView)"),
      try LiveSystem(
        "idioms/own-toggle", sidebar: .list(rows, selection: \Selecting.folder), detail: .view(),
        visibility: .to(\.visibility), compactColumn: .to(\.column),
        toggle: { router in
          router.visibility = router.visibility == .detailOnly ? .all : .detailOnly
          router.column = .sidebar
        }, make: { _ in Selecting(visibility: .all) }
      ).system(
        summary: "a button of its own for the sidebar (documentation, toolbar(removing: .sidebarToggle))"),
      try LiveSystem(
        "idioms/buttons",
        sidebar: .buttons(rows, chosen: { $0.folder }) { (router: inout Selecting, row) in
          router.folder = row
          router.column = .detail
        }, detail: .view(), visibility: .to(\.visibility), compactColumn: .to(\.column),
        onChange: [
          .onChange(of: \.visibility) { router, _, new in if new == .detailOnly { router.column = .detail } }
        ], make: { _ in Selecting(folder: .inbox) }
      ).system(
        summary: "rows are buttons, which bring the detail in front (documentation, preferredCompactColumn)"),
    ]
  }
}
