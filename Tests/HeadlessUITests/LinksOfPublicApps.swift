import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

/// Links in a leading column as public apps have them.
@Suite struct PublicAppLinkTests {
  /// A list with a selection, and beside it a link with a view of its own.
  struct BesideRows: View {
    let isFirst: Bool
    @State private var letter: String?
    private var about: some View { NavigationLink("About") { Text("About letters") } }

    var body: some View {
      NavigationSplitView {
        VStack {
          if isFirst { about }
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
        }
        .toolbar { if !isFirst { about } }
      } detail: {
        Text(letter ?? "Choose a letter")
      }
    }
  }

  @Test(arguments: [false, true]) func aLinkBesideRowsIsNoneOfThem(isFirst: Bool) async throws {
    let app = await HeadlessApp("beside-rows") { BesideRows(isFirst: isFirst) }
    try await shows("sidebar: menu | detail: b", after: #"choose "b""#, on: "ipad-11 landscape", app)
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    let problems = await evaluated(BesideRows(isFirst: isFirst)).limits.map(\.problem)
    #expect(problems.contains { $0.hasSuffix("is not tapped: 'About'") }, "\(problems)")
  }

  /// Links whose views have stacks that share a path, as in Apple's Landmarks.
  struct SharedPath: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { letter in
            NavigationStack(path: $path) {
              if letter == "a" {
                NavigationLink("More", value: 1).navigationTitle("a")
                  .navigationDestination(for: Int.self) { Text("Number \($0)") }
              } else {
                Text(letter)
              }
            }
          }
      } detail: {
        NavigationStack(path: $path) { Text("Choose a letter") }
      }
    }
  }

  /// Apple's documentation of `NavigationSplitView`: a link in an earlier column sets what a stack shows over its root;
  /// by an engineer of Apple in the forums (722924) the values on it are popped.
  @Test func aLinkLeavesNothingOnTheStackThatItReplaces() async throws {
    let app = await HeadlessApp("shared-path") { SharedPath() }
    try await shows(
      "sidebar: menu | detail: b", after: #"choose "a"; link 1; choose "b""#, on: "ipad-11 landscape", app)
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  /// Rows that are links for their looks, and a hidden one that shows what was tapped, as in QuickBird Studios' coordinators.
  struct LinksAsButtons: View {
    @State private var opened: String?
    private var isOpen: Binding<Bool> {
      Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })
    }
    private func opens(_ name: String) -> Binding<Bool> {
      Binding(get: { false }, set: { if $0 { opened = name } })
    }
    var body: some View {
      NavigationView {
        List(["a", "b"], id: \.self) { name in
          NavigationLink(destination: EmptyView(), isActive: opens(name)) { Text(name) }
        }
        .navigationTitle("Recipes")
        .overlay(
          NavigationLink(destination: Recipe(name: opened ?? ""), isActive: isOpen) { EmptyView() })
        Text("Choose a recipe")
      }
    }
  }
  struct Recipe: View {
    let name: String
    var body: some View { Text("Recipe \(name)").navigationTitle("Recipe") }
  }

  @Test func aLinkWithoutAViewIsAButton() async throws {
    let app = await HeadlessApp("recipes") { LinksAsButtons() }
    let opened = "sidebar: menu | detail: Recipe 3"
    try await shows(opened, after: #"link 11 "a"; link 12 "b""#, on: "ipad-11 landscape", app)
    try await shows("detail: Recipe 3 <back", after: #"link 11 "a""#, on: "iphone-15 portrait", app)
    #expect(try await app.test(seed: 42, runs: 20).findings.isEmpty)
  }

  /// Links without a text, whose views have titles like the names that are made up for the links.
  struct Pictures: View {
    struct Picture: View {
      let number: Int
      var body: some View { Text("\(number)").navigationTitle("Picture \(number)") }
    }
    var body: some View {
      NavigationView {
        VStack {
          ForEach(0..<3, id: \.self) { number in
            NavigationLink(destination: Picture(number: number)) { Circle() }
          }
        }
        Text("Choose a picture")
      }
    }
  }

  @Test func aNameThatIsMadeUpIsNoTitle() async throws {
    let app = await HeadlessApp("pictures") { Pictures() }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  private func shows(
    _ screen: String, after actions: String, on device: String, _ app: HeadlessApp
  ) async throws {
    try await app.systemForTests().test(actions, at: ["device": device], showing: screen)
  }

  /// A label is evaluated once, or a handler in it would run twice.
  @Test @MainActor func aHandlerInALinksLabelRunsOnce() {
    let log = Log()
    func label(_ name: String) -> some View { Text(name).onAppear { log.note(name) } }
    let links = VStack {
      NavigationLink(value: 1) { label("value") }
      NavigationLink {
        Text("View")
      } label: {
        label("view")
      }
      NavigationLink(isActive: .constant(false)) {
        Text("Flag")
      } label: {
        label("flag")
      }
    }.navigationDestination(for: Int.self) { Text("\($0)") }
    _ = evaluated(NavigationStack { links })
    #expect(log.lines == ["value", "view", "flag"])
    _ = evaluated(NavigationSplitView(sidebar: { links.disabled(true) }, detail: { Text("Detail") }))
    _ = evaluated(NavigationSplitView(sidebar: { links }, detail: { Text("Detail") }))
    #expect(log.lines.dropFirst(3) == ["value", "view", "flag", "value", "view", "flag"])
  }

  /// What is in a context menu is shown once that is opened: it can be tapped, and names nothing else.
  @Test @MainActor func aLinkIsNotCalledWhatIsInItsMenu() {
    let graph = evaluated(
      NavigationStack {
        NavigationLink {
          Text("Ann")
        } label: {
          Image(systemName: "person").contextMenu { Button("Delete") {} }
        }
      })
    #expect(graph.front.controls.map(\.label) == ["person", "Delete"])
  }

  /// A list of which several rows are selected in its edit mode, and each row is a link.
  struct SeveralRows: View {
    @State private var letters: [String] = []
    @State private var several: Set<String> = []
    @State private var count = 0

    var body: some View {
      NavigationView {
        List(selection: $several) {
          ForEach(letters, id: \.self) { letter in
            NavigationLink {
              Text("Letter \(letter)").navigationTitle("Letter \(letter)")
            } label: {
              Text(letter)
            }
            .tag(letter)
          }
          .onDelete { letters.remove(atOffsets: $0) }
        }
        .toolbar {
          Button("Add") {
            letters.append("letter \(count)")
            count += 1
          }
        }
        Text("Select an item")
      }
    }
  }

  @Test @MainActor func linksInRowsOfWhichSeveralAreSelectedAreFollowed() async throws {
    let app = HeadlessApp("several") { SeveralRows() }
    try await app.test(
      #"link 11 "Add"; choose 1"#, at: ["device": "ipad-11 landscape"],
      showing: "sidebar: menu | detail: letter 0")
    try await app.test(seed: 42, runs: 10)
  }

  /// A column whose link shows a view of its own; with `anew` its stack is another for each row.
  struct Columns: View {
    let anew: Bool
    @State private var row: String? = "a"
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $row) { Text($0) }
      } detail: {
        NavigationStack {
          NavigationLink("More") { Text("More").navigationTitle("More") }.navigationTitle(row ?? "None")
        }
        .id(anew ? row : nil)
      }
    }
  }

  /// The same engineer: views that links have pushed without a value are not popped.
  ///
  /// It is one source, and the report says so.
  @Test func theViewOfALinkMayStayWhereAnotherRowIsChosen() async throws {
    let app = await HeadlessApp("columns") { Columns(anew: false) }
    let report = try await app.test(seed: 42, runs: 40)
    let rules = report.findings.map(\.signature.rule)
    #expect(rules.contains("detail.path-consistent"), "\(rules)")
    #expect(
      try await HeadlessApp("columns") { Columns(anew: true) }.test(seed: 42, runs: 40).findings.isEmpty)
  }
}
