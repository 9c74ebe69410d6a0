import NotesApp
import SplitFuzz
import SplitModel

/// What the body of the notes app says; `show` is what its widget does.
@MainActor
public func notes(
  _ name: String, widget show: @escaping (inout NotesNavigation) -> Void
) -> LiveSystem<NotesNavigation> {
  LiveSystem(
    name,
    sidebar: .list(NotesNavigation.folders, selection: \.folder),
    detail: .stack(path: \.notes) { navigation, note in navigation.links(from: note) },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    programs: [.deepLink("widget", to: "Bread", show)],
    make: { _ in NotesNavigation() })
}
