import SwiftUI

/// An app's own views: folders, the thousand notes of the chosen one, and a note with others that it names.
public struct NotesView: View {
  @State private var folder: String? = "Recipes"
  @State private var note: Int?
  @State private var path: [Int] = []

  /// Begins at the first folder.
  public init() {}

  /// The columns.
  public var body: some View {
    NavigationSplitView {
      List(["Recipes", "Travel"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
    } content: {
      List(0..<1_000, id: \.self, selection: $note) { Text("Note \($0)") }.navigationTitle(folder ?? "Notes")
    } detail: {
      NavigationStack(path: $path) {
        if let note { NoteView(note: note) } else { Text("Choose a note") }
      }
    }
    .onChange(of: folder) { note = nil }
    .onChange(of: note) { path = [] }
    .onOpenURL { _ in (folder, note) = ("Travel", 900) }
  }
}

private struct NoteView: View {
  let note: Int

  var body: some View {
    List {
      Text("Text of note \(note)")
      NavigationLink("Related", value: note + 1)
    }
    .navigationTitle("Note \(note)")
    .navigationDestination(for: Int.self) { NoteView(note: $0) }
  }
}
