extension SplitSimulation {
  /// Takes one action and lets everything land, 256 deliveries at most; the screen is derived once, at the end.
  ///
  /// Answers nil when the action was applied, else why it was ignored.
  @inlinable
  public func settle(
    _ state: inout State, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    let reason = take(&state, &observation, action)
    var turns = 0
    while turns < 256, !state.platform.queue.isEmpty {
      _ = landOne(&state, &observation)
      turns += 1
    }
    refresh(state, &observation)
    return reason
  }

  /// A design played with nobody looking on, for comparing what looking on costs.
  ///
  /// It takes every turn that `step` and `land` take. The screen is derived once before an action and only as far
  /// as the platform decides by it, never between turns, and nothing is derived for rules.
  public struct Bare {
    /// The state now.
    @inlinable public var state: State { current }
    @usableFromInline var current: State
    @usableFromInline var observation: SplitObservation
    @usableFromInline var isDrawn = true
    @usableFromInline let simulation: SplitSimulation

    /// Begins at a state.
    public init(_ simulation: SplitSimulation, at state: State) {
      self.simulation = simulation
      current = state
      observation = simulation.observe(state)
    }

    /// Takes one action; false when it was ignored.
    @inlinable
    @discardableResult
    public mutating func step(_ action: SplitAction) -> Bool {
      if !isDrawn { simulation.drawScreen(current, &observation) }
      isDrawn = simulation.take(&current, &observation, action) != nil
      return !isDrawn
    }

    /// Lands what waits longest; false when nothing waits.
    @inlinable
    public mutating func land() -> Bool {
      if current.platform.queue.isEmpty { return false }
      if simulation.landOne(&current, &observation) { isDrawn = false }
      return true
    }
  }
}
