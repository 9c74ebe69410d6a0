/// A `StateMachine` as the engine's loops take it; its capabilities are discovered once, when it is made.
public final class AdaptedMachine<Base: StateMachine>: EngineMachine {
  /// The machine.
  public let base: Base
  /// The names of the kinds of action.
  public let actionKinds: [String]
  /// How often each kind is drawn.
  public let weights: [Int]
  /// Where a trace may begin.
  public let starts: [StartPoint]

  @usableFromInline let states: [Base.State]
  @usableFromInline let kinds: [Base.Action: ActionKind]
  /// The actions of each kind at the starts, the simplest first.
  private let known: [[Base.Action]]
  private let bounded: (any BoundedMachine<Base.State, Base.Action>)?
  private let describing: (any DescribingMachine<Base.State, Base.Action, Base.Observation>)?
  @usableFromInline let abstracting: (any AbstractingMachine<Base.Observation>)?

  static var defaultReasons: [String] { ["limit", "not-available"] }

  /// Adapts a machine.
  ///
  /// Traps where the machine has no start or offers no kind of action.
  public init(_ base: Base) {
    self.base = base
    let starts = base.starts
    precondition(!starts.isEmpty, "\(Base.self).starts is empty; a trace needs a state to begin in")
    self.starts = starts.map(\.point)
    states = starts.map(\.state)
    let seen = base.observe(states[0])
    var choices = Choices<Base.Action>(.kinds)
    base.actions(seeing: seen, into: &choices)
    precondition(!choices.kinds.isEmpty, "\(Base.self).actions(seeing:into:) adds no kind of action")
    actionKinds = choices.kinds.map(\.name)
    weights = choices.kinds.map(\.weight)
    bounded = base as? any BoundedMachine<Base.State, Base.Action>
    describing = base as? any DescribingMachine<Base.State, Base.Action, Base.Observation>
    abstracting = base as? any AbstractingMachine<Base.Observation>
    let everything = bounded?.allActions(within: nil) ?? []
    var known = actionKinds.indices.map { kind in
      var choices = Choices<Base.Action>(.actions, kind: kind)
      base.actions(seeing: seen, into: &choices)
      return choices.actions
    }
    for action in everything {
      guard let kind = Self.kind(of: action, among: actionKinds) else { continue }
      if !known[kind].contains(action) { known[kind].append(action) }
    }
    self.known = known
    var kinds: [Base.Action: ActionKind] = [:]
    for (kind, actions) in known.enumerated() {
      for action in actions { kinds[action] = ActionKind(UInt8(kind)) }
    }
    self.kinds = kinds
  }

  /// The number of the longest kind name with which an action's text begins.
  private static func kind(of action: Base.Action, among names: [String]) -> Int? {
    let text = action.description
    return names.indices.filter { text == names[$0] || text.hasPrefix(names[$0] + " ") }
      .max { names[$0].count < names[$1].count }
  }

  /// Why an action may be ignored.
  public var ignoreReasons: [String] { describing?.ignoreReasons ?? Self.defaultReasons }
  /// The state at a start.
  @inlinable
  public func state(at start: Int) -> Base.State { states[start] }
  /// What is seen of a state.
  @inlinable
  public func observe(_ state: Base.State) -> Base.Observation { base.observe(state) }

  /// Takes one action.
  @inlinable
  public func step(
    _ state: inout Base.State, _ observation: inout Base.Observation, _ action: Base.Action
  ) -> Outcome {
    let outcome = base.step(&state, action)
    if outcome == .applied { observation = base.observe(state) }
    return outcome
  }

  /// Delivers the oldest pending event.
  @inlinable
  public func deliverNext(_ state: inout Base.State, _ observation: inout Base.Observation) -> Bool {
    guard base.deliverNext(&state) else { return false }
    observation = base.observe(state)
    return true
  }

  /// Whether nothing is pending.
  @inlinable
  public func isAtRest(_ state: Base.State) -> Bool { !base.hasPending(state) }
  /// The kind of an action.
  @inlinable
  public func kind(of action: Base.Action) -> ActionKind { kinds[action] ?? kindByText(action) }

