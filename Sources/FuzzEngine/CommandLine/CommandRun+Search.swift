extension CommandRun {
  /// `fuzz`: runs a campaign, saves and reports its findings.
  func fuzz() throws -> ExitCode {
    let plan = try SearchPlan(self)
    var options = try CampaignOptions(plan, arguments)
    command.task?.adapt(&options)
    // Whether findings can be saved is known before hours are spent on them.
    if let corpus = plan.corpus { try FileStore.makeFolder(corpus) }
    let saved = try CorpusReplay(plan, catalog)
    options.corpus = saved.traces
    let known = try KnownFindings(plan, catalog)
    if let folder = plan.findings {
      options.met = { [seed = options.seed] in SavedFinding.save($0, $1, seed: seed, plan, in: folder) }
    }
    let runs = Locked("")
    if plan.outputs.wanted.contains(where: { $0.format == "jsonl" }) {
      options.runDone = { run in runs.with { $0 += (try? JSON.line(run.document)) ?? "" } }
    }
    let line = plan.showsProgress ? ProgressLine(io) : nil
    options.isInterrupted = io.watchInterrupts()
    if let line { options.progress = { line.show($0) } }
    let judge = Judge(
      plan.system, plan.configured, time: options.verdictTime, isInterrupted: options.isInterrupted)
    options.agrees = judge.agrees
    var report = quietly { plan.configured.use { $0.fuzz(options) } }
    line?.end()
    if report.ending != .interrupted {
      quietly {
        saved.add(to: &report, options)
        let began = ContinuousClock().now
        report.findings = judge.judged(report.findings, jobs: plan.jobs)
        let left = report.findings.count { $0.blame == nil }
        if let time = options.verdictTime, ContinuousClock().now - began >= time, left > 0 {
          report.notes.append(
            "no verdict on \(Layout.count(left, "finding")): they take as long as --time, or 10 s")
        }
      }
      if options.isInterrupted() { report.ending = .interrupted }
    }
    report.isDeterministic = report.isDeterministic && unconfirmedEnds.isEmpty
    report.notes = saved.notes + known.notes + isolationNotes + report.notes
    let timing = report.timing
    let rate = timing.seconds > 0 ? Int((Double(report.actions) / timing.seconds).rounded()) : 0
    var before = ["--seed", String(report.seed)]
    var dropped: [String] = []
    // A campaign that the clock or a person ended is reproduced by its number of runs.
    if report.ending == .time || report.ending == .interrupted, options.shard.count == 1, report.runs > 0 {
      // Each job left the last epoch at a run of its own.
      let epochs = (report.runs + RunPlan.epochLength - 1) / RunPlan.epochLength
      before += ["--runs", String(min(options.runs ?? .max, epochs * RunPlan.epochLength))]
      dropped = ["--runs", "--time"]
    }
    let mustEvaluate =
      arguments.has("--require-non-vacuous")
      || (report.applied > 100_000 && plan.starts == nil && options.kinds == nil)
    let unmet = report.rules.filter { $0.applies && $0.nonVacuous == 0 && plan.rules.includes($0.id) }
    let unreached = unmet.filter { $0.kind == "sometimes" }.map(\.id)
    var reason: String?
    if mustEvaluate, !unmet.isEmpty {
      reason = "vacuous rules: \(unmet.map(\.id).joined(separator: ", ")); add runs or starting points"
    } else if !unreached.isEmpty {
      reason =
        "never reached: \(unreached.joined(separator: ", ")); add runs or starting points, or leave out with --without"
    }
    // A shard may have none of few runs.
    if report.runs == 0 { reason = "no run was played; give --runs at least the number of shards" }
    let context = plan.context(program: name, before: before, without: dropped, options.facts)
    return try conclude(
      plan, SearchReport(report, context), report.findings, known, runs: runs.with { $0 }, reason: reason,
      timing: "\(Layout.count(report.actions, "action")) in \(Layout.seconds(timing.seconds)) s, "
        + "\(Layout.grouped(rate)) a second, \(Layout.count(timing.jobs, "job"))\n")
  }

  /// `explore`: explores every state.
  func explore() throws -> ExitCode {
    let plan = try SearchPlan(self)
    var options = try ExploreOptions(plan, arguments)
    command.task?.adapt(&options)
    let known = try KnownFindings(plan, catalog)
    let line = plan.showsProgress ? ProgressLine(io) : nil
    options.isInterrupted = io.watchInterrupts()
    if let line { options.progress = { line.show($0) } }
    var report = quietly { plan.configured.use { $0.explore(options) } }
    line?.end()
    guard !report.parts.isEmpty else {
      throw CommandError.usage(
        "\(plan.system.name) cannot be explored: its machine lists no actions (`alphabet(within:)`)")
    }
    if report.stopped != .interrupted {
      report.findings = quietly {
        Judge(plan.system, plan.configured, isInterrupted: options.isInterrupted)
          .judged(report.findings, jobs: plan.jobs)
      }
    }
    report.findings += command.task?.findings(of: plan.configured) ?? []
    report.isDeterministic = report.isDeterministic && unconfirmedEnds.isEmpty
    report.notes += isolationNotes + unconfirmedEnds + known.notes
    let states = report.parts.reduce(0) { $0 + $1.states }
    let transitions = report.parts.reduce(0) { $0 + $1.transitions }
    let seconds = max(report.timing.seconds, 1e-9)
    func rate(_ count: Int) -> String { Layout.grouped(Int(Double(count) / seconds)) }
    let isCutShort = report.stopped == .memory || report.stopped == .time
    let sentence = "limit reached before every state was visited; raise --\(report.stopped.rawValue)"
    var reason = isCutShort ? sentence : nil
    if transitions == 0 { reason = "no action was taken; give --depth at least 1" }
    let context = plan.context(program: name, before: ["explore"], options.facts)
    return try conclude(
      plan, SearchReport(report, context), report.findings, known, reason: reason,
      timing: "\(Layout.count(transitions, "transition")), \(Layout.count(states, "state")) in "
        + "\(Layout.seconds(seconds)) s, \(rate(transitions)) and \(rate(states)) a second, "
        + "\(Layout.count(report.timing.jobs, "job"))\n")
  }

  /// Saves what a search found, and reports it in every format that was asked for.
  ///
  /// It is inconclusive for the reason that is given, and where a result was nondeterministic.
  private func conclude(
    _ plan: SearchPlan, _ report: SearchReport, _ findings: [Finding], _ known: KnownFindings,
    runs: String = "", reason: String?, timing: String
  ) throws -> ExitCode {
    var failures: [CommandError] = []
    let (context, isInterrupted) = (report.context, report.interruption != nil)
    context.fixed = known.fixed(beside: findings)
    report.entries = findings.map { finding in
      var file: String?
      if let folder = plan.findings {
        let saved = SavedFinding(finding: finding, system: plan.system, settings: plan.configured.settings)
        do { file = try saved.write(in: folder, plan.configured) } catch {
          failures.append(CommandError.explaining(error))
        }
      }
      return FindingEntry(finding, context, file: file, known: known.file(of: finding))
    }
    let hasFailed = report.entries.contains { plan.fails($0.finding) && $0.known == nil }
    let doubt = report.nondeterminism?.description ?? unconfirmedEnds.first ?? Nondeterminism.unexplained
    let reasons = (report.isDeterministic ? [] : [doubt]) + [reason].compactMap { $0 }
    if !hasFailed, !isInterrupted, !reasons.isEmpty {
      context.inconclusive = reasons.joined(separator: "; ")
    }
    for wanted in plan.outputs.wanted {
      do {
        if wanted.format == "jsonl" { try write(runs, wanted) } else { try write(report, wanted, plan) }
      } catch { failures.append(CommandError.explaining(error)) }
    }
    if !plan.isQuiet { io.err(timing) }
    for failure in failures { io.err("\(name): \(failure.message)\n") }
    var codes = failures.map(\.code) + (isInterrupted ? [.interrupted] : []) + (hasFailed ? [.found] : [])
    if !reasons.isEmpty { codes.append(.inconclusive) }
    if let check = report.selfCheck, check.found < check.seeded {
      codes.append(.fault)
      let missed = check.missed.isEmpty ? "" : " (\(check.missed.joined(separator: ", ")))"
      io.err(
        "\(name): the self-check missed \(check.seeded - check.found) of \(check.seeded) seeded faults\(missed): "
          + "this is a fault of the fuzzer or of its settings; please report it with the output of\n"
          + "  \(context.command)\n")
    }
    return ExitCode.worst(codes)
  }

  private func write(_ report: SearchReport, _ wanted: ReportOutputs.Wanted, _ plan: SearchPlan) throws {
    switch wanted.format {
    case "json": try write(JSON.text(report.document), wanted)
    case "html": try write(Page(report, plan.configured).text, wanted)
    case "junit", "github": try write(CheckList(report), wanted)
    default:
      // Colours are for the terminal, never for a file.
      let paint = wanted.path == nil ? plan.paint : Paint(isOn: false)
      try write(report.text(paint), wanted)
    }
  }

  private var isolationNotes: [String] {
    (command.task?.notes ?? []) + [command.task?.depthNote].compactMap { $0 }
  }

  /// The ends of child processes that could not be reproduced.
  private var unconfirmedEnds: [String] { command.task?.nondeterminism ?? [] }
}
