public import SplitModel

/// A design on the headless platform, as a state machine that the engine can drive.
public struct SplitMachine<Design: NavigationDesign>: StateMachine {
  /// The design on its platform.
  public let simulation: SplitSimulation<Design>
  /// Where traces may begin: every device, both orientations, launch and the design's own starts.
  public let starts: [StartPoint]
  /// How often a rule of kind *possible* is asked.
  public let possibleInterval: Int
  /// A launch on the largest tablet, where columns stand beside each other.
  public let fullestStart: Int

  @usableFromInline let launches: [SplitStart]
  /// The states at the starts where they are flat: a campaign launches every few lines.
  private let launched: [SplitSimulation<Design>.State]
  @usableFromInline let sectionCount: Int
  @usableFromInline let programs: [Int]
  @usableFromInline let text: SplitActionText

  /// Puts a design on a platform with every device of the table; campaigns use the first four.
  public init(_ simulation: SplitSimulation<Design>, possibleInterval: Int = 1) {
    self.simulation = simulation
    self.possibleInterval = possibleInterval
    let vocabulary = simulation.design.vocabulary
    launches = SplitStart.all(named: vocabulary.starts)
    starts = launches.map { $0.point(vocabulary) }
    launched =
      simulation.design.isMemoryFlat
      ? launches.map { simulation.launch(at: $0.number, $0.environment) } : []
    fullestStart = launches.firstIndex { $0.deviceText == "ipad-13 landscape" } ?? 0
    sectionCount = vocabulary.sections.count
    programs = vocabulary.programs.map { max(1, $0.arguments.count) }
    text = SplitActionText(vocabulary: vocabulary)
  }

  /// The kinds of `SplitAction`.
  public var actionKinds: [String] {
    Array(SplitActionText.kindNames.prefix(SplitDrawing.kindCount(simulation.design.policies)))
  }
  /// The names of `IgnoreReason`.
  public var ignoreReasons: [String] { IgnoreReason.allCases.map(\.name) }
  /// People mostly tap; devices turn now and then.
  public var weights: [Int] {
    SplitDrawing.weights(hasPrograms: !programs.isEmpty, simulation.design.policies)
  }
  /// The size of the space of `abstractState(of:)`.
  public var abstractStateCount: Int { SplitAbstraction.count }

  /// Launches on the start's device.
  public func state(at start: Int) -> SplitSimulation<Design>.State {
    if !launched.isEmpty { return launched[start] }
    let launch = launches[start]
    return simulation.launch(at: launch.number, launch.environment)
  }

  /// What is seen of a state.
  @inlinable
  public func observe(_ state: SplitSimulation<Design>.State) -> SplitObservation {
    simulation.observe(state)
  }

  /// Refuses by reading a few fields of the screen, as half of all drawn actions are.
  @inlinable
  public func refuse(_ action: SplitAction, _ observation: inout SplitObservation) -> Outcome? {
    guard let reason = simulation.refuseAtRest(action, &observation) else { return nil }
    return .ignored(reason.rawValue)
  }

