public import SplitModel

/// What reports say of a state, in one window or two.
extension SimulationMachine {
  /// What is in flight, the oldest first, and work that nothing in flight completes.
  public func pendingEvents(_ state: State) -> [String] {
    pendingEvents(inWindowOf: state)
      + (state.second.map { pendingEvents(inWindowOf: $0) } ?? []).map { "window 2: \($0)" }
  }

  private func pendingEvents(inWindowOf state: some SplitStorage) -> [String] {
    let queue = state.platform.queue
    let deliveries = (0..<queue.count).compactMap { queue[$0] }.map { sentence($0, in: state) }
    return deliveries
      + state.withMemory(simulation.app.pending).map {
        "'\($0)' is pending, and nothing in flight completes it"
      }
  }

  /// What a delivery does.
  private func sentence(_ delivery: Delivery, in state: some SplitStorage) -> String {
    workName(delivery, in: state).map { "'\($0)' is complete" } ?? description.delivery(delivery)
  }

  /// The name of late work; nil for another delivery.
  private func workName(_ delivery: Delivery, in state: some SplitStorage) -> String? {
    guard delivery.kind == .completion else { return nil }
    return state.withMemory { simulation.app.workName(delivery.value, $0) }
  }

  /// Work that has begun and that nothing in flight completes.
  public func pending(_ state: State) -> [String] {
    state.withMemory(simulation.app.pending) + (state.second?.withMemory(simulation.app.pending) ?? [])
  }

  /// What the app has handled, where the simulation records events.
  public func recordedEvents(_ state: State) -> [String] { state.events.map(description.text) }

  /// What the app's views have written or done wrong, where ``keepingNotes(_:)`` was there at the launch.
  public func notes(_ state: State) -> [(isMistake: Bool, text: String)] {
    simulation.app.isFlat ? [] : state.withMemory(simulation.app.notes)
  }

  /// Lets apps that are launched meanwhile remember what wrote their state.
  public func keepingNotes<Result>(_ work: () -> Result) -> Result {
    simulation.app.isFlat ? work() : LiveNotes.$areKept.withValue(true, operation: work)
  }

  /// The same panes with the same views, ways back and dimming; a live router's own values are compared by name.
  public func looksSame(_ one: SplitObservation, _ other: SplitObservation) -> Bool {
    guard simulation.app.isFlat else { return describe(one) == describe(other) }
    return ScreenDescription.looksSame(one.screen, other.screen)
  }

  /// The same, with each live router's values by the names that its own trace gave them.
  public func looksSame(
    _ one: SplitObservation, _ other: SplitObservation, of machine: SimulationMachine
  ) -> Bool {
    simulation.app.isFlat ? looksSame(one, other) : describe(one) == machine.describe(other)
  }

  /// The panes of the first window in one line, and whether one window moved with the other.
  public func describe(_ observation: SplitObservation) -> String {
    description(observation.titles).line(observation.screen)
      + (observation.effects.callbacks != 0 ? " (calls back)" : "")
      + (observation.effects.hasReachedOtherWindow ? " (one window moved with the other)" : "")
  }

  /// The same, with the short name of each value of a live router, whatever else has that name.
  public func describePlainly(_ observation: SplitObservation) -> String {
    simulation.app.isFlat
      ? describe(observation) : LiveNames.$areShort.withValue(true) { describe(observation) }
  }

  /// The number of panes: beside each other they show what one in front of the other hides.
  public func seenAtOnce(_ observation: SplitObservation) -> Int { Int(observation.screen.paneCount) }

  /// The panes of the second window, or that it is closed.
  public func otherScreens(_ state: State) -> [OtherScreen] {
    guard simulation.hasSecondWindow else { return [] }
    return [OtherScreen("window 2", state.second.map { describe(simulation.observe($0)) } ?? "closed")]
  }

  /// The device with its panes, or two of them while the second window is open.
  public func sketches(of state: State, seeing observation: SplitObservation) -> [Sketch] {
    let first = sketch(observation, state, place: simulation.hasSecondWindow ? "window 1" : "")
    guard let second = state.second else { return [first] }
    return [first, sketch(simulation.observe(second), second, place: "window 2", prefix: "window 2: ")]
  }

  private func sketch(
    _ observation: SplitObservation, _ state: some SplitStorage, place: String = "", prefix: String = ""
  ) -> Sketch {
    description(of: state, observation.screen.environment)
      .sketch(observation.screen, place: place, prefix: prefix)
  }

