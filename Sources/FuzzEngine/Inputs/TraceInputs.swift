/// Plays and changes traces for an engine that brings inputs of its own, one at a time.
protocol TraceInputs: AnyObject {
  /// The number of pairs of an abstract state and a kind of action.
  var pairCount: Int { get }
  /// What a trace violates, each signature once; each pair that it comes to is noted.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  func play(_ text: TraceText, noting note: NotingPairs) throws -> [SignedViolation]
  /// Changes one of some traces, splices it with another, or draws a new one where there is none.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  func change(_ texts: [TraceText], seed: UInt64) throws -> TraceText
}

/// The inputs of a target; it is used where its machine may be used.
final class TargetInputs<Machine: EngineMachine>: TraceInputs {
  private let target: FuzzTarget<Machine>
  private let player: Player<Machine>
  /// Plays what it draws, since what can be drawn depends on what is seen.
  private let worker: Worker<Machine>

  init(_ target: FuzzTarget<Machine>) {
    self.target = target
    player = Player(target.machine, rules: target.rules, reporting: .always, evaluating: target.evaluating)
    worker = Worker(target.machine, rules: [], plan: RunPlan(CampaignOptions(seed: 0), for: target.machine))
  }

  var pairCount: Int { target.machine.abstractStateCount * target.machine.actionKinds.count }

  func play(_ text: TraceText, noting note: NotingPairs) throws -> [SignedViolation] {
    let trace = try target.trace(from: text)
    return withoutActuallyEscaping(note) { target.signatures(of: trace, by: player, noting: $0) }
  }

  func change(_ texts: [TraceText], seed: UInt64) throws -> TraceText {
    var random = SeededRandom(seed: seed)
    let given = try texts.map { try target.trace(from: $0) }.filter { !$0.lines.isEmpty }
    let fresh: [FuzzStrategy] = [.weighted, .interleaving, .swarm]
    let strategy = given.isEmpty ? fresh[random.below(fresh.count)] : .corpus
    let feedback = CampaignFeedback(target.machine, worker.plan, given: given)
    let tactic = Tactic(strategy, worker.plan, byEdges: nil, after: 0, isWhole: false, using: &random)
    let limit = worker.plan.steps
    _ = worker.startTrace(tactic, feedback, upTo: limit, &random)
    worker.playDrawn(min(limit - worker.lines.count, tactic.length), tactic, &random)
    return TraceText(
      start: target.machine.starts[worker.startOfTrace].header,
      actions: worker.lines.array.map { ($0.leavesPending ? "~" : "") + target.machine.text(of: $0.action) })
  }
}

extension FuzzTarget {
  func inputs() -> any TraceInputs { TargetInputs(self) }

  /// The texts of all actions; empty where the machine lists none.
  var actionTexts: [String] { machine.alphabet(within: nil).map { machine.text(of: $0) } }
}
