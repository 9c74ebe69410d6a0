/// How a button of an alert or a dialog is tapped.
extension SplitSimulation {
  /// A tap on a button of what is presented: its action runs, and the platform writes that nothing is presented any
  /// longer, in the same turn.
  ///
  /// Where the app has put something else in its place meanwhile, that is for the app to see: the write names what
  /// it speaks of. Anything else that happens is carried out as it is; false when a bound was reached.
  func answer(
    _ presented: ShownView, by response: Platform.Response, _ state: inout SplitState,
    _ body: inout BodyDescription, _ effects: inout Effects
  ) -> Bool {
    guard case .tell(.open) = response else { return carryOut(response, &state, &body, &effects) }
    let memory = state.memory
    let write = Platform.Response.tell(.writePresented(presented))
    let isClearedFirst = platform.quirks.contains(.clearsBeforeAction)
    guard carryOut(isClearedFirst ? write : response, &state, &body, &effects) else { return false }
    if effects.hasTrapped { return true }
    guard carryOut(isClearedFirst ? response : write, &state, &body, &effects) else {
      state.memory = memory
      return false
    }
    return true
  }
}
