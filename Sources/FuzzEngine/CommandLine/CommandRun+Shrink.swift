extension CommandRun {
  /// `shrink`: prints the shrunk trace as a case.
  func shrink() throws -> ExitCode {
    var options = try ShrinkOptions(arguments)
    let wanted = try ReportOutputs(arguments).wanted[0]
    let isInterrupted = io.watchInterrupts()
    options.isInterrupted = isInterrupted
    let one = try oneTrace()
    options.rules = try chosenRules(one.system)
    if let nondeterminism = try one.replay().nondeterminism {
      throw CommandError(.inconclusive, nondeterminism.description)
    }
    let judge = Judge(one.offered, one.system, isInterrupted: isInterrupted)
    let findings = try quietly { judge.judged(try one.shrink(options)) }
    guard let finding = findings.first else {
      let origin = one.file?.path ?? "the trace of --actions"
      throw CommandError(.malformed, "\(origin) violates no rule, so there is nothing to shrink")
    }
    let saved = SavedFinding(finding: finding, system: one.offered, settings: one.system.settings)
    let replay = try one.system.use { try $0.replay(saved.trace, rules: RuleSelection()) }
    var short = saved.saved(replay.violations, comments: [])
    // The comments above the trace stay; those between its steps are dropped.
    let own = one.body.prefix { !$0.isAction }.filter { !saved.comments.contains($0) }
    let difference = one.expectation.difference(from: replay, evaluating: options.rules)
    let dropped = one.file == nil ? nil : difference
    let parts =
      (dropped?.screen.map { ["ended on '\($0)'"] } ?? [])
      + (dropped?.missing ?? []).map { "violated '\($0)'" }
    let note = "About the longer trace, which also \(parts.joined(separator: " and ")):"
    short.body = (parts.isEmpty ? [] : [.comment(note)]) + own + saved.comments + short.body
    // Header lines whose key has no meaning here stay too.
    let known = StartChoice.keys + ["against"]
    short.start += one.file?.saved.start.filter { !known.contains($0.key) } ?? []
    if dropped?.screen == nil { short.expectation.screen = one.expectation.screen }
    try write(short.text, wanted)
    for other in findings.dropFirst() { io.err("\(name): while shrinking, also found \(other.signature)\n") }
    for part in parts { io.err("\(name): only the longer trace \(part)\n") }
    return isInterrupted() ? .interrupted : .success
  }
}
