/// Plays a trace line by line and keeps what a report has of each.
final class Replayer<Machine: EngineMachine> {
  private let machine: Machine
  private let rules: [FuzzTarget<Machine>.TargetRule]
  private let player: Player<Machine>
  private let evaluating: SettledEvaluation
  private var eventCount = 0
  private var noteCount = 0
  private var steps: [Finding.Line] = []
  private var insertions: [Insertion?] = []
  private(set) var lineResults: [LineResult<Machine.Observation>?] = []

  init(_ target: FuzzTarget<Machine>, _ rules: [FuzzTarget<Machine>.TargetRule], start: Int) {
    (machine, self.rules, evaluating) = (target.machine, rules, target.evaluating)
    player = Player(machine, rules: rules, reporting: .always, evaluating: evaluating)
    machine.keepingNotes { player.begin(at: start) }
    steps = [seen("", "")]
    (steps[0].recordedEvents, steps[0].writes) = ([], [])
    lineResults = [player.lineResult(.applied)]
    explain()
  }

  func play(_ line: TraceLine<Machine.Action>, leavesPending: Bool) {
    let instruction = machine.instruction(for: line, in: player.state, seeing: player.observation)
    let text = machine.text(of: line.action, in: player.state, seeing: player.observation)
    let (hadEnded, wasAtRest) = (player.end != nil, player.isAtRest)
    let outcome = machine.keepingNotes { player.play(line.action, leavesPending: leavesPending) }
    explain()
    lineResults.append(player.lineResult(outcome))
    var step = seen((line.leavesPending ? "~" : "") + text, instruction)
    if case .ignored(let reason) = outcome, hadEnded || player.end == nil {
      step.ignored = machine.ignoreReasons[Int(reason)]
      step.deliversOnly = !wasAtRest && !leavesPending
    }
    steps.append(step)
  }

  /// The steps with their violations, or the last step alone, and each violation once.
  func result(only isLast: Bool = false) -> (steps: [Finding.Line], violations: [Replay.Violation]) {
    if evaluating == .onRequest {
      player.evaluateSettled()
      explain()
    }
    var violations: [Replay.Violation] = []
    // A rule evaluated at the end may name an earlier line; the sort is stable.
    let met = player.book.violations
    for index in order(met.count, { met[$0].line < met[$1].line }) {
      let (violation, insertion) = (met[index], insertions[index])
      let breach = Replay.Violation(
        rule: rules[violation.rule].id, violationKind: violation.violationKind, line: violation.line,
        insertion: insertion)
      if !steps[breach.line].violations.contains(breach.description) {
        steps[breach.line].violations.append(breach.description)
      }
      if !violations.contains(where: { $0.rule == breach.rule && $0.violationKind == breach.violationKind }) {
        violations.append(breach)
      }
    }
    return (isLast ? [steps[steps.count - 1]] : steps, violations)
  }

  var nonVacuous: [String] { zip(rules, player.book.nonVacuous).filter { $0.1 > 0 }.map(\.0.id) }

  private func seen(_ text: String, _ instruction: String) -> Finding.Line {
    let recordedEvents = machine.recordedEvents(player.state).dropFirst(eventCount)
    eventCount += recordedEvents.count
    let notes = machine.notes(player.state).dropFirst(noteCount)
    noteCount += notes.count
    return Finding.Line(
      text: text, screen: player.end?.sentence ?? machine.describe(player.observation),
      instruction: instruction, pendingEvents: machine.pendingEvents(player.state),
      others: machine.otherScreens(player.state), recordedEvents: Array(recordedEvents),
      writes: notes.filter { !$0.isMistake }.map(\.text), mistakes: notes.filter(\.isMistake).map(\.text),
      sketches: machine.sketches(of: player.state, seeing: player.observation))
  }

  private func explain() {
    for violation in player.book.violations.dropFirst(insertions.count) {
      insertions.append(machine.keepingNotes { player.explainNeutral(violation.rule) })
    }
  }
}
