/// Two windows of one app on a device: two platforms, each with what its window remembers, and what both share.
///
/// The first window is the one that is looked at: its screen is what is seen, and rules judge it. Actions concern it,
/// but `SplitAction.elsewhere`, which is done in the second, and `deliver` beyond what waits in the first; turning, locking, leaving and launching the app concern
/// both. Both are open at the launch; the second can be closed, and another one be opened. What is in flight in the first window lands before what is in the second. After every turn of one window the
/// other overhears what it was told; where that moves the other's place, `Effects.hasReachedOtherWindow` says so.
public final class TwoWindows<Design: WindowedDesign>: Sendable {
  /// One window.
  public typealias Window = SplitSimulation<EavesdroppedDesign<Design>>
  @usableFromInline typealias Kept = SplitSimulation<Design>.State

  /// The app in a window, on its platform.
  public let window: Window
  /// The same, which notes nothing.
  @usableFromInline let listener: SplitSimulation<Design>

  /// What both windows remember.
  public struct State: Hashable, Sendable {
    /// The window that is looked at.
    public var first: SplitSimulation<Design>.State
    /// The other one; nil while it is closed.
    public var second: SplitSimulation<Design>.State?
  }

  /// Opens two windows of a design.
  public init(_ design: Design, quirks: Quirks = [], assumptions: Assumptions = Assumptions()) {
    window = Window(EavesdroppedDesign(design), quirks: quirks, assumptions: assumptions)
    listener = SplitSimulation(design, quirks: quirks, assumptions: assumptions)
  }

  /// Both windows at a start of the design, on a device.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> State {
    let launched = listener.launch(at: start, environment)
    var state = State(first: launched, second: launched)
    joinSecond(&state)
    return state
  }

  private func joinSecond(_ state: inout State) {
    guard var second = state.second else { return }
    let environment = listener.platform.settledEnvironment(second.platform)
    listener.design.join(&second.memory, to: &state.first.memory, environment)
    state.second = second
  }

  /// What is seen of the first window.
  public func observe(_ state: State) -> SplitObservation { window.observe(open(state.first)) }

  /// What is seen of the second window; nil while it is closed.
  public func observeSecond(_ state: State) -> SplitObservation? {
    state.second.map { window.observe(open($0)) }
  }

  /// How many views are on the paths of the app in a window.
  public func levels(of state: SplitSimulation<Design>.State) -> Int {
    listener.design.levels(of: state.memory)
  }

  /// Whether nothing is in flight in either window.
  @inlinable
  public func isAtRest(_ state: State) -> Bool {
    state.first.platform.queue.isEmpty && (state.second?.platform.queue.isEmpty ?? true)
  }

  /// Takes one action in one window or in both; nil when it was applied, else why it was ignored.
  public func step(
    _ state: inout State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    switch action {
    case .elsewhere(let elsewhere): return stepElsewhere(&state, &observation, elsewhere.action)
    case .openWindow: return openSecond(&state, &observation)
    case .closeWindow: return closeSecond(&state, &observation)
    default: break
    }
    // What waits is counted over both, the first window's before the second's.
    if case .deliver(let number) = action, Int(number) > state.first.platform.queue.count {
      return stepElsewhere(
        &state, &observation, .deliver(number - UInt8(state.first.platform.queue.count)))
    }
    if let second = state.second, !hasRoom(second) { return .bound }
    var first = open(state.first)
    if let reason = window.step(&first, &observation, action) { return reason }
    letSecondHear(close(first, &state.first), &state, &observation)
    if concernsBoth(action), var kept = state.second {
      var second = open(kept)
      var seen = window.observe(second)
      _ = window.step(&second, &seen, action)
      let told = close(second, &kept)
      state.second = kept
      if action == .relaunch { joinSecond(&state) }
      letFirstHear(told, seen.effects, &state, &observation)
    }
    return nil
  }

  /// Lands the delivery that waits longest in the first window, or else in the second; false when nothing waits.
  public func land(_ state: inout State, _ observation: inout SplitObservation) -> Bool {
    if !state.first.platform.queue.isEmpty {
      var first = open(state.first)
      _ = window.land(&first, &observation)
      letSecondHear(close(first, &state.first), &state, &observation)
      return true
    }
    guard var kept = state.second, !kept.platform.queue.isEmpty else { return false }
    var second = open(kept)
    var seen = window.observe(second)
    _ = window.land(&second, &seen)
    let told = close(second, &kept)
    state.second = kept
    observation.effects.beginTurn()
    letFirstHear(told, seen.effects, &state, &observation)
    return true
  }

  private func stepElsewhere(
    _ state: inout State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    observation.effects = Effects()
    guard var kept = state.second else { return isDelivery(action) ? .nothingInFlight : .notOnScreen }
    if !hasRoom(state.first) { return .bound }
    var second = open(kept)
    var seen = window.observe(second)
    if let reason = window.step(&second, &seen, action) { return reason }
    let told = close(second, &kept)
    state.second = kept
    letFirstHear(told, seen.effects, &state, &observation)
    return nil
  }

  private func isDelivery(_ action: SplitAction) -> Bool { action.kind == .deliver }

  /// Opens a second window on the whole screen; its first view appears.
  private func openSecond(_ state: inout State, _ observation: inout SplitObservation) -> IgnoreReason? {
    observation.effects = Effects()
    if state.second != nil { return .alreadySo }
    if listener.platform.isUntouched(by: .openWindow, state.first.platform) { return .inBackground }
    if !hasRoom(state.first) { return .bound }
    let now = listener.platform.settledEnvironment(state.first.platform)
    let environment = DeviceEnvironment(device: Int(now.device), isLandscape: now.isLandscapeScreen)
    var memory = state.first.memory
    state.second = listener.opened(beside: &memory, environment)
    if memory == state.first.memory {
      // What is equal may still know more: a person's router compares by what its body says.
      state.first.memory = memory
      return nil
    }
    let before = state.first
    listener.change(&state.first, &observation.effects) { own, _ in own = memory }
    let effects = observation.effects
    let seen = observe(state)
    let hasMoved = listener.observe(before).screen.place != seen.screen.place
    observation = seen
    observation.effects = effects
    observation.effects.hasReachedOtherWindow = hasMoved
    return nil
  }

  /// Closes the second window; what was on its way to it arrives nowhere.
  private func closeSecond(_ state: inout State, _ observation: inout SplitObservation) -> IgnoreReason? {
    observation.effects = Effects()
    if state.second == nil { return .alreadySo }
    if listener.platform.isUntouched(by: .closeWindow, state.first.platform) { return .inBackground }
    state.second = nil
    listener.design.closedOther(&state.first.memory)
    return nil
  }

  /// Whether what a window overhears finds room among what is in flight there.
  private func hasRoom(_ state: Kept) -> Bool {
    state.platform.queue.count + Platform.mostDeliveries <= DeliveryQueue.capacity
  }

  /// Whether an action concerns the device or the whole app.
  private func concernsBoth(_ action: SplitAction) -> Bool {
    switch action {
    case .rotate, .background, .lock, .relaunch: true
    default: false
    }
  }

  private func letSecondHear(
    _ told: [AppEvent], _ state: inout State, _ observation: inout SplitObservation
  ) {
    guard var second = state.second else { return }
    if observation.effects.hasTrapped {
      // It is one process: both windows are launched again.
      state.second = listener.launch(at: 0, listener.platform.settledEnvironment(second.platform))
      joinSecond(&state)
      return
    }
    var effects = Effects()
    if overhear(told, from: state.first.memory, &second, &effects) {
      observation.effects.hasReachedOtherWindow = true
    }
    state.second = second
  }

  private func letFirstHear(
    _ told: [AppEvent], _ other: Effects, _ state: inout State, _ observation: inout SplitObservation
  ) {
    var effects = observation.effects
    effects.hasDeleted = effects.hasDeleted || other.hasDeleted
    effects.hasCompletedWork = effects.hasCompletedWork || other.hasCompletedWork
    effects.presentedByWork = effects.presentedByWork || other.presentedByWork
    effects.hasRefused = effects.hasRefused || other.hasRefused
    effects.hasTrapped = effects.hasTrapped || other.hasTrapped
    if other.hasTrapped {
      state.first = listener.launch(at: 0, listener.platform.settledEnvironment(state.first.platform))
      joinSecond(&state)
      observation = observe(state)
    } else {
      if let memory = state.second?.memory, overhear(told, from: memory, &state.first, &effects) {
        effects.hasReachedOtherWindow = true
      }
      // What both share may change what a view offers, and nothing else.
      if !told.isEmpty { observation = observe(state) }
    }
    observation.effects = effects
  }

  /// Lets a window hear what another was told; answers whether that moved its place.
  private func overhear(
    _ told: [AppEvent], from memory: Design.Memory, _ state: inout Kept, _ effects: inout Effects
  ) -> Bool {
    let before = state
    for event in told { listener.overhear(event, from: memory, &state, &effects) }
    guard before != state else { return false }
    return listener.observe(before).screen.place != listener.observe(state).screen.place
  }

  private func open(_ kept: Kept) -> Window.State {
    Window.State(memory: EavesdroppedDesign.Memory(own: kept.memory), platform: kept.platform)
  }

  private func close(_ opened: Window.State, _ kept: inout Kept) -> [AppEvent] {
    kept = Kept(memory: opened.memory.own, platform: opened.platform)
    return opened.memory.told
  }
}

