import SplitFuzz
import SwiftUI
import Testing

/// Links with values in a list whose selection is of another type.
///
/// Apple's documentation of `NavigationLink.init(value:label:)`: the destination is shown on the stack around the link, or else
/// "as the first and only item" on one in a later column, "while preserving the stack's root view".
@Suite @MainActor struct ListLinkTests {
  struct Notes: View {
    enum Place { case laterStack, ownStack, column, none }
    let place: Place
    @State private var row: String?
    @State private var path: [Int] = []

    private var list: some View {
      List(selection: $row) {
        Text("Drafts").tag("Drafts")
        NavigationLink("Note 7", value: 7)
        ForEach(["x", "y"], id: \.self) { NavigationLink("Note \($0)", value: 8) }
      }
      .onChange(of: row) { path = [] }
    }
    private var root: some View { Text(row ?? "Choose").navigationTitle(row ?? "Choose") }
    private func page(_ number: Int) -> some View {
      NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
    }

    var body: some View {
      switch place {
      case .laterStack:
        NavigationSplitView {
          list
        } detail: {
          NavigationStack(path: $path) { root.navigationDestination(for: Int.self) { page($0) } }
        }
      case .ownStack:
        NavigationSplitView {
          NavigationStack(path: $path) { list.navigationDestination(for: Int.self) { page($0) } }
        } detail: {
          root
        }
      case .column:
        NavigationSplitView {
          list.navigationDestination(for: Int.self) { page($0) }
        } detail: {
          root
        }
      case .none:
        NavigationSplitView {
          list
        } detail: {
          root
        }
      }
    }
  }

  private func shows(_ screen: String, after actions: String, _ place: Notes.Place) async throws {
    try await HeadlessApp("notes") { Notes(place: place) }
      .test(actions, at: ["device": "ipad-11 landscape"], showing: screen)
  }

