import NotesApp
import SplitFuzz
import SplitModel

/// The body of the notes app; `show` is called by its widget.
@MainActor
public func notes(
  _ name: String, widget show: @escaping (inout NotesNavigation) -> Void
) -> LiveSystem<NotesNavigation> {
  LiveSystem(
    name,
    sidebar: .list(NotesNavigation.folders, selection: \.folder),
    detail: .stack(path: \.notes) { navigation, note in navigation.links(from: note) },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    events: [.deepLink("widget", to: "Bread", show)],
    make: { _ in NotesNavigation() })
}
