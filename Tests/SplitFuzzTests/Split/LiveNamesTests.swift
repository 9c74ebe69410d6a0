import FuzzEngine
import SplitModel
import Testing

@testable import SplitFuzz

private struct Recipe: Hashable {
  var name = "Soup"
  var steps = ["boil", "stir"]
}

private struct Photo: Hashable {
  var id: Int
  var tags = ["sea"]
}

private enum Route: Hashable {
  case list, recipe(Recipe), photo(Photo, Int)
}

private struct Step: Hashable {
  var route: Route
  var number: Int
}

private struct Kitchen {
  var row: String?
  var path: [Recipe] = []
}

@Suite("Names of live values")
@MainActor
struct LiveNamesTests {
  @Test("values are called by their description, name, title or id, and not by a dump of all they hold")
  func short() {
    #expect(NameText.short(Route.list) == "list")
    #expect(NameText.short(Route.recipe(Recipe())) == "recipe(Soup)")
    #expect(NameText.short(Route.photo(Photo(id: 7), 2)) == "photo(Photo 7, 2)")
    #expect(NameText.short(Photo?.some(Photo(id: 7)) as Any) == "Photo 7")
    #expect(NameText.short(Step(route: .recipe(Recipe()), number: 2)) == "Step(recipe(Soup), 2)")
    let words = String(repeating: "long ", count: 40)
    #expect(NameText.short(words) == words)
    #expect(NameText.short(Step(route: .recipe(Recipe(name: words)), number: 2)).count == 64)
  }

  @Test("two values of one short name are distinguished")
  func apart() {
    let names = ValueNames()
    let views = [Recipe(), Recipe(steps: []), Recipe(name: "Cake")].map { names.view(of: $0) }
    #expect(views.map { names.label(of: $0)?.count(of: "Soup") } == [1, 1, 0])
    #expect(Set(views.compactMap { names.label(of: $0) }).count == 3)
  }

  @Test("what is compared is called the same whatever else has been looked at")
  func compared() throws {
    let system = LiveSystem<Kitchen>(
      "kitchen", sidebar: .list(["one"], selection: \.row), detail: .stack(path: \.path) { _, _ in [] },
      events: [
        .deepLink("cook", to: Recipe()) { ($0.row, $0.path) = ("one", [Recipe(), Recipe(steps: [])]) }
      ],
      make: { _ in Kitchen() })
    let machine = try system.target().machine
    var state = machine.state(at: 0)
    var observation = machine.observe(state)
    _ = machine.settle(&state, &observation, try machine.action(from: "call cook"))
    #expect(machine.describe(observation).contains("Recipe(name"))
    #expect(machine.describePlainly(observation).contains("detail: Soup"))
  }

  @Test("a trace that goes on after another was begun has its own names again")
  func besideAnother() throws {
    let system = LiveSystem<Kitchen>(
      "kitchen", sidebar: .list(["one"], selection: \.row), detail: .stack(path: \.path) { _, _ in [] },
      events: ["Soup", "Cake", "Pie"].map { name in
        .deepLink(name.lowercased(), to: Recipe(name: name)) {
          ($0.row, $0.path) = ("one", [Recipe(name: name)])
        }
      },
      make: { _ in Kitchen() })
    let machine = try system.target().machine
    var (state, other) = (machine.state(at: 0), machine.state(at: 0))
    func play(_ text: String, _ state: inout LiveMachine.State) throws -> String {
      var observation = machine.observe(state)
      _ = machine.settle(&state, &observation, try machine.action(from: text))
      return machine.describe(observation)
    }
    #expect(try play("call soup", &state).contains("Soup"))
    #expect(try play("call cake", &other).contains("Cake"))
    #expect(try play("call pie", &state).contains("Pie"))
    #expect(try play("call soup", &other).contains("Soup"))
  }

  @Test("the step of a deep link names where it leads")
  func deepLinks() throws {
    let system = LiveSystem<Kitchen>(
      "kitchen", sidebar: .list(["one"], selection: \.row), detail: .stack(path: \.path) { _, _ in [] },
      events: [.deepLink("supper", to: Recipe()) { _ in }], make: { _ in Kitchen() })
    var options = CampaignOptions(seed: 1)
    (options.runs, options.rules) = (50, RuleSelection(only: ["request.not-lost"]))
    let finding = try #require(try system.fuzz(options).findings.first)
    #expect(finding.lines.last?.instruction.hasSuffix("supper\", which leads to 'Soup'") ?? false)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
