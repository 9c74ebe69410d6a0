import SwiftUI
import Testing

/// Taps that show something the first time, and then what is not to be seen.
extension RowsThatOpenOnce {
  /// A like asks for the session, and with one does what is not to be seen.
  struct Liking: View {
    @State private var isLoggedIn = false
    @State private var asking: Note?
    @State private var path: [Note] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(Note.all) { note in Button("Like \(note.title)") { if !isLoggedIn { asking = note } } }
          Button("Log out") { isLoggedIn = false }
          NavigationLink("More", value: Note.all[1])
        }
        .navigationDestination(for: Note.self) { note in
          Page(note: note)
          Button("Log in") { (isLoggedIn, path) = (true, []) }
        }
      }
      .onChange(of: asking) { if let asking { path.append(asking) } }
      .onChange(of: path) { if path.isEmpty { asking = nil } }
    }
  }
  @Test func whatIsDoneUnseenInASession() async throws {
    try await passes(HeadlessApp("notes") { Liking() })
  }

  /// What is liked stays so, and each first like thanks for it.
  struct Thanking: View {
    @State private var liked: Set<Note> = []
    @State private var path: [Note] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(Note.all) { note in Button("Like \(note.title)") { liked.insert(note) } }
          NavigationLink("More", value: Note.all[1])
        }
        .navigationDestination(for: Note.self) { Page(note: $0) }
      }
      .onChange(of: liked) { old, new in path += new.subtracting(old) }
    }
  }
  @Test func whatStaysAsItIs() async throws {
    try await passes(HeadlessApp("notes") { Thanking() })
  }
}
