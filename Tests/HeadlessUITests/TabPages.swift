import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

/// The views of a tab view without labels, which are tabs too: the pages of an introduction, or tabs under a bar of the app's.
@MainActor @Suite struct TabPages {
  struct Page: View {
    let name: String
    var body: some View { Text(name) }
  }

  /// An introduction, whose button comes with its last page.
  struct Introduction: View {
    @Binding var isOver: Bool
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(Array(["one", "two"].enumerated()), id: \.element) { index, name in
          Page(name: name).tag(index)
        }
      }
      .tabViewStyle(.page)
      if page == 1 { Button("Start") { isOver = true } }
    }
  }

  struct Introduced: View {
    @State private var isOver = false
    var body: some View {
      if isOver {
        NavigationStack { Text("Home").navigationTitle("Home") }
      } else {
        Introduction(isOver: $isOver)
      }
    }
  }

  /// Apple's documentation of `TabView`: any other view than a label "results in a visible but empty tab item".
  @Test func eachPageIsOne() throws {
    let graph = evaluated(Introduced())
    #expect(graph.page.texts == ["one"])
    try graph.tap("Tab 2")
    #expect(graph.page.texts == ["two", "Start"])
    try graph.tap("Start")
    #expect(graph.front.title == "Home")
  }

  @Test func theSurveyTurnsThem() async throws {
    _ = try await HeadlessApp("introduced") { Introduced() }.system()
  }

  /// A view of the app's that is a tab, as its body says.
  struct Labelled: View {
    let name: String
    var body: some View { Page(name: name).tabItem { Text(name) } }
  }

  struct Mixed: View {
    let log: Log
    var body: some View {
      TabView {
        Group {
          Labelled(name: "a")
          Page(name: "b").onAppear { log.note("b") }
        }
        .environment(\.lineLimit, 1)
        if log.isOn { Page(name: "c") }
        AnyView(Page(name: "d"))
      }
    }
  }

  @Test func oneAppearsWhenItIsChosen() throws {
    let log = Log()
    let graph = evaluated(Mixed(log: log))
    #expect(graph.page.texts == ["a"])
    #expect(graph.page.controls.map(\.label) == ["Tab 2", "Tab 3", "Tab 4"])
    #expect(log.lines.isEmpty)
    try graph.tap("Tab 2")
    #expect(graph.page.texts == ["b"])
    #expect(graph.page.controls.map(\.label) == ["Tab a", "Tab 3", "Tab 4"])
    #expect(log.lines == ["b"])
    log.isOn = false
    graph.update()
    #expect(graph.page.controls.map(\.label) == ["Tab a", "Tab 3"])
  }

  /// Two stacks under a bar of the app's own, as many apps have them.
  struct OwnBar: View {
    @State private var tab = "home"
    var body: some View {
      VStack {
        TabView(selection: $tab) {
          stack("home").tag("home")
          stack("more").tag("more")
        }
        ForEach(["home", "more"], id: \.self) { name in Button(name) { tab = name } }
      }
    }
    private func stack(_ name: String) -> some View {
      NavigationStack {
        NavigationLink("Next", value: 1).navigationTitle(name)
          .navigationDestination(for: Int.self) { Text("\(name) \($0)").navigationTitle("\(name) \($0)") }
      }
    }
  }

  @Test func stacksUnderABarOfTheAppsOwnAreTabs() async throws {
    let app = HeadlessApp("own-bar") { OwnBar() }
    try await app.test("link 1", at: ["device": "iphone-15 portrait"], showing: "detail: 1 <back")
    #expect(try await app.test(seed: 42, runs: 12).findings.isEmpty)
  }

  /// A shop whose cart is left for another tab by a link, while what it presents is up.
  struct Shop: View {
    @State private var tab = "browse"
    @State private var path: [Int] = []
    @State private var isPaying = false
    let closes: Bool
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          Text("Browse").navigationTitle("Browse")
            .navigationDestination(for: Int.self) { Text("Product \($0)").navigationTitle("Product \($0)") }
        }
        .tag("browse")
        NavigationStack { Button("Pay") { isPaying = true }.navigationTitle("Cart") }
          .sheet(isPresented: $isPaying) { Button("Close") { isPaying = false } }
          .tag("cart")
      }
      .onOpenURL { _ in
        if closes { isPaying = false }
        tab = "browse"
        path = [2]
      }
    }
  }

  @Test func whatATabPresentsStaysOverAnother() async throws {
    let link = HeadlessEvent<Int>.url("shop://2", showing: "Product 2")
    let right = HeadlessApp("shop", making: { 0 }, events: [link]) { _ in Shop(closes: true) }
    #expect(try await right.test(seed: 42, runs: 12).findings.isEmpty)
    let wrong = HeadlessApp("shop", making: { 0 }, events: [link]) { _ in Shop(closes: false) }
    let failure = await #expect(throws: TestFailure.self) {
      try await wrong.test(seed: 42, runs: 12, savesFailures: false)
    }
    #expect(failure?.description.contains("request.not-lost") == true, "\(failure?.description ?? "")")
  }

  enum Place: Hashable {
    case home, more
    var title: LocalizedStringKey { self == .home ? "Home" : "More" }
  }

  /// Tabs of an optional selection, which a sidebar may leave empty.
  struct Optionals: View {
    @State private var place: Place? = .home
    var body: some View {
      TabView(selection: $place) {
        Page(name: "home").tag(Place.home)
        Page(name: "more").tag(Place?.some(.more))
      }
    }
  }

  @Test func anOptionalSelectionTakesTheTagsOfWhatItHolds() throws {
    let graph = evaluated(Optionals())
    #expect(graph.page.texts == ["home"])
    try graph.tap("Tab 2")
    #expect(graph.page.texts == ["more"])
    try graph.tap("Tab 1")
    #expect(graph.page.texts == ["home"])
    #expect(graph.limits.isEmpty)
  }

  /// Tabs of which one cannot be chosen.
  struct Tagged<Tag: Hashable>: View {
    let second: Tag
    var isConstant = false
    @State private var place = Place.home
    var body: some View {
      TabView(selection: isConstant ? .constant(place) : $place) {
        Page(name: "home").tag(Place.home)
        Page(name: "more").tag(second)
      }
    }
  }

  @Test func whatCannotBeChosenIsSaid() {
    #expect(evaluated(Tagged(second: Place.more)).limits.isEmpty)
    #expect("\(evaluated(Tagged(second: "more")).limits)".contains("whose tag is of type 'String'"))
    #expect("\(evaluated(Tagged(second: Place.more, isConstant: true)).limits)".contains("is a constant"))
    #expect("\(evaluated(Tagged(second: Place.home)).problems)".contains("have one tag"))
  }

  /// Columns in one tab, and a stack in the other.
  struct Library: View {
    @State private var book: Int? = 1
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        NavigationSplitView {
          List(1..<4, selection: $book) { Text("Book \($0)") }.navigationTitle("Books")
        } detail: {
          Text(book.map { "Book \($0)" } ?? "Choose a book")
        }
        .tabItem { Text("Books") }.tag(0)
        NavigationStack {
          NavigationLink("Fonts", value: "fonts").navigationTitle("Settings")
            .navigationDestination(for: String.self) { Text($0) }
        }
        .tabItem { Text("Settings") }.tag(1)
      }
    }
  }

  @Test func theStackOfAnotherTabIsNoSidebar() async throws {
    try await HeadlessApp("library") { Library() }.test(
      #"link 1 "Tab Settings""#, at: ["device": "ipad-13 landscape"], showing: "detail: Settings")
  }

  /// A tab that comes before the one on screen, which has state of its own.
  struct Growing: View {
    @State private var place = Place.more
    @State private var isPaid = false
    var body: some View {
      TabView(selection: $place) {
        if isPaid { Tab("Paid", systemImage: "star", value: Place.home) { Text("paid") } }
        Tab("More", systemImage: "ellipsis", value: .more) { Counter(isPaid: $isPaid) }
      }
    }
  }
  struct Counter: View {
    @Binding var isPaid: Bool
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
      Button("Count") { count += 1 }
      Button("Pay") { isPaid.toggle() }
    }
  }

  /// A view lives as long as its place: another tab before it is no other place.
  @Test func aTabKeepsItsStateWhereAnotherComesBeforeIt() throws {
    let graph = evaluated(Growing())
    try graph.tap("Count")
    try graph.tap("Pay")
    #expect(graph.page.texts.first == "count 1")
    try graph.tap("Tab Paid")
    #expect(graph.page.texts == ["paid"])
    try graph.tap("Tab More")
    try graph.tap("Pay")
    #expect(graph.page.texts.first == "count 1")
  }

  /// Values written as members of the selection's type, in sections and under modifiers.
  struct Sections: View {
    @State private var place = Place.home
    var body: some View {
      TabView(selection: $place) {
        TabSection("First") {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
            .accessibilityLabel("Start").accessibilityIdentifier("home").badge("new")
        }
        .accessibilityIdentifier("first")
        TabSection {
          Tab(Place.more.title, systemImage: "ellipsis", value: .more) { Text("more") }
        } header: {
          Text("Second")
        }
        .hidden(false)
      }
      TabView {
        TabSection("Third") { ForEach(0..<2) { Tab("\($0)", systemImage: "circle") { Text("number") } } }
      }
    }
  }

  @Test func membersAreValuesInSections() throws {
    let graph = evaluated(Sections())
    #expect(graph.page.texts == ["home", "number"])
    try graph.tap("Tab More")
    #expect(graph.page.texts == ["more", "number"])
  }
}
