/// How an app is launched again: after a crash, and after its process was ended.
extension SplitSimulation {
  /// A crash: the app is launched anew, and nothing that was on its way to it arrives; the surroundings are
  /// what they have become.
  func relaunch(_ state: inout SplitState, _ body: inout BodyDescription, _ effects: inout Effects) {
    effects.hasTrapped = true
    let extras = state.extras
    state = launchWindow(at: 0, platform.settledEnvironment(state.platform))
    state.extras = extras
    body = app.body(state.memory, state.platform.environment)
  }

  /// The end of the process and another launch: what the app stored survives, and nothing that was on its way.
  func restart(_ state: inout SplitState, _ body: inout BodyDescription) {
    let environment = platform.settledEnvironment(state.platform)
    state.memory = app.relaunched(state.memory, environment)
    state.updateExtras { $0.events.append(RecordedEvent(event: nil, environment: environment)) }
    body = app.body(state.memory, environment)
    state.platform = PlatformState(environment)
    platform.build(&state.platform, body)
  }
}
