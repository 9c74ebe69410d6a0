// What the engine calls, for states with one flat window and for any other.

extension FlatState: SplitStorage {
  /// There is one window.
  public var second: SplitState? { nil }
  /// Nothing is recorded.
  public var events: [RecordedEvent] { [] }
  /// Whether nothing is in flight.
  @inlinable public var isAtRest: Bool { platform.queue.isEmpty }

  /// Reads the memory where it is.
  @inlinable public func withMemory<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    withUnsafePointer(to: memory) { body(UnsafeRawPointer($0)) }
  }

  /// Derives what is seen.
  public static func observe(_ simulation: SplitSimulation, _ state: FlatState) -> SplitObservation {
    state.readingWindow(simulation.observe)
  }

  /// Takes one action.
  public static func step(
    _ simulation: SplitSimulation, _ state: inout FlatState, _ observation: inout SplitObservation,
    _ action: SplitAction
  ) -> IgnoreReason? { state.withWindow { simulation.step($0, &observation, action) } }

  /// Delivers the oldest event.
  public static func deliverNext(
    _ simulation: SplitSimulation, _ state: inout FlatState, _ observation: inout SplitObservation
  ) -> Bool { state.withWindow { simulation.deliverNext($0, &observation) } }

  /// Takes one action and settles; the screen is derived once, at the end.
  public static func settle(
    _ simulation: SplitSimulation, _ state: inout FlatState, _ observation: inout SplitObservation,
    _ action: SplitAction
  ) -> IgnoreReason? { state.withWindow { simulation.settle($0, &observation, action) } }
}

extension SplitState: SplitStorage {
  /// Takes the state over.
  public init(_ state: SplitState) { self = state }

  /// Reads the first window's memory where it is.
  public func withMemory<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result { memory.withPointer(body) }

  /// No bytes: there may be references.
  public static func withBytes<Result>(
    at state: UnsafePointer<SplitState>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? { nil }

  /// Derives what is seen of the first window.
  public static func observe(_ simulation: SplitSimulation, _ state: SplitState) -> SplitObservation {
    simulation.observe(state)
  }

  /// Takes one action.
  public static func step(
    _ simulation: SplitSimulation, _ state: inout SplitState, _ observation: inout SplitObservation,
    _ action: SplitAction
  ) -> IgnoreReason? { simulation.step(&state, &observation, action) }

  /// Delivers the oldest event.
  public static func deliverNext(
    _ simulation: SplitSimulation, _ state: inout SplitState, _ observation: inout SplitObservation
  ) -> Bool { simulation.deliverNext(&state, &observation) }

  /// Takes one action and settles; with one window the screen is derived once, at the end.
  public static func settle(
    _ simulation: SplitSimulation, _ state: inout SplitState, _ observation: inout SplitObservation,
    _ action: SplitAction
  ) -> IgnoreReason? {
    guard simulation.hasSecondWindow else {
      return state.withWindow { simulation.settle($0, &observation, action) }
    }
    let reason = simulation.step(&state, &observation, action)
    var turns = 0
    while turns < SplitSimulation.turnLimit, simulation.deliverNext(&state, &observation) { turns += 1 }
    return reason
  }
}

extension SplitSimulation {
  /// Derives what is seen of the first window.
  public func observe(_ state: SplitState) -> SplitObservation { state.readingWindow(observe) }

  /// Takes one action, which is one turn; nil when it was applied, else why it was ignored.
  public func step(
    _ state: inout SplitState, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    if hasSecondWindow { return stepInWindows(&state, &observation, action) }
    return state.withWindow { step($0, &observation, action) }
  }

  /// Delivers the oldest event, which is one turn; false when nothing is pending.
  public func deliverNext(_ state: inout SplitState, _ observation: inout SplitObservation) -> Bool {
    if hasSecondWindow { return landInWindows(&state, &observation) }
    return state.withWindow { deliverNext($0, &observation) }
  }

  /// The most deliveries that one action may cause.
  static let turnLimit = 256

  func settle(_ window: Window, _ observation: inout SplitObservation, _ action: SplitAction) -> IgnoreReason?
  {
    let reason = take(window, &observation, action)
    deliverAll(window, &observation)
    refresh(window, &observation)
    return reason
  }
}
