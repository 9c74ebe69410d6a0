import Foundation

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Decides when tasks of the code under test go on.
package protocol TaskControl: Sendable {
  /// Begins a turn of an app, on a thread that plays; others wait until it ends.
  func begin(_ app: AppTasks)
  /// Calls the code under test on the main actor; what it starts, detached tasks too, is kept.
  func call<Result>(_ work: () -> Result) -> Result
  /// Calls code of an app on the main actor between its turns, such as what its views show; what it starts is the app's.
  func call<Result>(_ app: AppTasks, _ work: () -> Result) -> Result
  /// Ends a turn.
  func end() -> TaskTurn
  /// Has a step done by the next `settle`.
  func release(_ step: TaskStep)
  /// Does what was released and lets the main actor settle; not from the main thread.
  ///
  /// - Parameter changes: What follows from what was changed; done on the main actor whenever it has settled.
  func settle(_ changes: @escaping () -> Bool)
}

/// The control over the tasks of this process.
package enum Tasks {
  /// The priority by which tasks of the code under test are known; no other code uses it.
  package static let priority = TaskPriority(rawValue: 23)
  /// Nil where the runtime has no hook, or is older than task executors.
  package static let control: (any TaskControl)? = {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    return ControlledTasks.shared
  }()
}

/// Keeps what tasks of the code under test would do off the main actor until a trace has it done.
///
/// Swift's runtime hands each job of its global executor to a hook where one is set (`swift_task_enqueueGlobal_hook`, on
/// Apple's systems and on Linux). Jobs of the code under test are known by the priority of the task that calls it or by the
/// origin of its tasks, which they inherit, and by the thread; all others go on as before. What is isolated to the main
/// actor runs there, in order, while the thread that plays waits.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class ControlledTasks: TaskControl, @unchecked Sendable {
  static let shared: ControlledTasks? = {
    guard
      let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
    else { return nil }
    let tasks = ControlledTasks()
    let hook = symbol.assumingMemoryBound(to: Hook?.self)
    hook.pointee = { job, original in
      if TaskOrigin.current != nil { TaskOrigin.findPlace(in: job) }
      original(job)
    }
    TaskOrigin.beginTask()
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    DefaultExecutor.install { job, sleep in tasks.keepsStep(job, sleep: sleep) }
    #endif
    hook.pointee = { job, original in
      if ControlledTasks.shared?.keeps(job) != true { original(job) }
    }
    return tasks
  }()

  /// How many turns the main actor gets until it counts as settled.
  private static let rounds = 4
  /// How often what was changed may change something again.
  private static let mostChanges = 16
  /// How many actors are known that have something to do.
  private static let mostActors = 32

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private let turn = DispatchSemaphore(value: 1)
  private let lock = NSLock()
  /// The app whose turn it is, or was.
  private var app = AppTasks()
  /// The apps of tasks that do not say whose they are, such as detached ones, by the runtime's numbers for them.
  private var owners: [UInt64: Owner] = [:]
  private struct Owner {
    weak var app: AppTasks?
    let after: UInt64
  }
  /// What goes on at once: a task that changes its executor and waits for nothing.
  private var ready: [UnownedJob] = []
  private var released: [TaskStep] = []
  /// What actors have to do, the last ones: one that outlives a launch, as a static one does, may be kept by an earlier one.
  private var actorJobs: [ActorJob] = []
  /// The task of which a step is being done: what yields or sleeps is a job of another number, or of none.
  private var running: TaskStep?
  private lazy var origin = TaskOrigin(owner)
  /// The last task that has begun, of whomever.
  private var lastTask: UInt64 = 0
  /// Whose the tasks are that begin now.
  private var owner: TaskOwner { TaskOwner(app: app, after: lastTask) }
  private var isOfSeveral = false
  private var isInTurn = false
  private var isInEvent = false
  private var player: pthread_t?
  private lazy var executor = StepExecutor(self)

  func call<Result>(_ work: () -> Result) -> Result {
    let origin = lock.withLock {
      isInEvent = true
      return self.origin
    }
    defer { lock.withLock { isInEvent = false } }
    return TaskOrigin.$current.withValue(origin, operation: work)
  }

  func call<Result>(_ app: AppTasks, _ work: () -> Result) -> Result {
    let origin = TaskOrigin(TaskOwner(app: app, after: lock.withLock { lastTask }))
    return TaskOrigin.$current.withValue(origin, operation: work)
  }

  func begin(_ app: AppTasks) {
    turn.wait()
    lock.withLock {
      (self.app, isInTurn) = (app, true)
      origin = TaskOrigin(owner)
      if owners.count > 1000 { owners = owners.filter { $0.value.app != nil } }
    }
  }

  func end() -> TaskTurn {
    defer { turn.signal() }
    return lock.withLock {
      takeActorJobs()
      defer { (app.kept, origin, isOfSeveral, isInTurn) = ([], TaskOrigin(owner), false, false) }
      return TaskTurn(
        steps: app.kept, isOfSeveral: isOfSeveral, lastTask: lastTask,
        haveEnded: { [weak origin] in origin == nil })
    }
  }

  /// Whether this is the thread that does a step.
  private var isPlayer: Bool { player.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

  func release(_ step: TaskStep) { lock.withLock { released.append(step) } }

  /// Takes what actors have to do for which tasks of the app wait, and which another app has kept.
  private func takeActorJobs() {
    for actor in actorJobs where actor.app !== app && actor.hasNews {
      guard let waiting = TaskOrigin.tasks(behind: actor.job).first(where: { $0.owner?.app === app }),
        let owner = waiting.owner
      else { continue }
      actor.app = app
      app.kept.append(
        TaskStep(
          task: TaskStep.number(waiting.job), of: owner, isFromOutside: false, actor.job,
          own: waiting.job, actor: actor))
    }
  }

  /// Whether a step is still to be done: what an actor has to do another app may have had done.
  private func begins(_ step: TaskStep) -> Bool {
    guard let actor = step.actor else { return true }
    defer {
      actor.isDone = true
      actorJobs.removeAll { $0 === actor }
    }
    return !actor.isDone
  }

  func settle(_ changes: @escaping () -> Bool) {
    settleMain(changes)
    while let step = lock.withLock({ released.isEmpty ? nil : released.removeFirst() }) {
      guard lock.withLock({ begins(step) }) else { continue }
      // What the step has the main actor do is queued behind this, and so is done when an actor that it leaves has let go of it.
      let isOver = DispatchSemaphore(value: 0)
      DispatchQueue.main.async {
        // A step may wait for the main queue, which then does what it is to do.
        _ = isOver.wait(timeout: .now() + 0.5)
      }
      lock.withLock {
        (player, running) = (pthread_self(), step)
        isOfSeveral = isOfSeveral || TaskOrigin.isOfSeveral(step.job, of: app)
      }
      var next: UnownedJob? = step.job
      while let job = next {
        job.runSynchronously(on: executor.asUnownedTaskExecutor())
        next = lock.withLock { ready.isEmpty ? nil : ready.removeFirst() }
      }
      lock.withLock { (player, running) = (nil, nil) }
      isOver.signal()
      settleMain(changes)
    }
  }

  /// Waits until the main actor has had its turns, and again as long as `changes` has done something.
  private func settleMain(_ changes: @escaping () -> Bool) {
    nonisolated(unsafe) let changes = changes
    for _ in 0..<Self.mostChanges {
      // What is on the main queue has its turn first; each round has what the round before has put there.
      for _ in 0..<Self.rounds { DispatchQueue.main.sync {} }
      let hasChanged = MainThread.does(priority: Tasks.priority) {
        if let task = TaskOrigin.currentTask.flatMap(TaskStep.number) { lock.withLock { lastTask = task } }
        return call(changes)
      }
      if !hasChanged { return }
    }
  }

  /// Takes a job where it is one of the code under test.
  private func keeps(_ job: UnownedJob) -> Bool {
    let isMain = MainThread.isHere
    return lock.withLock {
      let marked = TaskOrigin.task(behind: job)
      let task = TaskStep.number(marked?.job ?? job)
      var owner = marked?.owner ?? self.owner(of: task)
      if isPlayer, owner == nil || owner?.app === app {
        ready.append(job)
        return true
      }
      if owner == nil, isMain {
        // It begins in the turn of an app, or in a task of one.
        let begins = isInEvent || job.priority.rawValue == Tasks.priority.rawValue
        owner = TaskOrigin.current?.owner ?? (begins ? origin.owner : nil)
        if let owner, let task { owners[task] = Owner(app: owner.app, after: owner.after) }
      }
      guard let owner else { return false }
      let isFromOutside = !isMain || !isInTurn || owner.app !== app
      let actor = TaskOrigin.queue(ofActorWith: job).map { ActorJob(job, of: owner.app, queue: $0) }
      if let actor { actorJobs = (actorJobs + [actor]).suffix(Self.mostActors) }
      owner.app.kept.append(
        TaskStep(
          task: task, of: owner, isFromOutside: isFromOutside, job, own: marked?.job, actor: actor))
      return true
    }
  }

  /// Whose a task is that does not say it.
  private func owner(of task: UInt64?) -> TaskOwner? {
    guard let known = task.flatMap({ owners[$0] }), let app = known.app else { return nil }
    return TaskOwner(app: app, after: known.after)
  }

  /// Keeps what the step that is being done waits with; not on another thread than its own.
  private func keepsStep(_ job: UnownedJob, sleep: Int?) -> Bool {
    lock.withLock {
      guard isPlayer else { return false }
      let owner = TaskOrigin.currentTask.flatMap(TaskOrigin.task)?.owner
      (owner?.app ?? app).kept.append(
        TaskStep(after: running, of: owner ?? origin.owner, sleep: sleep, job))
      return true
    }
  }

  fileprivate func keep(_ job: UnownedJob, sleep: Int?) {
    if keepsStep(job, sleep: sleep) { return }
    // Whoever wakes it on another thread stands outside.
    let (task, marked) = (TaskStep.number(job), TaskOrigin.task(behind: job))
    lock.withLock {
      let owner = marked?.owner ?? owner(of: task) ?? origin.owner
      owner.app.kept.append(TaskStep(task: task, of: owner, isFromOutside: true, job))
    }
  }
}

/// Where steps are done: what yields or sleeps there is kept again.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class StepExecutor: TaskExecutor, @unchecked Sendable {
  private unowned let tasks: ControlledTasks

  init(_ tasks: ControlledTasks) { self.tasks = tasks }

  func enqueue(_ job: consuming ExecutorJob) { tasks.keep(UnownedJob(job), sleep: nil) }
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
extension StepExecutor: SchedulingExecutor {
  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, after delay: Time.Duration, tolerance: Time.Duration?, clock: Time
  ) {
    tasks.keep(UnownedJob(job), sleep: DefaultExecutor.tenths(delay))
  }

  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, at instant: Time.Instant, tolerance: Time.Duration?, clock: Time
  ) {
    tasks.keep(UnownedJob(job), sleep: DefaultExecutor.tenths(clock.now.duration(to: instant)))
  }
}
#endif
