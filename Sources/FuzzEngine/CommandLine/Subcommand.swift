/// What the program can do.
enum Subcommand: String, CaseIterable, Sendable {
  case fuzz, explore, replay, shrink, show, play, list, explain, bench, faults, corpus
  case initialize = "init"

  var summary: String {
    switch self {
    case .fuzz: "runs a campaign; the default"
    case .explore: "explores every state, breadth first: proves the rules or finds minimal counterexamples"
    case .replay: "replays saved traces and reports which pass; '-' is standard input"
    case .shrink: "shrinks a trace and prints it as a case"
    case .show: "shows a trace step by step; same exit codes as replay"
    case .play: "a prompt: takes one action a line, and prints the screen, what is pending, and violations"
    case .list:
      "lists \(ListTopic.allCases.map(\.rawValue).joined(separator: ", ")), one a line, the name first"
    case .explain: "explains a rule: its symptom, its cause, a bad example and a fix"
    case .bench: "measures how fast systems are played, bare and checked, and the cost of each rule"
    case .faults: "runs the fault catalogue: which rule finds which seeded fault, after how many actions"
    case .corpus: "merges folders of saved traces, minimizes or checks one"
    case .initialize: "writes a test to start from; overwrites nothing"
    }
  }

  var operands: [String] {
    switch self {
    case .fuzz, .explore, .play, .bench: ["[OPTION…]"]
    case .faults: ["[FAULT…]"]
    case .replay: ["FILE…|DIR…|-", "--system NAME --actions 'ACTION; ACTION; …'"]
    case .shrink, .show: ["FILE|-", "--system NAME --actions 'ACTION; ACTION; …'"]
    case .explain: ["[RULE]"]
    case .initialize: ["[DIR]"]
    case .corpus: ["merge OUT IN…", "minimize DIR", "check DIR"]
    case .list: ["WHAT"]
    }
  }
}