  /// Names a link that has no name of its own, and a row that came later, by what stands on it, and late work by what it is.
  public func text(
    of action: SplitAction, in state: State, seeing observation: SplitObservation
  ) -> String {
    let text = text(of: action)
    let name = name(of: action, in: state, seeing: observation)
    return name.map { "\(text) \"\(NameText.escaped($0, quotes: true))\"" } ?? text
  }

  private func name(
    of action: SplitAction, in state: State, seeing observation: SplitObservation
  ) -> String? {
    let vocabulary = simulation.app.vocabulary
    switch action {
    case .deliver(let number):
      guard let delivery = delivery(number, in: state) else { return nil }
      // What late work is called, or what else happens to an app whose views or router run.
      return workName(delivery, in: state) ?? (simulation.app.isFlat ? nil : description.delivery(delivery))
    case .choose(let section) where section.index >= vocabulary.sections.count:
      let name = simulation.app.viewName(.section(section), 0)
      return name == vocabulary.name(of: .section(section)) ? nil : name
    case .open(let link) where vocabulary.links.isEmpty:
      return observation.screen.pane(offering: link).flatMap { pane in
        state.withMemory { simulation.app.linkName(link, pane.view, $0) }
      }
    default: return nil
    }
  }

  /// What is in flight at a position, numbered from 1; nil for nothing.
  private func delivery(_ number: UInt8, in state: some SplitStorage) -> Delivery? {
    number >= 1 ? state.platform.queue[Int(number) - 1] : nil
  }

  /// What a person does, in the window in which the action is.
  public func instruction(
    for line: TraceLine<SplitAction>, in state: State, seeing observation: SplitObservation
  ) -> String {
    if case .elsewhere = line.action, let second = state.second {
      return instruction(for: line, in: second, simulation.observe(second).screen)
    }
    return instruction(for: line, in: state, observation.screen)
  }

  private func instruction(
    for line: TraceLine<SplitAction>, in state: some SplitStorage, _ screen: Screen
  ) -> String {
    if case .deliver(let number) = line.action, let delivery = delivery(number, in: state) {
      return "Wait until \(NameText.escaped(sentence(delivery, in: state)))"
    }
    return description(of: state, screen.environment)
      .instruction(line.action, screen, keepsFingerDown: line.leavesPending)
  }

  /// How the second window is opened, where something is done in it or one window moves with the other.
  public func preparation(for trace: Trace<SplitAction>, breaking violationKind: String) -> String? {
    guard simulation.hasSecondWindow,
      violationKind == "other-window" || trace.lines.contains(where: { Self.concernsSecond($0.action) })
    else { return nil }
    let named = starts[trace.start].header.first { $0.key == "start" }?.value
    let place = named.map { ", bring it to '\($0)' as well" } ?? ""
    return
      "Open a second window of the app (on iPadOS touch and hold its icon in the Dock, and choose New Window, or "
      + "Show All Windows and then +)\(place), and go on in the first"
  }

  private var description: ScreenDescription { description() }

  private func description(_ titles: UInt8 = 0) -> ScreenDescription {
    ScreenDescription(vocabulary: simulation.app.vocabulary) { [simulation] in
      NameText.escaped(simulation.app.viewName($0, titles))
    }
  }

  /// The same with what the app's links promise in a state.
  private func description(of state: some SplitStorage, _ environment: DeviceEnvironment) -> ScreenDescription
  {
    var description = description(state.withMemory(simulation.app.titles))
    description.promise = { [app = simulation.app] link, view in
      state.withMemory { app.linkPromise(link, view, $0, environment) }
    }
    description.linkName = { [app = simulation.app] link, view in
      state.withMemory { app.linkName(link, view, $0) }
    }
    description.title = { [app = simulation.app] view in
      state.withMemory { app.linkName(nil, view, $0) }.map { NameText.escaped($0) }
    }
    description.target = { [app = simulation.app] call, argument in
      let promise = state.withMemory { app.callPromise(call, argument, $0, environment) }
      return promise.flatMap { $0.kind == .goTo && $0.view != .blank ? $0.view : nil }
    }
    return description
  }

  /// Whether an action is done in the second window, or opens or closes it.
  static func concernsSecond(_ action: SplitAction) -> Bool {
    switch action {
    case .elsewhere, .openWindow, .closeWindow: true
    default: false
    }
  }
}
