import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

/// What links to an ordinary app do, and what it deletes.
@MainActor @Suite struct EventsOfOrdinaryApps {
  /// Favourites that a swipe takes off the list, under a welcome that has to be answered.
  struct Favourites: View {
    @State var welcomes: Bool
    @State private var path: [Int] = []
    private let recipes = [1, 2, 3]
    @State private var favourites: Set = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(recipes.filter(favourites.contains), id: \.self) {
            NavigationLink("Recipe \($0)", value: $0)
          }
          .onDelete { offsets in
            let shown = recipes.filter(favourites.contains)
            for offset in offsets { favourites.remove(shown[offset]) }
          }
        }
        .navigationTitle("Favourites")
        .navigationDestination(for: Int.self) { Text("text").navigationTitle("Recipe \($0)") }
      }
      .onOpenURL { if let recipe = Int($0.lastPathComponent) { path = [recipe] } }
      .fullScreenCover(isPresented: $welcomes) { Button("Start") { welcomes = false } }
    }
  }

  private func app(isWelcomed: Bool) -> HeadlessApp {
    HeadlessApp(
      "favourites", making: {}, events: [.url("recipes://recipe/1", showing: "Recipe 1")]
    ) { _ in Favourites(welcomes: !isWelcomed) }
  }

  @Test func aWelcomeStaysOverWhatALinkShows() async throws { try await passes(app(isWelcomed: false)) }

  @Test func whatALinkShowsAgainIsThere() async throws {
    try await passes(app(isWelcomed: true))
    // What stays while it is taken off the list is not.
    try await app(isWelcomed: true).test(
      "link 1 \"Recipe 1\"; ~back; link 2 \"Delete 1\"; call \"recipes://recipe/1\"",
      at: ["device": "iphone-15 portrait"], showing: "detail: 1 <back")
  }

  /// A recipe with notes, which are a sheet on a phone.
  struct Noted: View {
    @State private var path: [Int] = []
    @State private var showsNotes = false
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Recipe 1", value: 1)
          .navigationDestination(for: Int.self) {
            Button("Notes") { showsNotes = true }.navigationTitle("Recipe \($0)")
              .inspector(isPresented: $showsNotes) { Text("Notes") }
          }
      }
      .onOpenURL { if let recipe = Int($0.lastPathComponent) { path = [recipe] } }
    }
  }

  @Test func anInspectorIsPartOfItsView() async throws {
    let app = HeadlessApp(
      "noted", making: {}, events: [.url("recipes://recipe/1", showing: "Recipe 1")]
    ) { _ in Noted() }
    try await passes(app)
    // It comes over what a link shows as well, where its flag was left on.
    try await app.test(
      "link 1; link 1; back; resize two-thirds; link 1", at: ["device": "ipad-11 portrait"],
      showing: "inspector as a sheet: another view")
  }

  /// A note, which is on the path as it was when it was opened.
  struct Note: Hashable, Identifiable {
    let id: Int
    var photos = ["photo"]
  }
  struct Notes: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var path: [Note] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(notes) { NavigationLink("Note \($0.id)", value: $0) }
          .navigationTitle("Notes")
          .navigationDestination(for: Note.self) { note in
            Button("Delete photo") {
              if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index].photos = [] }
            }
            .navigationTitle("Note \(note.id)")
          }
      }
    }
  }

  @Test func whatHasChangedIsNotDeleted() async throws { try await passes(HeadlessApp("notes") { Notes() }) }
}
