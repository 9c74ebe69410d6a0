import FuzzEngine
import Testing

@testable import SwiftUI

/// What is not modelled, or only roughly, is said where it is met.
@MainActor @Suite struct LimitTests {
  private func graph<Content: View>(_ view: Content, _ environment: EnvironmentValues = .init()) -> ViewGraph
  {
    let graph = ViewGraph({ view }, environment)
    graph.update()
    return graph
  }

  struct StackInSheet: View {
    var body: some View {
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) { NavigationStack { Text("sheet") } }
      }
    }
  }

  @Test func aContainerIsNamedByItsLine() {
    let graph = graph(StackInSheet())
    AppLayout(graph.page).noteLimits(graph.page, graph.page.presented.last, graph)
    #expect(graph.limits.map(\.problem).contains { $0.contains("(Limits.swift:18, NavigationStack)") })
  }

  struct Books: View {
    let isDoubled: Bool
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(isDoubled ? 0..<2 : 0..<1, id: \.self) { row in
            Text("\(row)").navigationDestination(for: Int.self) { Text("row \(row) shows \($0)") }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func twoDestinationsOfOneTypeAreSaid(isDoubled: Bool) {
    let problems = graph(Books(isDoubled: isDoubled)).limits.map(\.problem)
    #expect(problems.contains { $0.hasPrefix("a view has two destinations for 'Int'") } == isDoubled)
  }

  struct Map: UIViewRepresentable {
    func makeUIView(context: Context) -> String { "map" }
    func updateUIView(_ view: String, context: Context) {}
  }
  struct Screen: View {
    var body: some View { Map() }
  }

  @Test func aViewOfUIKitIsNamed() {
    let graph = graph(Screen())
    #expect(graph.limits.map(\.problem) == ["'Map' in 'Screen' is a view of UIKit, which is not run"])
    #expect(!graph.page.isBlank)
  }

  final class Widths { var seen: [CGFloat] = [] }
  struct Measured: View {
    let widths: Widths
    var body: some View {
      NavigationSplitView {
        Text("sidebar").onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.seen.append($0)
        }
      } detail: {
        GeometryReader { Text("\(Int($0.size.width))") }
      }
    }
  }

  /// Apple's documentation of `onGeometryChange(for:of:action:)`: runs with the value that was made of the geometry; and
  /// a column has a width of its own.
  @Test func columnsHaveAWidth() {
    let widths = Widths()
    let graph = graph(Measured(widths: widths))
    #expect(widths.seen == [320])
    #expect(graph.page.splits.first?.detail.texts == ["1024"])
    var surroundings = graph.environment.surroundings
    (surroundings.horizontalSizeClass, surroundings.windowSize.width) = (.compact, 390)
    graph.update(surroundings, hasRun: false)
    #expect(widths.seen == [320, 390])
  }

  @Test func rowsOfAnInnerSplitAreSaid() async throws {
    let line: UInt = #line + 6
    let app = HeadlessApp("inner") {
      NavigationSplitView {
        Text("Menu")
      } detail: {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: .constant(Int?.none)) { Text("\($0)") }
        } detail: {
          Text("Detail")
        }
      }
    }
    let notes = try await app.test(seed: 42, runs: 3, savesFailures: false).notes
    #expect(notes.contains { $0.contains("are not tapped (Limits.swift:\(line), List)") }, "\(notes)")
  }

  /// A view that a stack has pushed, with a stack of its own that begins with that view, as Apple's Destination Video has it.
  struct Category: View {
    let name: String
    @State private var path: [String]
    init(_ name: String, _ path: [String] = []) {
      self.name = name
      _path = State(initialValue: path)
    }
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("More", value: "more").navigationTitle(name)
          .navigationDestination(for: String.self) { Category($0, [$0]) }
      }
    }
  }

  @Test func aStackThatBeginsWithTheViewAroundItIsNotFollowed() throws {
    let graph = graph(Category("all"))
    let control = try #require(graph.page.stacks.first?.root.controls.first)
    guard case .value(let value) = control.effect else { return #expect(Bool(false)) }
    _ = graph.page.stacks[0].path.append(value)
    graph.update()
    #expect(
      graph.limits.map(\.problem).contains { $0.contains("a stack that begins with the view it stands in") })
    #expect(graph.problems.isEmpty)
  }

  /// A stack that the sheets of its own pages show again, each with a path of its own.
  struct Similar: View {
    struct Item: View {
      let number: Int
      @State private var showsSimilar = false
      var body: some View {
        Button("Similar") { showsSimilar = true }.navigationTitle("Item \(number)")
          .sheet(isPresented: $showsSimilar) { Similar() }
      }
    }
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Item", value: 1).navigationTitle("Items")
          .navigationDestination(for: Int.self) { Item(number: $0) }
      }
    }
  }

  @Test func aStackThatIsShownAgainInASheetIsFollowed() throws {
    let graph = graph(Similar())
    for _ in 0..<3 {
      let page = graph.page.presented.last?.page ?? graph.page
      _ = page.stacks[0].path.append(AnyHashable(1))
      graph.update()
      #expect(graph.front.title == "Item 1")
      try graph.tap("Similar")
    }
    #expect(graph.page.presented.count == 3 && graph.limits.isEmpty)
  }

  /// Two views that cover everything, of which one has a button that sets the wrong flag, or none.
  struct Covers: View {
    let isRight: Bool?
    @State private var takesPicture = false
    @State private var shows = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Camera") { takesPicture = true }
          Button("Map") { shows = true }
        }
        .navigationTitle("Home")
      }
      .fullScreenCover(isPresented: $takesPicture) {
        VStack {
          Text("Viewfinder")
          if let isRight { Button("Close") { if isRight { takesPicture = false } else { shows = false } } }
        }
      }
      .fullScreenCover(isPresented: $shows) { Button("Close") { shows = false } }
    }
  }

  @Test(arguments: [true, false, nil]) func whatIsNeverLeftIsSaid(isRight: Bool?) async throws {
    let report = try await HeadlessApp("covers") { Covers(isRight: isRight) }.test(seed: 42, runs: 6)
    let notes = report.notes.filter { $0.contains("has ever taken it away") }
    #expect(notes.count == (isRight == true ? 0 : 1))
    let sentence =
      "nothing \(isRight == nil ? "can be tapped" : "that was tapped") on 'Viewfinder' (Limits.swift:"
    #expect(notes.allSatisfy { $0.contains(sentence) })
  }

  /// A card that always lies over a map, which is used beneath it.
  struct Carded: View {
    var body: some View {
      NavigationStack { Button("Center") {}.navigationTitle("Map") }
        .sheet(isPresented: .constant(true)) {
          NavigationStack { NavigationLink("Place") { Text("Place") } }.interactiveDismissDisabled()
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
    }
  }

  @Test func aCardThatLeavesWhatLiesBeneathInUseIsSaid() async throws {
    let report = try await HeadlessApp("map") { Carded() }.test(seed: 42, runs: 6)
    #expect(!report.notes.contains { $0.contains("has ever taken it away") })
    #expect(
      report.notes.contains { $0.contains("lets what lies beneath a sheet be tapped, which is not followed") }
    )
  }

  /// A cover with a link that pushes over it, and no way out.
  struct Player: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack { Button("Player") { isShown = true }.navigationTitle("Home") }
        .fullScreenCover(isPresented: $isShown) {
          NavigationStack {
            NavigationLink("Queue", value: 1).navigationTitle("Player")
              .navigationDestination(for: Int.self) { _ in Text("Song").navigationTitle("Queue") }
          }
        }
    }
  }

  @Test func aLinkOnACoverWithoutAWayOutIsATap() async throws {
    let report = try await HeadlessApp("player") { Player() }.test(seed: 42, runs: 6)
    #expect(report.notes.contains { $0.contains("nothing that was tapped on 'Player' (Limits.swift:") })
  }

  /// A lock that a gesture opens, behind which the containers are.
  struct Slides: View {
    let slides: Bool
    @State private var isOpen = false
    var body: some View {
      if isOpen {
        NavigationStack { Text("Home") }
      } else if slides {
        Text("Slide").gesture(DragGesture().onEnded { _ in isOpen = true })
      } else {
        Text("Closed")
      }
    }
  }

  @Test(arguments: [false, true]) func whatNoTapOpensIsSaid(slides: Bool) async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("lock") { Slides(slides: slides) }.test(seed: 42)
    }
    #expect(failure?.description.contains("has neither a 'NavigationSplitView' nor") == true)
    #expect(failure?.description.contains("of gestures taps alone are modelled") == slides)
  }

  struct Deep: View {
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @Test func aPathThatIsLongAtTheLaunchIsSaid() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("deep") { Deep(path: Array(1...9)) }.test(seed: 42)
    }
    #expect(failure?.description.contains("more than 8 values are on a path at the launch") == true)
    try await passes(HeadlessApp("shallow") { Deep(path: Array(1...8)) }, runs: 2)
  }
}
