/// Which failures the runs of one configuration have met so far, and how many were played, apart from any trace: they are of
/// use to many findings.
typealias KnownRecurrences = Locked<[String: (met: Set<String>, runs: Int)]>

/// Whether a failure is met again under other settings.
enum Recurrence: Sendable {
  /// The trace that showed it shows it again.
  case same
  /// The trace does not, but with a step more it does, or runs from the same device violate the same rule in the same way.
  case other
  /// Neither does.
  case missing
}

extension FuzzTarget {
  /// How many runs are tried where a trace shows nothing, and of how many steps.
  private var recurrenceRuns: (count: Int, steps: Int) { isSlow ? (24, 50) : (128, 200) }

  /// Plays a trace that shows a failure under other settings, and looks for the failure where the trace does not show it.
  func recurs(
    _ text: TraceText, _ signature: Finding.Signature, _ known: KnownRecurrences
  ) throws -> Recurrence {
    let trace = try trace(from: text)
    guard let rule = rules.first(where: { $0.id == signature.rule }) else { return .missing }
    let kind = machine.actionKinds.firstIndex(of: signature.action).map { ActionKind(UInt8($0)) } ?? .launch
    let trial = Trial(
      self, [rule], goal: Violation(rule: 0, violationKind: signature.violationKind, kind: kind))
    if trial.breaks(trace) { return .same }
    if isBridged(trace, trial) { return .other }
    let device = machine.starts[trace.start].header.first { $0.key == "device" }
    return isMet(signature, rule, from: device, known) ? .other : .missing
  }

  /// Whether the failure shows with an action more, once or twice, before a step that cannot be taken where other settings
  /// have led.
  ///
  /// A row of a sidebar that these begin without is chosen once the sidebar is shown, of which three columns show one at a
  /// time; that it is not there is no reason for which the rule would hold.
  private func isBridged(_ trace: Trace<Machine.Action>, _ trial: Trial<Machine>) -> Bool {
    let alphabet = machine.alphabet(within: nil)
    var trace = trace
    for _ in 0..<Self.mostBridges {
      guard let index = firstIgnored(in: trace, trial.player) else { return false }
      _ = firstIgnored(in: trace.prefix(index), trial.player)
      var seen = trial.player.observation
      let possible = alphabet.filter { machine.refuse($0, &seen) == nil }
      let bridges = (1...2).lazy.flatMap { count in
        possible.lazy.map { action in
          var bridged = trace
          bridged.lines.insert(contentsOf: repeatElement(TraceLine(action), count: count), at: index)
          return bridged
        }.filter { firstIgnored(in: $0, trial.player).map { $0 > index + count } ?? true }
      }
      if bridges.contains(where: trial.breaks) { return true }
      guard let first = bridges.first else { return false }
      trace = first
    }
    return false
  }

  private static var mostBridges: Int { 2 }

  /// The first step that is not applied, after which the player stands; nil, at the end, where each is.
  private func firstIgnored(in trace: Trace<Machine.Action>, _ player: Player<Machine>) -> Int? {
    player.begin(at: trace.start)
    return trace.lines.firstIndex {
      player.play($0.action, leavesPending: $0.leavesPending) != .applied
    }
  }

  private func isMet(
    _ signature: Finding.Signature, _ rule: TargetRule, from device: StartPoint.HeaderLine?,
    _ known: KnownRecurrences
  ) -> Bool {
    // Where playing costs most, a run is played once for all rules that are evaluated in each step.
    let isShared = isSlow && !isSampled(rule)
    let rules = rules.filter { isShared ? !isSampled($0) : $0.id == rule.id || ProcessRules.contains($0.id) }
    let key = "\(isShared ? "" : rule.id) \(device?.value ?? "")"
    let name = "\(signature.rule) \(signature.violationKind)"
    var (met, runs) = known.with { $0[key] } ?? ([], 0)
    if met.contains(name) || runs == recurrenceRuns.count { return met.contains(name) }
    var options = CampaignOptions(seed: 1)
    options.steps = recurrenceRuns.steps
    options.starts = machine.starts.indices.filter { index in
      machine.starts[index].header.first { $0.key == "device" } == device
    }
    let plan = RunPlan(options, for: machine)
    let worker = Worker(machine, rules: rules, plan: plan)
    let epoch = Epoch(of: plan, for: machine, known: [])
    defer { worker.player.session?.endRuns() }
    while runs < recurrenceRuns.count, !met.contains(name) {
      for failure in loops.playRuns(worker, runs..<runs + 1, epoch).firsts {
        met.insert("\(rules[failure.key.rule].id) \(failure.key.violationKind)")
      }
      runs += 1
    }
    known.with { $0[key] = (met, runs) }
    return met.contains(name)
  }
}
