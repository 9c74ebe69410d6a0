public import SplitModel

/// Two windows of a design as a state machine: that of one window, and actions in the other.
public struct WindowsMachine<Design: WindowedDesign>: StateMachine {
  /// The windows on their platforms.
  public let windows: TwoWindows<Design>
  /// Where traces may begin: every device that shows several windows of an app.
  public let starts: [StartPoint]

  private let places: [Int]
  private let window: SplitMachine<EavesdroppedDesign<Design>>

  /// Opens two windows.
  ///
  /// - Parameters:
  ///   - windows: The windows.
  ///   - possibleInterval: How often a rule of kind *possible* is asked.
  public init(_ windows: TwoWindows<Design>, possibleInterval: Int = 1) {
    self.windows = windows
    let window = SplitMachine(windows.window, possibleInterval: possibleInterval)
    places = window.starts.indices.filter {
      Device.all[Int(window.launches[$0].environment.device)].multitasking != nil
    }
    starts = places.map { window.starts[$0] }
    self.window = window
  }

  /// Those of one window, and the one for the other.
  public var actionKinds: [String] { window.actionKinds }
  /// The names of `IgnoreReason`.
  public var ignoreReasons: [String] { window.ignoreReasons }
  /// As in one window, and a fifth of it in the other.
  public var weights: [Int] { window.weights }
  /// What one window is told apart by.
  public var abstractStateCount: Int { window.abstractStateCount }

