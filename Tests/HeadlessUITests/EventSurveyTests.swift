import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// Events that say what they show, of apps in which things are deleted, chained and presented.
@Suite struct EventSurveyTests {
  /// A link to a note that was deleted does nothing, which is right.
  struct Notes: View {
    let isRight: Bool
    @State private var notes = [1, 2, 3]
    @State private var path: [Int] = []
    @State private var asks = false
    var body: some View {
      NavigationStack(path: $path) {
        List(notes, id: \.self) { NavigationLink("Note \($0)", value: $0) }
          .navigationTitle("Notes")
          .toolbar { Button("Help") { asks = true } }
          .navigationDestination(for: Int.self) { number in
            Page(number: number) {
              notes.removeAll { $0 == number }
              path = []
            }
          }
      }
      .sheet(isPresented: $asks) { Text("Help") }
      .onOpenURL { url in
        guard let number = Int(url.lastPathComponent), notes.contains(number) else { return }
        path = [number]
        if isRight { asks = false }
      }
    }
  }

  struct Page: View {
    let number: Int
    let delete: () -> Void
    @State private var asks = false
    var body: some View {
      Button("Delete") { asks = true }
        .navigationTitle("Note \(number)")
        .alert("Sure?", isPresented: $asks) {
          Button("Yes") { delete() }
          Button("No", role: .cancel) {}
        }
    }
  }

  private func app(isRight: Bool) async -> HeadlessApp {
    await HeadlessApp("notes", making: {}, events: [.url("notes://note/2", showing: "Note 2")]) {
      Notes(isRight: isRight)
    }
  }

  @Test func nothingIsPromisedOfWhatIsGone() async throws {
    let report = try await app(isRight: true).test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    #expect(report.rules.first { $0.id == "request.not-lost" }?.nonVacuous ?? 0 > 0)
  }