  /// Traps where an action's text begins with no kind's name.
  @usableFromInline
  func kindByText(_ action: Base.Action) -> ActionKind {
    guard let kind = Self.kind(of: action, among: actionKinds) else {
      preconditionFailure("'\(action)' begins with none of the kinds \(actionKinds.joined(separator: ", "))")
    }
    return ActionKind(UInt8(kind))
  }

  /// Draws an action of a kind, or of the next kind that has any.
  @inlinable
  public func draw(
    _ kind: ActionKind, seeing observation: Base.Observation, using random: inout SeededRandom
  ) -> Base.Action {
    for offset in actionKinds.indices {
      let kind = (Int(kind.index) + offset) % actionKinds.count
      var choices = Choices<Base.Action>(.draw, kind: kind, using: random)
      base.actions(seeing: observation, into: &choices)
      random = choices.random
      if let drawn = choices.drawn { return drawn }
    }
    return anyAction
  }

  /// Any action, where what is seen offers none: it will be ignored.
  @usableFromInline var anyAction: Base.Action {
    guard let action = known.lazy.compactMap(\.first).first else {
      preconditionFailure("\(Base.self).actions(seeing:into:) offers no action at the start")
    }
    return action
  }

  /// The actions that stand before it in the list of its kind.
  public func simpler(than action: Base.Action) -> [Base.Action] {
    Array(known[Int(kind(of: action).index)].prefix { $0 != action })
  }

  /// The number of groups of observations.
  public var abstractStateCount: Int { abstracting?.abstractStateCount ?? 1 }
  /// The group of an observation.
  @inlinable
  public func abstractState(of observation: Base.Observation) -> Int {
    abstracting?.abstractState(of: observation) ?? 0
  }
  /// The limits of exploration.
  public var bounds: [ModelBound.Limit] { bounded?.limits ?? [] }
  /// Every action, where the machine lists them.
  public func alphabet(within bound: ModelBound?) -> [Base.Action] {
    bounded?.allActions(within: bound) ?? []
  }
  /// Whether exploration continues behind a state.
  public func isWithin(_ bound: ModelBound, _ state: Base.State, _ observation: Base.Observation) -> Bool {
    bounded?.isWithin(bound, state) ?? true
  }
  /// The description of an action.
  public func text(of action: Base.Action) -> String { action.description }

  /// Reads a description.
  public func action(from text: String) throws(ActionTextError) -> Base.Action {
    if let action = Base.Action(text) {
      if kinds[action] != nil || Self.kind(of: action, among: actionKinds) != nil { return action }
    }
    let texts = known.flatMap { $0.map(\.description) }
    throw ActionTextError(
      "'\(text)' is no action; expected \(actionKinds.joined(separator: ", "))",
      suggestion: nearestName(to: text, in: texts))
  }

  /// What is seen, in one line.
  public func describe(_ observation: Base.Observation) -> String {
    describing?.screen(observation) ?? "\(observation)"
  }
  /// What is pending.
  public func pendingEvents(_ state: Base.State) -> [String] { describing?.pendingEvents(state) ?? [] }
  /// How a person takes an action.
  public func instruction(
    for line: TraceLine<Base.Action>, in state: Base.State, seeing observation: Base.Observation
  ) -> String { describing?.instruction(for: line.action, in: state) ?? line.action.description }
}

extension FuzzTarget {
  /// Puts a machine and its rules together.
  ///
  /// - Parameters:
  ///   - name: `NAME` or `NAME/VERSION`.
  ///   - machine: What to drive.
  ///   - rules: What must hold of it.
  ///   - settings: The settings that the machine was made with.
  ///   - seededFaults: Seeded faults that a campaign's self-check must find.
  @inlinable
  public init<Base: StateMachine>(
    _ name: String, machine: Base, rules: [Rule<Base.Observation, Base.Action>],
    settings: SystemSettings = SystemSettings(), seededFaults: [SeededFault] = []
  ) where Machine == AdaptedMachine<Base> {
    self.init(
      name, settings: settings, machine: AdaptedMachine(machine), rules: rules, seededFaults: seededFaults)
  }
}
