/// A step of a task that waits to be done.
package struct TaskStep: Sendable {
  /// What tells tasks apart, a number that grows as they begin; nil for a step of no task.
  package let task: UInt64?
  /// The last task that had begun before the turn in which this one began, or the first of those that led to it.
  package let after: UInt64
  /// How long the task sleeps, in tenths of a second; nil where it does not sleep.
  package let sleep: Int?
  /// Whether a queue, a thread or a network request woke the task.
  package let isFromOutside: Bool
  let job: UnownedJob
  /// What an actor has to do, if that is the job.
  let actor: ActorJob?
  /// Those of the job, and of the step before it.
  private let frames: [TaskFrames]

  /// A step of a job; where that is an actor's, `own` is the task behind it.
  init(
    task: UInt64?, of owner: TaskOwner, isFromOutside: Bool, _ job: UnownedJob, own: UnownedJob? = nil,
    actor: ActorJob? = nil
  ) {
    self.actor = actor
    (self.task, after, self.isFromOutside, self.job) = (task, owner.after, isFromOutside, job)
    (sleep, frames) = (nil, [TaskFrames(own ?? job)])
  }

  /// What yields or sleeps: a job of its own, which has no functions or those of Swift.
  init(after step: TaskStep?, of owner: TaskOwner, sleep: Int?, _ job: UnownedJob) {
    // An actor's step may be of several tasks.
    task = TaskOrigin.currentTask.flatMap(Self.number) ?? step?.task
    (self.sleep, after, isFromOutside, self.job, actor) = (sleep, owner.after, false, job, nil)
    frames = [TaskFrames(job)] + (step?.frames.suffix(1) ?? [])
  }

  /// The number of a job's task; nil for one of no task.
  static func number(_ job: UnownedJob) -> UInt64? {
    UInt64(job.description.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The function of the code under test in which it waits; nil where nothing knows its name.
  package var function: String? { frames.lazy.compactMap(\.function).first }
}
