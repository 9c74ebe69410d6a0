import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Addresses that views open.
@MainActor @Suite struct AddressTests {
  private let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  struct Linked: View {
    let handles: Bool
    @State private var path: [String] = []
    var body: some View {
      if handles {
        stack.environment(
          \.openURL,
          OpenURLAction { url in
            path = [url.host ?? ""]
            return .handled
          })
      } else {
        stack
      }
    }
    private var stack: some View {
      NavigationStack(path: $path) {
        VStack {
          if let url = URL(string: "notes://first") { Link("First note", destination: url) }
        }
        .navigationTitle("Notes")
        .navigationDestination(for: String.self) { Text("Note \($0)") }
      }
    }
  }

  /// Apple's documentation of `OpenURLAction`: a link opens its address with the action of its environment.
  @Test func aLinkOpensItsAddressByTheEnvironment() async throws {
    let app = HeadlessApp("linked") { Linked(handles: true) }
    try await app.test("link 1 \"First note\"", at: phone, showing: "detail: first <back")
    // Without an action of the app's own it leaves the app.
    try await HeadlessApp("linked") { Linked(handles: false) }.test(
      "link 1", at: phone, showing: "detail: Notes")
    try await app.test(seed: 42, runs: 6)
  }

  struct Handed: View {
    let answers: Bool
    @State private var path: [String] = []
    @Environment(\.openURL) private var openURL
    var body: some View {
      if answers {
        stack.environment(\.openURL, OpenURLAction { _ in .systemAction })
      } else {
        stack
      }
    }
    private var stack: some View {
      NavigationStack(path: $path) {
        VStack {
          if let url = URL(string: "notes://first") { Link("First note", destination: url) }
          if let url = URL(string: "mailto:me") { Link("Write", destination: url) }
          Button("Second note") { if let url = URL(string: "notes://second") { openURL(url) } }
          NavigationLink("Own note", value: "own")
        }
        .navigationTitle("Notes")
        .navigationDestination(for: String.self) { Text("Note \($0)") }
      }
      .onOpenURL { path = [$0.host ?? ""] }
    }
  }

  /// The system hands an address of the app's own scheme back to it; the schemes are those of its events.
  @Test(arguments: [false, true]) func anAddressOfTheAppComesBackToIt(answers: Bool) async throws {
    let app = HeadlessApp("handed", making: {}, events: [.url("notes://third")]) { _ in
      Handed(answers: answers)
    }
    try await app.test("link 1 \"First note\"", at: phone, showing: "detail: first <back")
    // What is no address of the app's can be tapped only where the app may handle it itself.
    let second = answers ? 3 : 2
    try await app.test("link \(second) \"Second note\"", at: phone, showing: "detail: second <back")
    // Another scheme leaves the app.
    try await HeadlessApp("handed", making: {}, events: [.url("other://third")]) { _ in
      Handed(answers: answers)
    }.test("link \(answers ? 3 : 1) \"Second note\"", at: phone, showing: "detail: Notes")
  }

  /// A note that an address opens, while something is written or another tab is in front.
  struct Shelf: View {
    let isRight: Bool
    @State private var note: Int?
    @State private var isWriting = false
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $note) { Text("Note \($0)") }
          .toolbar { Button("Write") { isWriting = true } }
      } detail: {
        Text(note.map { "Note \($0)" } ?? "Choose a note").navigationTitle(
          note.map { "Note \($0)" } ?? "Notes")
      }
      .sheet(isPresented: $isWriting) { Text("New note") }
      .onOpenURL { _ in
        note = 3
        if isRight { isWriting = false }
      }
    }
  }

  @Test func anAddressShowsItsViewWheneverItIsOpened() async throws {
    func app(isRight: Bool, showing title: String) -> HeadlessApp {
      HeadlessApp("shelf", making: {}, events: [.url("notes://3", showing: title)]) { _ in
        Shelf(isRight: isRight)
      }
    }
    let report = try await app(isRight: true, showing: "Note 3").test(seed: 42, runs: 6)
    #expect(report.rules.first { $0.id == "request.not-lost" }?.nonVacuous ?? 0 > 0)
    let failure = await #expect(throws: TestFailure.self) {
      try await app(isRight: false, showing: "Note 3").test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("request.not-lost") == true, "\(failure?.description ?? "")")
    let idle = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("shelf", making: {}, events: [.event("none", showing: "Note 2") {}]) {
        Shelf(isRight: true)
      }.systemForTests()
    }
    #expect(
      idle?.description.contains(
        "'none' does not show 'Note 2' after the launch: it changes nothing that is chosen") == true)
    let unknown = await #expect(throws: TestFailure.self) {
      try await app(isRight: true, showing: "Note 4").systemForTests()
    }
    #expect(
      unknown?.description.contains(
        "'notes://3' does not show 'Note 4' after the launch: it shows 'Note 3', and no row")
        == true)
  }

  struct Person: Identifiable, Hashable {
    let id = UUID()
    let name: String
  }
  /// Two tabs of people who are others in each launch; which tab is chosen outlives it.
  struct People: View {
    @SceneStorage("tab") private var tab = 0
    @State private var path: [Person] = []
    private let friends = ["Ann", "Bob"].map { Person(name: $0) }
    private let others = ["Cy", "Dee"].map { Person(name: $0) }
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) { list(friends, "Friends") }.tag(0)
        NavigationStack { list(others, "Others") }.tag(1)
      }
      .onOpenURL { _ in (tab, path) = (0, [friends[0]]) }
    }
    private func list(_ people: [Person], _ title: String) -> some View {
      List(people) { NavigationLink($0.name, value: $0) }.navigationTitle(title)
        .navigationDestination(for: Person.self) { Text($0.name).navigationTitle($0.name) }
    }
  }

  /// After a relaunch in the second tab its people are met first.
  @Test func whatIsMetFirstAfterARelaunchIsNotWhatALinkShows() async throws {
    let link = HeadlessEvent<Void>.url("people://ann", showing: "Ann")
    let app = HeadlessApp("people", restoresPlace: true, making: {}, events: [link]) { People() }
    let report = try await app.test(seed: 42, runs: 30, without: ["relaunch.restores-place"])
    #expect(report.findings.isEmpty)
  }

  /// A handler in a tab that was never chosen, or around the tabs.
  struct Tabs: View {
    let isAround: Bool
    @State private var tab = 0
    @State private var path: [Int] = []
    private func open(_ url: URL) { (tab, path) = (1, [2]) }
    var body: some View {
      if isAround { tabs { $0 }.onOpenURL(perform: open) } else { tabs { $0.onOpenURL(perform: open) } }
    }
    private func tabs<Handling: View>(
      _ handling: (NavigationStack<[Int], AnyView>) -> Handling
    ) -> some View {
      TabView(selection: $tab) {
        NavigationStack { Text("Text").navigationTitle("Welcome") }.tabItem { Text("Welcome") }.tag(0)
        handling(
          NavigationStack(path: $path) {
            AnyView(
              List(1..<4) { NavigationLink("Item \($0)", value: $0) }.navigationTitle("Items")
                .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Item \($0)") })
          }
        )
        .tabItem { Text("Items") }.tag(1)
      }
    }
  }

  @Test func aHandlerInATabThatWasNeverChosenIsFound() async throws {
    let events: [HeadlessEvent<Void>] = [.url("notes://2")]
    try await fails(
      HeadlessApp("tabs", events: events) { Tabs(isAround: false) },
      "'notes://2' is opened and nothing handles it")
    try await passes(HeadlessApp("tabs", events: events) { Tabs(isAround: true) })
  }
}
