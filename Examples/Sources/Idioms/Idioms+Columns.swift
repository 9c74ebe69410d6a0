import SplitFuzz
import SplitModel

extension Idioms {
  @MainActor final class Mail {
    var folder: Folder? {
      didSet { if folder != oldValue { note = nil } }
    }
    var note: Note? {
      didSet { if note != oldValue { path = [] } }
    }
    var path: [Note] = []
    var visibility: ColumnVisibility
    var column = Column.sidebar
    var notes = Folder.allCases.flatMap(\.notes)
    var hasInspector = false

    init(visibility: ColumnVisibility = .automatic) { self.visibility = visibility }

    func list(_ folder: Folder) -> [Note] { notes.filter { $0.folder == folder } }

    func delete(_ gone: Note) {
      notes.removeAll { $0 == gone }
      if note == gone { note = nil }
    }
  }

  static func columns() throws(LiveSystemError) -> [FuzzSystem] {
    let sidebar = LiveSidebar<Mail>.list(Folder.allCases, selection: \.folder)
    let content = LiveContent<Mail>.list(selection: \.note) { (mail: Mail, folder: Folder) in
      mail.list(folder)
    }
    return [
      try LiveSystem(
        "idioms/three-columns", sidebar: sidebar, content: content, detail: .view(), make: { _ in Mail() }
      ).system(summary: "three columns with two selections (documentation, NavigationSplitView)"),
      try LiveSystem(
        "idioms/three-with-stack", sidebar: sidebar, content: content,
        detail: .stack(path: \.path) { mail, note in (note ?? mail.note).map { [.link($0.related)] } ?? [] },
        make: { _ in Mail() }
      ).system(summary: "three columns, and a stack in the detail (WWDC22 10054)"),
      try LiveSystem(
        "idioms/three-double", sidebar: sidebar, content: content, detail: .view(),
        visibility: .to(\.visibility),
        make: { _ in Mail(visibility: .doubleColumn) }
      ).system(summary: "three columns of which two are shown at first (WWDC22 10058)"),
      try LiveSystem(
        "idioms/three-bound", sidebar: sidebar, content: content, detail: .view(),
        visibility: .to(\.visibility),
        compactColumn: .to(\.column), make: { _ in Mail(visibility: .all) }
      ).system(summary: "three columns, with both bindings (documentation, NavigationSplitView.init)"),
      try LiveSystem(
        "idioms/swipe-to-delete", sidebar: sidebar, content: content, detail: .view(),
        events: [.deletion("delete-first") { mail in mail.notes.first.map(mail.delete) }],
        make: { _ in Mail() }
      ).system(summary: "what is deleted is deselected (sample Landmarks; documentation, onDelete)"),
      try LiveSystem(
        "idioms/inspector", sidebar: sidebar, content: content, detail: .view(),
        inspector: .to(\.hasInspector),
        make: { _ in Mail() }
      ).system(summary: "an inspector beside the detail (WWDC23 10161)"),
    ]
  }
}
