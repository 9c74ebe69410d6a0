extension FuzzCommand {
  /// `fuzz`: runs a campaign, saves and reports what it found.
  func fuzz(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var plan = try FuzzPlan(self, arguments, io)
    #if os(macOS) || os(Linux)
    isolation?.adapt(&plan.options)
    #endif
    // Whether findings find their place is known before hours are spent on them.
    if let corpus = plan.corpus { try FileStore.makeFolder(corpus) }
    let saved = try await replayCorpus(plan)
    plan.options.corpus = saved.traces
    let known = try await KnownFindings(
      below: plan.known, catalog, plan.system, plan.configured, asking: plan.options.rules)
    if let saver = RawSaver(plan) { plan.options.met = { saver.save($0) } }
    let line = plan.showsProgress ? ProgressLine(io) : nil
    plan.options.isInterrupted = io.watchInterrupts()
    if let line { plan.options.progress = { line.show($0) } }
    var report = await plan.configured.fuzz(plan.options)
    line?.end()
    if report.ending != .interrupted {
      await takeUnmet(saved.stillBroken, plan, into: &report)
      let judge = Judge(plan.system, plan.configured)
      report.findings = await judge.judged(report.findings, jobs: plan.options.jobs)
    }
    if !unrepeatedEnds.isEmpty { report.isRepeatable = false }
    report.notes = saved.notes + known.notes + isolationNotes + report.notes + vacuityNotes(report, plan)

    let code = code(report, plan, known)
    var failures: [CommandError] = []
    let files = await save(report, plan, &failures)
    var context = ReportContext(
      program: [name], systemWords: SystemCatalog.words(for: plan.system, plan.configured.settings),
      campaignWords: plan.repeatingWords(report), configuration: plan.configuration,
      ignoreReasons: plan.configured.ignoreReasons,
      inconclusive: code == .inconclusive ? reasons(report, plan).joined(separator: "; ") : nil, files: files)
    context.take(known, report.findings)
    for wanted in plan.outputs.wanted {
      do {
        if wanted.isCheckList {
          let list = CheckList(report, context) { plan.failing.includes($0) && !plan.exitsZero }
          try write(list, wanted, arguments, io)
        } else {
          try write(wanted, report, context, plan, io)
        }
      } catch {
        failures.append(CommandError(explaining: error))
      }
    }
    if !plan.isQuiet { io.err(timing(report)) }
    for failure in failures { io.err("\(name): \(failure.message)\n") }
    if code == .fault { io.err(fault(report, context)) }
    return ExitCode.worst(failures.map(\.code) + [code])
  }

  /// What a reader should know of the ends of processes.
  private var isolationNotes: [String] {
    #if os(macOS) || os(Linux)
    isolation?.task.notes ?? []
    #else
    []
    #endif
  }

  /// The ends of processes that did not come again.
  var unrepeatedEnds: [String] {
    #if os(macOS) || os(Linux)
    isolation?.task.unrepeated ?? []
    #else
    []
    #endif
  }

  private func write(
    _ wanted: ReportOutputs.Wanted, _ report: CampaignReport, _ context: ReportContext, _ plan: FuzzPlan,
    _ io: CommandIO
  ) throws {
    // Colours are for the terminal, never for a file.
    let paint = wanted.path == nil ? plan.paint : Paint(isOn: false)
    let text =
      switch wanted.format {
      case "json": try JSONReport(report, context: context).text
      case "html":
        CampaignPage(report: report, context: context, rules: RuleTexts(plan.configured.rules)).text
      default: TextReport(report, context: context, paint: paint).text
      }
    if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
  }

  private func timing(_ report: CampaignReport) -> String {
    let seconds = report.timing.seconds
    let rate = seconds > 0 ? Int((Double(report.actions) / seconds).rounded()) : 0
    return
      "\(Layout.count(report.actions, "action")) in \(Layout.seconds(seconds)) s, "
      + "\(Layout.grouped(rate)) a second, \(Layout.count(report.timing.jobs, "job"))\n"
  }

  private func fault(_ report: CampaignReport, _ context: ReportContext) -> String {
    let check = report.selfCheck
    let missed = check.missed.isEmpty ? "" : " (\(check.missed.joined(separator: ", ")))"
    return
      "\(name): the self-check missed \(check.planted - check.found) of \(check.planted) planted flaws\(missed): "
      + "this is a fault of the fuzzer or of its settings; please report it with the output of\n"
      + "  \(context.campaignCommand)\n"
  }

  private func code(_ report: CampaignReport, _ plan: FuzzPlan, _ known: KnownFindings) -> ExitCode {
    var codes: [ExitCode] = []
    if report.selfCheck.found < report.selfCheck.planted { codes.append(.fault) }
    if report.ending == .interrupted { codes.append(.interrupted) }
    let fails = report.findings.contains { plan.failing.includes($0) && known.file(of: $0) == nil }
    if fails, !plan.exitsZero { codes.append(.found) }
    if !reasons(report, plan).isEmpty { codes.append(.inconclusive) }
    return ExitCode.worst(codes)
  }

  /// Why nothing can be concluded where nothing was found; empty where something can.
  private func reasons(_ report: CampaignReport, _ plan: FuzzPlan) -> [String] {
    // A campaign that was told where to look cannot meet everything, so there it is a note and no more.
    let mustExercise =
      plan.requiresExercised || (report.applied > 100_000 && plan.options.starts == nil)
    let rules = mustExercise ? vacuous(report, plan).map(\.id) : []
    return
      (report.isRepeatable
      ? [] : [report.unrepeated?.description ?? unrepeatedEnds.first ?? "a result did not repeat"])
      + (rules.isEmpty
        ? [] : ["\(rules.joined(separator: ", ")) \(rules.count == 1 ? "was" : "were") never met"])
  }

  private func vacuous(_ report: CampaignReport, _ plan: FuzzPlan) -> [CampaignReport.RuleCount] {
    report.rules.filter { $0.applies && $0.exercised == 0 && plan.options.rules.includes($0.id) }
  }

  private func vacuityNotes(_ report: CampaignReport, _ plan: FuzzPlan) -> [String] {
    let rules = vacuous(report, plan)
    func names(_ rules: [CampaignReport.RuleCount]) -> String {
      rules.map(\.id).joined(separator: ", ") + (rules.count == 1 ? " was" : " were")
    }
    let unreached = rules.filter { $0.kind == "sometimes" }
    let silent = rules.filter { $0.kind != "sometimes" }
    var notes: [String] = []
    if !silent.isEmpty {
      notes.append("\(names(silent)) never exercised: that nothing broke there says nothing")
    }
    if !unreached.isEmpty {
      notes.append("\(names(unreached)) never reached: what can only be met there was not looked for")
    }
    return notes
  }
}
