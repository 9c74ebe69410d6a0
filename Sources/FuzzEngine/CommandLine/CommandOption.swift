/// One option of the command line; the parser and the help are made from the table.
final class CommandOption: Sendable {
  let name: String
  /// What stands for its value in help; nil for an option without value.
  let value: String?
  let letter: Character?
  let variable: String?
  let subcommands: [Subcommand]
  let help: String
  /// Whether it decides what a search finds, so that it is part of the command that reproduces one.
  let isDecisive: Bool

  @inline(never)
  private init(
    _ name: String, _ value: String? = nil, letter: Character? = nil, variable: String? = nil,
    for subcommands: [Subcommand], decides: Bool = false, _ help: String
  ) {
    (self.name, self.value, self.letter, self.variable) = (name, value, letter, variable)
    (self.subcommands, self.help, isDecisive) = (subcommands, help, decides)
  }

  var form: String { (letter.map { "-\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "") }

  private static let traces: [Subcommand] = [.replay, .shrink, .show]
  private static let searches: [Subcommand] = [.fuzz, .explore]
  private static let systems = Subcommand.allCases.filter { ![.faults, .corpus, .initialize].contains($0) }
  private static let settings = systems.filter { $0 != .explain }
  private static let played = searches + traces + [.play]
  private static let shrinking: [Subcommand] = [.fuzz, .shrink, .corpus]

  /// Every option, in the order of help.
  static let all: [CommandOption] = [
    .init(
      "--seed", "N", variable: "SPLITFUZZ_SEED", for: [.fuzz, .faults],
      "decimal or 0x (drawn and printed; for 'faults' the first of its seeds, 1)"),
    .init("--seeds", "N", for: [.faults], "the number of seeds for each fault (3)"),
    .init("--system", "NAME", for: systems, "what is fuzzed; see 'list systems'"),
    .init(
      "--against", "NAME", for: played,
      "a second system that takes the same actions; finds where they diverge"),
    .init(
      "--device", "NAME", for: played, decides: true,
      "devices to start on, by their names or first words, with commas between; see 'list devices'"),
    .init("--start", "NAME", for: played, decides: true, "the starting point of that name"),
    .init("--profile", "NAME", for: settings, "quirks and assumptions by one name; see 'list profiles'"),
    .init("--quirks", "NAME,…|none", for: settings, "which misbehaviour of the platform is on"),
    .init("--assume", "NAME=VALUE,…", for: settings, "what to assume where no source settles it"),
    .init("--events", for: [.show], "show the events that the code receives"),
    .init("--rules", "ID,…", for: played, decides: true, "evaluate only these rules"),
    .init("--without", "ID,…", for: played, decides: true, "leave these rules out"),
    .init(
      "--kinds", "NAME,…", for: [.fuzz], decides: true,
      "draw only these kinds of action (all); an unknown one lists them"),
    .init(
      "--runs", "N", variable: "SPLITFUZZ_RUNS", for: [.fuzz, .faults], decides: true,
      "how many runs (1,000; for 'faults' at most 4,000)"),
    .init("--steps", "N", for: [.fuzz], decides: true, "the steps of a run, in one trace or several (200)"),
    .init(
      "--time", "30s|10m|8h", variable: "SPLITFUZZ_TIME", for: searches, decides: true,
      "a time limit; lifts the default of --runs; verdicts take as long at most, or 10 s"),
    .init(
      "--jobs", "N", letter: "j", variable: "SPLITFUZZ_JOBS", for: searches + [.faults],
      "processors to use (all); changes no result"),
    .init("--shard", "I/N", for: [.fuzz], decides: true, "which part of the runs to do (1/1)"),
    .init(
      "--strategy", "NAME", for: [.fuzz], decides: true, "how steps are drawn (mix); see 'list strategies'"),
    .init(
      "--keep-going", "N|all", for: [.fuzz], decides: true,
      "stop at the end of the epoch in which N findings are reached (all)"),
    .init(
      "--until-settled", for: [.fuzz], decides: true,
      "stop once 1,000 more runs would hardly come to anything new; lifts the default of --runs"),
    .init(
      "--corpus", "DIR", for: [.fuzz], decides: true,
      "replay the cases there, let strategies mutate them, save findings under DIR/findings"),
    .init(
      "--known", "DIR", for: searches, decides: true,
      "findings saved there are listed and do not fail; those that do not occur any more are reported as fixed"
    ),
    .init("--depth", "N", for: [.explore], decides: true, "the most steps of a trace (no limit)"),
    .init(
      "--bound", "NAME=N,…", for: [.explore], decides: true, "the limits of the model (the system's own)"),
    .init("--memory", "SIZE", for: [.explore], decides: true, "the memory limit: 500M, 4G, … (4G)"),
    .init(
      "--coverage", for: [.fuzz], decides: true, "compare with all that 'explore' reaches within its limits"),
    .init(
      "--fail-on", "PARTY", for: searches, decides: true,
      "which verdicts fail: code (the default), assumption or any; findings without one always fail"),
    .init("--exit-zero", for: searches, decides: true, "findings do not fail"),
    .init(
      "--require-non-vacuous", for: [.fuzz], decides: true, "a vacuous rule makes the campaign inconclusive"),
    .init("--rounds", "N", for: [.bench], "how often everything is measured (5); figures are medians"),
    .init("--sample", "D", for: [.bench], "how long one measurement takes, about (150ms)"),
    .init("--actions", "'A; B; …'", for: traces, "a trace without a file"),
    .init(
      "--format", "text|json|…", for: searches + [.replay, .show, .bench, .faults],
      "how to report (text); searches and 'replay' have junit and github too, searches and 'show' html, 'show' "
        + "swift and xctest; in pairs with --output"),
    .init(
      "--output", "FILE", for: searches + [.replay, .shrink, .show, .bench, .faults],
      "where to report (standard output)"),
    .init(
      "--verbose", for: searches + [.replay, .list],
      "the configuration, all tables, notes, findings and cases; systems that lists leave out"),
    .init("--no-shrink", for: searches, decides: true, "report traces as they were found"),
    .init(
      "--shrink-steps", "N", for: shrinking, decides: true, "the work of shrinking a finding (10,000,000)"),
    .init(
      "--prove-states", "N", for: shrinking, decides: true,
      "the states that a proof of minimality may visit (50,000; 0 for no proof)"),
    .init(
      "--shrink-time", "D", for: shrinking, decides: true,
      "limits shrinking and proving; the result then depends on speed"),
    .init("--name", "NAME", for: [.initialize], "the name of the system and its test, kebab-case (my-app)"),
    .init("--library", "testing|xctest", for: [.initialize], "the testing library (testing)"),
    .init(
      "--package", "PATH|URL", for: [.initialize], "write a package around it that takes SplitFuzz from there"
    ),
    .init("--views", for: [.initialize], "a test of an app's own views, with --package"),
    .init(
      "--isolate", for: searches + traces, decides: true,
      "play in child processes: a crash, an exit or a hang is a finding"),
    .init(
      "--hang", "D", for: searches + traces, decides: true, "the time limit of a step with --isolate (5s)"),
    .init("--quiet", for: searches + [.faults], "nothing on standard error but errors"),
    .init("--no-progress", for: searches, "no progress line on a terminal"),
    .init("--draw", "auto|always|never", for: [.show, .play], "draw the screen (auto: on a terminal)"),
    .init(
      "--color", "auto|always|never", for: played + [.explain, .corpus], "colours (auto; obeys NO_COLOR)"),
    .init("--help", letter: "h", for: Subcommand.allCases, "this text"),
    .init("--version", for: Subcommand.allCases, "the version"),
  ]

  static func named(_ name: String) -> CommandOption? { all.first { $0.name == name } }
}
