/// A campaign as the command line asks for it, everything checked and nothing begun.
struct FuzzPlan: Sendable {
  let system: FuzzSystem
  let configured: ConfiguredSystem
  var options: CampaignOptions
  let outputs: ReportOutputs
  let corpus: String?
  let known: String?
  let exitsZero: Bool
  let failing: FailingParties
  let requiresExercised: Bool
  let isQuiet: Bool
  let showsProgress: Bool
  let paint: Paint
  /// How long a step may take in a process of its own; nil where nothing is isolated.
  let stepLimit: Duration?
  /// The options that decide what is found, beside the seed, the system and how long it runs.
  private(set) var words: [String] = []
  /// The options that say how long it runs.
  private(set) var lengthWords: [String] = []

  init(_ command: FuzzCommand, _ arguments: Arguments, _ io: CommandIO) throws {
    let seed = try arguments.seed()
    let (system, configured) = try command.chosenSystem(arguments)
    (self.system, self.configured) = (system, configured)
    // A drawn seed stays below 2^53, so that every reader of JSON reads it exactly.
    options = CampaignOptions(seed: seed ?? UInt64.random(in: 0..<1 << 53))
    paint = try command.paint(arguments, io)
    corpus = arguments.value("--corpus")?.text
    known = try arguments.folder("--known")
    exitsZero = arguments.has("--exit-zero")
    failing = try FailingParties(arguments)
    requiresExercised = arguments.has("--require-exercised")
    isQuiet = arguments.has("--quiet")
    showsProgress = io.isErrorTerminal && !isQuiet && !arguments.has("--no-progress")
    stepLimit = arguments.has("--isolate") ? try arguments.duration("--hang") ?? .seconds(5) : nil
    let rules = try command.chosenRules(arguments, configured.rules)
    options.rules = rules
    if configured.rules.allSatisfy({ !$0.applies || !rules.includes($0.id) }) {
      throw CommandError.usage("no rule is left to ask: none that is selected binds \(system.name)")
    }
    let device = arguments.value("--device")?.text
    let start = arguments.value("--start")?.text
    if device != nil || start != nil {
      options.starts = try StartChoice.indices(
        of: configured.starts, device: device, start: start, system: system.name)
    }
    try options.takeLengths(arguments)
    options.measuresCoverage = arguments.has("--coverage")
    try options.takeShrinking(arguments)
    if stepLimit != nil { options.jobs = 1 }
    outputs = try ReportOutputs(arguments)
    try checkCorpus()
    collectWords(arguments)
  }

  /// The folder may be absent, but what is above it must be there, and findings must find their place in it.
  private func checkCorpus() throws {
    guard let corpus else { return }
    let findings = FuzzCommand.folder(ofFindings: corpus)
    switch FileStore.kind(of: corpus) {
    case .folder where FileStore.kind(of: findings) == .nothing: try FileStore.checkCreatable(findings)
    case .folder where FileStore.kind(of: findings) == .folder:
      try FileStore.checkCreatable("\(findings)/finding.steps")
    case .folder: throw FileProblem.cannotCreate(findings, reason: "a file stands there")
    case .nothing: try FileStore.checkCreatable(corpus)
    case .file, .other:
      throw FileProblem.cannotCreate(corpus, reason: "it is a file, and --corpus wants a folder")
    }
  }

  private mutating func collectWords(_ arguments: Arguments) {
    let decisive = [
      "--device", "--start", "--shard", "--strategy", "--keep-going", "--corpus", "--shrink-steps",
      "--prove-states", "--shrink-time", "--fail-on", "--known", "--hang",
    ]
    for name in decisive {
      if let text = arguments.value(name)?.text { words += [name, text] }
    }
    if let only = options.rules.only { words += ["--rules", only.joined(separator: ",")] }
    if !options.rules.without.isEmpty {
      words += ["--without", options.rules.without.joined(separator: ",")]
    }
    for flag in ["--isolate", "--no-shrink", "--coverage", "--exit-zero", "--require-exercised"]
    where arguments.has(flag) {
      words.append(flag)
    }
    for name in ["--runs", "--steps", "--time"] {
      if let text = arguments.value(name)?.text { lengthWords += [name, text] }
    }
  }

  /// The options that repeat a campaign that came so far.
  func repeatingWords(_ report: CampaignReport) -> [String] {
    var words = ["--seed", String(report.seed)] + SystemCatalog.words(for: system, configured.settings)
    // What ended early by the clock or a person is repeated exactly by asking for the runs it did.
    let isCutShort = report.ending == .time || report.ending == .interrupted
    if isCutShort, options.shard.count == 1, report.runs > 0 {
      words += ["--runs", String(report.runs)]
      if report.steps != CampaignOptions(seed: 0).steps { words += ["--steps", String(report.steps)] }
    } else {
      words += lengthWords
    }
    return words + self.words
  }
}

extension CampaignOptions {
  fileprivate mutating func takeLengths(_ arguments: Arguments) throws(CommandError) {
    time = try arguments.duration("--time")
    runs =
      try arguments.number("--runs", in: 1...Int.max) ?? (time == nil ? runs : nil)
    steps = try arguments.number("--steps", in: 1...10_000_000) ?? steps
    jobs = try arguments.number("--jobs", in: 1...1_024) ?? Surroundings.processors
    shard = try arguments.shard() ?? shard
    strategy = try arguments.choice("--strategy", of: FuzzStrategy.allCases.map(\.rawValue))
    if arguments.value("--keep-going")?.text != "all" {
      keepGoing = try arguments.number("--keep-going", in: 1...Int.max)
    }
  }

  fileprivate mutating func takeShrinking(_ arguments: Arguments) throws(CommandError) {
    shrinks = !arguments.has("--no-shrink")
    shrinkSteps = try arguments.number("--shrink-steps", in: 1...Int.max) ?? shrinkSteps
    proveStates = try arguments.number("--prove-states", in: 0...100_000_000) ?? proveStates
    shrinkTime = try arguments.duration("--shrink-time")
  }
}
