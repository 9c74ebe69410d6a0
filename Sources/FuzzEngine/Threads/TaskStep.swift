/// A step of a task that waits to be done.
package struct TaskStep: Sendable {
  /// What tells tasks apart; nil for a step of no task.
  package let task: String?
  /// How long the task sleeps, in tenths of a second; nil where it does not sleep.
  package let sleep: Int?
  /// Whether a queue, a thread or a network request woke the task.
  package let isFromOutside: Bool
  /// Whether the task began at the launch, or a task of the launch began it.
  package let isOfLaunch: Bool
  let job: UnownedJob
  /// Those of the job, and of the step before it.
  private let frames: [TaskFrames]

  /// A step of a job; where that is an actor's, `own` is the task behind it.
  init(
    task: String?, isFromOutside: Bool, isOfLaunch: Bool, _ job: UnownedJob, own: UnownedJob? = nil
  ) {
    (self.task, self.isFromOutside, self.isOfLaunch, self.job) = (task, isFromOutside, isOfLaunch, job)
    (sleep, frames) = (nil, [TaskFrames(own ?? job)])
  }

  /// What yields or sleeps: a job of its own, which has no functions or those of Swift.
  init(after step: TaskStep?, sleep: Int?, isOfLaunch: Bool, _ job: UnownedJob) {
    // An actor's step may be of several tasks.
    task = TaskOrigin.currentTask.flatMap(Self.name) ?? step?.task
    (self.sleep, self.isOfLaunch, isFromOutside, self.job) = (sleep, isOfLaunch, false, job)
    frames = [TaskFrames(job)] + (step?.frames.suffix(1) ?? [])
  }

  /// What tells a job's task apart; nil for one of no task.
  static func name(_ job: UnownedJob) -> String? {
    let text = job.description
    return text.hasSuffix("(id: nil)") ? nil : text
  }

  /// The function of the code under test in which it waits; nil where nothing knows its name.
  package var function: String? { frames.lazy.compactMap(\.function).first }
}
