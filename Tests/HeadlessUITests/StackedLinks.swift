import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

/// Apple's article *Understanding the navigation stack*: views of links stand on the values of the path, which does not show
/// them; a value that is pushed meanwhile takes them off.
@MainActor @Suite struct StackedLinkTests {
  @Observable final class Way {
    var numbers: [Int] = []
    var path = NavigationPath()
  }

  /// A page with a link of each kind, and buttons that write the path.
  struct Page: View {
    let name: String
    let way: Way
    var body: some View {
      VStack {
        NavigationLink("Value", value: way.numbers.count + 1)
        NavigationLink("View") { Page(name: "view", way: way) }
        Button("Go") { way.numbers = [7] }
        Button("Home") { (way.numbers, way.path) = ([], NavigationPath()) }
      }.navigationTitle(name)
    }
  }

  struct Typed: View {
    @Bindable var way: Way
    var body: some View {
      NavigationStack(path: $way.numbers) {
        Page(name: "root", way: way).navigationDestination(for: Int.self) { Page(name: "\($0)", way: way) }
      }
    }
  }

  struct Erased: View {
    @Bindable var way: Way
    var body: some View {
      NavigationStack(path: $way.path) {
        Page(name: "root", way: way).navigationDestination(for: Int.self) { Page(name: "\($0)", way: way) }
      }
    }
  }

  private func plays(_ actions: String, showing screen: String, breaking: [String] = []) async throws {
    try await HeadlessApp("typed", making: { Way() }, events: []) { Typed(way: $0) }.systemForTests()
      .test(actions, at: ["device": "iphone-15 portrait"], breaking: breaking, showing: screen)
  }

  /// Follows the links with these labels, one after the other.
  private func follow(_ labels: String..., in graph: ViewGraph) throws -> StackPlace {
    for label in labels {
      let stack = try #require(graph.page.stacks.first)
      let control = try #require(stack.top.controls.first { $0.label == label })
      switch control.effect {
      case .value(let value): #expect(stack.path.append(value))
      case .view(let link): #expect(stack.path.append(AnyHashable(link)))
      case .run(let action): action()
      }
      graph.update()
    }
    return try #require(graph.page.stacks.first)
  }

  @Test func theViewOfALinkStandsOnAPathOfAnotherType() async throws {
    let way = Way()
    let stack = try follow("Value", "View", in: evaluated(Typed(way: way)))
    #expect(way.numbers == [1] && stack.path.values().count == 2 && stack.top.title == "view")
    try await plays("link 1; link 2; back", showing: "detail: 1 <back")
  }

  @Test func aPathOfAnyTypeDoesNotShowIt() throws {
    let way = Way()
    let graph = evaluated(Erased(way: way))
    #expect(try follow("View", "View", in: graph).path.values().count == 2)
    #expect(way.path.isEmpty && way.path.codable != nil)
    // There is nothing that emptying it would take off.
    #expect(try follow("Home", in: graph).path.values().count == 2)
  }

  @Test func aValueTakesViewsOff() async throws {
    let breaking = ["views.no-misuse misplaced"]
    try await plays("link 2; link 1", showing: "detail: 1 <back", breaking: breaking)
    try await plays("link 2; link 1; back", showing: "detail: root", breaking: breaking)
    try await plays("link 1; link 2; link 2; link 3", showing: "detail: 7 <back")
    try await plays("link 1; link 2; link 4", showing: "detail: root")
    // They do not come back with what they stood on.
    try await plays("link 2; link 3; back", showing: "detail: root")
  }

  /// Links of two kinds, one behind the other.
  struct Shades: View {
    let name: String
    let hasValues: Bool
    var body: some View {
      VStack {
        NavigationLink("Green", value: "green")
        if hasValues {
          NavigationLink("Gray", value: "gray")
        } else {
          NavigationLink("Gray") { Shades(name: "gray", hasValues: false) }
        }
      }.navigationTitle(name)
    }
  }

  private func shades(hasValues: Bool) -> HeadlessApp {
    HeadlessApp("shades") {
      NavigationStack {
        Shades(name: "white", hasValues: hasValues)
          .navigationDestination(for: String.self) { Shades(name: $0, hasValues: hasValues) }
      }
    }
  }

  /// A person expects to go back to the view on which they tapped.
  @Test func aValueOnTheViewOfALinkIsReported() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await shades(hasValues: false).test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(
      failure?.description.contains("'String' stands on the view of the link 'Gray'") == true,
      "\(failure?.description ?? "")")
    #expect(try await shades(hasValues: true).test(seed: 42, runs: 6, savesFailures: false).findings.isEmpty)
  }

  /// What an event or a button puts on the path is meant to take views off.
  struct Opened: View {
    @Bindable var way: Way
    var body: some View {
      NavigationStack(path: $way.numbers) {
        List(1..<4) { number in NavigationLink("View \(number)") { Text("text").navigationTitle("View") } }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("text").navigationTitle("Number \($0)") }
      }
    }
  }

  @Test func aPathThatIsWrittenIsNot() async throws {
    let app = HeadlessApp(
      "opened", making: { Way() }, events: [.event("open", showing: "Number 2") { $0.numbers = [2] }]
    ) { Opened(way: $0) }
    #expect(try await app.test(seed: 42, runs: 12, savesFailures: false).notes.isEmpty)
  }

  /// A view of an item, with a link that has a value.
  struct Place: View {
    let isBound: Bool
    @State private var place: String?
    @State private var path: [Int] = []
    var body: some View {
      if isBound { NavigationStack(path: $path) { root } } else { NavigationStack { root } }
    }
    private var root: some View {
      Group {
        Button("Place") { place = "place" }.navigationTitle("Root")
          .navigationDestination(item: $place) { NavigationLink("Menu", value: 1).navigationTitle($0) }
          .navigationDestination(for: Int.self) { Text("text").navigationTitle("Number \($0)") }
      }
    }
  }

  /// Observed alike in two places, and documented nowhere.
  @Test func aValueOnTheViewOfAnItemIsSaid() async throws {
    let said = "stands on a view that a flag or an item has pushed"
    let app = HeadlessApp("place") { Place(isBound: false) }
    let notes = try await app.test(seed: 42, runs: 6, savesFailures: false).notes
    #expect(notes.contains { $0.contains(said) }, "\(notes)")
    try await fails(HeadlessApp("place") { Place(isBound: true) }, said)
  }

  /// A view that declares what its own links show, and is pushed without a value.
  @Test func theViewThatGoesIsNamedAndNotTheMissingDestination() async throws {
    struct Home: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Settings") {
            NavigationLink("Appearance", value: "appearance").navigationTitle("Settings")
              .navigationDestination(for: String.self) { Text($0) }
          }
          .navigationTitle("Home")
        }
      }
    }
    try await fails(HeadlessApp("home") { Home() }, "stands on the view of the link 'Settings'")
  }
}
