internal import SplitModel

/// The phases of the scene: it is inactive before it is active, and again on the way to the background and back.
///
/// - Source: Apple's documentation of `ScenePhase`; that `onChange` sees the first `active` is what apps print at their launch.
extension EvaluatedApp {
  /// Has the first view come back on screen, where tabs or a cover may have taken it off: nothing else does.
  ///
  /// In a design that is compared it comes back whenever its model says so.
  func appearAgain() {
    if graph.mayLeaveScreen || designNames != nil { graph.appearAgain() }
  }

  /// What is around the views after an event; on the way there they handle that the scene is inactive.
  func surroundings(after event: AppEvent, _ environment: DeviceEnvironment) -> Surroundings {
    var surroundings = graph.environment.surroundings
    surroundings.take(environment)
    switch event {
    case .enteredBackground, .locked: return passInactive(surroundings, to: .background)
    case .enteredForeground: return passInactive(surroundings, to: .active)
    case .appeared where awaitsAppearance: return passInactive(surroundings, to: .active)
    default: return surroundings
    }
  }

  /// The launch is over once the first view has appeared.
  func beginActive() {
    guard !awaitsAppearance, graph.canGoOn else { return }
    let active = passInactive(graph.environment.surroundings, to: .active)
    queue.does { graph.update(active, hasRun: false) }
    layout = AppLayout(graph.page)
  }

  /// An app ends in the background, and many save as they go there.
  func endInBackground() {
    guard graph.canGoOn else { return }
    let last = passInactive(graph.environment.surroundings, to: .background)
    queue.does { graph.update(last, hasRun: false) }
  }

  private func passInactive(_ surroundings: Surroundings, to phase: ScenePhase) -> Surroundings {
    var surroundings = surroundings
    if graph.environment.scenePhase != phase, graph.environment.scenePhase != .inactive {
      surroundings.scenePhase = .inactive
      queue.does { graph.update(surroundings, hasRun: false) }
    }
    surroundings.scenePhase = phase
    return surroundings
  }
}
