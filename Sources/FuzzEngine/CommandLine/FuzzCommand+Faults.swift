extension FuzzCommand {
  /// `faults`: which rule finds which fault of the catalogue, after how many actions.
  func faults(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let plan = try FaultsPlan(self, arguments)
    let line = io.isErrorTerminal && !arguments.has("--quiet") ? ProgressLine(io) : nil
    let isInterrupted = io.watchInterrupts()
    let figures = await plan.figures(isInterrupted: isInterrupted) { line?.show($0, of: $1) }
    line?.end()
    let report = FaultReport(
      figures: figures, notExpressible: plan.notExpressible, rules: plan.rules, seeds: plan.seeds)
    for wanted in plan.outputs.wanted {
      try write(wanted.format == "json" ? report.json : report.text, wanted, io)
    }
    if isInterrupted() {
      io.err("\(name): interrupted: the table has only the faults that were tried with every seed\n")
      return .interrupted
    }
    return figures.allSatisfy(\.isFound) ? .success : .found
  }
}
