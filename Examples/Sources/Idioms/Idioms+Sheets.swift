import SplitFuzz
import SplitModel

extension Idioms {
  @MainActor final class Presenting {
    enum Presented: Hashable { case compose, filter, deletes(Note), welcome }

    var folder: Folder?
    var path: [Note] = []
    var notes = Folder.allCases.flatMap(\.notes)
    var presented: Presented?
    var doneCount = 0
    private var made = 0

    init(_ presented: Presented? = nil) { self.presented = presented }

    func list() -> [Note] { notes.filter { $0.folder == folder } }

    /// Makes a note and shows it.
    func save() {
      presented = nil
      doneCount += 1
      made += 1
      let note = Note(folder: .drafts, number: 3 + made % 2)
      if !notes.contains(note) { notes.append(note) }
      folder = .drafts
      path = [note]
    }

    func delete(_ note: Note) {
      presented = nil
      doneCount += 1
      notes.removeAll { $0 == note }
      path.removeAll { $0 == note }
    }

    func close() { presented = nil }
  }

  static func sheets() throws(LiveSystemError) -> [FuzzSystem] {
    let sidebar = LiveSidebar<Presenting>.list(Folder.allCases, selection: \.folder)
    let done = { (app: Presenting) in app.doneCount }
    /// A detail whose notes are links, with buttons on its root and on each note.
    func detail(
      _ root: [LiveLink<Presenting>] = [], on note: @escaping (Note) -> [LiveLink<Presenting>] = { _ in [] }
    ) -> LiveStack<Presenting> {
      .stack(path: \.path) { app, shown in shown.map(note) ?? app.list().map { .link($0) } + root }
    }
    let compose = LiveLink<Presenting>.button(presents: Presenting.Presented.compose) {
      $0.presented = .compose
    }
    return [
      try LiveSystem(
        "idioms/saves-and-shows", sidebar: sidebar, detail: detail([compose]),
        sheet: .item(
          \.presented,
          buttons: { _, _ in [.button(confirms: .saving) { $0.save() }, .button { $0.close() }] },
          saves: done),
        onChange: [
          .onChange(of: \.folder) { app, _, new in
            if app.path.first?.folder != new { app.path = [] }
          }
        ], make: { _ in Presenting() }
      ).system(
        summary: "a sheet saves what it makes and shows it (documentation, sheet(item:onDismiss:content:))"),
      try LiveSystem(
        "idioms/saves-and-opens", sidebar: sidebar, detail: detail([compose]),
        sheet: .item(
          \.presented,
          buttons: { _, _ in
            [
              .button(opens: Folder.drafts) { app in
                app.presented = nil
                app.folder = .drafts
                app.path = []
              }, .button { $0.close() },
            ]
          }), make: { _ in Presenting() }
      ).system(summary: "a sheet's button goes to another row (documentation, sheet(isPresented:))"),
      try LiveSystem(
        "idioms/filter", sidebar: sidebar,
        detail: detail([.button(presents: Presenting.Presented.filter) { $0.presented = .filter }]),
        sheet: .item(\.presented, buttons: { _, _ in [.button { $0.close() }] }), make: { _ in Presenting() }
      ).system(summary: "a sheet with a Done button (documentation, sheet(item:onDismiss:content:))"),
      try LiveSystem(
        "idioms/dialog-deletes", sidebar: sidebar,
        detail: detail(on: { note in
          [.button(presents: Presenting.Presented.deletes(note)) { $0.presented = .deletes(note) }]
        }),
        sheet: .item(
          \.presented, as: .confirmationDialog,
          buttons: { _, presented in
            guard case .deletes(let note) = presented else { return [] }
            return [.button(confirms: .deletion) { $0.delete(note) }]
          }, saves: done), make: { _ in Presenting() }
      ).system(summary: "a dialog's Delete removes and pops (documentation, confirmationDialog)"),
      try LiveSystem(
        "idioms/alert", sidebar: sidebar,
        detail: detail(on: { note in
          [.button(presents: Presenting.Presented.deletes(note)) { $0.presented = .deletes(note) }]
        }),
        sheet: .item(
          \.presented, as: .alert,
          buttons: { _, presented in
            guard case .deletes(let note) = presented else { return [] }
            return [.button(confirms: .deletion) { $0.delete(note) }, .button { _ in }]
          }, saves: done), make: { _ in Presenting() }
      ).system(summary: "an alert with Delete and Cancel (documentation, alert(_:isPresented:presenting:))"),
      try LiveSystem(
        "idioms/onboarding", sidebar: sidebar, detail: detail(),
        sheet: .item(\.presented, as: .fixedSheet, buttons: { _, _ in [.button { $0.close() }] }),
        make: { _ in Presenting(.welcome) }
      ).system(summary: "a cover at the first launch (documentation, fullScreenCover(isPresented:))"),
      try LiveSystem(
        "idioms/link-under-sheet", sidebar: sidebar, detail: detail([compose]),
        sheet: .item(\.presented, buttons: { _, _ in [.button { $0.close() }] }),
        events: [
          .deepLink("open-url", to: Note(folder: .inbox, number: 1)) { app in
            app.presented = nil
            app.folder = .inbox
            app.path = [Note(folder: .inbox, number: 1)]
          }
        ],
        make: { _ in Presenting() }
      ).system(summary: "onOpenURL dismisses the sheet and goes there (documentation, onOpenURL(perform:))"),
    ]
  }
}
