extension FuzzCommand {
  /// `faults`: which rule catches which fault of the bank, after how many actions, and how short.
  func faults(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let plan = try FaultsPlan(self, arguments)
    let line = io.isErrorTerminal && !arguments.has("--quiet") ? ProgressLine(io) : nil
    let isInterrupted = io.watchInterrupts()
    let figures = await plan.figures(isInterrupted: isInterrupted) { line?.show($0, of: $1) }
    line?.end()
    let report = FaultReport(
      figures: figures, notExpressible: plan.notExpressible, rules: plan.rules, seeds: plan.seeds)
    for wanted in plan.outputs.wanted {
      let text = wanted.format == "json" ? try report.json : report.text
      if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
    }
    if isInterrupted() {
      io.err("\(name): interrupted: what is not in the table was not looked for with every seed\n")
      return .interrupted
    }
    return figures.allSatisfy(\.isFound) ? .success : .found
  }
}
