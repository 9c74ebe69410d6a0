internal import Foundation

/// The main thread, for machines that have it do what is late: they are played elsewhere and wait for it.
package enum MainThread {
  /// Whether the calling code runs on the main queue, whose thread need not be the first one on Linux.
  package static var isHere: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Does something on the main actor and waits for it.
  ///
  /// It is done in a task, because only there a conformance that is isolated to the main actor is seen by casts. The tasks
  /// that it starts inherit its priority, which is the thread's where it is nil.
  package static func does<Value>(priority: TaskPriority? = nil, _ work: @MainActor () -> Value) -> Value {
    if isHere { return MainActor.assumeIsolated { Carried(value: work()) }.value }
    return withoutActuallyEscaping(work) { work in
      let call = Call(work)
      #if os(Linux)
      // Where no run loop owns the main queue, this runs on the calling thread, which is far quicker than to wait for another.
      DispatchQueue.main.sync { LentMainActor.run(priority) { call.run() } }
      #else
      let isDone = DispatchSemaphore(value: 0)
      Task(priority: priority) { @MainActor in
        call.run()
        isDone.signal()
      }
      isDone.wait()
      #endif
      guard let result = call.result else { preconditionFailure("the main actor did not do its work") }
      return result
    }
  }

  /// Work for the main actor, and then its result; the thread that made it waits meanwhile.
  private final class Call<Value>: @unchecked Sendable {
    private var work: (@MainActor () -> Value)?
    private(set) var result: Value?

    init(_ work: @escaping @MainActor () -> Value) { self.work = work }

    func run() {
      TrapNote.makeStack()
      result = work.map { work in MainActor.assumeIsolated { Carried(value: work()) }.value }
      // The task may outlive its last line, and the work must not.
      work = nil
    }
  }

  /// Lets it do what is ready, as often as said; not from the main thread.
  ///
  /// A task that waits for something comes back to the main actor by way of the other threads, and so does this.
  package static func isGivenUp(times: Int) {
    let hasBeenLast = DispatchSemaphore(value: 0)
    for _ in 0..<times {
      Task.detached {
        await Task.yield()
        await MainActor.run { _ = hasBeenLast.signal() }
      }
      hasBeenLast.wait()
    }
  }

  /// Carries a result off the main actor to code that runs on the main thread.
  private struct Carried<Value>: @unchecked Sendable { let value: Value }
}

#if os(Linux)
/// The main actor on the thread that has its queue: a task there runs at once, and not when the queue comes to it.
///
/// A task asks for the executor of its actor as it is enqueued and again as it begins. The first is `Keeper`, which keeps its job;
/// the second is the main actor's, so that the task stays here. SE-0392 requires one executor for the whole life of an
/// actor; Swift's runtime on Linux allows two.
@globalActor private actor LentMainActor {
  static let shared = LentMainActor()
  private static let keeper = Keeper()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.keeper.isRunning ? MainActor.sharedUnownedExecutor : Self.keeper.asUnownedSerialExecutor()
  }

  /// Runs work in a task; on the main queue only.
  static func run(_ priority: TaskPriority?, _ work: @escaping @Sendable () -> Void) {
    Task(priority: priority) { @LentMainActor in work() }
    guard let job = keeper.job else {
      preconditionFailure("a task was not given to the executor of its actor")
    }
    (keeper.job, keeper.isRunning) = (nil, true)
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    keeper.isRunning = false
  }

  /// Used on the main queue only.
  private final class Keeper: SerialExecutor, @unchecked Sendable {
    var job: UnownedJob?
    var isRunning = false

    func enqueue(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }
  }
}
#endif
