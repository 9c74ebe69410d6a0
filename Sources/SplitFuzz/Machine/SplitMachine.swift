public import SplitModel

/// An app on the headless platform, in one window or two, as a state machine for the engine.
///
/// `SplitMachine` is the one for flat apps in one window; `LiveMachine` takes any app, in one window or two.
public final class SimulationMachine<State: SplitStorage>: EngineMachine {
  /// The app on its platform.
  public let simulation: SplitSimulation
  /// Where traces may begin: every device, both orientations, launch and the design's own starts.
  public let starts: [StartPoint]
  /// A launch on the largest tablet, where columns stand beside each other.
  public let fullestStart: Int

  let launches: [SplitStart]
  /// The states at the starts where they are flat: a campaign launches often.
  private let launched: [State]
  let sectionCount: Int
  let calls: [Int]
  let text: SplitActionText
  private let policies: Policies

  /// Makes a machine with every device of the table; campaigns use the first four.
  ///
  /// With two windows only devices that show several windows of an app remain.
  public convenience init(_ simulation: SplitSimulation) { self.init(simulation, ordersWork: false) }

  /// The same of an app whose tasks are controlled, or whose taps are numbered on each view.
  init(_ simulation: SplitSimulation, ordersWork: Bool, numbersTaps: Bool = false) {
    self.simulation = simulation
    self.ordersWork = ordersWork
    self.numbersTaps = numbersTaps
    let vocabulary = simulation.app.vocabulary
    launches = SplitStart.all(named: vocabulary.starts).filter {
      !simulation.hasSecondWindow || Device.all[Int($0.environment.device)].multitasking != nil
    }
    starts = launches.map { $0.point(vocabulary) }
    launched =
      simulation.app.isFlat
      ? launches.map { State(simulation.launch(at: $0.number, $0.environment)) } : []
    fullestStart = launches.firstIndex { $0.deviceText == "ipad-13 landscape" } ?? 0
    sectionCount = vocabulary.sections.count
    calls = vocabulary.calls.map { max(1, $0.arguments.count) }
    text = SplitActionText(vocabulary: vocabulary)
    policies =
      simulation.hasSecondWindow ? simulation.app.policies.union(.hasWindows) : simulation.app.policies
  }

  /// The kinds of `SplitAction`.
  public var actionKinds: [String] {
    Array(SplitActionText.kindNames.prefix(SplitGenerator.kindCount(policies)))
  }
  /// The names of `IgnoreReason`.
  public var ignoreReasons: [String] { IgnoreReason.allCases.map(\.name) }
  /// People mostly tap; devices turn now and then.
  public var weights: [Int] {
    SplitGenerator.weights(hasCalls: !calls.isEmpty, ordersWork: ordersWork, policies)
  }
  /// Mostly taps, where one kind of action stands for all that a screen has.
  public var walkWeights: [Int] {
    numbersTaps ? SplitGenerator.walkWeights(hasCalls: !calls.isEmpty, policies) : []
  }
  private let numbersTaps: Bool
  /// Whether it is an app at work whose tasks go on when the trace says so.
  public let ordersWork: Bool
  /// The size of the space of `abstractState(of:)`.
  public var abstractStateCount: Int { SplitAbstraction.count }

  /// Launches on the start's device.
  public func state(at start: Int) -> State {
    if !launched.isEmpty { return launched[start] }
    let launch = launches[start]
    return State(simulation.launch(at: launch.number, launch.environment))
  }

  /// What is seen of a state.
  public func observe(_ state: State) -> SplitObservation {
    State.observe(simulation, state)
  }

  /// Refuses by a few fields of the screen; half of all drawn actions are refused here.
  public func refuse(_ action: SplitAction, _ observation: inout SplitObservation) -> Outcome? {
    if simulation.hasSecondWindow, Self.concernsSecond(action) { return nil }
    guard let reason = simulation.refuseAtRest(action, &observation) else { return nil }
    return .ignored(reason.rawValue)
  }

