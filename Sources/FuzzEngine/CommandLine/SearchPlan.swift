/// A campaign or an exploration as the command line asks for it, everything checked and nothing begun.
final class SearchPlan: Sendable {
  let system: FuzzSystem
  let configured: ConfiguredSystem
  let rules: RuleSelection
  /// The starting points, positions among the system's; nil for its own choice.
  let starts: [Int]?
  let jobs: Int
  let time: Duration?
  let outputs: ReportOutputs
  /// Where cases are replayed; nil for nowhere.
  let corpus: String?
  /// Where findings are saved: a folder of the corpus.
  let findings: String?
  /// Where findings are saved as known; nil for nowhere.
  let known: String?
  let isQuiet: Bool
  let isVerbose: Bool
  let showsProgress: Bool
  let paint: Paint
  /// How long a step may take in a child process; nil where nothing is isolated.
  let stepLimit: Duration?
  private let failing: [Blame.Party]
  /// The options that decide what is found, beside the seed and the system.
  private let words: [[String]]

  init(_ run: CommandRun) throws {
    let arguments = run.arguments
    (system, configured) = try run.chosenSystem()
    paint = try run.paint()
    corpus = arguments.text("--corpus")
    findings = corpus.map(Self.findings)
    known = try arguments.folder("--known")
    isQuiet = arguments.has("--quiet")
    isVerbose = arguments.has("--verbose")
    showsProgress = run.io.isErrorTerminal && !isQuiet && !arguments.has("--no-progress")
    stepLimit = arguments.has("--isolate") ? try arguments.duration("--hang") ?? .seconds(5) : nil
    let parties = try arguments.choice("--fail-on", of: Self.parties.map(\.name))
    let named = Self.parties.first { $0.name == parties ?? "code" }?.parties ?? []
    failing = arguments.has("--exit-zero") ? [] : named
    rules = try run.chosenRules(configured)
    jobs = stepLimit != nil ? 1 : try arguments.jobs()
    time = try arguments.duration("--time")
    starts = try run.chosenStarts(configured)
    outputs = try ReportOutputs(arguments)
    words = try arguments.decisiveWords()
    if let corpus, let findings { try Self.check(corpus, findings) }
  }

  private static let parties: [(name: String, parties: [Blame.Party])] = [
    ("code", [.code]), ("assumption", [.code, .assumption]), ("any", Blame.Party.allCases),
  ]

  /// The folder of a corpus where campaigns save.
  static func findings(in corpus: String) -> String {
    (corpus.hasSuffix("/") ? String(corpus.dropLast()) : corpus) + "/findings"
  }

  /// The folder may be absent, but what is above it must be there, and findings must find their place in it.
  private static func check(_ corpus: String, _ findings: String) throws {
    switch (FileStore.kind(of: corpus), FileStore.kind(of: findings)) {
    case (.folder, .nothing): try FileStore.checkCreatable(findings)
    case (.folder, .folder): try FileStore.checkCreatable("\(findings)/finding.steps")
    case (.folder, _): throw CommandError.cannotCreate(findings, "it is a file")
    case (.nothing, _): try FileStore.checkCreatable(corpus)
    default: throw CommandError.cannotCreate(corpus, "it is a file, and --corpus expects a folder")
    }
  }

  /// Whether a finding makes the search fail; one without a verdict does, unless nothing fails.
  func fails(_ finding: Finding) -> Bool {
    !failing.isEmpty && (finding.blame.map { failing.contains($0.party) } ?? true)
  }

  /// What a report needs besides the figures: `before` are the words that come before the options of the command that
  /// reproduces the search, and take the place of those in `dropped`.
  func context(
    program: String, before: [String], without dropped: [String] = [], _ entries: [FindingEntry.Fact]
  ) -> ReportContext {
    let systemWords = SystemCatalog.words(for: system, configured.settings)
    return ReportContext(
      program: [program], systemWords: systemWords,
      searchWords: before + systemWords + words.filter { !dropped.contains($0[0]) }.joined(),
      configuration: configuration + entries, ignoreReasons: configured.ignoreReasons,
      wording: system.wording, fails: { self.fails($0) }, isVerbose: isVerbose)
  }

  private var configuration: [FindingEntry.Fact] {
    let (settings, other) = (configured.settings, system.other)
    let names = configured.rules.filter { $0.applies && rules.includes($0.id) }.map(\.id)
    func list(_ names: [String], _ none: String, isOffered: Bool) -> String? {
      isOffered ? (names.isEmpty ? none : names.joined(separator: ", ")) : nil
    }
    let entries: [(String, String?)] = [
      ("system", system.name), ("against", other),
      ("starts", StartChoice.summary(of: configured.starts, starts)),
      ("quirks", list(settings.quirks, "none", isOffered: !system.quirks.isEmpty)),
      (
        "assume",
        list(
          settings.assumptions.map(\.text), "each at its default", isOffered: !system.assumptions.isEmpty)
      ),
      ("rules", rules == RuleSelection() ? "all that apply (\(names.count))" : names.joined(separator: ", ")),
      ("corpus", corpus), ("known", known),
      ("isolation", stepLimit.map { "child processes, a step takes at most \($0.optionText)" }),
    ]
    return entries.compactMap { label, text in text.map { FindingEntry.Fact(label, $0) } }
  }
}

