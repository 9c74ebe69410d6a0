/// What the program can be asked to do.
package enum Verb: String, CaseIterable, Sendable {
  /// Runs a campaign.
  case fuzz
  /// Explores every state.
  case explore
  /// Replays saved traces.
  case replay
  /// Shortens a trace.
  case shrink
  /// Shows a trace.
  case show
  /// Takes actions from a prompt.
  case play
  /// Lists what there is.
  case list
  /// Explains a rule.
  case explain
  /// Measures.
  case bench
  /// Runs the fault bank.
  case faults
  /// Cares for saved traces.
  case corpus
  /// Writes what to start from.
  case start = "init"

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .fuzz: "runs a campaign; the verb may be left out"
    case .explore: "explores every state, breadth first: proves the rules or gives shortest counterexamples"
    case .replay: "replays saved traces and says of each whether it keeps its promise; '-' is standard input"
    case .shrink: "shortens a trace and prints it as a case"
    case .show: "shows a trace step by step, and answers as replay does"
    case .play: "a prompt: an action a line, answered by the screen, what is in flight, and what is broken"
    case .list: "lists \(ListTopic.names), one a line, the name first"
    case .explain:
      "explains a rule: how a violation looks, why it happens, a bad example, and its fix"
    case .bench: "measures how fast systems are played, bare and checked, and what each rule costs"
    case .faults:
      "runs the fault bank: which rule catches which known fault, after how many actions, how short"
    case .corpus: "brings folders of saved traces together, makes one smaller, or says whether one is well"
    case .start: "writes tests of a router of your own to start from; nothing that is there is overwritten"
    }
  }

  /// What stands behind the verb.
  var operands: [String] {
    switch self {
    case .fuzz, .explore, .play, .bench: ["[OPTION…]"]
    case .faults: ["[FAULT…]"]
    case .replay: ["FILE…|DIR…|-", "--system NAME --actions 'ACTION; ACTION; …'"]
    case .shrink, .show: ["FILE|-", "--system NAME --actions 'ACTION; ACTION; …'"]
    case .explain: ["[RULE]"]
    case .start: ["[DIR]"]
    case .corpus: ["merge OUT IN…", "minimise DIR", "check DIR"]
    case .list: ["WHAT"]
    }
  }
}

/// What can be listed.
package enum ListTopic: String, CaseIterable, Sendable {
  /// See the word.
  case systems, rules, actions, devices, quirks, assumptions, profiles, strategies, faults

  /// All of them in a sentence.
  static var names: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ")
      + (allCases.last.map { " or \($0.rawValue)" } ?? "")
  }
}
