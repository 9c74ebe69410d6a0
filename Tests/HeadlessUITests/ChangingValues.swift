import SplitFuzz
import SwiftUI
import Testing

/// Values that become equal by other things while they are chosen or pushed: a dictionary ends the process there.
@Suite @MainActor struct ChangingValueTests {
  /// Is equal by what it holds, and that changes.
  final class Note: Hashable, Identifiable {
    var text: String
    init(_ text: String) { self.text = text }
    static func == (one: Note, other: Note) -> Bool { one.text == other.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// A value that reads what a binding holds.
  struct Wrapper: Hashable {
    @Binding var text: String
    static func == (one: Wrapper, other: Wrapper) -> Bool { one.text == other.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  struct Notes: View {
    @State private var texts = (1...12).map { "note \($0)" }
    @State private var chosen: Wrapper?
    var body: some View {
      NavigationSplitView {
        List($texts, id: \.self, selection: $chosen) { $text in
          NavigationLink(value: Wrapper(text: $text)) { Text(text) }
        }
        .navigationTitle("Notes")
        .toolbar { Button("Shout") { texts = texts.map { $0 + "!" } } }
      } detail: {
        if let chosen {
          TextField("Text", text: chosen.$text).toolbar {
            Button("Same") { texts = texts.map { _ in "x" } }
          }
        } else {
          Text("Choose a note")
        }
      }
    }
  }

  @Test func aTableTakesAChangedValueForAnother() {
    var table = ValueTable<Int>()
    let notes = (0..<40).map { Note("\($0)") }
    for (number, note) in notes.enumerated() { table[note] = number }
    #expect(table[Note("7")] == 7 && table.count == 40)
    for note in notes { note.text = "same" }
    #expect(table[notes[3]] == nil && !table.contains(Note("7")))
    for number in 40..<120 { table[Note("\(number)")] = number }
    (table[notes[0]], table[Note("41")]) = (1, nil)
    #expect(table[Note("41")] == nil && table[Note("100")] == 100 && table.count == 120)
    #expect(table[notes[1]] == 1)
  }

  /// What is found there is another matter; the process goes on.
  @Test func whatIsChosenMayChange() async throws {
    let app = HeadlessApp("notes") { Notes() }
    let taps = (1...3).map { #"choose "note \#($0)"; link 1; link 2"# }.joined(separator: "; ")
    _ = try? await app.test(taps, at: ["device": "ipad-13 landscape"])
  }

  private struct Part: Identifiable, Hashable {
    let id = UUID()
    let name: String
  }
  private struct Parts: View {
    @State private var parts = [Part(name: "House"), Part(name: "Car")]
    @State private var chosen: Part.ID?
    var body: some View {
      NavigationSplitView {
        List(parts, selection: $chosen) { part in
          VStack {
            Text("\(part.id)")
            Text(part.name)
          }
        }
        .navigationTitle("Parts")
      } detail: {
        Text(parts.first { $0.id == chosen }?.name ?? "None")
      }
    }
  }

  /// It is another one at each launch.
  @Test func aUUIDOnARowIsNoName() async throws {
    try await passes(HeadlessApp("parts") { Parts() }, runs: 4)
    #expect("a \(UUID()) and \(UUID())".withoutUUIDs == "a UUID and UUID")
    #expect("not-a-UUID-but-a-text-that-is-as-long".withoutUUIDs == "not-a-UUID-but-a-text-that-is-as-long")
  }
}
