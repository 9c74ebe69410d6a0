import Foundation

/// What the tasks that begin in a turn of an app hold as long as they live.
final class TaskOrigin: @unchecked Sendable {
  @TaskLocal static var current: TaskOrigin?

  /// Whose tasks begin in the turn.
  let owner: TaskOwner

  init(_ owner: TaskOwner) {
    self.owner = owner
    Self.lock.withLock { Self.owners[Self.address(of: self)] = owner }
  }

  deinit { _ = Self.lock.withLock { Self.owners.removeValue(forKey: Self.address(of: self)) } }

  private static let lock = NSLock()

  /// The owners of the origins there are: what memory says may be stale.
  nonisolated(unsafe) private static var owners: [UInt: TaskOwner] = [:]

  private static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// Where a task keeps its task-local values, in words; nil where it was not found.
  nonisolated(unsafe) private static var place: Int?

  /// Begins a task of which an origin is the only task-local value: a thread of its own has none.
  static func beginTask() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      $current.withValue(TaskOrigin(TaskOwner(app: AppTasks(), after: 0))) { _ = Task {} }
      isDone.signal()
    }
    isDone.wait()
  }

  /// Finds where this runtime keeps task-local values, which is no part of its binary interface, in a job of such a task.
  static func findPlace(in job: UnownedJob) {
    place = TaskMemory.words(40, at: unsafeBitCast(job, to: UInt.self)).firstIndex {
      owner(inValue: $0) != nil
    }
  }

  /// The task that goes on with a job, or for which an actor is about to run, with whose it is, if something tells.
  static func task(behind job: UnownedJob) -> (job: UnownedJob, owner: TaskOwner)? {
    let address = unsafeBitCast(job, to: UInt.self)
    let task =
      switch kind(of: address) {
      case .task: address
      case .afterWait: TaskMemory.word(8, of: address)
      case .actor: queue(ofActorWith: job).map(first) ?? 0
      case nil: 0 as UInt
      }
    guard kind(of: task) == .task, let owner = owner(ofTask: task) else { return nil }
    return (unsafeBitCast(task, to: UnownedJob.self), owner)
  }

  /// The tasks that wait for an actor, if a job is one's, each with whose it is, if something tells.
  static func tasks(behind job: UnownedJob) -> [(job: UnownedJob, owner: TaskOwner?)] {
    var (tasks, next) = ([(job: UnownedJob, owner: TaskOwner?)](), queue(ofActorWith: job).map(first) ?? 0)
    // A job that waits for an actor refers to the next one.
    for _ in 0..<64 where kind(of: next) == .task {
      tasks.append((unsafeBitCast(next, to: UnownedJob.self), owner(ofTask: next)))
      next = TaskMemory.word(2, of: next) & ~7
    }
    return tasks
  }

  /// Where the queue of an actor is, behind its state, if a job is one's.
  static func queue(ofActorWith job: UnownedJob) -> UInt? {
    let address = unsafeBitCast(job, to: UInt.self)
    guard kind(of: address) == .actor else { return nil }
    return TaskMemory.word(8, of: address) &+ UInt(5 * MemoryLayout<UInt>.size)
  }

  /// The first job of a queue.
  static func first(of queue: UInt) -> UInt { TaskMemory.word(0, of: queue) & ~7 }

  /// Whether an actor is about to run several tasks of an app, or some that do not say whose they are.
  static func isOfSeveral(_ job: UnownedJob, of app: AppTasks) -> Bool {
    tasks(behind: job).count { $0.owner.map { $0.app === app } ?? true } > 1
  }

  /// The task that runs on this thread.
  static var currentTask: UnownedJob? {
    typealias Get = @convention(c) () -> UInt
    return get.map { unsafeBitCast($0, to: Get.self)() }.flatMap {
      $0 == 0 ? nil : unsafeBitCast($0, to: UnownedJob.self)
    }
  }
  nonisolated(unsafe) private static let get = dlsym(dlopen(nil, RTLD_NOW), "swift_task_getCurrent")

  private static func owner(ofTask address: UInt) -> TaskOwner? {
    guard let place else { return nil }
    var next = TaskMemory.word(place, of: address)
    for _ in 0..<64 where next != 0 {
      if let owner = owner(inValue: next) { return owner }
      next = TaskMemory.word(0, of: next & ~7)
    }
    return nil
  }

  /// What a job is, by the numbers of Swift's runtime: an actor's lies beside the actor, and a yield or a sleep has its own.
  private enum Kind: UInt { case task = 0, actor = 0xC1, afterWait = 0xC3 }

  /// A job has its kind behind four words.
  private static func kind(of address: UInt) -> Kind? {
    let words = TaskMemory.words(5, at: address)
    return words.count == 5 && words[0] != 0 ? Kind(rawValue: words[4] & 0xFF) : nil
  }

  /// Whose origin a task-local value is: a link to the next one, a key and a type come before it.
  private static func owner(inValue item: UInt) -> TaskOwner? {
    let words = TaskMemory.words(4, at: item & ~7)
    guard words.count == 4, words[1] == address(of: $current) else { return nil }
    return lock.withLock { owners[words[3]] }
  }
}
