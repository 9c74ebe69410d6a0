extension SplitSimulation {
  /// Takes one action and lets everything land, 256 deliveries at most; the screen is derived once, at the end.
  ///
  /// Answers nil when the action was applied, else why it was ignored.
  public func settle(
    _ state: inout SplitState, _ observation: inout SplitObservation, _ action: SplitAction
  ) -> IgnoreReason? {
    if hasSecondWindow {
      let reason = stepInWindows(&state, &observation, action)
      var turns = 0
      while turns < 256, landInWindows(&state, &observation) { turns += 1 }
      return reason
    }
    let reason = take(&state, &observation, action)
    var turns = 0
    while turns < 256, !state.platform.queue.isEmpty {
      _ = landOne(&state, &observation)
      turns += 1
    }
    refresh(state, &observation)
    return reason
  }
}
