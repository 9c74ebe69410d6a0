/// Two windows of one app on a device: two platforms, each with what its window remembers, and what both share.
///
/// Rules evaluate the first window. An action concerns the first window, except `SplitAction.elsewhere` and a
/// `deliver` beyond what is pending in the first; turning, locking, leaving and launching concern both. What is
/// in flight in the first window is delivered first. After every turn of one window the other sees which events
/// it handled.
extension SplitSimulation {
  func joinSecond(_ state: inout SplitState) {
    guard var second = state.second else { return }
    let environment = platform.settledEnvironment(second.platform)
    second.memory.withMutablePointer { second in
      state.memory.withMutablePointer { app.join(second, $0, environment) }
    }
    keep(second, &state)
  }

  /// Takes one action in one window or in both; nil when it was applied, else why it was ignored.
  func stepInWindows(
    _ state: inout SplitState, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    switch action {
    case .elsewhere(let elsewhere): return stepElsewhere(&state, &observation, elsewhere.action)
    case .openWindow: return openSecond(&state, &observation)
    case .closeWindow: return closeSecond(&state, &observation)
    default: break
    }
    // Deliveries are counted over both windows, the first one's before the second's.
    if case .deliver(let number) = action, Int(number) > state.platform.queue.count {
      return stepElsewhere(&state, &observation, .deliver(number - UInt8(state.platform.queue.count)))
    }
    if let second = state.second, !hasRoom(second) { return .limit }
    var reason: IgnoreReason?
    let handled = events(in: &state) { reason = $0.withWindow { step($0, &observation, action) } }
    if let reason { return reason }
    showSecond(handled, &state, &observation)
    if concernsBoth(action), let (handled, seen, _) = inSecond(&state, { step($0, &$1, action) }) {
      if action == .relaunch { joinSecond(&state) }
      showFirst(handled, seen.effects, &state, &observation)
    }
    return nil
  }

  /// Delivers the oldest event of the first window, or else of the second; false when nothing is pending.
  func landInWindows(_ state: inout SplitState, _ observation: inout SplitObservation) -> Bool {
    if !state.platform.queue.isEmpty {
      let handled = events(in: &state) { _ = $0.withWindow { deliverNext($0, &observation) } }
      showSecond(handled, &state, &observation)
      return true
    }
    guard let second = state.second, !second.platform.queue.isEmpty,
      let (handled, seen, _) = inSecond(&state, { deliverNext($0, &$1) })
    else { return false }
    observation.effects.beginTurn()
    showFirst(handled, seen.effects, &state, &observation)
    return true
  }

  private func stepElsewhere(
    _ state: inout SplitState, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    observation.effects = Effects()
    if state.second == nil { return action.kind == .deliver ? .nothingInFlight : .notOnScreen }
    if !hasRoom(state) { return .limit }
    guard let (handled, seen, reason) = inSecond(&state, { step($0, &$1, action) }) else {
      return .notOnScreen
    }
    if let reason { return reason }
    showFirst(handled, seen.effects, &state, &observation)
    return nil
  }

  /// The events that the first window handles while something is done in it.
  private func events(in state: inout SplitState, _ body: (inout SplitState) -> Void) -> [AppEvent] {
    let count = state.events.count
    body(&state)
    let handled = state.events.dropFirst(count).compactMap(\.event)
    state.updateExtras { if !$0.records { $0.events.removeAll(keepingCapacity: true) } }
    return handled
  }

  /// Does something in the second window; returns the events that it handled and what is seen there afterwards.
  private func inSecond<Result>(
    _ state: inout SplitState, _ body: (Window, inout SplitObservation) -> Result
  ) -> (handled: [AppEvent], seen: SplitObservation, result: Result)? {
    guard var second = state.second else { return nil }
    second.extras = SplitExtras(records: true)
    var seen = observe(second)
    let result = second.withWindow { body($0, &seen) }
    let handled = second.events.compactMap(\.event)
    second.extras = nil
    keep(second, &state)
    return (handled, seen, result)
  }

  private func keep(_ second: SplitState?, _ state: inout SplitState) {
    state.updateExtras { $0.second = second }
  }

  private func openSecond(_ state: inout SplitState, _ observation: inout SplitObservation) -> IgnoreReason? {
    observation.effects = Effects()
    if state.second != nil { return .alreadySo }
    if platform.isUntouched(by: .openWindow, state.platform) { return .inBackground }
    if !hasRoom(state) { return .limit }
    let now = platform.settledEnvironment(state.platform)
    let environment = DeviceEnvironment(device: Int(now.device), isLandscape: now.isLandscapeScreen)
    var memory = state.memory
    let opened = memory.withMutablePointer { app.openSecondWindow($0, environment) }
    var second = SplitState(platform: PlatformState(environment), memory: opened)
    second.withWindow { platform.build(&$0.platform, app.body($0.memory, environment)) }
    keep(second, &state)
    if memory == state.memory {
      // Equal memories may differ in what they do not compare: a live router's compares its body alone.
      state.memory = memory
      return nil
    }
    let before = state
    change(&state, &observation.effects) { own, _ in app.assign(memory, own) }
    let effects = observation.effects
    let seen = observe(state)
    let hasMoved = observe(before).screen.place != seen.screen.place
    observation = seen
    observation.effects = effects
    observation.effects.hasReachedOtherWindow = hasMoved
    return nil
  }

