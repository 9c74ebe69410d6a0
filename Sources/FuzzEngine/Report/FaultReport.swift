import Foundation

/// What `faults` found out, for people and for programs.
struct FaultReport {
  let figures: [FaultFigures]
  let notExpressible: [Fault]
  let rules: [String]
  let seeds: [UInt64]

  /// A table of faults, a table of rules, and what cannot be expressed.
  var text: String {
    var lines = Layout.table([Self.faultHead] + figures.map(row), leftColumns: 3, isLastLeft: true)
    let missed = figures.filter { !$0.isFound }
    let minimal = figures.count { $0.isMinimal }
    lines += [
      "",
      "\(Layout.count(figures.count, "fault")), \(Layout.count(seeds.count, "seed")): "
        + "\(figures.count - missed.count) found by their rule with every seed, \(minimal) proved shortest with every seed",
    ]
    if !missed.isEmpty { lines.append("missed: " + missed.map(\.fault.id).joined(separator: ", ")) }
    lines += [""] + ruleLines + [""] + traceLines
    if !notExpressible.isEmpty {
      lines += ["", "cannot be expressed"]
      for fault in notExpressible {
        guard case .none(let reason) = fault.expression else { continue }
        lines += Layout.labelled(fault.id, "\(fault.summary): \(reason)", indent: 2, column: 10)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let faultHead = [
    "fault", "system", "rule", "found", "actions", "shrunk", "length", "shortest", "claimed",
    "other rules first",
  ]

  private func row(_ figures: FaultFigures) -> [String] {
    let others = figures.shadowedBy
    let named =
      others.count > 2 ? "\(others[0]) and \(others.count - 1) more" : others.joined(separator: ", ")
    return [
      figures.fault.id, figures.place.system, figures.place.rule,
      "\(figures.foundCount)/\(figures.outcomes.count)", Self.number(figures.actionsToFind),
      Self.number(figures.shrunk), Self.number(figures.length), Self.number(figures.shortest),
      Self.number(figures.place.claimedLength), named.isEmpty ? "–" : named,
    ]
  }

  private var ruleLines: [String] {
    let worths = RuleWorth.of(rules, figures)
    let rows = worths.filter { !$0.catches.isEmpty }.map {
      [
        $0.rule, Layout.grouped($0.catches.count), Layout.grouped($0.alone.count),
        $0.alone.isEmpty ? "–" : $0.alone.joined(separator: " "),
      ]
    }
    let idle = worths.filter { $0.catches.isEmpty && $0.exercisedCount > 0 }
    let unmet = worths.filter { $0.exercisedCount == 0 }
    let head = ["rule", "catches", "alone", "which it alone catches"]
    var lines = Layout.table([head] + rows, leftColumns: 1, isLastLeft: true)
    if !idle.isEmpty || !unmet.isEmpty { lines.append("") }
    for (label, rules) in [("catch none", idle), ("not asked", unmet)] where !rules.isEmpty {
      lines += Layout.labelled(label, rules.map(\.rule).joined(separator: ", "), indent: 0, column: 12)
    }
    return lines
  }

  /// What was found of each, with all that is needed to play it again.
  private var traceLines: [String] {
    let rows = figures.compactMap { figures in
      figures.shown.map { shown in
        [
          figures.fault.id, shown.start.first { $0.key == "device" }?.value ?? "–",
          shown.start.first { $0.key == "start" }?.value ?? "–",
          figures.place.quirks.isEmpty ? "–" : figures.place.quirks.joined(separator: ","),
          figures.blame?.party.rawValue ?? "–",
          shown.lines.isEmpty ? "(nothing is done)" : shown.lines.map(\.text).joined(separator: "; "),
        ]
      }
    }
    return Layout.table(
      [["fault", "device", "start", "quirks", "verdict", "trace"]] + rows, leftColumns: 5, isLastLeft: true)
  }

  private static func number(_ number: Int?) -> String { number.map(Layout.grouped) ?? "–" }

  /// The same for programs, keys sorted.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let document = Document(
        seeds: seeds,
        faults: figures.map(Entry.init) + notExpressible.map(Entry.init),
        rules: RuleWorth.of(rules, figures).map(RuleEntry.init))
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
  }

  private struct Document: Encodable {
    var version = 1
    let seeds: [UInt64]
    let faults: [Entry]
    let rules: [RuleEntry]
  }

  private struct Entry: Encodable {
    let id: String
    let summary: String
    let source: String
    var system: String?
    var rule: String?
    var found: Bool?
    var foundSeeds: Int?
    var seeds: Int?
    var actionsToFind: Int?
    var shrunk: Int?
    var length: Int?
    var shortest: Int?
    var claimed: Int?
    var minimal: Bool?
    var way: String?
    var device: String?
    var start: String?
    var quirks: [String]?
    var verdict: String?
    var keptWith: [String]?
    var trace: [String]?
    var shadowedBy: [String]?
    var caughtBy: [String]?
    var notExpressible: String?

    init(_ figures: FaultFigures) {
      id = figures.fault.id
      summary = figures.fault.summary
      source = figures.fault.source
      system = figures.place.system
      rule = figures.place.rule
      found = figures.isFound
      foundSeeds = figures.foundCount
      seeds = figures.outcomes.count
      actionsToFind = figures.actionsToFind
      shrunk = figures.shrunk
      length = figures.length
      shortest = figures.shortest
      claimed = figures.place.claimedLength
      minimal = figures.isMinimal
      way = figures.shown?.signature.way
      device = figures.shown?.start.first { $0.key == "device" }?.value
      start = figures.shown?.start.first { $0.key == "start" }?.value
      quirks = figures.place.quirks.isEmpty ? nil : figures.place.quirks
      verdict = figures.blame?.party.rawValue
      keptWith = figures.blame?.assumptions.map(\.text)
      trace = figures.shown?.lines.map(\.text)
      shadowedBy = figures.shadowedBy.isEmpty ? nil : figures.shadowedBy
      caughtBy = figures.catchers
    }

    init(_ fault: Fault) {
      id = fault.id
      summary = fault.summary
      source = fault.source
      if case .none(let reason) = fault.expression { notExpressible = reason }
    }
  }

  private struct RuleEntry: Encodable {
    let id: String
    let catches: [String]
    let alone: [String]
    let exercisedIn: Int

    init(_ worth: RuleWorth) {
      id = worth.rule
      catches = worth.catches
      alone = worth.alone
      exercisedIn = worth.exercisedCount
    }
  }
}
