import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// Apps that show that they load in the place of their containers.
@MainActor @Suite struct Reloads {
  @MainActor final class Store: ObservableObject {
    @Published var isLoading = false
    func load() {
      isLoading = true
      Task {
        try? await Task.sleep(for: .seconds(1))
        isLoading = false
      }
    }
    func poll() async {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(60))
        load()
      }
    }
  }

  struct Pushed: View {
    let button: String?
    @ObservedObject var store: Store
    var body: some View {
      NavigationStack {
        List(1..<4) { NavigationLink("Note \($0)", value: $0) }
          .navigationTitle("Notes")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Text")
              if let button { Button(button) { store.load() } }
            }
            .navigationTitle("Note \(number)")
          }
      }
    }
  }

  struct Columns: View {
    var button = "Refresh"
    @ObservedObject var store: Store
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $chosen) { Text("Note \($0)") }
          .navigationTitle("Notes")
          .toolbar { Button(button) { store.load() } }
      } detail: {
        if let chosen { Text("Text").navigationTitle("Note \(chosen)") } else { Text("Choose") }
      }
    }
  }

  struct InPlace<Content: View>: View {
    var polls = false
    @StateObject private var store = Store()
    @ViewBuilder let content: (Store) -> Content
    var body: some View {
      Group {
        if store.isLoading { ProgressView() } else { content(store) }
      }
      .task { if polls { await store.poll() } }
    }
  }

  struct Over<Content: View>: View {
    @StateObject private var store = Store()
    @ViewBuilder let content: (Store) -> Content
    var body: some View {
      content(store).overlay { if store.isLoading { ProgressView() } }
    }
  }

  @Test func whatASpinnerTakesAwayIsFound() async throws {
    let text = "something else took the place of the containers while the app loaded, and what was"
    let button = HeadlessApp("notes") { InPlace { Pushed(button: "Reload", store: $0) } }
    try await fails(button, "\(text) pushed is gone")
    let poll = HeadlessApp("notes") { InPlace(polls: true) { Pushed(button: nil, store: $0) } }
    try await fails(poll, "\(text) pushed is gone")
    let columns = HeadlessApp("notes") { InPlace { Columns(store: $0) } }
    try await fails(columns, "\(text) chosen is gone")
  }

  @Test func aSpinnerOverThemIsRight() async throws {
    try await passes(HeadlessApp("notes") { Over { Pushed(button: "Reload", store: $0) } })
    try await passes(HeadlessApp("notes") { Over { Columns(store: $0) } })
  }

  /// What is saved may end where it began, as an order or a quiz does.
  @Test func anActionMayLeadBackToTheRoot() async throws {
    try await passes(HeadlessApp("notes") { InPlace { Pushed(button: "Finish", store: $0) } })
  }

  /// A person who is away comes back by a tap.
  @Test func whatIsLockedMayBeginAgain() async throws {
    struct Locked: View {
      @State private var isLocked = false
      @StateObject private var store = Store()
      var body: some View {
        if isLocked {
          Button("Unlock") { isLocked = false }
        } else {
          Pushed(button: nil, store: store).task {
            try? await Task.sleep(for: .seconds(60))
            isLocked = true
          }
        }
      }
    }
    try await passes(HeadlessApp("notes") { Locked() })
  }

  /// A container that comes anew once the app has loaded is one that was there before.
  @Test func whatLoadsAtAnEventIsFollowed() async throws {
    let app = HeadlessApp("notes") { InPlace { Columns(button: "Save", store: $0) } }
    let report = try await app.test(seed: 42, runs: 12, savesFailures: false)
    #expect(report.findings.isEmpty && report.notes.isEmpty, "\(report.notes)")
  }

  /// A list without a title is known by its first row, and by another one when it has loaded for something else.
  struct Untitled: View {
    let says: String?
    @State private var scope = "All"
    @State private var isLoading = false
    @State private var items = ["Alpha", "Beta"]
    var body: some View {
      NavigationStack {
        Group {
          if isLoading {
            ProgressView()
          } else {
            List {
              if let says { Text(says) }
              Picker("Scope", selection: $scope) { ForEach(["All", "Beta"], id: \.self) { Text($0) } }
              ForEach(items, id: \.self) { NavigationLink($0, value: $0) }
            }
          }
        }
        .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
      }
      .task(id: scope) {
        isLoading = true
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
        items = scope == "All" ? ["Alpha", "Beta"] : ["Beta"]
        isLoading = false
      }
    }
  }

  @Test(arguments: [nil, "My library"]) func aListWithoutATitleMayLoad(says: String?) async throws {
    try await passes(HeadlessApp("library") { Untitled(says: says) })
  }
}
