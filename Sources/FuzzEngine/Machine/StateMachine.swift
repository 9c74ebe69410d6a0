/// A deterministic system that the fuzzer drives one action at a time.
///
/// A simple machine implements `starts`, `actions(seeing:into:)` and `step(_:_:)`. Every member is a function of its
/// arguments: no clock, no hash order, no randomness. `step` is total, so a shrinker may delete any action.
///
/// Optional capabilities are protocols of their own: ``BoundedMachine`` for exploration and proofs of minimal length,
/// ``DescribingMachine`` for reports, ``AbstractingMachine`` for coverage.
public protocol StateMachine: Sendable {
  /// All that the future depends on.
  associatedtype State: Hashable & Sendable
  /// What can be done; its description is the text form in traces, which `init(_:)` reads back.
  associatedtype Action: Hashable & Sendable & LosslessStringConvertible
  /// What rules and reports see of a state.
  associatedtype Observation: Sendable = State

  /// Where a trace may begin, the simplest first; never empty.
  var starts: [Start<State>] { get }
  /// Adds the actions that are plausible for what is seen, kind by kind, in an order that never changes.
  func actions(seeing observation: Observation, into choices: inout Choices<Action>)
  /// Takes one action, or returns why it cannot be taken and leaves the state as it was.
  func step(_ state: inout State, _ action: Action) -> Outcome
  /// Derives what is seen of a state.
  func observe(_ state: State) -> Observation
  /// Delivers the oldest pending event, such as a server's response; false when nothing is pending.
  func deliverNext(_ state: inout State) -> Bool
  /// Whether an event is pending.
  func hasPending(_ state: State) -> Bool
}

extension StateMachine {
  /// Nothing is ever pending.
  @inlinable
  public func deliverNext(_ state: inout State) -> Bool { false }
  /// Nothing is ever pending.
  @inlinable
  public func hasPending(_ state: State) -> Bool { false }
}

extension StateMachine where Observation == State {
  /// The whole state is seen.
  @inlinable
  public func observe(_ state: State) -> State { state }
}

/// Actions that can be listed, so that a text is read by comparing it with the description of each.
public protocol ListedAction: CaseIterable, Hashable, LosslessStringConvertible, Sendable {}

extension ListedAction {
  /// The action with a description.
  public init?(_ description: String) {
    guard let action = Self.allCases.first(where: { $0.description == description }) else { return nil }
    self = action
  }
}

extension BoundedMachine where Action: CaseIterable {
  /// All cases.
  public func allActions(within limits: ModelBound?) -> [Action] { Array(Action.allCases) }
}

/// A place where a trace may begin: a state, and the words that name it in case files.
public struct Start<State: Sendable>: Sendable {
  /// The state.
  public let state: State
  /// The words that name it; the only start needs none.
  public let point: StartPoint

  /// Names a start.
  public init(_ state: State, _ point: StartPoint = StartPoint()) {
    self.state = state
    self.point = point
  }
}

/// A machine that can be explored: it lists every action, and limits that make its states finite.
public protocol BoundedMachine<State, Action>: StateMachine {
  /// The limits with their defaults; empty where the states are finite anyway.
  var limits: [ModelBound.Limit] { get }
  /// Every action that exploration tries in every state; with nil for the limits every action there is.
  func allActions(within limits: ModelBound?) -> [Action]
  /// Whether exploration continues behind a state; the values of the limits come in the order of `limits`.
  func isWithin(_ limits: ModelBound, _ state: State) -> Bool
}

/// A machine that describes its states and actions in words, for reports.
public protocol DescribingMachine<State, Action, Observation>: StateMachine {
  /// Why an action may be ignored; `Outcome.ignored(n)` names entry `n`, entry 0 is a limit of the model.
  var ignoreReasons: [String] { get }
  /// What is seen, in one line.
  func screen(_ observation: Observation) -> String
  /// What is pending in a state, the oldest first, each in a few words.
  func pendingEvents(_ state: State) -> [String]
  /// How a person takes an action, as one imperative sentence without a full stop.
  func instruction(for action: Action, in state: State) -> String
}

extension DescribingMachine {
  /// A limit, and that the action is not available.
  public var ignoreReasons: [String] { AdaptedMachine<Self>.defaultReasons }
  /// The observation's own description.
  public func screen(_ observation: Observation) -> String { "\(observation)" }
  /// Nothing.
  public func pendingEvents(_ state: State) -> [String] { [] }
  /// The action's text.
  public func instruction(for action: Action, in state: State) -> String { action.description }
}

/// A machine that groups its observations, so that campaigns can count which situations they have reached.
public protocol AbstractingMachine<Observation>: StateMachine {
  /// The number of groups, 1...65,536.
  var abstractStateCount: Int { get }
  /// The group of an observation, in `0..<abstractStateCount`.
  func abstractState(of observation: Observation) -> Int
}
