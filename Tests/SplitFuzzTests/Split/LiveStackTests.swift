import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

/// A router with every kind of entry that a stack can hold.
private struct EntryRouter {
  var row: String? = "one"
  var path: [String] = []
  var sheet: String?
}

@Suite("Entries of a live stack")
@MainActor
struct LiveStackTests {
  private func machine() throws -> LiveMachine {
    let system = LiveSystem<EntryRouter>(
      "entries", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { _, top in
        top == nil
          ? [.link("value"), .viewLink("view"), .button(opens: "presented") { $0.sheet = "presented" }] : []
      }.presenting(\.sheet),
      make: { _ in EntryRouter() })
    return try system.target().machine
  }

  /// What is seen after some actions, each settled, on an iPad in landscape.
  private func screens(_ actions: [String]) throws -> [String] {
    let machine = try machine()
    let start = machine.starts.firstIndex { $0.header.contains(.init("device", "ipad-13 landscape")) } ?? 0
    var state = machine.state(at: start)
    var observation = machine.observe(state)
    return try actions.map { text in
      _ = machine.step(&state, &observation, try machine.action(from: text))
      while machine.deliverNext(&state, &observation) {}
      return machine.describe(observation)
    }
  }

  @Test("a value, a view-based link and a presented destination are pushed and gone back from alike")
  func kinds() throws {
    for (link, view) in [("link 1", "value"), ("link 2", "view"), ("link 3", "presented")] {
      #expect(
        try screens([link, "back", link, "swipe-back"]) == [
          "sidebar: menu | detail: \(view) <back", "sidebar: menu | detail: one",
          "sidebar: menu | detail: \(view) <back", "sidebar: menu | detail: one",
        ])
    }
  }

  @Test("a stack with every kind of entry keeps every rule")
  func keepsRules() throws {
    let system = LiveSystem<EntryRouter>(
      "entries", sidebar: .list(["one", "two"], selection: \.row),
      detail: .stack(path: \.path) { _, top in
        top == nil ? [.link("value"), .button(opens: "presented") { $0.sheet = "presented" }] : []
      }.presenting(\.sheet),
      make: { _ in EntryRouter() })
    var options = CampaignOptions(seed: 9)
    options.runs = 80
    let report = try system.fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
  }
}
