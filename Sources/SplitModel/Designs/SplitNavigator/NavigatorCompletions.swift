/// What is to run once an event has taken effect on screen: each exactly once, in the order of the events, and only if
/// there was an effect.
///
/// The app asks for what is due when its views have been updated, for instance at the end of an animation.
public struct NavigatorCompletions<Completion> {
  private var waiting: [Completion] = []

  /// Begins with none.
  public init() {}

  /// Keeps what is to run after an event, if the event changed where the app is.
  public mutating func run(_ completion: Completion, after reasons: NavigatorReasons) {
    if !reasons.isDisjoint(with: .changes) { waiting.append(completion) }
  }

  /// What is due now that the views have been updated.
  public mutating func settled() -> [Completion] {
    defer { waiting = [] }
    return waiting
  }
}

extension NavigatorReasons {
  /// What a person sees of an event.
  public static let changes: Self = [
    .sidebarOpened, .sidebarClosed, .sectionChanged, .trailChanged, .coverChanged, .presentationChanged,
    .columnsChanged,
  ]
}
