/// A machine whose every step is recorded before it is taken, and which stops before a step that is recorded to end the
/// process.
///
/// All that the engine does with a machine goes through it. A state before such a step has ended: nothing can be done
/// there, and nothing ever settles.
final class IsolatedMachine<Base: EngineMachine>: EngineMachine {
  typealias Action = Base.Action
  typealias Observation = Base.Observation

  let base: Base
  let session: IsolationSession
  private let roots: [PathNode]
  /// The number of the reason why nothing can be done any more.
  private let endReason: UInt8

  /// A state, its path, and the end that it stands before.
  struct State: Hashable, Sendable {
    var base: Base.State
    var path: PathNode
    var end: ProcessEnd?

    static func == (left: State, right: State) -> Bool { left.base == right.base && left.end === right.end }

    func hash(into hasher: inout Hasher) { hasher.combine(base) }
  }

  init(_ base: Base, name: String, settings: SystemSettings, _ session: IsolationSession) {
    (self.base, self.session) = (base, session)
    roots = base.starts.map {
      PathNode(ProcessPath(system: name, settings: settings, start: $0).root, after: nil)
    }
    endReason = UInt8(base.ignoreReasons.count)
  }

  func state(at start: Int) -> State {
    let root = roots[start]
    // A start at which the launch ends the process has no state; that of another is never looked at.
    if let end = session.end(at: root) {
      return State(base: base.state(at: base.fullestStart), path: root, end: end)
    }
    return session.taking(root) { State(base: base.state(at: start), path: root) }
  }

  func observe(_ state: State) -> Observation {
    if state.end != nil { return base.observe(state.base) }
    return session.taking(state.path) { base.observe(state.base) }
  }

  func step(_ state: inout State, _ observation: inout Observation, _ action: Action) -> Outcome {
    if state.end != nil { return .ignored(endReason) }
    let kind = base.actionKinds[Int(base.kind(of: action).index)]
    let mark = base.isAtRest(state.base) ? "-" : "~"
    let node = PathNode("\(mark)\(kind)\t\(base.text(of: action))", after: state.path)
    if stops(&state, at: node) { return .ignored(endReason) }
    let outcome = session.taking(node) { base.step(&state.base, &observation, action) }
    if outcome == .applied { state.path = node }
    return outcome
  }

  func deliverNext(_ state: inout State, _ observation: inout Observation) -> Bool {
    if state.end != nil || base.isAtRest(state.base) { return false }
    let node = PathNode(ProcessPath.delivery, after: state.path)
    if stops(&state, at: node) { return false }
    state.path = node
    return session.taking(node) { base.deliverNext(&state.base, &observation) }
  }

  /// Whether a step is recorded to end the process; the state is then the one before it.
  private func stops(_ state: inout State, at node: PathNode) -> Bool {
    guard let end = session.end(at: node) else { return false }
    (state.path, state.end) = (node, end)
    return true
  }

  func isAtRest(_ state: State) -> Bool { state.end == nil && base.isAtRest(state.base) }

  var ignoreReasons: [String] { base.ignoreReasons + ["process-ended"] }
}

/// A machine that stops at ends of processes, whatever its type.
protocol EndingMachine<State>: EngineMachine {
  var session: IsolationSession { get }
  func end(of state: State) -> ProcessEnd?
}

extension IsolatedMachine: EndingMachine {
  func end(of state: State) -> ProcessEnd? { state.end }
}

/// The session of a machine, and what it says of a state; nil for a machine that is not isolated.
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