extension SplitSimulation where Design: WindowedDesign {
  /// A window that is opened while another is there.
  func opened(beside other: inout Design.Memory, _ environment: DeviceEnvironment) -> State {
    let memory = design.opened(beside: &other, environment)
    var state = State(memory: memory, platform: PlatformState(environment))
    platform.build(&state.platform, design.body(memory, environment))
    return state
  }

  /// One turn in which a window takes over what it hears of another one's, and the platform's answer to it.
  func overhear(
    _ event: AppEvent, from other: Design.Memory, _ state: inout State, _ effects: inout Effects
  ) {
    change(&state, &effects) { memory, turn in design.overhear(event, from: other, &memory, &turn) }
  }

  /// One turn in which something else than the window's own events changes what it remembers.
  func change(
    _ state: inout State, _ effects: inout Effects, _ body: (inout Design.Memory, inout AppTurn) -> Void
  ) {
    var turn = AppTurn(state.platform.environment)
    let before = state.memory
    body(&state.memory, &turn)
    if turn.hasReachedBound { state.memory = before }
    if turn.hasReachedBound || (before == state.memory && turn.workCount == 0) { return }
    let seen = design.body(before, state.platform.environment)
    var now = design.body(state.memory, state.platform.environment)
    var emptied: UInt8 = 0
    if seen.differs(from: now) || state.platform.presents != 0 {
      emptied = platform.reconcile(&state.platform, seen: seen, now: now, &effects)
    }
    if turn.workCount > 0 { platform.begin(turn, &state.platform) }
    if emptied != 0 { writeEmptied(emptied, &state, &now, &effects) }
    platform.finishTransitions(&state.platform, now)
  }
}
