import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Links with views of their own in a leading column, as in Xcode's template and in every `NavigationView`.
@Suite struct ColumnLinkTests {
  /// The template: no selection, no stack.
  struct Template: View {
    var body: some View {
      NavigationSplitView {
        List {
          ForEach(["a", "b"], id: \.self) { letter in
            NavigationLink {
              Text("Letter \(letter)")
            } label: {
              Text(letter)
            }
          }
        }
      } detail: {
        Text("Select an item")
      }
    }
  }

  /// The template with rows that come and go.
  struct Editable: View {
    @State private var letters = ["a", "b", "c"]
    @State private var count = 0

    var body: some View {
      NavigationSplitView {
        List(letters, id: \.self) { letter in NavigationLink(letter) { Text("Letter \(letter)") } }
          .toolbar {
            Button("Add") {
              count += 1
              letters.append("letter \(count)")
            }
            Button("Remove") { if !letters.isEmpty { letters.removeFirst() } }
          }
      } detail: {
        Text("Select an item")
      }
    }
  }

  @Test func rowsComeAndGo() async throws {
    try await HeadlessApp("editable") { Editable() }.test(seed: 42, runs: 6)
  }

  /// Two columns of the older kind, with a page to push in the second.
  struct OlderColumns: View {
    let isWrong: Bool

    var body: some View {
      NavigationView {
        List(["a", "b"], id: \.self) { letter in
          NavigationLink(letter) {
            NavigationLink("More of \(letter)") {
              if isWrong && letter == "b" { EmptyView() } else { Text("All of \(letter)") }
            }
          }
        }
        Text("Choose a letter")
      }
    }
  }

  /// A link of the older kind that is shown while its tag is selected.
  struct Tagged: View {
    let isStack: Bool
    @State private var letter: String?

    var body: some View {
      if isStack { columns.navigationViewStyle(.stack) } else { columns }
    }

    private var columns: some View {
      NavigationView {
        List(["a", "b"], id: \.self) { name in
          NavigationLink(destination: Text("Letter \(name)"), tag: name, selection: $letter) { Text(name) }
        }
        Text("Chosen: \(letter ?? "none")")
      }
    }
  }

  /// One view: on a phone it is all there is, unless a link leads on.
  struct Alone: View {
    enum Kind { case texts, buttons, settings, link, emptyLink }
    let kind: Kind
    @State private var letters = ["a", "b"]
    @State private var isOn = false

    var body: some View {
      NavigationView {
        List {
          switch kind {
          case .texts: ForEach(letters, id: \.self) { Text($0) }
          case .buttons: Button("Show") { isOn = true }
          case .settings: Toggle("On", isOn: $isOn)
          case .link: NavigationLink("More") { Text("All of it") }
          case .emptyLink: NavigationLink("More") { EmptyView() }
          }
        }
        .navigationTitle("Letters").toolbar { Button("Add") { letters.append("\(letters.count)") } }
        .sheet(isPresented: kind == .buttons ? $isOn : .constant(false)) { Text("Shown") }
      }
      .navigationViewStyle(.columns)
    }
  }

  /// Three columns: what is chosen in each is shown in the next.
  struct ThreeColumns: View {
    var body: some View {
      NavigationView {
        List(["fruit", "trees"], id: \.self) { kind in
          NavigationLink(kind) {
            List(0..<2) { number in NavigationLink("\(kind) \(number)") { Text("\(kind) number \(number)") } }
          }
        }
        Text("Choose a kind")
        Text("Choose one")
      }
    }
  }

  /// Rows with columns, of which one is chosen.
  struct Letters: View {
    struct Row: Identifiable {
      let id: String
    }
    @State private var letter: String?

    var body: some View {
      NavigationSplitView {
        Table(["a", "b"].map { Row(id: $0) }, selection: $letter) {
          TableColumn("Name", value: \.id)
          TableColumn("Length") { Text("\($0.id.count)") }
        }
      } detail: {
        Text(letter ?? "Choose a letter")
      }
    }
  }

  private func shows(
    _ screen: String, after actions: String, on device: String, _ app: HeadlessApp
  ) async throws {
    try await app.systemForTests().test(actions, at: ["device": device], showing: screen)
  }

