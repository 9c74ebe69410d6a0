import Dispatch
import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// What 'AppStorage' keeps is one value for each key of an app, whoever reads and writes it.
@Suite @MainActor struct StoredValueTests {
  static let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  final class Model: ObservableObject {
    @AppStorage("tour") var tour = "new"
    @AppStorage("launches") var launches = 0
    @Published var title = ""
    init() { launches += 1 }
    func finish() { tour = "over" }
  }

  struct Tour: View {
    let model: Model
    @AppStorage("tour") private var tour = "new"
    @AppStorage("launches") private var launches = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Finish") { model.finish() }
          Button("Later") { Task { model.finish() } }
          Button("Again") { tour = "new" }
        }
        .navigationTitle("\(tour) \(model.tour) \(launches > 0)")
      }
    }
  }

  @Test func anObjectAndAViewShareAValue() async throws {
    let app = HeadlessApp("tour", restoresPlace: true, making: { Model() }, events: []) { Tour(model: $0) }
    try await app.test(#"link 1 "Finish""#, at: Self.phone, showing: "detail: over over true")
    try await app.test(#"link 1; link 3 "Again""#, at: Self.phone, showing: "detail: new new true")
    try await app.test(#"link 1; relaunch"#, at: Self.phone, showing: "detail: over over true")
    try await app.controllingTasks().test(
      #"link 2 "Later""#, at: Self.phone, showing: "detail: over over true")
  }

  /// Saves where it is as it leaves the screen, and shows it again once.
  struct SavesInBackground: View {
    @Environment(\.scenePhase) private var phase
    @SceneStorage("StoredValueTests.path") private var saved = ""
    @State private var path: [String] = []
    @State private var isRestored = false
    var body: some View {
      NavigationStack(path: $path) {
        List(["one", "two"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Rows")
          .navigationDestination(for: String.self) { Text("Text").navigationTitle($0) }
      }
      .onAppear {
        if !isRestored, !saved.isEmpty { path = [saved] }
        isRestored = true
      }
      .onChange(of: phase) { if $0 != .active { saved = path.last ?? "" } }
    }
  }

  @Test func anAppEndsInTheBackground() async throws {
    let app = HeadlessApp("saves", restoresPlace: true) { SavesInBackground() }
    try await app.test(
      #"link 1 "one"; relaunch"#, at: Self.phone, showing: "detail: one <back")
    try await app.test(seed: 42, runs: 12)
  }

  /// A list whose search field is open until the app is launched again.
  struct Searched: View {
    @SceneStorage("StoredValueTests.chosen") private var chosen: Int?
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
          .navigationTitle("Rows").searchable(text: $text, prompt: "Find")
      } detail: {
        Text("\(chosen ?? 0)").navigationTitle("Row \(chosen ?? 0)")
      }
    }
  }

  @Test func whatIsOfferedIsReadAnewAfterALaunch() async throws {
    let app = HeadlessApp("searched", restoresPlace: true) { Searched() }
    try await app.test(#"link 11 "Find"; relaunch; link 12"#, at: Self.phone, showing: "sidebar: menu")
    try await app.test(seed: 42, runs: 20)
  }

  /// A model that keeps a value where no view follows it.
  struct Settings: View {
    @AppStorage("StoredValueTests.sound") private var hasSound = false
    var body: some View {
      NavigationStack {
        Button("Sound") { UserDefaults.standard.set(true, forKey: "StoredValueTests.sound") }
          .navigationTitle("\(hasSound)")
      }
    }
  }

  @Test func whatOtherCodeKeepsIsNotFollowedAndSaid() async throws {
    defer { UserDefaults.standard.removeObject(forKey: "StoredValueTests.sound") }
    let report = try await HeadlessApp("settings") { Settings() }.test(seed: 42, runs: 5)
    #expect(report.notes.contains { $0.contains(#"'AppStorage("StoredValueTests.sound")' is not"#) })
  }

  /// A thread writes what a view keeps.
  struct Late: View {
    @AppStorage("number") private var number = 0
    @State private var own = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Store") { later { number += 1 } }
          Button("Set") { later { own += 1 } }
        }
        .navigationTitle("\(number) \(own)")
      }
    }
    private func later(_ work: @escaping () -> Void) {
      nonisolated(unsafe) let work = work
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        work()
        isDone.signal()
      }
      isDone.wait()
    }
  }

  @Test(arguments: [("link 1", "detail: 1 0"), ("link 2", "detail: 0 1")])
  func anotherThreadMayWrite(_ steps: String, _ screen: String) async throws {
    try await HeadlessApp("late") { Late() }.test(steps, at: Self.phone, showing: screen)
  }

  final class Look: ObservableObject {
    @AppStorage("size") var size = "small"
  }

  /// What a narrow window shows stands on an object that is made when the window becomes narrow.
  struct Turned: View {
    struct Narrow: View {
      @StateObject private var look = Look()
      var body: some View { NavigationLink("Show", value: look.size) }
    }
    @Environment(\.horizontalSizeClass) private var width
    @AppStorage("size") private var size = "small"
    @State private var goes = "there"
    var body: some View {
      NavigationStack {
        VStack {
          Button("Larger") { size = "large" }
          if width == .compact {
            Narrow()
          } else {
            Text("Wide").onDisappear { DispatchQueue.main.async { goes = "gone" } }
          }
          NavigationLink("Tell", value: goes)
        }
        .navigationTitle("Home").navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  @Test(arguments: [("link 2", "detail: large <back"), ("link 3", "detail: gone <back")])
  func whatComesOrGoesAsTheWindowChangesIsOfTheApp(_ last: String, _ screen: String) async throws {
    try await HeadlessApp("turned") { Turned() }
      .test("link 1; resize third; \(last)", at: ["device": "ipad-11 landscape"], showing: screen)
  }

  /// An object that a task makes when it goes on.
  struct Told: View {
    @AppStorage("size") private var size = "small"
    @State private var told = "nothing"
    var body: some View {
      NavigationStack {
        VStack {
          Button("Larger") {
            size = "large"
            Task {
              await Task.yield()
              told = Look().size
            }
          }
          NavigationLink("Tell", value: told)
        }
        .navigationTitle("Home").navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  @Test func anObjectThatATaskMakesIsOfTheApp() async throws {
    try await HeadlessApp("told") { Told() }.controllingTasks()
      .test("link 1; link 2", at: Self.phone, showing: "detail: large <back")
  }
}
