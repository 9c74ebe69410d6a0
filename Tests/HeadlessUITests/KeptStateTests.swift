import Observation
import SwiftUI
import Testing

/// A detail takes the place of the one before in a split view, and so its state: what it made of the first choice it shows for all.
///
/// - Source: qeude/SwiftDown #31, among many.
@MainActor @Suite struct KeptStateTests {
  struct Note: Hashable, Identifiable {
    var id: Int
    var title: String { "Note \(id)" }
  }
  @Observable final class Model {
    var title: String
    init(_ note: Note) { title = note.title }
  }
  final class OldModel: ObservableObject {
    @Published var title: String
    init(_ note: Note) { title = note.title }
  }

  struct OfValue: View {
    @State var note: Note
    var body: some View { Text(note.title) }
  }
  struct OfText: View {
    @State private var draft: String
    init(note: Note) { _draft = State(initialValue: note.title) }
    var body: some View {
      Text("Edit \(draft)")
      Button("Clear") { draft = "" }
    }
  }
  struct OfModel: View {
    @State private var model: Model
    init(note: Note) { _model = State(initialValue: Model(note)) }
    var body: some View { Text(model.title) }
  }
  struct OfObject: View {
    @StateObject private var model: OldModel
    init(note: Note) { _model = StateObject(wrappedValue: OldModel(note)) }
    var body: some View { NavigationStack { Text(model.title) } }
  }
  /// Takes over what is chosen.
  struct Following: View {
    let note: Note
    @State private var shown: Note
    init(note: Note) { (self.note, _shown) = (note, State(initialValue: note)) }
    var body: some View { Text(shown.title).onChange(of: note) { shown = note } }
  }
  /// Loads it.
  struct Loading: View {
    let note: Note
    @State private var title: String
    init(note: Note) { (self.note, _title) = (note, State(initialValue: note.title)) }
    var body: some View {
      Text(title).task(id: note) {
        try? await Task.sleep(for: .seconds(1))
        title = note.title
      }
    }
  }
  /// Keeps what was opened before beside it.
  struct Opened: View {
    let note: Note
    @State private var opened: [Note]
    init(note: Note) { (self.note, _opened) = (note, State(initialValue: [note])) }
    var body: some View {
      ForEach(opened) { Text($0.title) }
        .onChange(of: note) { if !opened.contains(note) { opened.append(note) } }
    }
  }
  /// Leads on to others, and may be kept as it is.
  struct Turned: View {
    let note: Note
    @State private var shown: Note
    @State private var isPinned = false
    init(note: Note) { (self.note, _shown) = (note, State(initialValue: note)) }
    var body: some View {
      Text(shown.title)
      Button("Next") { shown = Note(id: shown.id % 3 + 1) }
      Button("Pin") { isPinned.toggle() }
        .onChange(of: note) { if !isPinned { shown = note } }
    }
  }
  /// Shows the same for every note.
  struct Pinned: View {
    var body: some View { Text("Note 1") }
  }

  struct Notes<Detail: View>: View {
    let detail: (Note) -> Detail
    @State private var chosen: Note?
    var body: some View {
      NavigationSplitView {
        List([Note(id: 1), Note(id: 2), Note(id: 3)], selection: $chosen) {
          NavigationLink($0.title, value: $0)
        }
      } detail: {
        if let chosen { detail(chosen) } else { Text("Choose") }
      }
    }
  }

  private func app<Detail: View>(_ detail: @escaping @MainActor (Note) -> Detail) -> HeadlessApp {
    HeadlessApp("notes") { Notes(detail: detail) }
  }

  @Test func whatWasMadeOfTheFirstChoiceStays() async throws {
    try await fails(app { OfValue(note: $0) }, "views.no-misuse misplaced")
    try await fails(app { OfText(note: $0) }, "views.no-misuse misplaced")
    try await fails(app { OfModel(note: $0) }, "views.no-misuse misplaced")
    try await fails(app { OfObject(note: $0) }, "views.no-misuse misplaced")
  }

  @Test func whatFollowsTheChoiceIsRight() async throws {
    try await passes(app { OfValue(note: $0).id($0) })
    try await passes(app { Following(note: $0) })
    try await passes(app { Loading(note: $0) })
    try await passes(app { Opened(note: $0) })
    try await passes(app { Turned(note: $0) })
    try await passes(app { OfText(note: $0).id($0) })
    try await passes(app { _ in Pinned() })
  }
}