  @Test func aLinkReplacesTheNextColumn() async throws {
    let app = await HeadlessApp("template") { Template() }
    try await shows("sidebar: menu | detail: b", after: #"choose "b""#, on: "ipad-11 landscape", app)
    try await shows("detail: a <back", after: #"choose "a""#, on: "iphone-15 portrait", app)
    try await shows("sidebar: menu", after: #"choose "a"; back"#, on: "iphone-15 portrait", app)
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func aNavigationViewHasAStackInItsLastColumn() async throws {
    let app = await HeadlessApp("older") { OlderColumns(isWrong: false) }
    try await shows(
      "sidebar: menu | detail: More of b <back", after: #"choose "b"; link 1"#, on: "ipad-11 landscape", app)
    try await shows(
      "sidebar: menu | detail: a", after: #"choose "b"; link 1; choose "a""#, on: "ipad-11 landscape", app)
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    let wrong = await HeadlessApp("older") { OlderColumns(isWrong: true) }
    let failure = await #expect(throws: TestFailure.self) {
      try await wrong.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("link 1 \"More of b\"") == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: [false, true]) func aTagIsSelectedByItsLink(isStack: Bool) async throws {
    let app = await HeadlessApp("tagged") { Tagged(isStack: isStack) }
    if !isStack {
      try await shows("sidebar: menu | detail: b", after: #"choose "b""#, on: "ipad-11 landscape", app)
    }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func threeColumnsFollowEachOther() async throws {
    let app = await HeadlessApp("three") { ThreeColumns() }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func aTablesRowsAreThoseOfAList() async throws {
    let app = await HeadlessApp("table") { Letters() }
    try await shows("sidebar: menu | detail: b", after: #"choose "b""#, on: "ipad-11 landscape", app)
  }

  @MainActor @Test(arguments: [Alone.Kind.texts, .buttons, .settings, .link])
  func aSingleViewNeedsNoSecondOneOnAPhone(_ kind: Alone.Kind) async throws {
    try await HeadlessApp("alone") { Alone(kind: kind) }
      .test(seed: 42, runs: 6, devices: ["iphone-15"], savesFailures: false)
  }

  @MainActor @Test func whatALinkOfASingleViewShowsIsChecked() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("alone") { Alone(kind: .emptyLink) }
        .test(seed: 42, runs: 6, devices: ["iphone-15"], savesFailures: false)
    }
    #expect(failure?.description.contains("detail.not-blank") == true, "\(failure?.description ?? "")")
  }

  struct OwnColumn: View {
    let isDetail: Bool
    var body: some View {
      NavigationView {
        List {
          NavigationLink("Folder") { Text("In the folder") }.isDetailLink(isDetail)
          NavigationLink("Note") { Text("In the note") }
        }
        Text("Choose")
      }
    }
  }

  /// Apple's documentation of `isDetailLink(_:)`: such a link shows its view within the column that it stands in.
  @MainActor @Test func aLinkIntoItsOwnColumnIsPushedThere() async throws {
    let app = HeadlessApp("own-column") { OwnColumn(isDetail: false) }
    let pad: KeyValuePairs = ["device": "ipad-11 landscape"]
    try await app.test(
      "choose \"Note\"; link 11 \"Folder\"", at: pad, showing: "sidebar: Folder <back | detail: Note")
    try await app.test("link 11; back", at: pad, showing: "sidebar: menu | detail: placeholder")
    try await app.test("link 11", at: ["device": "iphone-15 portrait"], showing: "sidebar: Folder <back")
    let other = HeadlessApp("own-column") { OwnColumn(isDetail: true) }
    try await other.test("choose \"Folder\"", at: pad, showing: "sidebar: menu | detail: Folder")
    try await app.test(seed: 42, runs: 6)
  }

  /// A layout and a shape of one's own.
  struct Drawn: View {
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
      {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
      }
    }
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path { Path { $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)) } }
    }
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Pile {
          Canvas { context, size in
            context.fill(Wedge().path(in: CGRect(origin: .zero, size: size)), with: .foreground)
          }
          Button("Count") { count += 1 }
        }
        .navigationTitle("Counted \(count)")
      }
    }
  }

  @Test func whatStandsInALayoutCanBeTapped() async throws {
    let app = await HeadlessApp("drawn") { Drawn() }
    try await shows("detail: Counted 1", after: "link 1", on: "iphone-15 portrait", app)
  }
}
