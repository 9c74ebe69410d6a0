/// A machine whose every step is written down before it is taken, and which stops where a step is known to end the
/// process.
///
/// All that the engine does with a machine goes through it: runs, replays, searches, shrinking. A state that stands
/// before such a step has ended: nothing can be done there, and nothing ever comes to rest.
struct IsolatedMachine<Base: EngineMachine>: EngineMachine {
  typealias Action = Base.Action
  typealias Observation = Base.Observation

  let base: Base
  let session: IsolationSession
  private let roots: [PathNode]
  private let lines = ActionLines<Base.Action>()
  /// The number of the reason why nothing can be done any more.
  private let endReason: UInt8

  /// A state, how it was come to, and the end that it stands before.
  struct State: Hashable, Sendable {
    var base: Base.State
    var path: PathNode
    var end: ProcessEnd?

    static func == (left: State, right: State) -> Bool { left.base == right.base && left.end == right.end }

    func hash(into hasher: inout Hasher) { hasher.combine(base) }
  }

  init(_ base: Base, name: String, settings: SystemSettings, _ session: IsolationSession) {
    self.base = base
    self.session = session
    roots = base.starts.map { PathNode(ProcessRoot(system: name, settings: settings, start: $0)) }
    endReason = UInt8(base.ignoreReasons.count)
  }

  func state(at start: Int) -> State {
    let root = roots[start]
    // A start at which the launch ends the process has no state; that of another is never looked at.
    if let end = session.end(at: root) {
      return State(base: base.state(at: base.fullestStart), path: root, end: end)
    }
    session.enter(root)
    defer { session.leave() }
    return State(base: base.state(at: start), path: root)
  }

  func observe(_ state: State) -> Observation {
    if state.end != nil { return base.observe(state.base) }
    session.enter(state.path)
    defer { session.leave() }
    return base.observe(state.base)
  }

  func step(_ state: inout State, _ observation: inout Observation, _ action: Action) -> Outcome {
    if state.end != nil { return .ignored(endReason) }
    let node = PathNode(
      after: state.path, lines.line(of: action, of: base), isInBetween: !base.isAtRest(state.base))
    if let end = session.end(at: node) {
      state.path = node
      state.end = end
      return .ignored(endReason)
    }
    session.enter(node)
    let outcome = base.step(&state.base, &observation, action)
    session.leave()
    if outcome == .applied { state.path = node }
    return outcome
  }

  func land(_ state: inout State, _ observation: inout Observation) -> Bool {
    if state.end != nil || base.isAtRest(state.base) { return false }
    let node = PathNode(landingAfter: state.path)
    if let end = session.end(at: node) {
      state.path = node
      state.end = end
      return false
    }
    session.enter(node)
    defer { session.leave() }
    state.path = node
    return base.land(&state.base, &observation)
  }

  func isAtRest(_ state: State) -> Bool { state.end == nil && base.isAtRest(state.base) }

  func refuse(_ action: Action, _ observation: inout Observation) -> Outcome? {
    base.refuse(action, &observation)
  }

  var ignoreReasons: [String] { base.ignoreReasons + ["process-ended"] }
}

/// A machine that knows of the ends of processes, whatever its type.
protocol EndingMachine<State>: EngineMachine {
  var session: IsolationSession { get }
  func end(of state: State) -> ProcessEnd?
}

extension IsolatedMachine: EndingMachine {
  func end(of state: State) -> ProcessEnd? { state.end }
}

/// What tells of a state whether the process is known to end there; nil for a machine that is not isolated.
@usableFromInline
func endings<Machine: EngineMachine>(
  of machine: Machine
) -> (session: IsolationSession, end: (Machine.State) -> ProcessEnd?)? {
  func opened<Ending: EndingMachine>(
    _ ending: Ending
  ) -> (session: IsolationSession, end: (Machine.State) -> ProcessEnd?) {
    (ending.session, { state in (state as? Ending.State).flatMap { ending.end(of: $0) } })
  }
  return (machine as? any EndingMachine).map { opened($0) }
}

/// The lines of a journal for actions, each made once.
private final class ActionLines<Action: Hashable>: @unchecked Sendable {
  // Asked by action only; one thread at a time plays an isolated machine.
  private var known: [Action: [UInt8]] = [:]

  func line<Machine: EngineMachine>(of action: Action, of machine: Machine) -> [UInt8]
  where Machine.Action == Action {
    if let line = known[action] { return line }
    let kind = machine.actionKinds[Int(machine.kind(of: action).index)]
    let line = Array("\(kind)\t\(machine.text(of: action))\n".utf8)
    if known.count < 4_096 { known[action] = line }
    return line
  }
}
