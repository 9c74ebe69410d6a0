/// Which failures are met in runs of one configuration, apart from any trace: it is asked for many findings.
typealias KnownRecurrences = Locked<[String: Bool]>

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
    let name = "\(signature.rule) \(signature.violationKind) \(device?.value ?? "")"
    let isMet = known.with { $0[name] } ?? isMet(signature, from: device)
    known.with { $0[name] = isMet }
    return isMet ? .other : .missing
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

  private func isMet(_ signature: Finding.Signature, from device: StartPoint.HeaderLine?) -> Bool {
    var options = CampaignOptions(seed: 1)
    options.rules = RuleSelection(only: [signature.rule])
    options.steps = recurrenceRuns.steps
    options.starts = machine.starts.indices.filter { index in
      machine.starts[index].header.first { $0.key == "device" } == device
    }
    let plan = RunPlan(options, for: machine)
    let worker = Worker(machine, rules: selected(options.rules), plan: plan)
    let epoch = Epoch(of: plan, for: machine, known: [])
    defer { worker.player.session?.endRuns() }
    return (0..<recurrenceRuns.count).contains { run in
      loops.playRuns(worker, run..<run + 1, epoch).firsts.contains {
        $0.key.violationKind == signature.violationKind
      }
    }
  }
}
