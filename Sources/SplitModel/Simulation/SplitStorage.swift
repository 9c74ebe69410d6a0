/// How a simulation's states are stored: flat for one window of a flat app, else with references.
public protocol SplitStorage: Hashable, Sendable {
  /// What the platform remembers of the first window.
  var platform: PlatformState { get }
  /// The second window's state; nil where there is none.
  var second: SplitState? { get }
  /// The events that the app has handled since its launch; empty unless the simulation records them.
  var events: [RecordedEvent] { get }
  /// Whether nothing is in flight.
  var isAtRest: Bool { get }

  /// Stores a state.
  init(_ state: SplitState)
  /// Reads the first window's memory where it is.
  func withMemory<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result
  /// The bytes by which states differ; nil where the state is more than bytes.
  static func withBytes<Result>(
    at state: UnsafePointer<Self>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result?

  /// Derives what is seen of a state.
  static func observe(_ simulation: SplitSimulation, _ state: Self) -> SplitObservation
  /// Takes one action, which is one turn; nil when it was applied, else why it was ignored.
  static func step(
    _ simulation: SplitSimulation, _ state: inout Self, _ observation: inout SplitObservation,
    _ action: SplitAction
  ) -> IgnoreReason?
  /// Delivers the oldest event; false when nothing is pending.
  static func deliverNext(
    _ simulation: SplitSimulation, _ state: inout Self, _ observation: inout SplitObservation
  ) -> Bool
  /// Takes one action and settles.
  static func settle(
    _ simulation: SplitSimulation, _ state: inout Self, _ observation: inout SplitObservation,
    _ action: SplitAction
  ) -> IgnoreReason?
}
