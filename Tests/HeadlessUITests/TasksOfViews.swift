import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Views that start a task wherever they appear, as most do that load something: what is wrong beside it is found.
@Suite @MainActor struct TasksOfViews {
  struct Articles: View {
    let clears: Bool
    @State private var feed: String? = "News"
    @State private var article: Int?
    @State private var read: Set<Int> = []
    var body: some View {
      NavigationSplitView {
        List(["News", "Sport"], id: \.self, selection: $feed) { Text($0) }
      } content: {
        List(1..<5, id: \.self, selection: $article) {
          Text(read.contains($0) ? "Article \($0), read" : "Article \($0)")
        }
        .navigationTitle(feed ?? "")
      } detail: {
        if let article {
          Text("Text").navigationTitle("Article \(article)")
            .task {
              try? await Task.sleep(for: .seconds(1))
              if !Task.isCancelled { read.insert(article) }
            }
            .onDisappear { if clears { self.article = nil } }
            .id(article)
        } else {
          Text("Choose")
        }
      }
    }
  }

  @Test func workThatChangesNoPlaceExcusesNothing() async throws {
    try await passes(HeadlessApp("articles") { Articles(clears: false) })
    try await fails(HeadlessApp("clearing") { Articles(clears: true) }, "push.visible covered")
  }

  /// A sheet that saves, and ends all that is presented once it has; it can be swiped away before.
  struct Todos: View {
    enum Sheet: Int, Identifiable {
      case new, settings
      var id: Int { rawValue }
    }
    let looks: Bool
    @State private var sheet: Sheet?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Add") { sheet = .new }
          Button("Settings") { sheet = .settings }
        }
        .navigationTitle("Todos")
      }
      .sheet(item: $sheet) { shown in
        if shown == .new {
          Button("Save") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              if !looks || sheet == .new { sheet = nil }
            }
          }
        } else {
          Text("Settings")
        }
      }
    }
  }

  @Test func workTakesNothingElseAway() async throws {
    try await passes(HeadlessApp("todos") { Todos(looks: true) })
    try await HeadlessApp("todos") { Todos(looks: false) }.test(
      #"link 1 "Add"; ~link 1 "Save"; ~dismiss-sheet; ~link 2 "Settings"; deliver 1"#,
      at: ["device": "iphone-15 portrait"], breaking: ["late-work.only-its-view changes-place"])
  }

  /// What shows that work goes on, in the place of the sheet that began it.
  struct Upload: View {
    @State private var asks = false
    @State private var uploads = false
    var body: some View {
      NavigationStack { Button("Upload") { asks = true }.navigationTitle("Files") }
        .sheet(isPresented: $asks) {
          Button("Begin") {
            (asks, uploads) = (false, true)
            Task {
              try? await Task.sleep(for: .seconds(1))
              uploads = false
            }
          }
        }
        .fullScreenCover(isPresented: $uploads) { Text("Uploading") }
    }
  }

  @Test func workEndsWhatItHasPresented() async throws {
    try await passes(HeadlessApp("upload") { Upload() })
  }

  /// A first screen that loads, and comes again as the person logs out.
  struct Loading: View {
    let isSplit: Bool
    @State private var isLoaded = false
    @State private var choice: Int?
    var body: some View {
      if isLoaded, !isSplit {
        NavigationStack { Button("Log out") { isLoaded = false }.navigationTitle("Home") }
      } else if isLoaded {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $choice) { Text("Item \($0)") }.navigationTitle("Items")
        } detail: {
          Button("Log out") { (isLoaded, choice) = (false, nil) }
            .navigationTitle(choice.map { "Item \($0)" } ?? "No item")
        }
      } else {
        ProgressView().task {
          try? await Task.sleep(for: .seconds(1))
          isLoaded = true
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func whatAScreenLoadsThatTheTapBringsIsNotForTheOneBefore(isSplit: Bool) async throws {
    try await passes(HeadlessApp("loading") { Loading(isSplit: isSplit) }, runs: 40)
  }

  struct Greeting: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Greet") { Task { isShown = true } }.navigationTitle("Home")
      }
      .sheet(isPresented: $isShown) { Text("Hello").navigationTitle("Greeting") }
    }
  }

  @Test func aTaskThatWaitsForNothingIsDoneInItsTurn() async throws {
    try await HeadlessApp("greeting") { Greeting() }.test(
      "link 1 \"Greet\"", at: ["device": "iphone-15"], showing: "sheet: Greeting")
  }

  /// Pages that are loaded in a view that was loaded itself: one that is never shown, and those whose content never comes.
  struct Pages: View {
    let isForgotten: Bool
    @State private var names: [String] = []
    @State private var path: [String] = []
    @State private var text: String?
    var body: some View {
      NavigationStack(path: $path) {
        List(names, id: \.self) { NavigationLink($0, value: $0) }.navigationTitle("Pages")
          .navigationDestination(for: String.self) { name in
            if name == "own" {
              Page()
            } else if name == "other" {
              if let text { Text(text) }
            } else if !isForgotten {
              Text(name)
            }
          }
      }
      .task { names = await Self.load() }
      .task(id: path) { if path == ["other"] { text = await Page.load() } }
    }
    private static func load() async -> [String] {
      try? await Task.sleep(for: .seconds(1))
      return ["own", "other", "third"]
    }
  }
  struct Page: View {
    @State private var text: String?
    var body: some View { Group { if let text { Text(text) } }.task { text = await Self.load() } }
    static func load() async -> String? {
      try? await Task.sleep(for: .seconds(1))
      return nil
    }
  }

  @Test func whatIsNeverShownIsFoundWhereOthersLoad() async throws {
    try await passes(HeadlessApp("pages") { Pages(isForgotten: false) })
    try await fails(HeadlessApp("pages") { Pages(isForgotten: true) }, "detail.resolvable unresolved")
  }
}
