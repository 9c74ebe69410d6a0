import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Apps that are right, and what is said of apps that are not run as they are.
@Suite struct CorrectScreenTests {
  /// A sidebar of links without a selection, which declares what they show.
  struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: "one")
          NavigationLink("Two", value: "two")
        }
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      } detail: {
        Text("Choose")
      }
    }
  }

  /// Tabs on a phone, columns where there is room.
  struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var letter: String? = "a"
    @State private var tab = "a"

    var body: some View {
      if width == .compact {
        TabView(selection: $tab) {
          ForEach(["a", "b"], id: \.self) { name in
            NavigationStack { Text(name).navigationTitle(name) }.tabItem { Text(name) }.tag(name)
          }
        }
      } else {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
        } detail: {
          NavigationStack { Text(letter ?? "none").navigationTitle(letter ?? "none") }
        }
      }
    }
  }

  /// A list that is loaded while its view says so.
  struct Loaded: View {
    @State private var items: [String] = []
    @State private var item: String?

    var body: some View {
      NavigationSplitView {
        Group {
          if items.isEmpty { ProgressView() } else { List(items, id: \.self, selection: $item) { Text($0) } }
        }
        .task {
          await Self.wait()
          items = ["x", "y"]
        }
      } detail: {
        Text(item ?? "Choose").navigationTitle(item ?? "Choose")
      }
    }
    nonisolated static func wait() async { try? await Task.sleep(for: .seconds(1)) }
  }

  /// A page that an item equal to its own value pushes again.
  struct Pages: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(0..<2) { NavigationLink("row \($0)", value: $0) }.navigationTitle("Root")
          .navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
  }

  struct Page: View {
    let number: Int
    @State private var more = false
    @State private var item: Int?
    var body: some View {
      VStack {
        Button("more") { more = true }
        Button("item") { item = number }
      }
      .navigationTitle("page \(number)")
      .navigationDestination(isPresented: $more) { Text("More").navigationTitle("More of \(number)") }
      .navigationDestination(item: $item) { Text("Item \($0)").navigationTitle("Item \($0)") }
    }
  }

  /// A tab that greets whoever comes to it.
  struct Greeting: View {
    @State private var tab = 0
    @State private var greets = false
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          NavigationLink("x") { Text("x").navigationTitle("x") }.navigationTitle("Home")
        }
        .tabItem { Text("Home") }.tag(0)
        NavigationStack { Text("help").navigationTitle("Help").onAppear { greets = true } }
          .tabItem { Text("Help") }.tag(1)
      }
      .sheet(isPresented: $greets) { Text("Welcome").navigationTitle("Tip") }
    }
  }

  /// A search that may find nothing.
  struct Searched: View {
    @State private var text = ""
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(["ann", "bob"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
          NavigationLink($0, value: $0)
        }
        .navigationTitle("People").searchable(text: $text)
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  /// An inspector of what is chosen, for which the app has no command.
  struct Inspected: View {
    @State private var order: Int?
    @State private var isInspected = false
    @State private var level = 0.5

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $order) { Text("Order \($0)") }.navigationTitle("Orders")
      } detail: {
        if let order {
          Slider(value: $level) { Text("Level") }.navigationTitle("Order \(order)")
            .inspector(isPresented: $isInspected) { Text("Customer") }
            .toolbar { Button("Info") { isInspected.toggle() } }
        } else {
          Text("No order")
        }
      }
    }
  }

  @Test func appsThatAreRightPass() async throws {
    let apps = await [
      HeadlessApp("links") { Links() }, HeadlessApp("sizes") { Sizes() }, HeadlessApp("loaded") { Loaded() },
      HeadlessApp("pages") { Pages() }, HeadlessApp("greeting") { Greeting() },
      HeadlessApp("searched") { Searched() }, HeadlessApp("inspected") { Inspected() },
    ]
    for app in apps { _ = try await app.test(seed: 42, runs: 6, savesFailures: false) }
  }

  @Test func linksOfASidebarShowTheirViewInTheDetail() async throws {
    try await HeadlessApp("links") { Links() }
      .test(#"choose "Two""#, at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | detail: Two")
  }

  @Test func aListThatIsLoadedIsTapped() async throws {
    try await HeadlessApp("loaded") { Loaded() }
      .test(
        "deliver 1; choose 2", at: ["device": "ipad-13 landscape"],
        showing: "sidebar: menu | detail: y")
  }

  /// A trace that is played again for a rule's sake has the same containers, also where others came before.
  @Test func containersAreTheSameWhenATraceIsPlayedAgain() async throws {
    try await HeadlessApp("sizes") { Sizes() }
      .test(
        "resize two-thirds; rotate; toggle; reappear", at: ["device": "ipad-11 portrait"],
        showing: "sidebar over: menu | [detail: a]")
  }

  /// Columns where there is room, and elsewhere one of them in a stack, on which a sheet may lie.
  struct Covered: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var isOn = false

    var body: some View {
      Group {
        if width == .compact {
          NavigationStack { chat }
        } else {
          NavigationSplitView {
            Text("Chats")
          } detail: {
            chat
          }
        }
      }
      .sheet(isPresented: $isOn) { NavigationStack { Text("Models").navigationTitle("Models") } }
    }
    var chat: some View { Button("models") { isOn = true }.navigationTitle("Chat") }
  }

  @Test func aSheetOverAStackHidesNoSidebar() async throws {
    try await HeadlessApp("covered") { Covered() }
      .test("link 1", at: ["device": "iphone-15 portrait"], showing: "sheet: Models")
    try await passes(HeadlessApp("covered") { Covered() })
  }

  /// A sidebar whose list comes once a form has been filled, and settings that say how.
  struct Memos: View {
    @State private var memos: [String] = []
    @State private var chosen: String?
    @State private var text = ""
    @State private var isAdding = false
    @State private var isSetting = false
    var body: some View {
      NavigationSplitView {
        Group {
          if memos.isEmpty {
            Text("No memos")
          } else {
            List(memos, id: \.self, selection: $chosen) { Text($0) }
          }
        }
        .navigationTitle("Memos")
        .toolbar {
          Button("Settings") { isSetting = true }
          Button("Add") { (text, isAdding) = ("", true) }
        }
        .sheet(isPresented: $isSetting) {
          NavigationStack { NavigationLink("Colours") { Text("Red") }.navigationTitle("Settings") }
        }
        .fullScreenCover(isPresented: $isAdding) {
          TextField("Text", text: $text)
          Button("Save") {
            if !memos.contains(text) { memos.append(text) }
            isAdding = false
          }
          .disabled(text.isEmpty)
          Button("Cancel") { isAdding = false }
        }
      } detail: {
        Text(chosen ?? "Choose")
      }
    }
  }

  @MainActor @Test func aSidebarMayLeadNowhereYet() async throws {
    let app = HeadlessApp("memos") { Memos() }
    try await app.test(#"link 11 "Settings"; link 1 "Colours""#, at: ["device": "iphone-15 portrait"])
    try await passes(app)
  }

  /// A sidebar whose list comes after more taps than any walk makes.
  struct Lessons: View {
    @State private var tapCount = 0
    @State private var isHelping = false
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        if tapCount < 1_000 {
          Button("Next word") { tapCount += 1 }
          Button("Help") { isHelping = true }.sheet(isPresented: $isHelping) { Text("\(tapCount) words") }
        } else {
          List(1..<4, selection: $chosen) { Text("Lesson \($0)") }
        }
      } detail: {
        Text("Choose")
      }
    }
  }

  @MainActor @Test func buttonsOfASidebarMayLeadNowhereYet() async throws {
    let app = HeadlessApp("lessons") { Lessons() }
    try await app.test(#"link 11 "Next word""#, at: ["device": "iphone-15 portrait"])
    try await passes(app)
  }

  /// A split view in a sheet, which has no place here.
  struct Sheet: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Button("open") { isOn = true }.navigationTitle("Root")
          .sheet(isPresented: $isOn) {
            NavigationSplitView {
              Text("side")
            } detail: {
              Text("detail")
            }
          }
      }
    }
  }

  @Test func whatIsNotCheckedIsSaid() async throws {
    let sheet = try await HeadlessApp("sheet") { Sheet() }.test(seed: 42, runs: 6)
    let note = sheet.notes.first { $0.contains("a split view in a sheet") }
    #expect(note?.contains("CorrectScreens.swift:") == true, "\(sheet.notes)")
    let sizes = try await HeadlessApp("sizes") { Sizes() }.test(seed: 42, runs: 6)
    #expect(sizes.notes.contains { $0.contains("where the width is compact") }, "\(sizes.notes)")
  }
}
