internal import SplitModel

/// What a body declares, and how a router handles events.
struct LiveDescription<Router> {
  var name: String
  let sidebar: LiveSidebar<Router>
  let content: LiveContent<Router>?
  let detail: LiveStack<Router>
  let fullScreen: LiveStack<Router>?
  let sheet: LiveSheet<Router>?
  let inspector: LiveBinding<Router, Bool>?
  let visibility: LiveBinding<Router, ColumnVisibility>?
  let compactColumn: LiveBinding<Router, Column>?
  let style: SplitStyle
  let toggle: ((inout Router) -> Void)?
  let changes: [LiveChange<Router>]
  let environmentChanged: ((inout Router, DeviceEnvironment) -> Void)?
  let scenePhase: ((inout Router, LifePhase) -> Void)?
  let events: [LiveEvent<Router>]
  let environmentCopies: ((Router) -> EnvironmentCopies)?
  let asynchrony: Asynchrony
  let reset: (() -> Void)?  // Clears what outlives a router: singletons, storage
  /// Begins a process; returns what makes the routers of its windows.
  var begin: () -> (Deferred) -> Router

  /// Begins a process where everything that outlives one is cleared.
  func beginAnew() -> (Deferred) -> Router {
    reset?()
    return begin()
  }
}

/// Whether an app is on screen, as a scene's phase tells it.
public enum LifePhase: Hashable, Sendable {
  /// On screen.
  case active
  /// Not on screen: the app was left, or the device locked.
  case background
}