  /// Takes one action.
  public func step(
    _ state: inout State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> Outcome {
    guard let reason = State.step(simulation, &state, &observation, action) else { return .applied }
    return .ignored(reason.rawValue)
  }

  /// Delivers the oldest pending write.
  public func deliverNext(_ state: inout State, _ observation: inout SplitObservation) -> Bool {
    State.deliverNext(simulation, &state, &observation)
  }

  /// Takes an action and delivers everything; derives the screen once, at the end.
  @discardableResult
  public func settle(
    _ state: inout State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> Outcome {
    guard let reason = State.settle(simulation, &state, &observation, action) else { return .applied }
    return .ignored(reason.rawValue)
  }

  /// Whether nothing is in flight.
  public func isAtRest(_ state: State) -> Bool { state.isAtRest }

  /// What is the case in a step, as rules of split views notice it.
  @inline(__always)
  public func facts(of step: Step<SplitObservation, SplitAction>) -> StepFacts { StepFacts(step) }

  /// The kind of an action.
  public func kind(of action: SplitAction) -> ActionKind { ActionKind(action.kind.rawValue) }

  /// The kind of an action; for a gesture that is begun or cancelled in phases, that of the whole cancelled gesture.
  @inline(__always)
  public func blamedKind(of action: SplitAction, seeing observation: SplitObservation) -> ActionKind {
    switch action {
    case .begin(let gesture): kind(of: gesture.cancelled)
    case .cancel: kind(of: observation.screen.gesture?.cancelled ?? action)
    default: kind(of: action)
    }
  }

  /// The kinds whose control or gesture is on screen.
  public func likelyKinds(seeing observation: SplitObservation, isAtRest: Bool) -> ActionKindSet {
    SplitGenerator.likelyKinds(observation.screen, isAtRest: isAtRest)
  }

  /// Draws an action that is plausible for what is on screen.
  @inline(__always)
  public func draw(
    _ kind: ActionKind, seeing observation: SplitObservation, using random: inout SeededRandom
  ) -> SplitAction {
    SplitGenerator.draw(
      kind, seeing: observation.screen, calls: calls, using: &random)
  }

  /// Plainer arguments and plainer kinds.
  public func simpler(than action: SplitAction) -> [SplitAction] { SplitGenerator.simpler(than: action) }

  /// Which columns there are, what they show, and how deep.
  @inline(__always)
  public func abstractState(of observation: SplitObservation) -> Int {
    SplitAbstraction.number(of: observation.screen)
  }

  /// Whether states are told apart by all that they hold; those of a live router are copied by replaying.
  public var statesAreWhole: Bool { simulation.app.isFlat }
  /// The limits of `SplitBounds`.
  public var bounds: [ModelBound.Limit] { SplitBounds.limits }
  /// What the user does, and not the device or the app's own code.
  public var userKinds: ActionKindSet { SplitGenerator.userKinds }

  /// Every action that a campaign may draw, or those of a bounded model.
  public func alphabet(within bound: ModelBound?) -> [SplitAction] {
    SplitBounds.alphabet(
      within: bound, sectionCount: sectionCount, linkCount: simulation.app.vocabulary.links.count,
      calls: calls, policies)
  }

  /// Whether selections, views, levels and pending writes stay below the limits.
  public func isWithin(
    _ bound: ModelBound, _ state: State, _ observation: SplitObservation
  ) -> Bool {
    let second = state.second
    let pendingEvents = state.platform.queue.count + (second?.platform.queue.count ?? 0)
    let levels = state.withMemory { simulation.app.levels($0) }
    guard SplitBounds.admits(bound, observation.screen.place, levels: levels, pendingEvents: pendingEvents)
    else {
      return false
    }
    guard let second else { return true }
    return SplitBounds.admits(
      bound, simulation.observe(second).screen.place,
      levels: second.withMemory { simulation.app.levels($0) }, pendingEvents: 0)
  }

  /// A digest of the state's bytes where its design's memory is flat.
  public func fingerprint(of state: State) -> Fingerprint {
    withUnsafePointer(to: state) { fingerprint(at: $0) }
  }

  /// A digest of the bytes that stand there where all of the state is flat.
  public func fingerprint(at state: UnsafePointer<State>) -> Fingerprint {
    State.withBytes(at: state) { Fingerprint($0) } ?? Fingerprint(hashing: state.pointee)
  }

  /// The text form.
  public func text(of action: SplitAction) -> String { text.text(of: action) }
  /// Reads the text form.
  public func action(from text: String) throws(ActionTextError) -> SplitAction {
    try self.text.action(from: text)
  }
}

/// A flat app in one window: what campaigns and explorations of designs run on.
public typealias SplitMachine = SimulationMachine<FlatState>
/// Any app, in one window or two: live routers, and designs in two windows or with recorded events.
public typealias LiveMachine = SimulationMachine<SplitState>
