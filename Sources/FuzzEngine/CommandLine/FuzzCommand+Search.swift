extension FuzzCommand {
  /// `fuzz`: runs a campaign, saves and reports its findings.
  func fuzz(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let plan = try SearchPlan(self, arguments, io)
    var options = try CampaignOptions(plan, arguments)
    #if os(macOS) || os(Linux)
    isolation?.adapt(&options)
    #endif
    // Whether findings can be saved is known before hours are spent on them.
    if let corpus = plan.corpus { try FileStore.makeFolder(corpus) }
    let saved = try await replayCorpus(plan)
    options.corpus = saved.traces
    let known = try await KnownFindings(plan, catalog)
    if let saver = RawSaver(plan, seed: options.seed) { options.met = { saver.save($0, $1) } }
    let line = plan.showsProgress ? ProgressLine(io) : nil
    options.isInterrupted = io.watchInterrupts()
    if let line { options.progress = { line.show($0) } }
    var report = await plan.configured.fuzz(options)
    line?.end()
    if report.ending != .interrupted {
      await takeUnmet(saved.stillFailing, plan, options, into: &report)
      let judge = Judge(plan.system, plan.configured)
      report.findings = await judge.judged(report.findings, jobs: options.jobs)
    }
    if !unconfirmedEnds.isEmpty { report.isRepeatable = false }
    report.notes = saved.notes + known.notes + isolationNotes + report.notes
    let timing = report.timing
    let rate = timing.seconds > 0 ? Int((Double(report.actions) / timing.seconds).rounded()) : 0
    var before = ["--seed", String(report.seed)]
    var dropped: [String] = []
    // A campaign that the clock or a person ended is reproduced by its number of runs.
    if report.ending == .time || report.ending == .interrupted, options.shard.count == 1, report.runs > 0 {
      before += ["--runs", String(report.runs)]
      dropped = ["--runs", "--time"]
    }
    var context = plan.context(program: name, before: before, without: dropped, options.facts)
    context.take(known, report.findings)
    let mustEvaluate =
      arguments.has("--require-exercised") || (report.applied > 100_000 && plan.starts == nil)
    let vacuous =
      mustEvaluate
      ? report.rules.filter { $0.applies && $0.exercised == 0 && plan.rules.includes($0.id) }.map(\.id) : []
    return try await conclude(
      plan, arguments, io, report.findings, known, &context,
      reasons: nondeterminism(report.isRepeatable, report.unrepeated)
        + (vacuous.isEmpty
          ? [] : ["vacuous rules: \(vacuous.joined(separator: ", ")); add runs or starting points"]),
      isInterrupted: report.ending == .interrupted,
      timing: "\(Layout.count(report.actions, "action")) in \(Layout.seconds(timing.seconds)) s, "
        + "\(Layout.grouped(rate)) a second, \(Layout.count(timing.jobs, "job"))\n"
    ) { SearchReport(report, $0) }
  }

  /// `explore`: explores every state.
  func explore(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let plan = try SearchPlan(self, arguments, io)
    var options = try ExploreOptions(plan, arguments)
    #if os(macOS) || os(Linux)
    isolation?.adapt(&options)
    #endif
    let known = try await KnownFindings(plan, catalog)
    let line = plan.showsProgress ? ProgressLine(io) : nil
    options.isInterrupted = io.watchInterrupts()
    if let line { options.progress = { line.show($0) } }
    var report = await plan.configured.explore(options)
    line?.end()
    guard !report.parts.isEmpty else {
      throw CommandError.usage(
        "\(plan.system.name) cannot be explored: its machine lists no actions (`alphabet(within:)`)")
    }
    if report.stopped != .interrupted {
      let judge = Judge(plan.system, plan.configured)
      report.findings = await judge.judged(report.findings, jobs: options.jobs)
    }
    #if os(macOS) || os(Linux)
    if let isolation { report.findings += await isolation.findings(of: plan.configured) }
    #endif
    if !unconfirmedEnds.isEmpty { report.isRepeatable = false }
    report.notes += isolationNotes + unconfirmedEnds + known.notes
    let states = report.parts.reduce(0) { $0 + $1.states }
    let transitions = report.parts.reduce(0) { $0 + $1.transitions }
    let seconds = max(report.timing.seconds, 1e-9)
    func rate(_ count: Int) -> String { Layout.grouped(Int(Double(count) / seconds)) }
    var context = plan.context(program: name, before: ["explore"], options.facts)
    context.take(known, report.findings)
    let isCutShort = report.stopped == .memory || report.stopped == .time
    return try await conclude(
      plan, arguments, io, report.findings, known, &context,
      reasons: nondeterminism(report.isRepeatable, report.unrepeated)
        + (isCutShort
          ? ["limit reached before every state was visited; raise --\(report.stopped.rawValue)"] : []),
      isInterrupted: report.stopped == .interrupted,
      timing: "\(Layout.count(transitions, "transition")), \(Layout.count(states, "state")) in "
        + "\(Layout.seconds(seconds)) s, \(rate(transitions)) and \(rate(states)) a second, "
        + "\(Layout.count(report.timing.jobs, "job"))\n"
    ) { SearchReport(report, $0) }
  }

  /// Reports a search in every format that was asked for.
  ///
  /// - Returns: The exit code.
  private func conclude(
    _ plan: SearchPlan, _ arguments: Arguments, _ io: CommandIO, _ findings: [Finding],
    _ known: KnownFindings,
    _ context: inout ReportContext, reasons: [String], isInterrupted: Bool, timing: String,
    _ make: (ReportContext) -> SearchReport
  ) async throws -> ExitCode {
    var failures: [CommandError] = []
    context.files = await save(findings, plan, &failures)
    let hasFailed = findings.contains { plan.fails($0) && known.file(of: $0) == nil }
    if !hasFailed, !isInterrupted, !reasons.isEmpty {
      context.inconclusive = reasons.joined(separator: "; ")
    }
    let report = make(context)
    var code = ExitCode.worst(
      (isInterrupted ? [.interrupted] : []) + (hasFailed ? [.found] : [])
        + (reasons.isEmpty ? [] : [.inconclusive]))
    for wanted in plan.outputs.wanted {
      do { try write(report, wanted, plan, arguments, io) } catch {
        failures.append(CommandError(explaining: error))
      }
    }
    if !plan.isQuiet { io.err(timing) }
    for failure in failures { io.err("\(name): \(failure.message)\n") }
    if let check = report.selfCheck, check.found < check.planted {
      code = ExitCode.worst([.fault, code])
      let missed = check.missed.isEmpty ? "" : " (\(check.missed.joined(separator: ", ")))"
      io.err(
        "\(name): the self-check missed \(check.planted - check.found) of \(check.planted) seeded faults\(missed): "
          + "this is a fault of the fuzzer or of its settings; please report it with the output of\n"
          + "  \(context.command)\n")
    }
    return ExitCode.worst(failures.map(\.code) + [code])
  }

  private func write(
    _ report: SearchReport, _ wanted: ReportOutputs.Wanted, _ plan: SearchPlan, _ arguments: Arguments,
    _ io: CommandIO
  ) throws {
    // Colours are for the terminal, never for a file.
    let paint = wanted.path == nil ? plan.paint : Paint(isOn: false)
    switch wanted.format {
    case "json": try write(JSON.text(report.document), wanted, io)
    case "html": try write(Page(report, plan.configured).text, wanted, io)
    case "junit", "github": try write(CheckList(report), wanted, arguments, io)
    default: try write(TextReport(report: report, paint: paint).text, wanted, io)
    }
  }

  /// Why a search is inconclusive where a result was nondeterministic.
  private func nondeterminism(_ isDeterministic: Bool, _ first: Unrepeated?) -> [String] {
    isDeterministic ? [] : [first?.description ?? unconfirmedEnds.first ?? "a result was nondeterministic"]
  }

  /// Notes about the ends of child processes.
  private var isolationNotes: [String] {
    #if os(macOS) || os(Linux)
    isolation.map { $0.task.notes + [$0.task.depthNote].compactMap { $0 } } ?? []
    #else
    []
    #endif
  }

  /// The ends of child processes that could not be reproduced.
  private var unconfirmedEnds: [String] {
    #if os(macOS) || os(Linux)
    isolation?.task.unrepeated ?? []
    #else
    []
    #endif
  }
}
