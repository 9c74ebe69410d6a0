import SplitFuzz
import SplitModel

extension Idioms {
  @MainActor final class Pushing {
    var folder: Folder?
    var path: [Note] = []
    var hidden = HiddenNotes()
    var inboxPath: [Note] = []
    var draftsPath: [String] = []
    var archivePath: [Note] = []
    var shown: Note?
    var notes = Folder.allCases.flatMap(\.notes)

    init(folder: Folder? = nil) { self.folder = folder }

    func delete(_ note: Note) {
      notes.removeAll { $0 == note }
      path.removeLast()
    }
  }

  /// In place of SwiftUI's `NavigationPath`.
  struct HiddenNotes: OpaquePath {
    private var values: [AnyHashable] = []

    var count: Int { values.count }
    mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
    mutating func removeLast(_ count: Int) { values.removeLast(count) }
  }

  /// The notes of a folder, and on each the one that it mentions.
  nonisolated static func links(_ folder: Folder?, _ note: Note?) -> [LiveLink<Pushing>] {
    guard let note else { return (folder?.notes ?? []).map { .link($0) } }
    return [.link(note.related)]
  }

  static func paths() throws(LiveSystemError) -> [FuzzSystem] {
    let rows = Folder.allCases
    let sidebar = LiveSidebar<Pushing>.list(rows, selection: \.folder)
    let plain = LiveStack<Pushing>.stack(path: \.path) { links($0.folder, $1) }
    return [
      try LiveSystem("idioms/stack", sidebar: sidebar, detail: plain, make: { _ in Pushing() }).system(
        summary: "a stack in the detail, with value links (WWDC22 10054)"),
      try LiveSystem(
        "idioms/path-cleared", sidebar: sidebar, detail: plain,
        onChange: [.onChange(of: \.folder) { router, _, _ in router.path = [] }], make: { _ in Pushing() }
      ).system(summary: "another selection empties the path by onChange (documentation, navigation types)"),
      try LiveSystem(
        "idioms/hidden-path", sidebar: sidebar,
        detail: .stack(opaque: \.hidden) { router, note in links(router.folder, note?.base as? Note) },
        make: { _ in Pushing() }
      ).system(summary: "a NavigationPath (documentation, NavigationPath)"),
      try LiveSystem(
        "idioms/path-for-each-row", sidebar: sidebar,
        detail: .perRow { (row: Folder) in
          switch row {
          case .inbox: .stack(path: \.inboxPath) { links(.inbox, $1) }
          case .drafts: .stack(path: \.draftsPath) { _, page in page == nil ? [.link("help")] : [] }
          case .archive: .stack(path: \.archivePath) { links(.archive, $1) }
          }
        }, make: { _ in Pushing() }
      ).system(summary: "a stack and a path for each row, of two types (documentation, NavigationStack)"),
      try LiveSystem(
        "idioms/view-links", sidebar: sidebar,
        detail: .stack(path: \.path) { router, note in
          note == nil ? (router.folder?.notes ?? []).map { .viewLink($0) } : []
        }, make: { _ in Pushing() }
      ).system(summary: "links with their views (documentation, NavigationLink(destination:label:))"),
      try LiveSystem(
        "idioms/item-destination", sidebar: sidebar,
        detail: .stack(path: \.path) { router, note in
          guard note == nil, let first = router.folder?.notes.first else { return [] }
          return [.button(opens: first) { $0.shown = first }]
        }.presenting(\.shown),
        onChange: [.onChange(of: \.folder) { router, _, _ in router.shown = nil }], make: { _ in Pushing() }
      ).system(summary: "a destination by an item (documentation, navigationDestination(item:destination:))"),
      try LiveSystem(
        "idioms/back-to-root", sidebar: sidebar,
        detail: .stack(path: \.path) { router, note in
          links(router.folder, note) + (note == nil ? [] : [.button { $0.path.removeAll() }])
        }, make: { _ in Pushing() }
      ).system(summary: "a button that empties the path (documentation, navigation state)"),
      try LiveSystem(
        "idioms/delete-and-pop", sidebar: sidebar,
        detail: .stack(path: \.path) { router, note in
          guard let note else { return router.notes.filter { $0.folder == router.folder }.map { .link($0) } }
          return [.button(confirms: nil) { $0.delete(note) }]
        }, make: { _ in Pushing() }
      ).system(summary: "Delete removes what is shown and pops (documentation, NavigationStack: removeLast)"),
    ]
  }
}
