/// What `bench` measured.
struct BenchReport {
  let figures: [BenchFigures]
  let options: BenchOptions

  /// A table of rates, then the cost of each rule.
  var text: String {
    let head = ["actions a second", "unchecked", "checked", "overhead", "two jobs", "transitions", "states"]
    let rates = figures.map {
      [
        $0.system, rate($0.unchecked), rate($0.checked), Self.decimal($0.overhead),
        $0.scaling.map { "× " + Self.decimal($0) } ?? "–", $0.transitions.map(rate) ?? "–",
        $0.states.map(rate) ?? "–",
      ]
    }
    var rows = Layout.table([head] + rates)
    let systems = figures.filter { !$0.rules.isEmpty }
    let ids = Layout.unique(systems.flatMap(\.rules).map(\.id))
    if !ids.isEmpty {
      let costs = ids.map { id in
        [id] + systems.map { $0.rules.first { $0.id == id }.map { Self.decimal($0.nanoseconds) } ?? "–" }
      }
      rows += [""] + Layout.table([["ns an action, each rule alone"] + systems.map(\.system)] + costs)
    }
    if systems.count < figures.count { rows += ["", "to measure the rules of another system, add --system"] }
    rows += ["", "medians of \(Layout.count(options.rounds, "round"))"]
    return rows.joined(separator: "\n") + "\n"
  }

  /// The same for programs; what was not measured is null.
  var json: String {
    get throws {
      try JSON.text([
        "version": 1, "rounds": options.rounds,
        "machines": figures.map { figures in
          [
            "system": figures.system, "unchecked": figures.unchecked.rounded(),
            "checked": figures.checked.rounded(),
            "transitions": figures.transitions?.rounded() ?? JSON.null,
            "states": figures.states?.rounded() ?? JSON.null, "overhead": Self.short(figures.overhead),
            "scaling": figures.scaling.map(Self.short) ?? JSON.null,
            "rules": figures.rules.map {
              ["id": $0.id, "nanoseconds": Self.short($0.nanoseconds)] as [String: Any]
            },
          ] as [String: Any]
        },
      ])
    }
  }

  private static func short(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

  private func rate(_ rate: Double) -> String { Layout.grouped(Int(rate.rounded())) }

  private static func decimal(_ number: Double) -> String {
    let tenths = Int((min(max(0, number), 1e9) * 10).rounded())
    return "\(Layout.grouped(tenths / 10)).\(tenths % 10)"
  }
}
