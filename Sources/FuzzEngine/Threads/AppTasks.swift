/// Whose the tasks of an app are: of what one launch has begun, for as long as its process lives.
package final class AppTasks: @unchecked Sendable {
  /// What waits to be taken at the end of the app's turn; for who has the control's lock, as all here.
  var kept: [TaskStep] = []
  var isLaunched = false

  /// No tasks yet.
  package init() {}
}

/// Whose a task is.
struct TaskOwner: Sendable {
  let app: AppTasks
  /// Whether it began at the launch, or a task of the launch began it.
  let isOfLaunch: Bool
}
