import SplitFuzz
import SplitModel

extension Idioms {
  /// What outlives a process, as `SceneStorage` does.
  @MainActor final class Storage {
    var folder: Folder?
    var path: [Note] = []
  }

  @MainActor final class Stored {
    var folder: Folder? {
      didSet { storage.folder = folder }
    }
    var path: [Note] = [] {
      didSet { storage.path = path }
    }
    private let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
      (folder, path) = (storage.folder, storage.path)
    }
  }

  struct Account {
    var folder: Folder?
    var path: [Note] = []
    var covered: [Note] = []
    var width = Width.regular

    enum Width { case compact, regular }

    mutating func signOut() { (folder, path) = (nil, []) }
  }

  nonisolated static func notes(_ folder: Folder?, _ note: Note?) -> [Note] {
    note.map { [$0.related] } ?? folder?.notes ?? []
  }

  static func sessions() throws(LiveSystemError) -> [FuzzSystem] {
    let rows = Folder.allCases
    let sidebar = LiveSidebar<Account>.list(rows, selection: \.folder)
    let detail = LiveStack<Account>.stack(path: \.path, pushing: { notes($0.folder, $1) })
    nonisolated(unsafe) var storage = Storage()
    return [
      try LiveSystem(
        "idioms/restoration", sidebar: .list(rows, selection: \Stored.folder),
        detail: .stack(path: \.path, pushing: { notes($0.folder, $1) }), policies: .persists,
        reset: { storage = Storage() }, make: { _ in Stored(storage) }
      ).system(summary: "state is stored as it changes, and restored (documentation, SceneStorage)"),
      try LiveSystem(
        "idioms/sign-out", sidebar: sidebar, detail: detail, events: [.signOut { $0.signOut() }],
        make: { _ in Account() }
      ).system(summary: "signing out empties selection and path (documentation, navigation state)"),
      try LiveSystem(
        "idioms/size-class", sidebar: sidebar, detail: detail,
        environmentChanged: { $0.width = $1.isCompact ? .compact : .regular }, make: { _ in Account() }
      ).system(summary: "reads the size class and draws by it (documentation, horizontalSizeClass)"),
      try LiveSystem(
        "idioms/scene-phase", sidebar: sidebar, detail: detail, scenePhase: { _, _ in },
        make: { _ in Account() }
      ).system(summary: "saves as it goes to the background (documentation, scenePhase)"),
      try LiveSystem(
        "idioms/two-windows", sidebar: sidebar, detail: detail, make: { _ in Account() }
      ).inTwoWindows(sharing: { 0 }, make: { _, _ in Account() }).system(
        summary: "two windows with state of their own (documentation, WindowGroup)"),
    ]
  }
}
