import Dispatch
import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// Apps that begin with a splash, a load or a login, after which their containers come.
@Suite struct BeginningsTests {
  static let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  struct Rooms: View {
    var body: some View {
      NavigationStack {
        List(1..<4) { NavigationLink("Room \($0)", value: $0) }
          .navigationTitle("Rooms")
          .navigationDestination(for: Int.self) { Text("r").navigationTitle("Room \($0)") }
      }
    }
  }

  /// A person logs in, and a task waits for the answer.
  struct LoggingIn: View {
    @State private var user: String?
    @State private var isBusy = false
    var body: some View {
      if user != nil {
        Rooms()
      } else if isBusy {
        ProgressView("Logging in")
      } else {
        Button("Log In") {
          isBusy = true
          Task {
            try? await Task.sleep(for: .seconds(1))
            user = "Ann"
          }
        }
      }
    }
  }

  @Test func aLoginByATask() async throws {
    let app = await HeadlessApp("login") { LoggingIn() }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    try await app.test(
      #"link 1 "Log In"; deliver 1; deliver 1; link 2"#, at: Self.phone, showing: "detail: 2 <back")
  }

  /// The container comes when something is loaded.
  struct Loading: View {
    @State private var names: [String]?
    @State private var chosen: String?
    var body: some View {
      Group {
        if let names {
          NavigationSplitView {
            List(names, id: \.self, selection: $chosen) { Text($0) }.navigationTitle("People")
          } detail: {
            Text("x").navigationTitle(chosen ?? "-")
          }
        } else {
          ProgressView("Loading")
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        names = ["Ann", "Bob"]
      }
    }
  }

  @Test func aLoadAtTheLaunch() async throws {
    let app = await HeadlessApp("loading") { Loading() }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    try await app.test(#"deliver 1; deliver 1; choose "Bob""#, at: Self.phone, showing: "detail: Bob <back")
  }

  /// The container comes after some time, by the main queue.
  struct Splash: View {
    @State private var isOver = false
    var body: some View {
      Group { if isOver { Rooms() } else { Text("Splash") } }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { withAnimation { isOver = true } } }
    }
  }

  @Test func aSplashByTheMainQueue() async throws {
    let app = await HeadlessApp("splash") { Splash() }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    try await app.test(#"deliver 1; link 2"#, at: Self.phone, showing: "detail: 2 <back")
  }

  /// All three on one another.
  struct Everything: View {
    @State private var isOver = false
    var body: some View {
      Group { if isOver { LoggingIn() } else { ProgressView() } }.task {
        await Self.load()
        DispatchQueue.main.async { isOver = true }
      }
    }
    nonisolated static func load() async { await Task.yield() }
  }

  @Test func aLoadAndThenALogin() async throws {
    let app = await HeadlessApp("everything") { Everything() }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  /// A task that polls without end does not keep the survey for ever.
  struct Polling: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("\($0) \(count)") }
      }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
    }
  }

  @Test func aTaskThatPollsEndsNoSurvey() async throws {
    _ = try await HeadlessApp("polling") { Polling() }.system()
  }

  /// What the main queue does is a turn of the trace.
  struct Queued: View {
    let puts: (@escaping @MainActor () -> Void) -> Void
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4) { number in
          Button("Open \(number)") { puts { path.append(number) } }
        }
        .navigationTitle("Items")
        .navigationDestination(for: Int.self) { Text("x").navigationTitle("Item \($0)") }
      }
    }
  }

  @Test func whatStandsInTheMainQueueIsDone() async throws {
    let ways: [(@escaping @MainActor () -> Void) -> Void] = [
      { work in DispatchQueue.main.async { MainActor.assumeIsolated { work() } } },
      { work in OperationQueue.main.addOperation { MainActor.assumeIsolated { work() } } },
      { work in OperationQueue.main.addOperation(BlockOperation { MainActor.assumeIsolated { work() } }) },
    ]
    for way in ways {
      let app = await HeadlessApp("queued") { Queued(puts: way) }
      try await app.test(#"link 2 "Open 2""#, at: Self.phone, showing: "detail: 2 <back")
      #expect(try await app.test(seed: 42, runs: 6).states > 4)
    }
  }

  /// A sidebar of buttons that comes after a load, beside what says that nothing is chosen.
  struct Decks: View {
    @State private var isReady = false
    @State private var chosen: Int?
    var body: some View {
      if isReady {
        NavigationSplitView {
          ForEach(1..<4) { number in Button("Deck \(number)") { chosen = number } }
        } detail: {
          Text(chosen.map { "Deck \($0)" } ?? "Select a deck")
        }
      } else {
        ProgressView().task {
          try? await Task.sleep(for: .seconds(1))
          isReady = true
        }
      }
    }
  }

  @Test func columnsThatComeLaterHaveAPlaceholderToo() async throws {
    let app = await HeadlessApp("decks") { Decks() }
    try await app.test(
      "deliver 1", at: ["device": "ipad-11 portrait"], showing: "detail: placeholder")
  }

  /// A sidebar in which nothing leads on until a person has saved something.
  struct Notes: View {
    @State private var notes: [String] = []
    @State private var isWriting = false
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        List {
          Button("New") { isWriting = true }
          ForEach(notes, id: \.self) { NavigationLink($0, value: $0) }
        }
      } detail: {
        NavigationStack {
          Text("No note")
            .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
        }
      }
      .sheet(isPresented: $isWriting) {
        TextField("Title", text: $text)
        Button("Save") {
          notes.append("Note \(notes.count)")
          (text, isWriting) = ("", false)
        }
        .disabled(text.isEmpty)
      }
    }
  }

  @Test func aSidebarMayBeEmptyAtFirst() async throws {
    try await passes(HeadlessApp("notes") { Notes() })
  }

  /// A sidebar that is a form: its button leads on once something is typed.
  struct Search: View {
    @State private var chosen: String?
    @State private var results: [String] = []
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        List {
          TextField("Question", text: $text)
          Button("Go") { (results, chosen) = (["A", "B"], "A") }.disabled(text.isEmpty)
        }
        .navigationTitle("Search")
      } content: {
        List(results, id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Results")
      } detail: {
        Text(chosen ?? "Nothing chosen").navigationTitle(chosen ?? "Nothing")
      }
    }
  }

  @Test func aSidebarMayBeAForm() async throws {
    try await passes(HeadlessApp("search") { Search() })
  }
}
