/// How the lines of a run are drawn.
public enum FuzzStrategy: String, CaseIterable, Hashable, Sendable {
  /// All others by turns, in traces of many lengths; those that discover more get more runs.
  case mix
  /// Every kind of action has the same share; every line settles.
  case uniform
  /// Kinds have the shares that the machine gives them; every line settles.
  case weighted
  /// As weighted, with few or many lines left in flight; each run draws its own share of marks.
  case interleaving
  /// As weighted, but each run does without some kinds of action, and has its own habits otherwise.
  case swarm
  /// Starts from saved states that were rarely seen.
  case novelty
  /// Starts from saved states in which a line passed edges of the code under test that are rarely passed.
  ///
  /// Part of a mix where that code has counters of its edges.
  case coverage
  /// Changes and splices traces: saved ones, those of findings, and those that went where none went before.
  case corpus

  /// The strategies that a mix is made of.
  static var singles: [FuzzStrategy] {
    allCases.filter { $0 != .mix && ($0 != .coverage || EdgeCounters.count > 0) }
  }

  /// What it does, in one line, for lists.
  public var summary: String {
    switch self {
    case .mix: "all of the following by turns, more of what discovers more, in long and short traces"
    case .uniform: "every kind of action alike, everything settles"
    case .weighted: "kinds of action by their weights, everything settles"
    case .interleaving: "by weights, and after 5 %, 20 % or 50 % of the actions the next follows at once"
    case .swarm: "by weights, and each run does without some kinds of action"
    case .novelty: "starts from states that few traces reach"
    case .coverage:
      "starts from traces that run code which few others run; needs edge counters in that code"
    case .corpus: "changes and splices traces: those of --corpus, of findings and of rarely reached places"
    }
  }
}