  /// Closes the second window; what was in flight there is never delivered.
  private func closeSecond(_ state: inout SplitState, _ observation: inout SplitObservation) -> IgnoreReason?
  {
    observation.effects = Effects()
    if state.second == nil { return .alreadySo }
    if platform.isUntouched(by: .closeWindow, state.platform) { return .inBackground }
    keep(nil, &state)
    state.memory.withMutablePointer { app.otherWindowClosed($0) }
    return nil
  }

  /// Whether what the other window handles finds room in a window's queue.
  private func hasRoom(_ state: SplitState) -> Bool {
    state.platform.queue.count + Platform.mostDeliveries <= DeliveryQueue.capacity
  }

  private func concernsBoth(_ action: SplitAction) -> Bool {
    switch action {
    case .rotate, .background, .lock, .relaunch: true
    default: false
    }
  }

  private func showSecond(
    _ handled: [AppEvent], _ state: inout SplitState, _ observation: inout SplitObservation
  ) {
    guard var second = state.second else { return }
    if observation.effects.hasTrapped {
      // It is one process: both windows are launched again.
      keep(launchWindow(at: 0, platform.settledEnvironment(second.platform)), &state)
      joinSecond(&state)
      return
    }
    var effects = Effects()
    if show(handled, from: state.memory, to: &second, &effects) {
      observation.effects.hasReachedOtherWindow = true
    }
    keep(second, &state)
  }

  private func showFirst(
    _ handled: [AppEvent], _ other: Effects, _ state: inout SplitState, _ observation: inout SplitObservation
  ) {
    var effects = observation.effects
    effects.hasDeleted = effects.hasDeleted || other.hasDeleted
    effects.hasCompletedWork = effects.hasCompletedWork || other.hasCompletedWork
    effects.hasChangedByWork = effects.hasChangedByWork || other.hasChangedByWork
    effects.presentedByWork = effects.presentedByWork || other.presentedByWork
    effects.hasRefused = effects.hasRefused || other.hasRefused
    effects.hasTrapped = effects.hasTrapped || other.hasTrapped
    if other.hasTrapped {
      let extras = state.extras
      state = launchWindow(at: 0, platform.settledEnvironment(state.platform))
      state.extras = extras
      joinSecond(&state)
      observation = observe(state)
    } else {
      if let memory = state.second?.memory, show(handled, from: memory, to: &state, &effects) {
        effects.hasReachedOtherWindow = true
      }
      // What both share may change what a view offers, and nothing else.
      if !handled.isEmpty { observation = observe(state) }
    }
    observation.effects = effects
  }

  /// Shows a window what another one handled; whether that moved its place.
  private func show(
    _ handled: [AppEvent], from other: AppMemory, to state: inout SplitState, _ effects: inout Effects
  ) -> Bool {
    let (memory, platform) = (state.memory, state.platform)
    for event in handled {
      change(&state, &effects) { own, turn in
        other.withPointer { app.otherWindowHandled(event, $0, own, &turn) }
      }
    }
    guard memory != state.memory || platform != state.platform else { return false }
    return observe(SplitState(platform: platform, memory: memory)).screen.place != observe(state).screen.place
  }

  /// One turn in which something else than the window's own events changes what it remembers.
  private func change(
    _ state: inout SplitState, _ effects: inout Effects,
    _ body: (UnsafeMutableRawPointer, inout AppTurn) -> Void
  ) {
    var turn = AppTurn(state.platform.environment)
    let before = state.memory
    state.memory.withMutablePointer { body($0, &turn) }
    if turn.hasReachedLimit { state.memory = before }
    if turn.hasReachedLimit || (before == state.memory && turn.workCount == 0) { return }
    state.withWindow { window in
      let seen = before.withPointer { app.body($0, window.platform.environment) }
      var now = app.body(window.memory, window.platform.environment)
      var emptied: UInt8 = 0
      if seen.differs(from: now) || window.platform.presents != 0 {
        emptied = platform.reconcile(&window.platform, seen: seen, now: now, &effects)
      }
      if turn.workCount > 0 { platform.begin(turn, &window.platform) }
      if emptied != 0 { writeEmptied(emptied, window, &now, &effects) }
      platform.finishTransitions(&window.platform, now)
    }
  }
}
