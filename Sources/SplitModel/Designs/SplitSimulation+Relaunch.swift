/// How an app is launched again: after a crash, and after its process was ended.
extension SplitSimulation {
  /// A crash: the app is launched anew, and nothing that was on its way to it arrives; the surroundings are
  /// what they have become.
  @usableFromInline
  func relaunch(_ state: inout State, _ body: inout BodyDescription, _ effects: inout Effects) {
    effects.hasTrapped = true
    state = launch(at: 0, platform.settledEnvironment(state.platform))
    body = design.body(state.memory, state.platform.environment)
  }

  /// The end of the process and another launch: what the app stored survives, and nothing that was on its way.
  @usableFromInline
  func restart(_ state: inout State, _ body: inout BodyDescription) {
    let environment = platform.settledEnvironment(state.platform)
    state.memory = design.relaunched(state.memory, environment)
    body = design.body(state.memory, environment)
    state.platform = PlatformState(environment)
    platform.build(&state.platform, body)
  }
}