  @Test func aLinkThatIsLostUnderASheetIsFound() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await app(isRight: false).test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("request.not-lost") == true, "\(failure?.description ?? "")")
  }

  /// Each page leads to another one.
  struct Chain: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4) { NavigationLink("Note \($0)", value: $0) }
          .navigationTitle("Notes")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Note \(number)")
          }
      }
      .onOpenURL { if let number = Int($0.lastPathComponent) { path = [number] } }
    }
  }

  @Test func anEventIsSurveyedInALaunchOfItsOwn() async throws {
    let app = await HeadlessApp("chain", making: {}, events: [.url("notes://note/7", showing: "Note 7")]) {
      Chain()
    }
    let report = try await app.test(seed: 42, runs: 6)
    #expect(report.rules.first { $0.id == "request.not-lost" }?.nonVacuous ?? 0 > 0)
  }

  /// An event that is for who has signed in.
  struct Account: View {
    @State private var isIn = false
    @State private var path: [Int] = []
    var body: some View {
      Group {
        if isIn {
          NavigationStack(path: $path) {
            List(1..<4) { NavigationLink("Note \($0)", value: $0) }.navigationTitle("Notes")
              .navigationDestination(for: Int.self) { Text("x").navigationTitle("Note \($0)") }
          }
        } else {
          Button("Log In") { isIn = true }
        }
      }
      .onOpenURL { if isIn, let number = Int($0.lastPathComponent) { path = [number] } }
    }
  }

  @Test func anEventIsSurveyedOnceThereIsAContainer() async throws {
    let app = await HeadlessApp("account", making: {}, events: [.url("notes://note/2", showing: "Note 2")]) {
      Account()
    }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  /// One whose screen for signing in is a stack of its own, from which no tap leads on.
  struct Gate: View {
    @Binding var isIn: Bool
    @State private var path: [Int] = []
    @State private var help = false
    var body: some View {
      if isIn {
        NavigationStack(path: $path) {
          List(1..<4) { NavigationLink("Note \($0)", value: $0) }.navigationTitle("Notes")
            .toolbar { Button("Help") { help = true } }
            .navigationDestination(for: Int.self) { Text("x").navigationTitle("Note \($0)") }
        }
        .sheet(isPresented: $help) { Text("Help") }
        .onOpenURL { if let number = Int($0.lastPathComponent) { path = [number] } }
      } else {
        NavigationStack { Text("Sign in with your key").navigationTitle("Welcome") }
      }
    }
  }

  @MainActor @Observable final class Session { var isIn = false }

  /// Before somebody has signed in it does nothing, which is right; afterwards it is lost beneath a sheet.
  @Test func anEventIsSurveyedAfterAStart() async throws {
    let app = await HeadlessApp(
      "gate", making: { Session() },
      events: [.url("notes://note/2", showing: "Note 2"), .signOut { $0.isIn = false }],
      starts: [.event("signed-in") { $0.isIn = true }]
    ) { session in Gate(isIn: Binding(get: { session.isIn }, set: { session.isIn = $0 })) }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 42, runs: 20, savesFailures: false)
    }
    #expect(failure?.description.contains("sheet: Help") == true, "\(failure?.description ?? "")")
    try await app.test(seed: 42, runs: 20, without: ["request.not-lost"], savesFailures: false)
  }

  /// The pages of a todo's history are numbered as the todos are.
  struct Todos: View {
    @State private var todos = [1, 2, 3]
    @State private var chosen: Int?
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        List(todos, id: \.self, selection: $chosen) { Text("Todo \($0)") }.navigationTitle("Todos")
      } detail: {
        NavigationStack(path: $path) {
          Group {
            if let todo = chosen {
              List {
                Button("History") { path = [1, 2, 3] }
                Button("Delete", role: .destructive) {
                  todos.removeAll { $0 == todo }
                  chosen = nil
                }
              }
              .navigationTitle("Todo \(todo)")
            } else {
              Text("None")
            }
          }
          .navigationDestination(for: Int.self) { Text("Old").navigationTitle("History \($0)") }
        }
      }
      .onChange(of: chosen) { path = [] }
      .onOpenURL { url in
        guard let todo = Int(url.lastPathComponent), todos.contains(todo) else { return }
        (chosen, path) = (todo, [])
      }
    }
  }

  @Test func aValueOnAPathIsNoRow() async throws {
    let app = await HeadlessApp("todos", making: {}, events: [.url("todos://todo/3", showing: "Todo 3")]) {
      Todos()
    }
    let steps = #"choose "Todo 3"; link 2 "Delete"; choose "Todo 1"; link 1 "History"; call "todos://todo/3""#
    try await app.test(steps, at: ["device": "iphone-15 portrait"], showing: "detail: 3 (3 deep) <back")
  }

  /// An event that leads into a sheet.
  struct Settings: View {
    let isRight: Bool
    @State private var shows = false
    @State private var inner: [Int] = []
    var body: some View {
      NavigationStack { Button("Settings") { shows = true }.navigationTitle("Home") }
        .sheet(isPresented: $shows) {
          NavigationStack(path: $inner) {
            List(1..<3) { NavigationLink("Setting \($0)", value: $0) }.navigationTitle("Settings")
              .navigationDestination(for: Int.self) { Text("x").navigationTitle("Setting \($0)") }
          }
        }
        .onOpenURL { _ in
          // What was pushed before the sheet was dismissed is still there.
          if isRight || inner.isEmpty { inner = [2] }
          shows = true
        }
    }
  }

  @Test func aValueInASheetIsShownWheneverItsEventComes() async throws {
    func app(isRight: Bool) async -> HeadlessApp {
      await HeadlessApp("settings", events: [.url("x://2", showing: "Setting 2")]) {
        Settings(isRight: isRight)
      }
    }
    try await passes(app(isRight: true))
    try await fails(app(isRight: false), "request.not-lost lost")
  }

  /// The same in a tab beside one with two stacks, after which the platform has no number for a third.
  struct Tabs: View {
    @State private var row: Int? = 1
    var body: some View {
      TabView {
        Tab("Settings", systemImage: "gear") { Settings(isRight: true) }
        Tab("Rows", systemImage: "list.bullet") {
          NavigationSplitView {
            NavigationStack { List(1..<3, selection: $row) { Text("Row \($0)") }.navigationTitle("Rows") }
          } detail: {
            NavigationStack { Text("Row").navigationTitle("Row") }
          }
        }
      }
    }
  }

  @Test func whatIsNotFollowedIsNotExpected() async throws {
    let app = await HeadlessApp("tabs", events: [.url("x://2", showing: "Setting 2")]) { Tabs() }
    let report = try await app.test(seed: 42, runs: 12, savesFailures: false)
    #expect(report.notes.contains { $0.contains("'x://2' shows 'Setting 2' in what is presented") })
  }

  /// A session that ends for good.
  @MainActor final class StoredSession: ObservableObject { @AppStorage("signedIn") var isSignedIn = true }
  struct Shop: View {
    @ObservedObject var session: StoredSession
    @State private var path: [Int] = []
    var body: some View {
      Group {
        if session.isSignedIn {
          NavigationStack(path: $path) {
            List(1...3, id: \.self) { NavigationLink("Item \($0)", value: $0) }
              .navigationTitle("Items")
              .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Item \($0)") }
          }
        } else {
          NavigationStack { Button("Sign In") { session.isSignedIn = true }.navigationTitle("Welcome") }
        }
      }
      .onChange(of: session.isSignedIn) { if !session.isSignedIn { path = [] } }
      .onOpenURL { path = [Int($0.lastPathComponent) ?? 1] }
    }
  }

  @Test func aRelaunchMayHaveLostWhatAnEventShows() async throws {
    let app = await HeadlessApp(
      "shop", making: { StoredSession() },
      events: [
        .url("shop://item/2", showing: "Item 2"), .signOut("expired") { $0.isSignedIn = false },
      ]
    ) {
      Shop(session: $0)
    }
    for relaunch in ["", "relaunch; "] {
      let steps = "call \"expired\"; \(relaunch)call \"shop://item/2\""
      try await app.test(steps, at: ["device": "iphone-15 portrait"], showing: "detail: Welcome")
    }
  }
}
