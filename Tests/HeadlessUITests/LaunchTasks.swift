import SplitFuzz
import SwiftUI
import Testing

/// Apps whose first views begin a task, as most do.
@MainActor @Suite("Tasks at the launch") struct LaunchTasks {
  actor Names {
    static let shared = Names()
    func load() -> [String] { ["Ann", "Bob"] }
  }
  struct People: View {
    let isEmptyLater: Bool
    @State private var chosen: String?
    @State private var hint = ""
    var body: some View {
      NavigationSplitView {
        List(["Ann", "Bob"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("People")
      } detail: {
        if let chosen {
          Text("About").navigationTitle(chosen)
        } else if !hint.isEmpty {
          Text(hint)
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        if !isEmptyLater { hint = "Choose someone" }
      }
    }
  }

  /// As long as a task waits it may bring something; this one has ended and has not.
  @Test func aDetailThatStaysBlankIsFound() async throws {
    try await fails(HeadlessApp("people") { People(isEmptyLater: true) }, "detail.not-blank blank")
    try await passes(HeadlessApp("people") { People(isEmptyLater: false) })
  }

  /// Its detail loads what it shows, and the service of a test has nothing.
  struct Loading: View {
    @State private var text: String?
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("About") { Text("About") } }.navigationTitle("People")
      } detail: {
        Group { if let text { Text(text) } }.task { text = await Self.load() }
      }
    }
    private static func load() async -> String? {
      try? await Task.sleep(for: .seconds(1))
      return nil
    }
  }

  @Test func aDetailThatLoadsIsNotBlank() async throws {
    try await passes(HeadlessApp("loading") { Loading() })
  }

  struct Loaded: View {
    @State private var names: [String] = []
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Names")
          .navigationDestination(for: String.self) { Text("About").navigationTitle($0) }
          .task { names = await Names.shared.load() }
      }
    }
  }

  /// What a launch had left undone on the actor kept it busy in all that came after it.
  @Test func anActorThatLaunchesShareDoesItsWork() async throws {
    let app = HeadlessApp("names") { Loaded() }
    let report = try await app.test(seed: 42, runs: 12, savesFailures: false)
    #expect(!report.notes.contains { $0.contains("pending") }, "\(report.notes)")
    try await app.test(
      #"rotate; link 1 "Ann""#, at: ["device": "iphone-15 portrait"], showing: "detail: Ann <back")
  }
}
