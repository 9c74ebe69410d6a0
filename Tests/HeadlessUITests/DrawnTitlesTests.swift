import SplitModel
import SwiftUI
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

@Suite struct DrawnTitlesTests {
  /// Recipes, which paths know by numbers.
  struct Recipes: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(1..<3) { NavigationLink("Recipe \($0)", value: $0) }.navigationTitle("Recipes")
          .navigationDestination(for: Int.self) { Text("…").navigationTitle($0 == 1 ? "Soup" : "Bread") }
      }
    }
  }

  @Test func panesAreDrawnWithTheTitlesAndRowsOfTheViews() async throws {
    let system = try await HeadlessApp("recipes") { Recipes() }.systemForTests()
    let drawn = try await onThread {
      Result {
        try system.configured(system.defaults).use { target in
          let machine = try #require(target as? FuzzTarget<LiveMachine>).machine
          var state = machine.state(at: machine.fullestStart)
          var seen = machine.observe(state)
          let root = machine.sketches(of: state, seeing: seen)[0]
          _ = machine.step(&state, &seen, try machine.action(from: "link 1"))
          return [root, machine.sketches(of: state, seeing: seen)[0]]
        }
      }
    }.get()
    #expect(drawn[0].areas.map(\.shows) == ["Recipes"])
    #expect(drawn[0].controls.map(\.label).contains("Recipe 1"))
    let page = try #require(drawn[1].areas.last)
    #expect(page.shows == "Soup" && page.note == "1")
  }
}
