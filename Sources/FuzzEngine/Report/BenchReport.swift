import Foundation

/// What `bench` measured, for people and for programs.
struct BenchReport {
  private let figures: [BenchFigures]
  private let options: BenchOptions

  init(_ figures: [BenchFigures], _ options: BenchOptions) {
    self.figures = figures
    self.options = options
  }

  /// A table of rates, then what each rule costs.
  var text: String {
    let head = ["actions a second", "bare", "checked", "bare ÷ checked", "two jobs", "transitions", "states"]
    var rows = Layout.table(
      [head]
        + figures.map {
          [
            $0.system, rate($0.bare), rate($0.checked), Self.decimal($0.overhead),
            $0.scaling.map { "× " + Self.decimal($0) } ?? "–", $0.transitions.map(rate) ?? "–",
            $0.states.map(rate) ?? "–",
          ]
        })
    let systems = figures.filter { !$0.rules.isEmpty }
    var ids: [String] = []
    for rule in systems.flatMap(\.rules) where !ids.contains(rule.id) { ids.append(rule.id) }
    if !ids.isEmpty {
      rows.append("")
      rows += Layout.table(
        [["ns an action, each rule alone"] + systems.map(\.system)]
          + ids.map { id in
            [id]
              + systems.map { system in
                system.rules.first { $0.id == id }.map { Self.decimal($0.nanoseconds) } ?? "–"
              }
          })
    }
    if systems.count < figures.count {
      rows += ["", "the cost of each rule in another system: name it with --system"]
    }
    rows += ["", "medians of \(Layout.count(options.rounds, "round")), everything once a round"]
    return rows.joined(separator: "\n") + "\n"
  }

  /// The same for programs, keys sorted.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let document = Document(rounds: options.rounds, machines: figures.map(Machine.init))
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
  }

  private struct Document: Codable {
    var version = 1
    let rounds: Int
    let machines: [Machine]
  }

  private struct Machine: Codable {
    let system: String
    let bare: Double
    let checked: Double
    let transitions: Double?
    let states: Double?
    let overhead: Double
    let scaling: Double?
    let rules: [Rule]

    init(_ figures: BenchFigures) {
      system = figures.system
      bare = figures.bare.rounded()
      checked = figures.checked.rounded()
      transitions = figures.transitions?.rounded()
      states = figures.states?.rounded()
      overhead = Machine.short(figures.overhead)
      scaling = figures.scaling.map(Machine.short)
      rules = figures.rules.map { Rule(id: $0.id, nanoseconds: Machine.short($0.nanoseconds)) }
    }

    private static func short(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

    // Written out, since a value that was not measured is null and not missing.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(system, forKey: .system)
      try container.encode(bare, forKey: .bare)
      try container.encode(checked, forKey: .checked)
      try container.encode(transitions, forKey: .transitions)
      try container.encode(states, forKey: .states)
      try container.encode(overhead, forKey: .overhead)
      try container.encode(scaling, forKey: .scaling)
      try container.encode(rules, forKey: .rules)
    }
  }

  private struct Rule: Codable {
    let id: String
    let nanoseconds: Double
  }

  private func rate(_ rate: Double) -> String { Layout.grouped(Int(rate.rounded())) }

  /// One place after the point.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((min(max(0, number), 1e9) * 10).rounded())
    return "\(Layout.grouped(tenths / 10)).\(tenths % 10)"
  }
}
