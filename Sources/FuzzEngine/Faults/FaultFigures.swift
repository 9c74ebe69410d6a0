/// The results of all seeds for one fault.
final class FaultFigures {
  let fault: Fault
  let place: Fault.Place
  let outcomes: [FaultSearch.Outcome]
  /// The findings of its rule, one for each seed that has any.
  private let found: [Finding]
  /// The shortest finding, of the first seed that has one as short; nil where it was never found.
  let shown: Finding?
  /// The other rules that were violated before its own while all were evaluated, the most frequent first.
  let shadowedBy: [String]
  /// The rules that found it with any seed.
  let catchers: [String]

  init(_ search: FaultSearch, _ outcomes: [FaultSearch.Outcome]) {
    (fault, place, self.outcomes) = (search.fault, search.place, outcomes)
    let rule = search.place.rule
    found = outcomes.compactMap(\.finding)
    let shortest = found.min { $0.lines.count < $1.lines.count }
    shown = shortest.map { Judge(search.offered, search.system).judged([$0])[0] }
    let before = outcomes.flatMap { $0.fired.prefix { $0 != rule } }
    let names = Layout.unique(before).sorted()
    let counts = names.map { name in before.count { $0 == name } }
    shadowedBy = order(names.count) { counts[$0] > counts[$1] }.map { names[$0] }
    catchers = Layout.unique((found.isEmpty ? [] : [rule]) + outcomes.flatMap(\.fired)).sorted()
  }

  /// With how many seeds its rule found it.
  var foundCount: Int { found.count }
  /// Whether its rule found it with every seed.
  var isFound: Bool { foundCount == outcomes.count }
  /// The median of the actions until then; nil where it was never found.
  var actionsToFind: Int? { median(outcomes.compactMap(\.actions).map(Double.init)).map { Int($0) } }
  /// The median of the seconds until then, and of those until it was shrunk and proved; nil where it was never found.
  var secondsToFind: Double? { median(outcomes.compactMap(\.seconds?.found)) }
  var secondsToProve: Double? { median(outcomes.compactMap(\.seconds?.minimal)) }
  /// The longest trace that the shrinker alone reached.
  var shrunk: Int? { found.map(\.shrunkLength).max() }
  /// The longest trace that is reported.
  var length: Int? { found.map(\.lines.count).max() }
  /// The shortest possible trace, where a proof reached it; nil where none did.
  var shortest: Int? { found.filter { $0.minimality == .proved }.map(\.lines.count).min() }
  /// Whether every seed's trace is proved to be the shortest.
  var isMinimal: Bool {
    shortest != nil && length == shortest && found.allSatisfy { $0.minimality == .proved }
  }
}
