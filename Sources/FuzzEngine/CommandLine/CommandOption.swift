/// One option of the command line: how it is written, what it means, and which verbs take it.
struct CommandOption: Sendable {
  let name: String
  /// A single letter that stands for it.
  let letter: Character?
  /// What stands for its value in help; nil for an option without value.
  let value: String?
  let help: String
  let verbs: [Verb]
  /// The environment variable that stands for it.
  let twin: String?

  init(
    _ name: String, _ value: String? = nil, letter: Character? = nil, twin: String? = nil, for verbs: [Verb],
    _ help: String
  ) {
    self.name = name
    self.value = value
    self.letter = letter
    self.twin = twin
    self.verbs = verbs
    self.help = help
  }

  /// The option as help shows it.
  var form: String { (letter.map { "-\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "") }

  private static let traces: [Verb] = [.replay, .shrink, .show]
  private static let searches: [Verb] = [.fuzz, .explore]
  private static let systemVerbs = Verb.allCases.filter { ![.faults, .corpus, .start].contains($0) }
  private static let settingVerbs = systemVerbs.filter { $0 != .explain }
  private static let played: [Verb] = searches + traces + [.play]

  /// Every option there is; the help and the parser are made from it.
  static let all: [CommandOption] = [
    CommandOption(
      "--seed", "N", twin: "SPLITFUZZ_SEED", for: [.fuzz, .faults],
      "decimal or 0x; drawn and printed when absent, for 'faults' the first of its seeds (1)"),
    CommandOption("--seeds", "N", for: [.faults], "how many seeds each fault is looked for with (3)"),
    CommandOption("--system", "NAME", for: systemVerbs, "what is fuzzed; see 'list systems'"),
    CommandOption(
      "--against", "NAME", for: played,
      "a second system that takes the same actions; found is where they part"),
    CommandOption(
      "--device", "NAME", for: played,
      "where, by its name or in full, several with commas; see 'list devices'"),
    CommandOption("--start", "NAME", for: played, "begin there and not at launch"),
    CommandOption(
      "--profile", "NAME", for: settingVerbs,
      "quirks and assumptions by one name, which the next two change; see 'list profiles'"),
    CommandOption("--quirks", "NAME,…|none", for: settingVerbs, "which misbehaviour of the platform is on"),
    CommandOption(
      "--assume", "NAME=VALUE,…", for: settingVerbs, "what to assume where no source settles it"),
    CommandOption("--heard", for: [.show], "tell as well what the app hears, which is all it can go by"),
    CommandOption("--rules", "ID,…", for: played, "ask only these rules"),
    CommandOption("--without", "ID,…", for: played, "leave these rules out"),
    CommandOption(
      "--runs", "N", twin: "SPLITFUZZ_RUNS", for: [.fuzz, .faults],
      "how many runs (1,000), for 'faults' at most (4,000)"),
    CommandOption("--steps", "N", for: [.fuzz], "how many lines a run has, in one trace or several (200)"),
    CommandOption(
      "--time", "30s|10m|8h", twin: "SPLITFUZZ_TIME", for: searches,
      "a budget; 'fuzz' does without --runs then and ends well, 'explore' ends early"),
    CommandOption(
      "--jobs", "N", letter: "j", twin: "SPLITFUZZ_JOBS", for: searches + [.faults],
      "processors to use (all); changes no result"),
    CommandOption("--shard", "I/N", for: [.fuzz], "which part of the runs is this one's (1/1)"),
    CommandOption("--strategy", "NAME", for: [.fuzz], "how lines are drawn (mix); see 'list strategies'"),
    CommandOption(
      "--keep-going", "N|all", for: [.fuzz],
      "stop at the end of the epoch in which N findings are reached (all)"),
    CommandOption(
      "--corpus", "DIR", for: [.fuzz],
      "replay the cases there, let strategies change them, save findings under DIR/findings"),
    CommandOption(
      "--known", "DIR", for: searches,
      "findings saved there are listed and do not fail; what occurs no more is reported as fixed"),
    CommandOption(
      "--depth", "N", for: [.explore], "the most lines of a trace (to the end of the bounded model)"),
    CommandOption(
      "--bound", "NAME=N,…", for: [.explore], "limits of the bounded model (the system's own; printed)"),
    CommandOption(
      "--memory", "SIZE", for: [.explore], "ends with what is known above 500M, 4G, … (4G); same everywhere"),
    CommandOption(
      "--coverage", for: [.fuzz], "hold what was seen against all that 'explore' reaches at its own bound"),
    CommandOption(
      "--fail-on", "router|assumption|any", for: searches,
      "which verdicts fail (router); what was not judged does"),
    CommandOption("--exit-zero", for: searches, "findings do not fail"),
    CommandOption(
      "--require-exercised", for: [.fuzz], "a rule that was never exercised makes the campaign inconclusive"),
    CommandOption(
      "--rounds", "N", for: [.bench], "how often everything is measured (5); figures are medians"),
    CommandOption("--sample", "D", for: [.bench], "how long one measurement takes, about (150ms)"),
    CommandOption("--actions", "'A; B; …'", for: traces, "a trace without a file"),
    CommandOption(
      "--format", "text|json|…", for: searches + [.replay, .show, .bench, .faults],
      "how to report (text); searches and 'replay' know junit and github as well, searches and 'show' html, 'show' "
        + "swift and xctest; in pairs with --output"),
    CommandOption(
      "--output", "FILE", for: searches + [.replay, .shrink, .show, .bench, .faults],
      "where to report (standard output)"),
    CommandOption("--no-shrink", for: searches, "report traces as they were met"),
    CommandOption(
      "--shrink-steps", "N", for: [.fuzz, .shrink, .corpus], "the work of shrinking a finding (10,000,000)"),
    CommandOption(
      "--prove-states", "N", for: [.fuzz, .shrink, .corpus],
      "the states that a proof of the shortest length may visit (200,000; 0 for none)"),
    CommandOption(
      "--shrink-time", "D", for: [.fuzz, .shrink, .corpus],
      "cuts shrinking and proving short; the result then depends on speed"),
    CommandOption(
      "--name", "NAME", for: [.start], "what the system and its test are called, kebab-case (my-app)"),
    CommandOption("--library", "testing|xctest", for: [.start], "which library tests with it (testing)"),
    CommandOption(
      "--package", "PATH|URL", for: [.start],
      "write a package around it as well, which takes SplitFuzz from there"),
    CommandOption(
      "--isolate", for: searches + traces,
      "play in child processes: one that traps, exits or hangs is a finding, and not the end"),
    CommandOption("--hang", "D", for: searches + traces, "the time limit of a step with --isolate (5s)"),
    CommandOption("--quiet", for: searches + [.faults], "nothing on standard error but errors"),
    CommandOption("--no-progress", for: searches, "no live line on a terminal"),
    CommandOption(
      "--draw", "auto|always|never", for: [.show, .play], "draw what is on screen (auto: on a terminal)"),
    CommandOption(
      "--color", "auto|always|never", for: played + [.explain, .corpus], "colours (auto; NO_COLOR is obeyed)"),
    CommandOption("--help", letter: "h", for: Verb.allCases, "this text"),
    CommandOption("--version", for: Verb.allCases, "the version"),
  ]

  /// Finds an option by its name.
  static func named(_ name: String) -> CommandOption? { all.first { $0.name == name } }

  /// Finds an option by its letter.
  static func lettered(_ letter: Character) -> CommandOption? { all.first { $0.letter == letter } }
}
