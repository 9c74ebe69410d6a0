/// Whose the tasks of an app are: of what one launch has begun, for as long as its process lives.
package final class AppTasks: @unchecked Sendable {
  /// What waits to be taken at the end of the app's turn; for who has the control's lock.
  var kept: [TaskStep] = []
  /// What the app's tasks find when they go on; set on the main actor, as the app is launched.
  package weak var found: AnyObject?

  /// Those of the app whose code runs here, where they are controlled.
  package static var here: AppTasks? { TaskOrigin.current?.owner.app }

  /// Work that is of the app whose code runs here, and follows on what led to it, wherever it is done; nil where none runs.
  package static func carrying(_ work: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)? {
    guard let origin = TaskOrigin.current else { return nil }
    return { TaskOrigin.$current.withValue(origin) { work() } }
  }

  /// No tasks yet.
  package init() {}
}

struct TaskOwner: Sendable {
  let app: AppTasks
  /// The last task that had begun before the turn in which this one began, or the first of those that led to it.
  let after: UInt64
}

/// What tasks have done in a turn of an app.
package struct TaskTurn: Sendable {
  /// The steps of the app that wait, in their order.
  package let steps: [TaskStep]
  /// Whether an actor did the steps of several tasks.
  package let isOfSeveral: Bool
  /// The number of the last task that had begun when the turn ended, of whomever; those that begin later have higher ones.
  package let lastTask: UInt64
  /// Whether every task that began in the turn has ended.
  package let haveEnded: @Sendable () -> Bool
}