  /// Launches both windows on the start's device.
  public func state(at start: Int) -> TwoWindows<Design>.State {
    let launch = window.launches[places[start]]
    return windows.launch(at: launch.number, launch.environment)
  }
  /// What is seen of the first window.
  public func observe(_ state: TwoWindows<Design>.State) -> SplitObservation { windows.observe(state) }
  /// Refuses by what is on the first window's screen.
  public func refuse(_ action: SplitAction, _ observation: inout SplitObservation) -> Outcome? {
    if Self.concernsSecond(action) { return nil }
    return window.refuse(action, &observation)
  }
  /// Takes one action.
  public func step(
    _ state: inout TwoWindows<Design>.State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> Outcome {
    guard let reason = windows.step(&state, &observation, action) else { return .applied }
    return .ignored(reason.rawValue)
  }
  /// Lands one delivery.
  public func land(
    _ state: inout TwoWindows<Design>.State, _ observation: inout SplitObservation
  ) -> Bool { windows.land(&state, &observation) }
  /// Whether nothing is in flight.
  public func isAtRest(_ state: TwoWindows<Design>.State) -> Bool { windows.isAtRest(state) }

  /// The kind of an action.
  public func kind(of action: SplitAction) -> ActionKind { window.kind(of: action) }
  /// As in one window.
  public func blamedKind(of action: SplitAction, seeing observation: SplitObservation) -> ActionKind {
    window.blamedKind(of: action, seeing: observation)
  }
  /// The kinds whose control or gesture is on the first window's screen.
  public func likelyKinds(seeing observation: SplitObservation, isAtRest: Bool) -> ActionKindSet {
    window.likelyKinds(seeing: observation, isAtRest: isAtRest)
  }
  /// Draws an action that is plausible for what is on the first window's screen.
  public func draw(
    _ kind: ActionKind, seeing observation: SplitObservation, using random: inout SeededRandom
  ) -> SplitAction { window.draw(kind, seeing: observation, using: &random) }
  /// Plainer arguments and plainer kinds.
  public func simpler(than action: SplitAction) -> [SplitAction] { window.simpler(than: action) }
  /// The situation in the first window.
  public func abstractState(of observation: SplitObservation) -> Int { window.abstractState(of: observation) }

  /// As in one window.
  public var possibleInterval: Int { window.possibleInterval }
  /// As in one window.
  public var statesAreWhole: Bool { window.statesAreWhole }
  /// The limits of one window, for each.
  public var bounds: [ModelBound.Limit] { window.bounds }
  /// What a person does in the first window.
  public var personKinds: ActionKindSet { window.personKinds }
  /// Every action in the first window, and what is drawn for the second.
  public func alphabet(within bound: ModelBound?) -> [SplitAction] { window.alphabet(within: bound) }
  /// Whether both windows stay below the limits.
  public func isWithin(
    _ bound: ModelBound, _ state: TwoWindows<Design>.State, _ observation: SplitObservation
  ) -> Bool {
    let isFirstWithin = SplitBounds.admits(
      bound, observation.screen.place, levels: windows.levels(of: state.first),
      inFlight: state.first.platform.queue.count + (state.second?.platform.queue.count ?? 0))
    guard isFirstWithin, let second = state.second, let seen = windows.observeSecond(state) else {
      return isFirstWithin
    }
    return SplitBounds.admits(bound, seen.screen.place, levels: windows.levels(of: second), inFlight: 0)
  }

  /// The text form.
  public func text(of action: SplitAction) -> String { window.text(of: action) }
  /// Reads the text form.
  public func action(from text: String) throws(ActionTextError) -> SplitAction {
    try window.action(from: text)
  }
  /// What waits in the first window, and then in the second.
  public func inFlight(_ state: TwoWindows<Design>.State) -> [String] {
    let second = state.second.map { window.inFlight($0.platform, Self.memory($0)) }
    return window.inFlight(state.first.platform, Self.memory(state.first))
      + (second ?? []).map { "window 2: \($0)" }
  }
  /// What has begun in either window and nothing completes any more.
  public func pending(_ state: TwoWindows<Design>.State) -> [String] {
    let design = windows.window.design.design
    return design.pending(state.first.memory) + (state.second.map { design.pending($0.memory) } ?? [])
  }
  /// Whether the first windows look the same.
  public func looksSame(_ one: SplitObservation, _ other: SplitObservation) -> Bool {
    window.looksSame(one, other)
  }
  /// The panes of the first window in one line, and whether one window moved with the other.
  public func depict(_ observation: SplitObservation) -> String {
    window.depict(observation)
      + (observation.effects.hasReachedOtherWindow ? " (one window moved with the other)" : "")
  }
  /// The panes of the second window, or that it is closed.
  public func otherScreens(_ state: TwoWindows<Design>.State) -> [OtherScreen] {
    [OtherScreen("window 2", windows.observeSecond(state).map(window.depict) ?? "closed")]
  }
  /// Both windows, or the first alone while the second is closed.
  public func sketches(
    of state: TwoWindows<Design>.State, seeing observation: SplitObservation
  ) -> [Sketch] {
    var sketches = [window.sketch(observation, Self.memory(state.first), place: "window 1")]
    if let second = state.second, let seen = windows.observeSecond(state) {
      sketches.append(
        window.sketch(seen, Self.memory(second), place: "window 2", prefix: "window 2: "))
    }
    return sketches
  }
  /// What a person does with their hands, in the window in which the action is.
  public func instruction(
    for line: TraceLine<SplitAction>, in state: TwoWindows<Design>.State, seeing observation: SplitObservation
  ) -> String {
    guard case .elsewhere = line.action, let second = state.second, let seen = windows.observeSecond(state)
    else { return window.instruction(for: line, seeing: observation, Self.memory(state.first)) }
    return window.instruction(for: line, seeing: seen, Self.memory(second))
  }
  /// How the second window is opened, where something is done in it or one window moves with the other.
  public func preparation(for trace: Trace<SplitAction>, breaking way: String) -> String? {
    guard way == "other-window" || trace.lines.contains(where: { Self.concernsSecond($0.action) })
    else { return nil }
    let named = starts[trace.start].header.first { $0.key == "start" }?.value
    let place = named.map { ", bring it to '\($0)' as well" } ?? ""
    return
      "Open a second window of the app (on iPadOS touch and hold its icon in the Dock, and choose New Window, or "
      + "Show All Windows and then +)\(place), and go on in the first"
  }

  private static func memory(
    _ state: SplitSimulation<Design>.State
  ) -> EavesdroppedDesign<Design>.Memory { EavesdroppedDesign<Design>.Memory(own: state.memory) }

  /// Whether an action is done in the second window, or opens or closes it.
  private static func concernsSecond(_ action: SplitAction) -> Bool {
    switch action {
    case .elsewhere, .openWindow, .closeWindow: true
    default: false
    }
  }
}