  /// Takes one action.
  @inlinable
  public func step(
    _ state: inout SplitSimulation<Design>.State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> Outcome {
    guard let reason = simulation.step(&state, &observation, action) else { return .applied }
    return .ignored(reason.rawValue)
  }

  /// Lands one delivery.
  @inlinable
  public func land(
    _ state: inout SplitSimulation<Design>.State, _ observation: inout SplitObservation
  ) -> Bool { simulation.land(&state, &observation) }

  /// Takes an action and lets everything land; derives the screen once, at the end.
  @inlinable
  @discardableResult
  public func settle(
    _ state: inout SplitSimulation<Design>.State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> Outcome {
    guard let reason = simulation.settle(&state, &observation, action) else { return .applied }
    return .ignored(reason.rawValue)
  }

  /// Whether nothing is in flight.
  @inlinable
  public func isAtRest(_ state: SplitSimulation<Design>.State) -> Bool { simulation.isAtRest(state) }

  /// Takes the same turns without deriving what only rules look at.
  @inlinable
  public func playBare(_ trace: Trace<SplitAction>) {
    var bare = SplitSimulation.Bare(simulation, at: state(at: trace.start))
    for position in trace.lines.indices {
      bare.step(trace.lines[position].action)
      if trace.lines[position].leavesInFlight { continue }
      var turns = 0
      while turns < 256, bare.land() { turns += 1 }
    }
  }

  /// The kind of an action.
  @inlinable
  public func kind(of action: SplitAction) -> ActionKind { ActionKind(action.kind.rawValue) }

  /// The kind of an action; of a gesture that is begun or let go, that of the whole one which is let go: who does not complete
  /// it has let it go, sooner or later.
  @inlinable
  public func blamedKind(of action: SplitAction, seeing observation: SplitObservation) -> ActionKind {
    switch action {
    case .begin(let gesture): kind(of: gesture.cancelled)
    case .cancel: kind(of: observation.screen.gesture?.cancelled ?? action)
    default: kind(of: action)
    }
  }

  /// The kinds whose control or gesture is on screen.
  @inlinable
  public func likelyKinds(seeing observation: SplitObservation, isAtRest: Bool) -> ActionKindSet {
    SplitDrawing.likelyKinds(observation.screen, isAtRest: isAtRest)
  }

  /// Draws an action that is plausible for what is on screen.
  @inlinable
  @inline(__always)
  public func draw(
    _ kind: ActionKind, seeing observation: SplitObservation, using random: inout SeededRandom
  ) -> SplitAction {
    SplitDrawing.draw(
      kind, seeing: observation.screen, programs: programs, using: &random)
  }

  /// Plainer arguments and plainer kinds.
  public func simpler(than action: SplitAction) -> [SplitAction] { SplitDrawing.simpler(than: action) }

  /// Which columns there are, what they show, and how deep.
  @inlinable
  @inline(__always)
  public func abstractState(of observation: SplitObservation) -> Int {
    SplitAbstraction.number(of: observation.screen)
  }

  /// Whether states are told apart by all that they hold: a machine that asks rarely copies by replaying.
  public var statesAreWhole: Bool { possibleInterval == 1 }
  /// The limits of `SplitBounds`.
  public var bounds: [ModelBound.Limit] { SplitBounds.limits }
  /// What a person does, and not the device or the app's own code.
  public var personKinds: ActionKindSet { SplitDrawing.personKinds }

  /// Every action that a campaign may draw, or those of a bounded model.
  public func alphabet(within bound: ModelBound?) -> [SplitAction] {
    SplitBounds.alphabet(
      within: bound, sectionCount: sectionCount, linkCount: simulation.design.vocabulary.links.count,
      programs: programs, simulation.design.policies)
  }

  /// Whether choices, views, levels and deliveries stay below the limits.
  @inlinable
  public func isWithin(
    _ bound: ModelBound, _ state: SplitSimulation<Design>.State, _ observation: SplitObservation
  ) -> Bool {
    SplitBounds.admits(
      bound, observation.screen.place, levels: simulation.design.levels(of: state.memory),
      inFlight: state.platform.queue.count)
  }

  /// A digest of the state's bytes where its design's memory is flat.
  @inlinable
  public func fingerprint(of state: SplitSimulation<Design>.State) -> Fingerprint {
    withUnsafePointer(to: state) { fingerprint(at: $0) }
  }

  /// A digest of the bytes that stand there; while nothing is in flight without those of the queue, which are the
  /// last and all zero.
  @inlinable
  public func fingerprint(at state: UnsafePointer<SplitSimulation<Design>.State>) -> Fingerprint {
    guard simulation.design.isMemoryFlat else { return Fingerprint(hashing: state.pointee) }
    let queue = state.pointee.platform.queue.isEmpty ? MemoryLayout<DeliveryQueue>.size : 0
    return Fingerprint(
      UnsafeRawBufferPointer(
        start: state, count: MemoryLayout<SplitSimulation<Design>.State>.size &- queue))
  }

  /// The text form.
  public func text(of action: SplitAction) -> String { text.text(of: action) }
  /// Reads the text form.
  public func action(from text: String) throws(ActionTextError) -> SplitAction {
    try self.text.action(from: text)
  }

  /// Every delivery in the order in which it lands, and what nothing completes any more.
  public func inFlight(_ state: SplitSimulation<Design>.State) -> [String] {
    inFlight(state.platform, state.memory)
  }

  /// The same of one window.
  func inFlight(_ platform: PlatformState, _ memory: Design.Memory) -> [String] {
    let design = simulation.design
    let deliveries = (0..<platform.queue.count).compactMap { platform.queue[$0] }.map { delivery in
      guard delivery.kind == .completion, let name = design.name(ofWork: delivery.value, memory) else {
        return depiction.delivery(delivery)
      }
      return "'\(name)' is complete"
    }
    return deliveries
      + design.pending(memory).map { "'\($0)' is pending, and nothing in flight completes it" }
  }

  /// What has begun and nothing completes any more.
  public func pending(_ state: SplitSimulation<Design>.State) -> [String] {
    simulation.design.pending(state.memory)
  }

  /// What the app was told, where the design is one that listens.
  public func heard(_ state: SplitSimulation<Design>.State) -> [String] {
    (state.memory as? Overheard.Memory)?.heard.map(depiction.heard) ?? []
  }

  /// The same panes with the same views, ways back and dimming; a person's own values are compared by name.
  public func looksSame(_ one: SplitObservation, _ other: SplitObservation) -> Bool {
    guard simulation.design.isMemoryFlat else { return depict(one) == depict(other) }
    return SplitDepiction.looksSame(one.screen, other.screen)
  }

  /// The panes in one line.
  public func depict(_ observation: SplitObservation) -> String {
    depiction.line(observation.screen)
  }

  /// The device with its panes.
  public func sketches(
    of state: SplitSimulation<Design>.State, seeing observation: SplitObservation
  ) -> [Sketch] { [sketch(observation, state.memory)] }

  func sketch(
    _ observation: SplitObservation, _ memory: Design.Memory, place: String = "", prefix: String = ""
  ) -> Sketch {
    depiction(of: memory, observation.screen.environment)
      .sketch(observation.screen, place: place, prefix: prefix)
  }

  /// What a person does with their hands.
  public func instruction(
    for line: TraceLine<SplitAction>, in state: SplitSimulation<Design>.State,
    seeing observation: SplitObservation
  ) -> String { instruction(for: line, seeing: observation, state.memory) }

  func instruction(
    for line: TraceLine<SplitAction>, seeing observation: SplitObservation, _ memory: Design.Memory
  ) -> String {
    depiction(of: memory, observation.screen.environment)
      .instruction(line.action, observation.screen, keepsFingerDown: line.leavesInFlight)
  }

  private var depiction: SplitDepiction {
    SplitDepiction(vocabulary: simulation.design.vocabulary) {
      NameText.escaped(simulation.design.name(of: $0))
    }
  }

  /// The same where the app is there to be asked what its links promise.
  private func depiction(of memory: Design.Memory, _ environment: DeviceEnvironment) -> SplitDepiction {
    let design = simulation.design
    var depiction = depiction
    depiction.promise = { design.promise(ofLink: $0, on: $1, memory, environment) }
    return depiction
  }
}
