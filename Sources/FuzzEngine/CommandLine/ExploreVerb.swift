extension FuzzCommand {
  /// `explore`: explores every state and reports what it found, or that there is nothing to find.
  func explore(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var plan = try ExplorePlanning(self, arguments, io)
    #if os(macOS) || os(Linux)
    isolation?.adapt(&plan.options)
    #endif
    let known = try await KnownFindings(
      below: plan.known, catalog, plan.system, plan.configured, asking: plan.options.rules)
    let line = plan.showsProgress ? ProgressLine(io) : nil
    plan.options.isInterrupted = io.watchInterrupts()
    if let line { plan.options.progress = { line.show($0) } }
    let explored = await plan.configured.explore?(plan.options)
    line?.end()
    guard var report = explored, !report.parts.isEmpty else {
      throw CommandError.usage(
        "\(plan.system.name) cannot be explored: its machine lists no actions (`alphabet(within:)`)")
    }
    if report.stopped != .interrupted {
      let judge = Judge(plan.system, plan.configured)
      report.findings = await judge.judged(report.findings, jobs: plan.options.jobs)
    }
    #if os(macOS) || os(Linux)
    if let isolation {
      report.findings += await isolation.findings(of: plan.configured)
      report.notes += isolation.task.notes + [isolation.task.depthNote].compactMap { $0 }
    }
    #endif
    if !unrepeatedEnds.isEmpty { report.isRepeatable = false }
    report.notes += unrepeatedEnds + known.notes
    let code = code(report, plan, known)
    var context = plan.context(program: name)
    context.take(known, report.findings)
    if code == .inconclusive { context.inconclusive = Self.reason(report) }
    var failures: [CommandError] = []
    for wanted in plan.outputs.wanted {
      // Colours are for the terminal, never for a file.
      let paint = wanted.path == nil ? plan.paint : Paint(isOn: false)
      do {
        if wanted.isCheckList {
          let list = CheckList(report, context) { plan.failing.includes($0) && !plan.exitsZero }
          try write(list, wanted, arguments, io)
          continue
        }
        let text =
          switch wanted.format {
          case "json": try ExploreJSON(report, context: context).text
          case "html":
            ExplorePage(report: report, context: context, rules: RuleTexts(plan.configured.rules)).text
          default: ExploreText(report, context: context, paint: paint).text
          }
        if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
      } catch { failures.append(CommandError(explaining: error)) }
    }
    if !plan.isQuiet { io.err(ExploreText.timing(report)) }
    for failure in failures { io.err("\(name): \(failure.message)\n") }
    return ExitCode.worst(failures.map(\.code) + [code])
  }

  private func code(_ report: ExploreReport, _ plan: ExplorePlanning, _ known: KnownFindings) -> ExitCode {
    if report.stopped == .interrupted { return .interrupted }
    let fails = report.findings.contains { plan.failing.includes($0) && known.file(of: $0) == nil }
    if fails, !plan.exitsZero { return .found }
    let isCutShort = report.stopped == .memory || report.stopped == .time
    return isCutShort || !report.isRepeatable ? .inconclusive : .success
  }

  /// Why an exploration says nothing of the whole.
  private static func reason(_ report: ExploreReport) -> String {
    if let unrepeated = report.unrepeated { return unrepeated.description }
    return switch report.stopped {
    case .memory: "the memory was used up before every state was seen (--memory)"
    case .time: "the time was over before every state was seen (--time)"
    case .end, .depth, .interrupted: "a result did not repeat"
    }
  }
}

/// An exploration as the command line asks for it, everything checked and nothing begun.
struct ExplorePlanning: Sendable {
  let system: FuzzSystem
  let configured: ConfiguredSystem
  var options = ExploreOptions()
  let outputs: ReportOutputs
  let exitsZero: Bool
  let failing: FailingParties
  let known: String?
  let isQuiet: Bool
  let showsProgress: Bool
  let paint: Paint
  private var words: [String] = []

  /// How much memory an exploration takes at most when nothing is said.
  private static var defaultMemory: Int { 4 << 30 }

  init(_ command: FuzzCommand, _ arguments: Arguments, _ io: CommandIO) throws {
    (system, configured) = try command.chosenSystem(arguments)
    paint = try command.paint(arguments, io)
    exitsZero = arguments.has("--exit-zero")
    failing = try FailingParties(arguments)
    known = try arguments.folder("--known")
    isQuiet = arguments.has("--quiet")
    showsProgress = io.isErrorTerminal && !isQuiet && !arguments.has("--no-progress")
    options.rules = try command.chosenRules(arguments, configured.rules)
    options.shrinks = !arguments.has("--no-shrink")
    options.bound = try arguments.bound(configured.bounds)
    options.depth = try arguments.number("--depth", in: 0...1_000_000)
    options.memory = try arguments.size("--memory") ?? Self.defaultMemory
    options.time = try arguments.duration("--time")
    options.jobs = try arguments.number("--jobs", in: 1...1_024) ?? Surroundings.processors
    let device = arguments.value("--device")?.text
    let start = arguments.value("--start")?.text
    if device != nil || start != nil {
      options.starts = try StartChoice.indices(
        of: configured.starts, device: device, start: start, system: system.name)
    }
    outputs = try ReportOutputs(arguments)
    for name in ["--device", "--start", "--depth", "--memory", "--time", "--fail-on", "--known"] {
      if let text = arguments.value(name)?.text { words += [name, text] }
    }
    for name in ["--bound", "--rules", "--without"] {
      if let items = try arguments.list(name) { words += [name, items.joined(separator: ",")] }
    }
    for flag in ["--no-shrink", "--exit-zero", "--isolate"] where arguments.has(flag) { words.append(flag) }
    if let limit = arguments.value("--hang")?.text { words += ["--hang", limit] }
  }

  /// What a report needs besides the figures.
  func context(program: String) -> ReportContext {
    let system = SystemCatalog.words(for: system, configured.settings)
    return ReportContext(
      program: [program], systemWords: system, campaignWords: ["explore"] + system + words,
      configuration: configuration, ignoreReasons: configured.ignoreReasons)
  }

  private var configuration: [ReportContext.Entry] {
    system.configuration(configured, starts: options.starts) + [
      ReportContext.Entry("bound", options.bound.map { $0.limits.isEmpty ? "none" : $0.text } ?? "none"),
      ReportContext.Entry("depth", options.depth.map { Layout.count($0, "line") } ?? "to the end"),
    ]
  }
}
