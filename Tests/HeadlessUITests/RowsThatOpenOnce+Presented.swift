import SwiftUI
import Testing

/// The same where a handler presents what is chosen.
extension RowsThatOpenOnce {
  struct Presenting: View {
    let isReset: Bool
    @State private var chosen: Note?
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        List(Note.all) { note in Button(note.title) { chosen = note } }.navigationTitle("Notes")
      }
      .sheet(isPresented: $isShown) {
        if isReset { chosen = nil }
      } content: {
        Text(chosen?.title ?? "")
      }
      .onChange(of: chosen) { if chosen != nil { isShown = true } }
    }
  }
  @Test func whatIsPresentedOnce() async throws {
    try await fails(
      HeadlessApp("notes") { Presenting(isReset: false) },
      "shows a view here, but did nothing when it was tapped",
      runs: 40)
    try await passes(HeadlessApp("notes") { Presenting(isReset: true) }, runs: 40)
  }

  /// A tip that comes at each third tap.
  struct Tipping: View {
    @State private var count = 0
    @State private var isTip = false
    var body: some View {
      NavigationStack {
        List(Note.all) { note in Button(note.title) { count += 1 } }.navigationTitle("Notes")
      }
      .sheet(isPresented: $isTip) { Text("A tip") }
      .onChange(of: count) { if count.isMultiple(of: 3) { isTip = true } }
    }
  }
  @Test func aTipThatComesNowAndThenIsRight() async throws {
    try await passes(HeadlessApp("notes") { Tipping() }, runs: 40)
  }
}
