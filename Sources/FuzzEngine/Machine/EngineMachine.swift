/// What the engine's loops run on: a state machine that keeps its observation up to date as it steps.
///
/// Implement ``StateMachine`` instead; ``AdaptedMachine`` makes one of these of it. This protocol is for machines that
/// need the last factor of speed, such as the package's own. Every member is a function of its arguments and of the
/// machine itself: no clock, no hash order, no randomness but the one handed in.
public protocol EngineMachine: Sendable {
  /// All that the future depends on; equal states have the same future.
  associatedtype State: Hashable & Sendable
  /// What can be done.
  associatedtype Action: Hashable & Sendable
  /// What rules and reports see of a state; derived from it, never stored in a trace.
  associatedtype Observation: Sendable

  /// The kinds of action, 1...63 names, each kind's number being its index.
  var actionKinds: [String] { get }
  /// Why an action may be ignored; index 0 is a limit of the model.
  var ignoreReasons: [String] { get }
  /// Where a trace may begin, the simplest first; never empty.
  var starts: [StartPoint] { get }
  /// How often each kind is drawn by strategies that use weights, 0...255, one entry per kind.
  var weights: [Int] { get }
  /// How often each kind is drawn in the runs of a mix that mostly go on, 0...255, one entry per kind; empty for no such runs.
  var walkWeights: [Int] { get }
  /// Whether the order in which pending work is done decides much, so that most lines should leave it pending.
  var ordersWork: Bool { get }
  /// The size of the space of abstract states, 1...65,536.
  var abstractStateCount: Int { get }

  /// The state at a start, an index into `starts`.
  func state(at start: Int) -> State
  /// The start at which it is decided which rules apply: one at which all is there that may be there.
  var fullestStart: Int { get }
  /// Derives what is seen of a state.
  func observe(_ state: State) -> Observation
  /// Rejects an action that is plainly not available, and leaves the observation as `step` would.
  ///
  /// Called only where nothing is pending. Nil leaves the decision to `step`, which must return the same. It is for
  /// machines that reject much of what is drawn: what is rejected here costs no copy of the observation.
  func refuse(_ action: Action, _ observation: inout Observation) -> Outcome?
  /// Takes one action, which is one turn, and brings the observation up to date with the state.
  ///
  /// The observation handed in is that of the state, so the machine need not derive it again.
  func step(_ state: inout State, _ observation: inout Observation, _ action: Action) -> Outcome
  /// Delivers the oldest event in flight, which is one turn; false when nothing is in flight.
  func deliverNext(_ state: inout State, _ observation: inout Observation) -> Bool
  /// Takes one action and settles; only the last observation is used.
  ///
  /// It is `step` and then `deliverNext` until nothing is pending, at most ``Turns/limit`` times; a machine may leave out
  /// what only observations between the turns would show. It returns what `step` did.
  @discardableResult
  func settle(_ state: inout State, _ observation: inout Observation, _ action: Action) -> Outcome
  /// Whether nothing is pending.
  func isAtRest(_ state: State) -> Bool
  /// What is the case in a step, so that rules with memory that it does not concern are passed over.
  func facts(of step: Step<Observation, Action>) -> StepFacts

  /// The kind of an action.
  func kind(of action: Action) -> ActionKind
  /// The kind to which an action's violations are attributed: its own, or that of a whole gesture of which it is a
  /// part, so that one failure has one name. It is called with the observation before the action.
  func blamedKind(of action: Action, seeing observation: Observation) -> ActionKind
  /// The kinds of which an action probably applies, found cheaply; other kinds are drawn seldom.
  ///
  /// A wrong set costs draws and nothing else.
  func likelyKinds(seeing observation: Observation, isAtRest: Bool) -> ActionKindSet
  /// Draws an action of one kind that is plausible for what is seen; it need not apply.
  func draw(
    _ kind: ActionKind, seeing observation: Observation, using random: inout SeededRandom
  ) -> Action
  /// The actions that a reader would find simpler than this one, the simplest first; never itself, never a
  /// cycle.
  func simpler(than action: Action) -> [Action]
  /// The number of the abstract state that an observation belongs to, in `0..<abstractStateCount`.
  func abstractState(of observation: Observation) -> Int

