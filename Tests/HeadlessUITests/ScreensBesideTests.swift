import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Screens without a container, and rows that are hidden but not gone.
@Suite struct ScreensBesideTests {
  /// An app that shows its split only to who has signed in.
  struct Account: View {
    @State var isSignedIn: Bool
    @State private var letter: String?

    var body: some View {
      if isSignedIn {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
            .toolbar { Button("Sign out") { isSignedIn = false } }
        } detail: {
          Text(letter ?? "Choose a letter")
        }
      } else {
        VStack {
          Text("Welcome")
          Button("Sign in") { isSignedIn = true }
        }
      }
    }
  }

  /// A tab that an alert's button chooses.
  struct Tabs: View {
    @State private var tab = 0
    @State private var asks = false
    @State private var letter: String?

    var body: some View {
      TabView(selection: $tab) {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
        } detail: {
          Button("Ask") { asks = true }
        }
        .tabItem { Text("1") }.tag(0)
        NavigationStack { Text("two").navigationTitle("Two") }.tabItem { Text("2") }.tag(1)
      }
      .alert("Go?", isPresented: $asks) {
        Button("Go") { tab = 1 }
        Button("Stay") {}
      }
    }
  }

  /// People of whom a search hides some, and whom a person can delete.
  struct People: View {
    let searches: Bool
    @State private var names = ["Ann", "Bob"]
    @State private var text = ""
    @State private var box: String? = "all"
    @State private var name: String?

    var body: some View {
      NavigationSplitView {
        List(["all", "none"], id: \.self, selection: $box) { Text($0) }
      } content: {
        let shown = names.filter { text.isEmpty || $0.contains(text) }
        let list = List(shown, id: \.self, selection: $name) { Text($0) }.navigationTitle("People")
        if searches {
          list.searchable(text: $text)
        } else {
          list.toolbar {
            Button("Delete all", role: .destructive) { names = [] }
          }
        }
      } detail: {
        Text(name ?? "Choose").navigationTitle(name ?? "Choose")
      }
    }
  }

  /// One screen, whose button does what no title shows.
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      NavigationStack { Button("\(count)") { count += 1 }.navigationTitle("Counter") }
    }
  }

  /// Neither a split nor a stack.
  struct Plain: View { var body: some View { Button("Nothing") {} } }

  @Test(arguments: [true, false]) func whoIsSignedOutSeesAnotherScreen(isSignedIn: Bool) async throws {
    let app = await HeadlessApp("account") { Account(isSignedIn: isSignedIn) }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    if !isSignedIn {
      try await app.test(
        #"link 1 "Sign in""#, at: ["device": "iphone-15 portrait"], showing: "sidebar: menu")
    }
  }

  @Test func aTabIsNotTheSidebar() async throws {
    #expect(try await HeadlessApp("tabs") { Tabs() }.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func tabsAreTapped() async throws {
    let app = await HeadlessApp("tabs") { Tabs() }
    try await app.test(
      #"link 2 "Tab 2"; link 1 "Tab 1"; link 2 "Tab 2""#, at: ["device": "ipad-13 landscape"],
      showing: "detail: Two")
  }

  @Test func whatIsHiddenIsNotDeleted() async throws {
    let searching = await HeadlessApp("people") { People(searches: true) }
    #expect(try await searching.test(seed: 42, runs: 6).findings.isEmpty)
    let people = await HeadlessApp("people") { People(searches: false) }
    let device: KeyValuePairs = ["device": "ipad-13 landscape"]
    try await people.test(
      #"link 8 "Ann"; link 10 "Delete all""#, at: device, breaking: ["deleted.not-shown still-shown"])
  }

  @Test func oneScreenIsNoDeadEnd() async throws {
    #expect(try await HeadlessApp("counter") { Counter() }.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func withoutContainersThereIsNothingToFuzz() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("plain") { Plain() }.test(seed: 42, runs: 6)
    }
    #expect(failure?.lines.contains { $0.contains("neither a 'NavigationSplitView' nor") } == true)
  }

  @Test func rowsThatComeAfterSigningInHaveTheirLabels() async throws {
    try await HeadlessApp("account") { Account(isSignedIn: false) }
      .test(
        #"link 1 "Sign in"; choose "b""#, at: ["device": "ipad-13 landscape"],
        showing: "sidebar: menu | detail: b")
  }

  /// What stands in a column beside the stack in it, or around that.
  struct Columns: View {
    enum Form { case beside, over, tabs, inSidebar }
    let form: Form
    @State private var chosen: String?
    @State private var isShown = false
    var body: some View {
      NavigationSplitView {
        if form == .inSidebar {
          VStack {
            NavigationStack { list }
            upgrade
          }
        } else {
          list
        }
      } detail: {
        switch form {
        case .beside:
          VStack {
            upgrade
            stack
          }
        case .over: stack.overlay { upgrade }
        case .inSidebar: stack
        case .tabs:
          TabView {
            stack.tabItem { Text("One") }
            NavigationStack { upgrade.navigationTitle("Other") }.tabItem { Text("Two") }
          }
        }
      }
      .sheet(isPresented: $isShown) { EmptyView() }
    }
    private var list: some View {
      List(["A", "B"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Letters")
    }
    private var stack: some View { NavigationStack { Text("Text").navigationTitle(chosen ?? "None") } }
    private var upgrade: some View { Button("Upgrade") { isShown = true } }
  }

  @Test(arguments: [Columns.Form.beside, .over, .tabs, .inSidebar])
  func whatStandsBesideTheStackOfAColumnIsTapped(form: Columns.Form) async throws {
    try await fails(HeadlessApp("letters") { Columns(form: form) }, "what is presented shows nothing")
  }
}
