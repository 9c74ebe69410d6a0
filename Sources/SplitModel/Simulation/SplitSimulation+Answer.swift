extension SplitSimulation {
  /// A tap on a button of what is presented: its action runs, and in the same turn the platform writes that it is
  /// dismissed.
  ///
  /// The write names what it concerns, so that the app can ignore it; false when a limit was reached.
  func answer(
    _ presented: ShownView, by response: Platform.Response, _ window: Window, _ body: inout BodyDescription,
    _ effects: inout Effects
  ) -> Bool {
    guard case .tell(.open) = response else { return carryOut(response, window, &body, &effects) }
    let memory = app.fallback(window.memory)
    let write = Platform.Response.tell(.writePresented(presented))
    let isClearedFirst = platform.quirks.contains(.clearsBeforeAction)
    guard carryOut(isClearedFirst ? write : response, window, &body, &effects) else { return false }
    if effects.hasTrapped { return true }
    guard carryOut(isClearedFirst ? response : write, window, &body, &effects) else {
      app.assign(memory, window.memory)
      return false
    }
    return true
  }
}