  /// The limits that make the machine's states finite for exploration, with their defaults; may be empty.
  var bounds: [ModelBound.Limit] { get }
  /// Every action that exploration tries in every state.
  ///
  /// Nothing is proved of actions that are missing here. A machine without an alphabet cannot be explored.
  /// With nil as the bound it holds every action that `draw` may return; limits come in the order of `bounds`.
  func alphabet(within bound: ModelBound?) -> [Action]
  /// Whether exploration continues from a state.
  func isWithin(_ bound: ModelBound, _ state: State, _ observation: Observation) -> Bool
  /// A digest of a state; equal states have equal ones.
  func fingerprint(of state: State) -> Fingerprint
  /// The same of a state where it stands, for machines that read it without a copy.
  func fingerprint(at state: UnsafePointer<State>) -> Fingerprint
  /// Whether a state holds all that the future depends on, so that it is copied cheaply and equal states are one.
  ///
  /// A machine whose states are copied by replaying has false. Then campaigns evaluate rules of kind *possible* at one
  /// settled state in 256, and exploration, which still takes equal states for one, reports nothing as proved.
  var statesAreWhole: Bool { get }
  /// The kinds of action that are a person's own, by which rules of kind *possible* search for a way.
  var userKinds: ActionKindSet { get }

  /// The one text form of an action, which `action(from:)` reads back.
  func text(of action: Action) -> String
  /// Reads the text form of an action.
  ///
  /// - Throws: `ActionTextError` with what was expected and the nearest valid text.
  func action(from text: String) throws(ActionTextError) -> Action
  /// One line that says what is seen, for reports.
  func describe(_ observation: Observation) -> String
  /// The same to be compared with that of another play of the trace, in words that are those of every play.
  func describePlainly(_ observation: Observation) -> String
  /// What is seen elsewhere in a state, besides what its observation shows; empty where there is one place to look at.
  func otherScreens(_ state: State) -> [OtherScreen]
  /// What is seen of a state as pictures, one for each place to look at; empty for a machine that is described in words only.
  func sketches(of state: State, seeing observation: Observation) -> [Sketch]
  /// How much a person sees at once, such as the number of columns; of like traces the one that ends with most is reported.
  func seenAtOnce(_ observation: Observation) -> Int
  /// What is pending in a state, in its order, each in a few words.
  func pendingEvents(_ state: State) -> [String]
  /// The names of work that has begun and that nothing in flight completes any more.
  func pending(_ state: State) -> [String]
  /// The events that the app received since its launch, each in a few words; empty for a machine that does not listen.
  func recordedEvents(_ state: State) -> [String]
  /// What the code has written since the launch, each with the place that wrote it, and what it does that it may not;
  /// empty where nothing is known.
  ///
  /// It is known of states that come of a launch within ``keepingNotes(_:)``, which only reports need.
  func notes(_ state: State) -> [(isMistake: Bool, text: String)]
  /// Does something during which places are remembered.
  func keepingNotes<Result>(_ work: () -> Result) -> Result
  /// Whether two observations look the same to a person, perhaps of two versions of one system.
  func looksSame(_ one: Observation, _ other: Observation) -> Bool
  /// Whether an observation looks the same as one of another machine, which may number what it shows differently.
  func looksSame(_ one: Observation, _ other: Observation, of machine: Self) -> Bool
  /// The text of an action with what it meets in a state, which ``action(from:)`` reads as the same action.
  func text(of action: Action, in state: State, seeing observation: Observation) -> String
  /// What a person does on a device to take the action of a line, as one imperative sentence without a full stop.
  ///
  /// It is called before the step is played, with the state and its observation.
  func instruction(
    for line: TraceLine<Action>, in state: State, seeing observation: Observation
  ) -> String
  /// What a person prepares after the launch, before the steps to reproduce a violation of that kind;
  /// an imperative sentence without a full stop, nil for nothing.
  func preparation(for trace: Trace<Action>, breaking violationKind: String) -> String?
}

