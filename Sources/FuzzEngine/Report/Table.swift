/// A table of a report: names on the left, figures, and a text in the last column.
struct Table {
  /// The heads; the first is the title as well.
  let columns: [String]
  var rows: [[String]]
  /// What stands below; empty for nothing.
  var note = ""

  func text(_ paint: Paint) -> [String] {
    var lines = Layout.table([columns] + rows, isLastLeft: true)
    if !lines.isEmpty { lines[0] = paint.bold(lines[0]) }
    return lines + (note.isEmpty ? [] : Layout.wrapped(note, to: Layout.width))
  }

  static func rules(_ rules: [CampaignReport.RuleCount]) -> Table {
    let others = rules.filter { !$0.applies }.map(\.id)
    return Table(
      columns: ["rules", "non-vacuous", "evaluated", ""],
      rows: rules.filter(\.applies).map { rule in
        let isGoal = rule.kind == "sometimes"
        return [
          rule.id, Layout.grouped(rule.nonVacuous), Layout.grouped(rule.checked),
          rule.nonVacuous > 0 ? "" : isGoal ? "unreached" : "vacuous",
        ]
      },
      note: others.isEmpty ? "" : "not applicable: \(others.joined(separator: ", "))")
  }

  /// How often each kind of action was applied, and why not otherwise.
  static func actions(_ kinds: [CampaignReport.KindCount], _ reasons: [String]) -> Table {
    Table(
      columns: ["actions", "applied", "ignored", "because"],
      rows: kinds.map { kind in
        let ignored = kind.ignored.enumerated().filter { $0.element > 0 }
        return [
          kind.kind, Layout.grouped(kind.applied), Layout.grouped(kind.ignored.reduce(0, +)),
          ignored.map { "\(reason($0.offset, reasons)) \(Layout.grouped($0.element))" }.joined(
            separator: ", "),
        ]
      })
  }

  static func explored(_ parts: [ExploreReport.Part]) -> Table {
    Table(
      columns: ["explored", "states", "transitions", "beyond", "depth", "bytes", "ended by"],
      rows: parts.map { part in
        let chance = part.collisionChance > 0 ? "; chance of a collision \(part.collisionChance)" : ""
        return [part.rules.count == 1 ? part.rules[0] : "\(part.rules.count) rules without memory"]
          + [part.states, part.transitions, part.cut, part.depth, part.bytesPerState].map(Layout.grouped)
          + [(part.stopped == .end ? "complete" : part.stopped.rawValue) + chance]
      })
  }

  static func reason(_ index: Int, _ reasons: [String]) -> String {
    index < reasons.count ? reasons[index] : "reason \(index)"
  }
}
