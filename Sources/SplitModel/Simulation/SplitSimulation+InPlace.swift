/// What engines read of every state, in place.
extension SplitSimulation {
  /// Why the screen refuses an action while nothing is in flight; `step` returns the same.
  @inline(__always) public func refuseAtRest(
    _ action: SplitAction, _ observation: inout SplitObservation
  ) -> IgnoreReason? {
    let reason: IgnoreReason?
    switch action {
    case .deliver: reason = .nothingInFlight
    case .call(let call, let argument):
      reason = Int(call) < calls.count && argument < calls[Int(call)] ? nil : .noSuchCall
    case .rotate, .resize: reason = platform.refusal(ofGeometry: action, observation.screen.environment)
    default: reason = observation.screen.refusal(of: action)
    }
    if reason != nil { observation.effects = Effects() }
    return reason
  }
}
