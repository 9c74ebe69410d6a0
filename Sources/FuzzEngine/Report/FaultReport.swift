/// What `faults` found out.
struct FaultReport {
  let figures: [FaultFigures]
  let notExpressible: [Fault]
  let rules: [String]
  let seeds: [UInt64]

  /// A table of faults, a table of rules, the traces, and what cannot be expressed.
  var text: String {
    let missed = figures.filter { !$0.isFound }.map(\.fault.id)
    let minimal = figures.count { $0.isMinimal }
    var lines = Layout.table([Self.faultHead] + figures.map(row), leftColumns: 3, isLastLeft: true)
    lines += [
      "",
      "\(Layout.count(figures.count, "fault")), \(Layout.count(seeds.count, "seed")): "
        + "\(figures.count - missed.count) found by their rule with every seed, \(minimal) minimal (proved) with every seed",
    ]
    if !missed.isEmpty { lines.append("missed: \(missed.joined(separator: ", ")); raise --runs") }
    lines += [""] + ruleLines + [""] + traceLines
    if !notExpressible.isEmpty {
      lines += ["", "cannot be expressed"]
      lines += notExpressible.flatMap { fault in
        Layout.labelled(fault.id, "\(fault.summary): \(fault.reason ?? "")", indent: 2, column: 10)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let faultHead = [
    "fault", "system", "rule", "found", "actions", "shrunk", "length", "minimal", "claimed",
    "other rules first",
  ]

  private func row(_ figures: FaultFigures) -> [String] {
    let others = figures.shadowedBy
    let named =
      others.count > 2 ? "\(others[0]) and \(others.count - 1) more" : others.joined(separator: ", ")
    let numbers = [
      figures.actionsToFind, figures.shrunk, figures.length, figures.shortest, figures.place.claimedLength,
    ]
    return [
      figures.fault.id, figures.place.system, figures.place.rule,
      "\(figures.foundCount)/\(figures.outcomes.count)",
    ] + numbers.map { $0.map(Layout.grouped) ?? "–" } + [named.isEmpty ? "–" : named]
  }

  /// What each rule contributes: the faults that it finds, those that only it finds, and in how many faults' systems it
  /// was non-vacuous.
  private var worths: [(rule: String, catches: [String], alone: [String], nonVacuousCount: Int)] {
    rules.map { rule in
      let caught = figures.filter { $0.catchers.contains(rule) }
      let count = figures.count { $0.outcomes.contains { $0.nonVacuous.contains(rule) } }
      return (rule, caught.map(\.fault.id), caught.filter { $0.catchers == [rule] }.map(\.fault.id), count)
    }
  }

  private var ruleLines: [String] {
    let worths = worths
    let rows = worths.filter { !$0.catches.isEmpty }.map {
      [
        $0.rule, Layout.grouped($0.catches.count), Layout.grouped($0.alone.count),
        $0.alone.isEmpty ? "–" : $0.alone.joined(separator: " "),
      ]
    }
    var lines = Layout.table(
      [["rule", "finds", "alone", "faults that only it finds"]] + rows, isLastLeft: true)
    let idle = worths.filter { $0.catches.isEmpty }
    for (label, isVacuous) in [("find none", false), ("vacuous", true)] {
      let names = idle.filter { ($0.nonVacuousCount == 0) == isVacuous }.map(\.rule)
      if !names.isEmpty {
        lines += Layout.labelled(label, names.joined(separator: ", "), indent: 0, column: 12)
      }
    }
    return lines
  }

  /// The trace of each, with all that is needed to reproduce it.
  private var traceLines: [String] {
    let rows = figures.compactMap { figures in
      figures.shown.map { shown in
        [
          figures.fault.id, shown.start.isEmpty ? "–" : shown.start.map(\.value).joined(separator: ", "),
          figures.place.conditions.isEmpty ? "–" : figures.place.conditions.joined(separator: ","),
          shown.blame?.party.rawValue ?? "–",
          shown.lines.isEmpty ? "(no step)" : shown.lines.map(\.text).joined(separator: "; "),
        ]
      }
    }
    return Layout.table(
      [["fault", "start", "quirks", "verdict", "trace"]] + rows, leftColumns: 4, isLastLeft: true)
  }

  var json: String {
    get throws {
      try JSON.text([
        "version": 1, "seeds": seeds, "faults": figures.map(entry) + notExpressible.map(entry),
        "rules": worths.map {
          ["id": $0.rule, "finds": $0.catches, "alone": $0.alone, "nonVacuousIn": $0.nonVacuousCount]
            as [String: Any]
        },
      ])
    }
  }

  private func entry(_ figures: FaultFigures) -> [String: Any] {
    let (fault, place, shown) = (figures.fault, figures.place, figures.shown)
    return JSON.object([
      "id": fault.id, "summary": fault.summary, "source": fault.source, "system": place.system,
      "rule": place.rule, "found": figures.isFound, "foundSeeds": figures.foundCount,
      "seeds": figures.outcomes.count, "actionsToFind": figures.actionsToFind, "shrunk": figures.shrunk,
      "length": figures.length, "shortest": figures.shortest, "claimed": place.claimedLength,
      "minimal": figures.isMinimal, "kind": shown?.signature.violationKind,
      "start": shown.map { JSON.start($0.start) },
      "quirks": place.conditions.isEmpty ? nil : place.conditions, "verdict": shown?.blame?.party.rawValue,
      "holdsWith": shown?.blame?.assumptions.map(\.text), "trace": shown?.lines.map(\.text),
      "shadowedBy": figures.shadowedBy.isEmpty ? nil : figures.shadowedBy, "foundBy": figures.catchers,
    ])
  }

  private func entry(_ fault: Fault) -> [String: Any] {
    JSON.object([
      "id": fault.id, "summary": fault.summary, "source": fault.source, "notExpressible": fault.reason,
    ])
  }
}
