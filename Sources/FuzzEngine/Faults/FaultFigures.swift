/// The results of all seeds for one fault.
struct FaultFigures: Sendable {
  let fault: Fault
  let place: Fault.Place
  let outcomes: [FaultSearch.Outcome]
  /// The verdict on the shortest finding; nil for none.
  var blame: Blame?

  private var catches: [FaultSearch.Catch] { outcomes.compactMap(\.catching) }

  /// With how many seeds its rule found it.
  var foundCount: Int { catches.count }
  /// Whether its rule found it with every seed.
  var isFound: Bool { foundCount == outcomes.count }
  /// The median of the actions until then; nil where it was never found.
  var actionsToFind: Int? {
    let actions = catches.map(\.actions).sorted()
    return actions.isEmpty ? nil : actions[actions.count / 2]
  }
  /// The longest trace that the shrinker alone reached.
  var shrunk: Int? { catches.map(\.shrunk).max() }
  /// The longest trace that is reported.
  var length: Int? { catches.map(\.length).max() }
  /// The shortest finding, of the first seed that has one as short; nil where it was never found.
  var shown: Finding? { catches.map(\.finding).min { $0.lines.count < $1.lines.count } }
  /// The shortest possible trace, where a proof reached it; nil where none did.
  var shortest: Int? { catches.filter(\.isProved).map(\.length).min() }
  /// Whether every seed's trace is proved to be the shortest.
  var isMinimal: Bool { shortest != nil && length == shortest && catches.allSatisfy(\.isProved) }

  /// The other rules that were violated before its own while all were evaluated, the most frequent first.
  var shadowedBy: [String] {
    var counts: [(rule: String, count: Int)] = []
    for outcome in outcomes {
      for firing in outcome.fired.prefix(while: { $0.rule != place.rule }) {
        if let index = counts.firstIndex(where: { $0.rule == firing.rule }) {
          counts[index].count += 1
        } else {
          counts.append((firing.rule, 1))
        }
      }
    }
    return counts.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map(\.rule)
  }

  /// The rules that found it with any seed.
  var catchers: [String] {
    var rules = foundCount > 0 ? [place.rule] : []
    for firing in outcomes.flatMap(\.fired) where !rules.contains(firing.rule) { rules.append(firing.rule) }
    return rules.sorted()
  }
}

/// What one rule contributes to a catalogue: the faults that it finds, and those that only it finds.
struct RuleWorth: Sendable {
  let rule: String
  let catches: [String]
  let alone: [String]
  /// In how many faults' systems it was non-vacuous.
  let nonVacuousCount: Int

  /// Rates rules, in the order given.
  static func of(_ rules: [String], _ figures: [FaultFigures]) -> [RuleWorth] {
    rules.map { rule in
      let caught = figures.filter { $0.catchers.contains(rule) }
      return RuleWorth(
        rule: rule, catches: caught.map(\.fault.id),
        alone: caught.filter { $0.catchers == [rule] }.map(\.fault.id),
        nonVacuousCount: figures.count { $0.outcomes.contains { $0.nonVacuous.contains(rule) } })
    }
  }
}
