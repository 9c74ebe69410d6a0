extension CommandRun {
  /// `bench`: measures a system, or each one that is not an older version.
  ///
  /// Of several systems only the first is measured rule by rule, which takes longer than all the rest.
  func bench() throws -> ExitCode {
    if let word = arguments.operands.first {
      throw CommandError.usage("bench takes only options, so '\(CaseParser.clipped(word))' is not expected")
    }
    var options = BenchOptions(processors: CurrentProcess.processors)
    options.rounds = try arguments.number("--rounds", in: 1...1_000) ?? options.rounds
    if let sample = try arguments.duration("--sample") {
      options.sampleMilliseconds = Int(sample / .milliseconds(1))
    }
    let outputs = try ReportOutputs(arguments)
    let systems =
      arguments.has("--system")
      ? [try chosenSystem().configured] : try catalog.current.map { try $0.configure(chosenSettings(of: $0)) }
    var figures: [BenchFigures] = []
    let isInterrupted = io.watchInterrupts()
    options.isInterrupted = isInterrupted
    for system in systems where !isInterrupted() {
      if io.isErrorTerminal { io.err("measuring \(system.name)\n") }
      figures.append(system.use { $0.bench(options) })
      options.measuresRules = false
    }
    let report = BenchReport(figures: figures, options: options)
    for wanted in outputs.wanted { try write(wanted.format == "json" ? report.json : report.text, wanted) }
    guard isInterrupted() else { return .success }
    io.err("\(name): interrupted: \(figures.count) of \(Layout.count(systems.count, "system")) measured\n")
    return .interrupted
  }

  /// `faults`: which rule finds which fault of the catalogue, after how many actions.
  func faults() throws -> ExitCode {
    let plan = try FaultsPlan(self)
    let line = io.isErrorTerminal && !arguments.has("--quiet") ? ProgressLine(io) : nil
    let isInterrupted = io.watchInterrupts()
    let figures = plan.figures(isInterrupted: isInterrupted) { line?.show($0, of: $1) }
    line?.end()
    let report = FaultReport(
      figures: figures, notExpressible: plan.notExpressible, rules: plan.rules, seeds: plan.seeds)
    for wanted in plan.outputs.wanted {
      try write(wanted.format == "json" ? report.json : report.text, wanted)
    }
    if isInterrupted() {
      io.err("\(name): interrupted: the table has only the faults that were tried with every seed\n")
      return .interrupted
    }
    return figures.allSatisfy(\.isFound) ? .success : .found
  }
}