extension CampaignOptions {
  init(_ plan: SearchPlan, _ arguments: Arguments) throws {
    // A drawn seed stays below 2^53, so that every reader of JSON reads it exactly.
    self.init(seed: try arguments.seed() ?? UInt64.random(in: 0..<1 << 53))
    (rules, starts, jobs, time) = (plan.rules, plan.starts, plan.jobs, plan.time)
    if plan.configured.rules.allSatisfy({ !$0.applies || !rules.includes($0.id) }) {
      throw CommandError.usage("no selected rule applies to \(plan.system.name); see 'list rules'")
    }
    untilSettled = arguments.has("--until-settled")
    runs = try arguments.number("--runs", in: 1...Int.max) ?? (time == nil && !untilSettled ? runs : nil)
    steps = try arguments.number("--steps", in: 1...10_000_000) ?? steps
    kinds = try arguments.list("--kinds")
    try validateKinds(of: plan.configured)
    shard = try arguments.shard() ?? shard
    strategy = try arguments.choice("--strategy", of: FuzzStrategy.allCases.map(\.rawValue))
    if strategy == FuzzStrategy.coverage.rawValue, EdgeCounters.count == 0 {
      throw CommandError.usage(
        "nothing here counts its edges, which 'coverage' needs; compile the target under test with"
          + " -sanitize=fuzzer -sanitize-coverage=edge,inline-8bit-counters,pc-table")
    }
    if arguments.text("--keep-going") != "all" {
      keepGoing = try arguments.number("--keep-going", in: 1...Int.max)
    }
    measuresCoverage = arguments.has("--coverage")
    shrinks = !arguments.has("--no-shrink")
    let shrinking = try ShrinkOptions(arguments)
    (shrinkSteps, proveStates, shrinkTime) = (shrinking.steps, shrinking.proveStates, shrinking.time)
  }

  /// Refuses kinds of action that a system has not.
  func validateKinds(of system: ConfiguredSystem) throws(CommandError) {
    for kind in kinds ?? [] where !system.kinds.contains(kind) {
      throw .unknown(
        "kind of action of \(system.name)", kind, among: system.kinds,
        remedy: "it draws \(system.kinds.joined(separator: ", "))")
    }
    if kinds == [] { throw .usage("no kind of action is left to draw") }
  }

  /// What reports show of them; never the number of jobs.
  var facts: [FindingEntry.Fact] {
    var length = "\(runs.map { Layout.count($0, "run") } ?? "runs") of \(Layout.count(steps, "step"))"
    if let time { length += ", at most \(time.optionText)" }
    if shard.count > 1 { length += ", part \(shard.index) of \(shard.count)" }
    if let keepGoing { length += ", until \(Layout.count(keepGoing, "finding"))" }
    let proof = proveStates > 0 ? "\(Layout.count(proveStates, "state")) to prove" : "no proof"
    let limit = shrinkTime.map { ", at most \($0.optionText)" } ?? ""
    var facts = [FindingEntry.Fact("runs", length)]
    if let kinds { facts.append(.init("kinds", kinds.joined(separator: ", "))) }
    facts.append(.init("strategy", strategy ?? FuzzStrategy.mix.rawValue))
    let shrinking = shrinks ? "\(Layout.count(shrinkSteps, "step")) a finding, \(proof)\(limit)" : "none"
    return facts + [.init("shrinking", shrinking)]
  }
}

extension ExploreOptions {
  init(_ plan: SearchPlan, _ arguments: Arguments) throws {
    self.init()
    (rules, starts, jobs, time) = (plan.rules, plan.starts, plan.jobs, plan.time)
    shrinks = !arguments.has("--no-shrink")
    bound = try arguments.bound(plan.configured.bounds)
    depth = try arguments.number("--depth", in: 0...1_000_000)
    // Tables grow by half of their size, and the program takes some for itself.
    memory = try arguments.size("--memory") ?? min(4 << 30, CurrentProcess.addressSpace / 3)
  }

  var facts: [FindingEntry.Fact] {
    [
      .init("bound", bound.map { $0.limits.isEmpty ? "none" : $0.text } ?? "none"),
      .init("depth", depth.map { Layout.count($0, "step") } ?? "no limit"),
    ]
  }
}

extension ShrinkOptions {
  init(_ arguments: Arguments) throws {
    self.init()
    steps = try arguments.number("--shrink-steps", in: 1...Int.max) ?? steps
    proveStates = try arguments.number("--prove-states", in: 0...100_000_000) ?? proveStates
    time = try arguments.duration("--shrink-time")
  }
}

extension Duration {
  var optionText: String {
    let milliseconds = Int64(self / .milliseconds(1))
    let units: [(Int64, String)] = [(3_600_000, "h"), (60_000, "m"), (1_000, "s")]
    for (size, name) in units where milliseconds % size == 0 { return "\(milliseconds / size)\(name)" }
    return "\(milliseconds)ms"
  }
}