extension EngineMachine {
  /// The first.
  public var fullestStart: Int { 0 }
  /// One abstract state.
  public var abstractStateCount: Int { 1 }
  /// The only abstract state there is.
  public func abstractState(of observation: Observation) -> Int { 0 }
  /// Every kind.
  @inlinable
  public func likelyKinds(seeing observation: Observation, isAtRest: Bool) -> ActionKindSet { .all }
  /// The action's own kind.
  @inlinable
  public func blamedKind(of action: Action, seeing observation: Observation) -> ActionKind {
    kind(of: action)
  }
  /// The same share for every kind.
  public var weights: [Int] { actionKinds.map { _ in 1 } }
  /// None.
  public var walkWeights: [Int] { [] }
  /// False.
  public var ordersWork: Bool { false }
  /// No limit: the states are finite anyway, or the depth is.
  public var bounds: [ModelBound.Limit] { [] }
  /// No actions: the machine cannot be explored.
  public func alphabet(within bound: ModelBound?) -> [Action] { [] }
  /// Every state is within the limits.
  @inlinable
  public func isWithin(_ bound: ModelBound, _ state: State, _ observation: Observation) -> Bool { true }
  /// A digest of what the state hashes.
  @inlinable
  public func fingerprint(of state: State) -> Fingerprint { Fingerprint(hashing: state) }
  /// The digest of the state that stands there.
  @inlinable
  public func fingerprint(at state: UnsafePointer<State>) -> Fingerprint { fingerprint(of: state.pointee) }
  /// A state is all there is.
  public var statesAreWhole: Bool { true }
  /// Every kind is a person's.
  public var userKinds: ActionKindSet { .all }
  /// Rejects nothing.
  @inlinable
  public func refuse(_ action: Action, _ observation: inout Observation) -> Outcome? { nil }
  /// Steps, then delivers until nothing is in flight.
  @inlinable
  @discardableResult
  public func settle(_ state: inout State, _ observation: inout Observation, _ action: Action) -> Outcome {
    let outcome = step(&state, &observation, action)
    _ = Turns.untilRest { deliverNext(&state, &observation) }
    return outcome
  }
  /// Nothing is ever in flight.
  @inlinable
  public func deliverNext(_ state: inout State, _ observation: inout Observation) -> Bool { false }
  /// Nothing is ever in flight.
  @inlinable
  public func isAtRest(_ state: State) -> Bool { true }
  /// Every step concerns every rule.
  @inlinable
  public func facts(of step: Step<Observation, Action>) -> StepFacts { .all }
  /// No action is simpler than another.
  public func simpler(than action: Action) -> [Action] { [] }
  /// No work is left behind.
  @inlinable
  public func pending(_ state: State) -> [String] { [] }
  /// Nothing is described.
  public func pendingEvents(_ state: State) -> [String] { [] }
  /// What reads the same looks the same.
  public func looksSame(_ one: Observation, _ other: Observation) -> Bool { describe(one) == describe(other) }
  /// What reads the same looks the same.
  public func looksSame(_ one: Observation, _ other: Observation, of machine: Self) -> Bool {
    looksSame(one, other)
  }
  /// The same words.
  public func describePlainly(_ observation: Observation) -> String { describe(observation) }
  /// There is one place to look at.
  public func otherScreens(_ state: State) -> [OtherScreen] { [] }
  /// The same everywhere.
  public func seenAtOnce(_ observation: Observation) -> Int { 0 }
  /// Nothing is drawn.
  public func sketches(of state: State, seeing observation: Observation) -> [Sketch] { [] }
  /// Nothing: it does not listen.
  public func recordedEvents(_ state: State) -> [String] { [] }
  /// Nothing is known.
  public func notes(_ state: State) -> [(isMistake: Bool, text: String)] { [] }
  /// Remembers nothing.
  public func keepingNotes<Result>(_ work: () -> Result) -> Result { work() }
  /// The same as anywhere.
  public func text(of action: Action, in state: State, seeing observation: Observation) -> String {
    text(of: action)
  }
  /// The action's text form.
  public func instruction(
    for line: TraceLine<Action>, in state: State, seeing observation: Observation
  ) -> String { text(of: line.action) }
  /// Nothing needs to be prepared.
  public func preparation(for trace: Trace<Action>, breaking violationKind: String) -> String? { nil }
}
