/// A design running on the headless platform: takes actions, delivers what is in flight, and derives what is seen.
public final class SplitSimulation: Sendable {
  /// The app.
  public let app: SplitApp
  /// The platform under it.
  public let platform: Platform
  /// For each call of the vocabulary the number of its arguments, at least one.
  let calls: [UInt8]
  /// A screen that shows nothing yet: what every derivation begins with.
  let blank: Screen

  /// Whether the app has two windows.
  public let hasSecondWindow: Bool
  private let recordsEvents: Bool

  /// Puts an app on a platform.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - quirks: Known misbehaviour to switch on.
  ///   - assumptions: What to assume where no source settles it.
  ///   - isImmediate: Whether nothing is ever late; only for showing what lateness is worth.
  ///   - hasSecondWindow: Whether the app has two windows.
  ///   - recordsEvents: Whether states keep every event that the app handles; such states grow without limit.
  public init(
    _ app: SplitApp, quirks: Quirks = [], assumptions: Assumptions = Assumptions(), isImmediate: Bool = false,
    hasSecondWindow: Bool = false, recordsEvents: Bool = false
  ) {
    self.app = app
    self.hasSecondWindow = hasSecondWindow
    self.recordsEvents = recordsEvents
    calls = app.vocabulary.calls.map { UInt8(max(1, $0.arguments.count)) }
    var policies = app.policies.union(app.tree.policies)
    if hasSecondWindow { policies.insert(.hasWindows) }
    blank = Screen(DeviceEnvironment(device: 0, isLandscape: false), policies: policies)
    platform = Platform(tree: app.tree, quirks: quirks, assumptions: assumptions, isImmediate: isImmediate)
  }

