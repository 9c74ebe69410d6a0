extension SplitSimulation {
  /// A crash: the app is launched again in the surroundings as they are, and nothing in flight arrives.
  func relaunch(_ window: Window, _ body: inout BodyDescription, _ effects: inout Effects) {
    effects.hasTrapped = true
    let launched = launchWindow(at: 0, platform.settledEnvironment(window.platform))
    window.platform = launched.platform
    app.assign(launched.memory, window.memory)
    body = app.body(window.memory, window.platform.environment)
  }

  /// The end of the process and another launch: what the app stored survives, and nothing that was on its way.
  func restart(_ window: Window, _ body: inout BodyDescription) {
    let environment = platform.settledEnvironment(window.platform)
    app.relaunch(window.memory, environment)
    window.events?.append(RecordedEvent(event: nil, environment: environment))
    body = app.body(window.memory, environment)
    window.platform = PlatformState(environment)
    platform.build(&window.platform, body)
    if app.appearsLate(0) { window.platform.queue.send(Delivery(.appearance)) }
  }
}