  @Test func itIsTheOnlyViewOnTheStackOfALaterColumn() async throws {
    try await shows(
      "sidebar: menu | detail: 7 <back", after: #"choose "Drafts"; link 11 "Note 7""#, .laterStack)
    try await shows("sidebar: menu | detail: 8 <back", after: "link 11; link 1; link 12", .laterStack)
    try await shows(
      "sidebar: menu | detail: Drafts", after: #"choose "Drafts"; link 11; link 12; back"#, .laterStack)
  }

  @Test func itIsPushedOnTheStackAroundIt() async throws {
    try await shows("sidebar: 7 <back | detail: placeholder", after: #"link 11 "Note 7""#, .ownStack)
  }

  @Test(arguments: [Notes.Place.laterStack, .ownStack, .column])
  func appsThatAreRightPass(_ place: Notes.Place) async throws {
    let report = try await HeadlessApp("notes") { Notes(place: place) }
      .test(seed: 42, runs: 10, savesFailures: false)
    #expect(report.notes.contains { $0.contains("is not tapped: 'Note 7'") } == (place == .column))
  }

  @Test func aLinkThatDoesNothingIsReported() async {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("notes") { Notes(place: .none) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    let text = failure?.description ?? ""
    #expect(text.contains("sidebar.choice-shows wrong-view"), "\(text)")
  }

  /// Its selection is of the link's type, and so is the destination of the later stack.
  struct Both: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, selection: $chosen) { NavigationLink("Note \($0)", value: $0) }
      } detail: {
        NavigationStack {
          Text("Note").navigationTitle(chosen.map { "Note \($0)" } ?? "Notes")
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
  }

  @Test func aLinkOfTheSelectionsTypeChoosesItsRow() async throws {
    let app = HeadlessApp("both") { Both() }
    try await app.test(
      #"choose "Note 2""#, at: ["device": "iphone-15 portrait"], showing: "detail: Note 2 <back")
    #expect(try await app.test(seed: 42, runs: 5).findings.isEmpty)
  }

  /// A list in a stack that shows what is selected, with links of the selection's type for their looks.
  struct Selected: View {
    let isPushed: Bool
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        let list = List(1..<4, selection: $chosen) { NavigationLink("Note \($0)", value: $0) }
          .navigationDestination(item: $chosen) { Text("Chosen \($0)").navigationTitle("Chosen \($0)") }
        if isPushed {
          list.navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page \($0)") }
        } else {
          list
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aLinkInAStackChoosesItsRowWhereNothingElseShowsIt(
    isPushed: Bool
  )
    async throws
  {
    let app = HeadlessApp("selected") { Selected(isPushed: isPushed) }
    try await app.test(
      #"link 2 "Note 2""#, at: ["device": "iphone-15 portrait"],
      showing: isPushed ? "detail: 2 <back" : "detail: Chosen 2 <back")
    #expect(try await app.test(seed: 42, runs: 20).findings.isEmpty)
  }

  /// The same without a selection.
  struct Plain: View {
    let isWrong: Bool
    var body: some View {
      NavigationSplitView {
        List(1..<4) { NavigationLink("Note \($0)", value: $0) }
      } detail: {
        NavigationStack {
          if isWrong {
            Text("Choose")
          } else {
            Text("Choose").navigationDestination(for: Int.self) { Text("Dear").navigationTitle("Page \($0)") }
          }
        }
      }
    }
  }

  @Test func aListWithoutASelectionLeadsToALaterColumn() async throws {
    try await HeadlessApp("plain") { Plain(isWrong: false) }
      .test("link 11", at: ["device": "iphone-15 portrait"], showing: "detail: 1 <back")
    try await HeadlessApp("plain") { Plain(isWrong: false) }.test(seed: 42, runs: 10, savesFailures: false)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("plain") { Plain(isWrong: true) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("detail.resolvable") == true, "\(failure?.description ?? "")")
  }

  /// Rows with tags that are links with views of their own, as AdaptiveTabView has them: one is always selected.
  struct Topics: View {
    @State private var topic = "Phones"
    private var list: some View {
      List(
        selection: Binding<String?> {
          topic
        } set: {
          topic = $0 ?? topic
        }
      ) {
        ForEach(["Phones", "Watches"], id: \.self) { name in
          NavigationLink {
            NavigationLink("First of \(name)") { Text("A model").navigationTitle("Model") }.navigationTitle(
              name)
          } label: {
            Text(name)
          }
          .tag(name)
        }
      }
    }
    var body: some View {
      NavigationSplitView {
        list
      } content: {
        EmptyView()
      } detail: {
        Text("Choose").navigationTitle("Choose")
      }
    }
  }

  @Test func theLinkOfTheSelectedRowShowsItsView() async throws {
    let app = HeadlessApp("topics") { Topics() }
    try await app.test(
      #"choose "Watches""#, at: ["device": "ipad-13 landscape"],
      showing: "sidebar: menu | content: Watches | detail: placeholder")
    #expect(try await app.test(seed: 42, runs: 10).findings.isEmpty)
  }

  /// The same with a selection that can be cleared.
  struct Cleared: View {
    @State private var topic: String?
    var body: some View {
      NavigationSplitView {
        List(["Phones", "Watches"], id: \.self, selection: $topic) { name in
          NavigationLink(name) { NavigationLink("More") { Text("More") }.navigationTitle(name) }
        }
      } detail: {
        Text("Choose").navigationTitle("Choose")
      }
    }
  }

  @Test func aLinkInARowOfASelectionIsFollowed() async throws {
    let app = HeadlessApp("cleared") { Cleared() }
    try await app.test(
      #"choose "Watches""#, at: ["device": "iphone-15 portrait"], showing: "detail: Watches <back")
    let report = try await app.test(seed: 42, runs: 20, savesFailures: false)
    #expect(
      report.findings.isEmpty && !report.notes.contains { $0.contains("is not tapped") }, "\(report.notes)")
  }
}