  /// The state at a start of the design, on a device.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> SplitState {
    var state = launchWindow(at: start, environment)
    if hasSecondWindow {
      state.extras = SplitExtras(second: state, records: recordsEvents)
      joinSecond(&state)
    } else if recordsEvents {
      state.extras = SplitExtras(records: true)
    }
    return state
  }

  func launchWindow(at start: Int, _ environment: DeviceEnvironment) -> SplitState {
    var state = SplitState(platform: PlatformState(environment), memory: app.launch(start, environment))
    state.withWindow { window in
      let body = app.body(window.memory, environment)
      platform.build(&window.platform, body)
      if let before = platform.collapseAtLaunch(environment) {
        var observation = observe(window)
        _ = tell(.environmentChanged(from: before), window, &observation.body, &observation.effects)
      }
      if body.hasHandlersOfColumns {
        var observation = observe(window)
        moveColumns(window, &observation.body, &observation.effects)
      }
      if app.appearsLate(start) { window.platform.queue.send(Delivery(.appearance)) }
      if platform.isImmediate {
        var observation = observe(window)
        deliverAll(window, &observation)
      }
    }
    return state
  }

  func observe(_ window: Window) -> SplitObservation {
    let body = app.body(window.memory, window.platform.environment)
    var observation = SplitObservation(screen: blank, effects: Effects(), body: body)
    observation.effects.misuse = app.misuse(window.memory)
    refresh(window, &observation)
    return observation
  }

  func step(_ window: Window, _ observation: inout SplitObservation, _ action: SplitAction) -> IgnoreReason? {
    let reason = take(window, &observation, action)
    if reason == nil { refresh(window, &observation) }
    return reason
  }

  /// Takes one action like `step`, and leaves the screen as it was.
  func take(_ window: Window, _ observation: inout SplitObservation, _ action: SplitAction) -> IgnoreReason? {
    if let reason = observation.screen.refusal(of: action) {
      observation.effects = Effects()
      return reason
    }
    let before = window.platform
    var effects = Effects()
    if case .deliver(let number) = action, number > 0 {
      noteCompletion(at: Int(number) - 1, window, observation.body, &effects)
    }
    var appends = false
    var response = platform.respond(to: action, &window.platform, observation.screen, observation.body)
    // What an earlier step did is not attributed to this one, whatever is delivered with it.
    observation.effects = Effects()
    switch response {
    case .ignored(let reason): return reason
    case .tell(.open(let link, on: let view)):
      let promise = app.linkPromise(link, view, window.memory, window.platform.environment)
      effects.opened = promise
      if promise.push != .app, let pane = observation.screen.pane(offering: link) {
        response = platform.pushLink(promise, from: pane, &window.platform, observation.body)
        if case .ignored(let reason) = response { return reason }
        appends = promise.push == .value
      }
    case .tell(.call(let call, let argument)):
      guard Int(call) < calls.count, argument < calls[Int(call)] else { return .noSuchCall }
      effects.called = app.callPromise(call, argument, window.memory, window.platform.environment)
    default: break
    }
    if case .choose(let section) = action { effects.chosen = section }
    let isDone =
      observation.screen.presentation.goesWhenAnswered
      ? answer(observation.screen.last.view, by: response, window, &observation.body, &effects)
      : carryOut(response, window, &observation.body, &effects)
    guard isDone, !appends || writeAppended(window, &observation.body, &effects) else {
      window.platform = before
      observation.body = app.body(window.memory, before.environment)
      return .limit
    }
    if observation.body.hasHandlersOfColumns { moveColumns(window, &observation.body, &effects) }
    observation.effects = effects
    if case .tapOutside = action, platform.quirks.contains(.tapFallsThrough) {
      fallThrough(window, &observation)
    }
    if platform.isImmediate { deliverAll(window, &observation) }
    return nil
  }

  func deliverNext(_ window: Window, _ observation: inout SplitObservation) -> Bool {
    guard !window.platform.queue.isEmpty else { return false }
    if deliverOne(window, &observation) { refresh(window, &observation) }
    return true
  }

  func deliverAll(_ window: Window, _ observation: inout SplitObservation) {
    var turns = 0
    while !window.platform.queue.isEmpty, turns < Self.turnLimit {
      _ = deliverOne(window, &observation)
      turns += 1
    }
  }

  /// Delivers the oldest event; false when nothing visible can have changed, as when a column has stopped.
  func deliverOne(_ window: Window, _ observation: inout SplitObservation) -> Bool {
    observation.effects.beginTurn()
    noteCompletion(at: 0, window, observation.body, &observation.effects)
    let response = platform.deliver(0, &window.platform, observation.body)
    if case .done = response {
      // A finger that was lifted is seen.
      let wasHeld = observation.screen.gesture != nil
      return platform.finishTransitions(&window.platform, observation.body) || wasHeld
    }
    _ = carryOut(response, window, &observation.body, &observation.effects)
    if observation.body.hasHandlersOfColumns {
      moveColumns(window, &observation.body, &observation.effects)
    }
    return true
  }

  /// Carries out what the platform made of an action; false when a limit was reached, with the app's memory as it
  /// was.
  func carryOut(
    _ response: Platform.Response, _ window: Window, _ body: inout BodyDescription, _ effects: inout Effects
  ) -> Bool {
    switch response {
    case .ignored, .done: break
    case .tell(let event): guard tell(event, window, &body, &effects) else { return false }
    case .surround(let environment):
      let old = window.platform.environment
      let surrounded = app.surround(window.memory, environment)
      platform.surround(&window.platform, with: environment, seen: body, now: surrounded, &effects)
      noteContainers(of: surrounded, after: body, &effects)
      body = surrounded
      guard tell(.environmentChanged(from: old), window, &body, &effects) else { return false }
    case .relaunch: restart(window, &body)
    }
    platform.finishTransitions(&window.platform, body)
    return true
  }

  /// One turn of the app, and the platform's reaction; a write that belongs to the same turn is a further round
  /// of it.
  func tell(
    _ event: AppEvent, _ window: Window, _ body: inout BodyDescription, _ effects: inout Effects,
    isFurtherRound: Bool = false
  ) -> Bool {
    let lists = platform.writesListsLate ? listFacts(window, body) : nil
    platform.expect(&body, after: event)
    var turn = AppTurn(window.platform.environment)
    if !app.isFlat {
      turn.hasWritesInFlight = window.platform.hasWritesInFlight
      if turn.hasWritesInFlight { turn.pop = window.platform.queue.pop }
    }
    app.take(event, window.memory, &turn)
    if let events = window.events, !turn.hasReachedLimit {
      events.append(RecordedEvent(event: event, environment: turn.environment))
    }
    if turn.hasReachedLimit {
      body = app.body(window.memory, window.platform.environment)
      return false
    }
    if turn.hasTrapped {
      relaunch(window, &body, &effects)
      return true
    }
    effects.take(turn)
    if !app.isFlat { effects.misuse = app.misuse(window.memory) ?? effects.misuse }
    let now = app.body(window.memory, window.platform.environment)
    noteContainers(of: now, after: body, &effects)
    if case .completion = event, body != now { effects.hasChangedByWork = true }
    var emptied: UInt8 = 0
    if body.differs(from: now) || window.platform.presents != 0 {
      emptied = platform.reconcile(&window.platform, seen: body, now: now, &effects)
    }
    body = now
    if turn.columnRequests.0 != nil { platform.perform(turn, &window.platform, body, &effects) }
    if turn.workCount > 0 { platform.begin(turn, &window.platform) }
    if emptied != 0, !isFurtherRound { writeEmptied(emptied, window, &body, &effects) }
    if let lists, !isFurtherRound { writeListsLate(lists, window, &body, &effects) }
    return true
  }

  private func noteContainers(
    of now: BodyDescription, after body: BodyDescription, _ effects: inout Effects
  ) {
    let hasLostSplit = body.splits[0].isPresent && !now.splits[0].isPresent
    if body.tab != now.tab || hasLostSplit { effects.hasChangedTab = true }
  }

  func noteCompletion(at position: Int, _ window: Window, _ body: BodyDescription, _ effects: inout Effects) {
    guard let delivery = window.platform.queue[position], delivery.kind == .completion else { return }
    noteCompletion(delivery, window.platform, body, &effects)
  }

  func noteCompletion(
    _ delivery: Delivery, _ state: PlatformState, _ body: BodyDescription, _ effects: inout Effects
  ) {
    effects.hasCompletedWork = true
    let view = ShownView(rawValue: delivery.container)
    guard view != .blank else { return }
    effects.completedFor = view
    effects.completedForGoneView = !platform.holds(view, state, body)
  }

  /// The tap that dismissed an overlay also reaches the first link beneath it.
  func fallThrough(_ window: Window, _ observation: inout SplitObservation) {
    let pane = observation.screen.last
    guard pane.links != 0 else { return }
    let link = UInt8(pane.links.trailingZeroBitCount)
    let promise = app.linkPromise(link, pane.view, window.memory, window.platform.environment)
    observation.effects.opened = promise
    let before = window.platform
    let response =
      promise.push != .app
      ? platform.pushLink(promise, from: pane, &window.platform, observation.body)
      : .tell(.open(link, on: pane.view))
    _ = carryOut(response, window, &observation.body, &observation.effects)
    if promise.push == .value, !writeAppended(window, &observation.body, &observation.effects) {
      window.platform = before
    }
  }

  func refresh(_ window: Window, _ observation: inout SplitObservation) {
    drawScreen(window, &observation)
    if !app.isFlat { observation.titles = app.titles(window.memory) }
    platform.noteFacts(
      in: &observation.screen, window.platform, observation.body, app.environmentCopies(window.memory))
  }

  /// Derives the part of the screen by which the platform decides what can be done.
  func drawScreen(_ window: Window, _ observation: inout SplitObservation) {
    platform.draw(&observation.screen, from: blank, window.platform, observation.body)
    for position in 0..<Int(observation.screen.paneCount) {
      let offers = app.offers(observation.screen[position].view, window.memory, window.platform.environment)
      observation.screen.offer(offers, at: position)
      if offers.back != .system { platform.hideBack(at: position, in: &observation.screen) }
    }
  }
}
