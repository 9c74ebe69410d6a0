import SplitFuzz
import SplitModel

extension Idioms {
  @MainActor final class Linked {
    var folder: Folder?
    var path: [Note] = []
    var column = Column.sidebar
    var loaded: [Note] = []
    var query = ""
    let deferred: Deferred

    init(_ deferred: Deferred) { self.deferred = deferred }

    func show(_ note: Note) {
      folder = note.folder
      path = [note]
      column = .detail
    }

    /// Loads first; by then somebody may have gone elsewhere, and stays there.
    func load(_ note: Note) {
      let place = (folder, path)
      deferred.later("load") { [self] in
        loaded.append(note)
        if (folder, path) == place { show(note) }
      }
    }
  }

  static func deepLinks() throws(LiveSystemError) -> [FuzzSystem] {
    let sidebar = LiveSidebar<Linked>.list(Folder.allCases, selection: \.folder)
    let detail = LiveStack<Linked>.stack(path: \.path) { app, note in
      note.map { [.link($0.related)] } ?? app.folder?.notes.map { .link($0) } ?? []
    }
    let target = Note(folder: .archive, number: 2)
    return [
      try LiveSystem(
        "idioms/deep-link", sidebar: sidebar, detail: detail,
        events: [.deepLink("open-url", to: target) { $0.show(target) }], make: { Linked($0) }
      ).system(summary: "a deep link selects and pushes in one turn (WWDC22 10054)"),
      try LiveSystem(
        "idioms/deep-link-to-row", sidebar: sidebar, detail: detail,
        events: [
          .deepLink("open-url", to: Folder.drafts) { app in
            app.folder = .drafts
            app.path = []
          }
        ], make: { Linked($0) }
      ).system(summary: "a deep link to a row (documentation, onOpenURL(perform:))"),
      try LiveSystem(
        "idioms/deep-link-column", sidebar: sidebar, detail: detail, compactColumn: .to(\.column),
        events: [.deepLink("open-url", to: target) { $0.show(target) }], make: { Linked($0) }
      ).system(summary: "a deep link with a bound compact column (documentation, preferredCompactColumn)"),
      try LiveSystem(
        "idioms/deep-link-by-state", sidebar: sidebar, detail: detail,
        events: [
          .deepLink("next", resolving: { $0.path.last?.related }) { app in
            if let next = app.path.last?.related { app.path.append(next) }
          }
        ], make: { Linked($0) }
      ).system(summary: "a command that pushes what the shown note mentions (documentation, focusedValue)"),
      try LiveSystem(
        "idioms/loads-first", sidebar: sidebar, detail: detail,
        events: [.call("notification") { $0.load(target) }], make: { Linked($0) }
      ).system(summary: "a notification loads first, and leaves whoever went on (WWDC21 10019)"),
      try LiveSystem(
        "idioms/search", sidebar: sidebar,
        detail: .stack(path: \.path) { app, note in
          note.map { [.link($0.related)] }
            ?? app.folder?.notes.filter { app.query.isEmpty || $0.description.hasSuffix(app.query) }.map {
              .link($0)
            }
            ?? []
        },
        events: [.call("type-2") { $0.query = "2" }, .call("clear") { $0.query = "" }],
        make: { Linked($0) }
      ).system(summary: "a search field filters the links (documentation, searchable(text:))"),
    ]
  }
}
