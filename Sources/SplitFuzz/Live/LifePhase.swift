/// Whether an app is on screen, as a scene's phase tells it.
public enum LifePhase: Hashable, Sendable {
  /// On screen.
  case active
  /// Not on screen: the app was left, or the device locked.
  case background
}
