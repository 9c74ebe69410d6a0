import FuzzEngine
import SwiftUI
import Testing

/// Three columns whose last has a stack, on which a view stands while another item is chosen beside it.
@Suite @MainActor struct ChosenItems {
  private struct Mail: View {
    @State private var box: String? = "Inbox"
    @State private var message: Int?
    @State private var path: [String] = []
    var restores = false
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
      } content: {
        List(box == "Inbox" ? 0..<3 : 3..<6, id: \.self, selection: $message) { Text("Message \($0)") }
          .navigationTitle(box ?? "")
          .toolbar { Button("First") { message = box == "Inbox" ? 0 : 3 } }
      } detail: {
        NavigationStack(path: $path) {
          if let message {
            NavigationLink("Sender", value: "Sender of \(message)").navigationTitle("Message \(message)")
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          } else {
            Text("No message")
          }
        }
      }
      .onChange(of: box) { message = nil }
      .onChange(of: path) { old, new in if restores, new.isEmpty { path = old } }
    }
  }

  /// The system takes it off, as with another row of the sidebar ("subsequent column", macOS 15 release notes, 128548564).
  @Test func whatStoodOverTheLastOneGoes() async throws {
    try await passes(HeadlessApp("mail") { Mail() }, runs: 30)
  }

  @Test func itGoesAlsoWhereTheAppChoosesAnother() async throws {
    try await HeadlessApp("mail") { Mail() }.test(
      #"link 9 "Message 1"; link 1 "Sender"; link 11 "First""#, at: ["device": "ipad-13 landscape"],
      showing: "sidebar: menu | content: Inbox | detail: 0")
  }

  @Test func whatComesAgainOverAnotherIsFound() async throws {
    try await fails(HeadlessApp("mail") { Mail(restores: true) }, "push.visible", runs: 30)
  }

  @Observable final class Store {
    var folder: String?
    var note: String?
    var notes = ["A", "B"]
  }

  private struct Notes: View {
    @Bindable var store: Store
    var body: some View {
      NavigationSplitView {
        List(["Inbox"], id: \.self, selection: $store.folder) { Text($0) }.navigationTitle("Folders")
      } content: {
        List(store.folder == nil ? [] : store.notes, id: \.self, selection: $store.note) { Text($0) }
          .navigationTitle(store.folder ?? "Notes")
          .toolbar {
            Button("Add to inbox") {
              store.notes.append("N\(store.notes.count)")
              store.note = store.notes.last
            }
          }
      } detail: {
        if let note = store.note { Text("About").navigationTitle(note) } else { Text("No note") }
      }
    }
  }

  /// Its list is empty as long as no folder is chosen, and nothing was deleted.
  @Test func oneWhoseRowWasNeverThereIsNotDeleted() async throws {
    let app = HeadlessApp(
      "notes", making: { Store() }, events: [.event("widget", showing: "B") { $0.note = "B" }]
    ) { Notes(store: $0) }
    try await passes(app)
  }
}
