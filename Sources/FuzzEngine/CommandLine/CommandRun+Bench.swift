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
      let measured = system.use { $0.bench(options) }
      if measured.unchecked > 0 { figures.append(measured) }
      options.measuresRules = false
    }
    let report = BenchReport(figures: figures, options: options)
    for wanted in outputs.wanted { try write(wanted.format == "json" ? report.json : report.text, wanted) }
    guard isInterrupted() else { return .success }
    io.err("\(name): interrupted: \(figures.count) of \(Layout.count(systems.count, "system")) measured\n")
    return .interrupted
  }
}
