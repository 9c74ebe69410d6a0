extension CommandRun {
  /// `faults`: which rule finds which fault of the catalogue, after how many actions.
  func faults() throws -> ExitCode {
    let faults = try chosenFaults()
    let runs = try arguments.number("--runs", in: 1...1_000_000) ?? 4_000
    let count = try arguments.number("--seeds", in: 1...10_000) ?? 3
    let first = try arguments.seed() ?? 1
    let seeds = (0..<UInt64(count)).map { first &+ $0 }
    let jobs = try arguments.jobs()
    let outputs = try ReportOutputs(arguments)
    let searches = try faults.compactMap { fault in
      try fault.place.map { try FaultSearch(fault, $0, catalog, runs: runs) }
    }
    let line = io.isErrorTerminal && !arguments.has("--quiet") ? ProgressLine(io) : nil
    let isInterrupted = io.watchInterrupts()
    let total = searches.count * count
    let outcomes = Jobs(jobs).map(0..<total, progress: { line?.show($0, of: total) }) { position in
      if isInterrupted() { return FaultSearch.Outcome?.none }
      let outcome = searches[position / count].outcome(of: seeds[position % count], isInterrupted)
      // A search that was interrupted proves nothing.
      return isInterrupted() ? nil : outcome
    }
    line?.end()
    let figures = searches.enumerated().compactMap { index, search -> FaultFigures? in
      let own = outcomes[index * count..<(index + 1) * count].compactMap { $0 }
      return own.count == count ? FaultFigures(search, own) : nil
    }
    let report = FaultReport(
      figures: figures, notExpressible: faults.filter { $0.place == nil },
      rules: Layout.unique(searches.flatMap { $0.system.ruleIDs }), seeds: seeds)
    for wanted in outputs.wanted { try write(wanted.format == "json" ? report.json : report.text, wanted) }
    if isInterrupted() {
      io.err("\(name): interrupted: the table has only the faults that were tried with every seed\n")
      return .interrupted
    }
    if !arguments.has("--quiet"), let timing = timing(figures) { io.err(timing) }
    return figures.allSatisfy(\.isFound) ? .success : .found
  }

  /// How long faults take from the start of a campaign to the finding, and to the minimal trace.
  private func timing(_ figures: [FaultFigures]) -> String? {
    func text(_ seconds: Double) -> String {
      let tenths = Int((seconds * 10_000).rounded())
      return "\(Layout.grouped(tenths / 10)).\(tenths % 10) ms"
    }
    func line(_ what: String, _ seconds: (FaultFigures) -> Double?) -> String? {
      let timed = figures.compactMap { figures in seconds(figures).map { (figures.fault.id, $0) } }
      guard let middle = median(timed.map(\.1)), let worst = timed.max(by: { $0.1 < $1.1 }) else {
        return nil
      }
      let sum = timed.reduce(0) { $0 + $1.1 }
      return
        "\(what) after \(text(middle)) in the median, \(text(worst.1)) at worst (\(worst.0)), \(text(sum)) in all\n"
    }
    let lines = [line("found", \.secondsToFind), line("shrunk and proved minimal", \.secondsToProve)]
      .compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined()
  }

  private func chosenFaults() throws -> [Fault] {
    let (faults, words) = (command.faults, arguments.operands)
    guard !faults.isEmpty else { throw CommandError.usage("\(name) has no fault catalogue") }
    let known = faults.map(\.id)
    for word in words where !known.contains(word) {
      throw CommandError.unknown("fault", word, among: known, remedy: "'list faults' lists them")
    }
    return faults.filter { words.isEmpty || words.contains($0.id) }
  }
}
