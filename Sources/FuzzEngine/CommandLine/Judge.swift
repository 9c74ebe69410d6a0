/// Finds the party at fault for findings: plays each under every other value of each assumption, and without each
/// quirk, and compares with the rules that hold in the reference.
final class Judge: Sendable {
  private let system: FuzzSystem
  private let own: ConfiguredSystem
  /// The system with one setting changed, for each assumption and each quirk, and what is known to be met in it.
  private let assumptions: [(change: SystemSettings.Assumption, other: Other)]
  private let quirks: [(change: String, other: Other)]
  private let isInterrupted: @Sendable () -> Bool
  /// How long all findings together may take; nil for no limit.
  private let time: Duration?
  /// The verdicts so far: on which device a trace is shown depends on that, and each is needed again for the report.
  private let known = Locked<[Judged: Blame?]>([:])

  private struct Judged: Hashable {
    let signature: Finding.Signature
    let trace: TraceText
  }

  private struct Other: Sendable {
    let configured: ConfiguredSystem
    let known = KnownRecurrences([:])
  }

  /// Prepares verdicts on findings of a system under settings; there are none once it is interrupted or the time is up.
  init(
    _ system: FuzzSystem, _ own: ConfiguredSystem, time: Duration? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.time = time
    self.system = system
    self.own = own
    self.isInterrupted = isInterrupted
    let settings = own.settings
    quirks = settings.quirks.map { quirk in
      var other = settings
      other.quirks.removeAll { $0 == quirk }
      return (quirk, Other(configured: system.configure(other)))
    }
    assumptions = system.assumptions.flatMap { known in
      let value = settings.value(of: known)
      // A value that is less likely decides nothing.
      return known.values.filter { $0 != value && known.isAsLikely($0, as: value ?? "") }.map { other in
        let change = SystemSettings.Assumption(known.name, other)
        let changed = SystemSettings(
          quirks: settings.quirks,
          assumptions: settings.assumptions.filter { $0.name != known.name } + [change])
        return (change, Other(configured: system.configure(changed)))
      }
    }
  }

  /// The findings with their verdicts; there is none on a finding that was not shrunk, now or by an earlier run, compares
  /// two systems, or is the end of a process.
  @inline(never)
  func judged(_ findings: [Finding], jobs: Int = 1, areSaved: Bool = false) -> [Finding] {
    guard system.other == nil else { return findings }
    let end = time.map { ContinuousClock().now + $0 }
    let isOver: @Sendable () -> Bool = { [isInterrupted] in
      isInterrupted() || end.map { ContinuousClock().now >= $0 } ?? false
    }
    return Jobs(jobs).map(findings.indices) { index in
      let finding = findings[index]
      let isShrunk = areSaved || finding.minimality != .unfinished
      let isJudged = isShrunk && !ProcessRules.contains(finding.signature.rule)
      return isJudged ? finding.judged(blame(finding.trace, finding.signature, isOver)) : finding
    }
  }

  /// Whether another trace of a failure says no less of who is at fault: the code is whatever is assumed, or as in its own.
  ///
  /// A verdict takes long, since the failure is sought under each setting, so that on its own trace is often spared.
  func agrees(_ signature: Finding.Signature, _ one: TraceText, _ other: TraceText) -> Bool {
    guard system.other == nil, let blame = blame(other, signature, isInterrupted), blame.party == .code else {
      return false
    }
    return blame.quirks.isEmpty && blame.assumptions.isEmpty
      || self.blame(one, signature, isInterrupted) == blame
  }

  /// The verdict on a violation of a trace; nil where the trace up to there does not reproduce it.
  func blame(_ trace: TraceText, of violations: Replay.Violation) -> Blame? {
    guard system.other == nil, let breaches = try? own.use({ try $0.signatures(of: trace) }),
      let breach = breaches.first(where: {
        $0.signature.rule == violations.rule && $0.signature.violationKind == violations.violationKind
          && $0.line == violations.line
      })
    else { return nil }
    var shown = trace
    shown.lines = Array(trace.lines.prefix(breach.line))
    return blame(shown, breach.signature, isInterrupted)
  }

  private func blame(
    _ trace: TraceText, _ signature: Finding.Signature, _ isOver: @Sendable () -> Bool
  ) -> Blame? {
    // Reports name what actions meet, which makes no difference.
    guard let plain = try? own.use({ try $0.plain(trace) }) else { return nil }
    let judged = Judged(signature: signature, trace: plain)
    if let blame = known.with({ $0[judged] }) { return blame }
    let blame = newBlame(trace, signature, isOver)
    if !isOver() { known.with { $0[judged] = .some(blame) } }
    return blame
  }

  private func newBlame(
    _ trace: TraceText, _ signature: Finding.Signature, _ isOver: @Sendable () -> Bool
  ) -> Blame? {
    func recurrence(_ system: ConfiguredSystem, _ known: KnownRecurrences) -> Recurrence? {
      try? system.use { try $0.recurs(trace, signature, known) }
    }
    guard !isOver(), recurrence(own, KnownRecurrences([:])) == .same else { return nil }
    func isFixed(_ changed: Other) -> Bool {
      !isOver() && recurrence(changed.configured, changed.known) == .missing
    }
    let needed = quirks.filter { isFixed($0.other) }.map(\.change)
    let others = assumptions.filter { isFixed($0.other) }.map(\.change)
    if isOver() { return nil }
    let rule = signature.rule
    let lost = needed.filter { quirk in
      !(system.reference.map { $0.isEvaluated(rule) && $0.holds(rule, under: quirk) } ?? false)
    }
    if !lost.isEmpty {
      let reference = system.reference.map { reference in
        reference.isEvaluated(rule)
          ? "; it is violated in \(reference.name) too"
          : "; no known-good baseline: \(rule) is vacuous in \(reference.name)"
      }
      return Blame(
        .platform, quirks: needed, assumptions: others,
        reason: "the rule holds without \(needed.joined(separator: ", "))\(reference ?? "")")
    }
    if !needed.isEmpty {
      return Blame(
        .code, quirks: needed, assumptions: others,
        reason:
          "the rule is violated with \(needed.joined(separator: ", ")), and holds in \(system.reference?.name ?? "")"
      )
    }
    guard !others.isEmpty else {
      let count = Set(assumptions.map(\.change.name)).count
      return Blame(.code, reason: count == 0 ? "" : "violated under every likely assumption (\(count))")
    }
    // Each assumption with what it decides, and the values with which the rule holds.
    let reasons = system.assumptions.compactMap { known -> String? in
      let values = others.filter { $0.name == known.name }.map(\.value).joined(separator: ", ")
      return values.isEmpty
        ? nil : "\(known.name) (\(known.summary)); the rule holds with \(values)"
    }
    return Blame(.assumption, assumptions: others, reason: reasons.joined(separator: "; and "))
  }
}
