/// What an actor has to do for the tasks that wait for it, once a trace has it done.
///
/// An actor does nothing else before, also for tasks of other launches, which share one that is static.
final class ActorJob: @unchecked Sendable {
  let job: UnownedJob
  /// The last app that has it among its steps.
  weak var app: AppTasks?
  var isDone = false
  private let queue: UInt
  private var first: UInt

  init(_ job: UnownedJob, of app: AppTasks, queue: UInt) {
    (self.job, self.app, self.queue, first) = (job, app, queue, TaskOrigin.first(of: queue))
  }

  /// Whether another task has come to wait since this was called last.
  var hasNews: Bool {
    let last = first
    first = TaskOrigin.first(of: queue)
    return first != last
  }
}
