#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

/// The main actor's executor, which says what is handed to it, and by whom that is seen: no hook sees it.
@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
final class NotingMainExecutor: MainExecutor, @unchecked Sendable {
  /// Is called with a job on the thread, and in the task, that hands it over.
  typealias Noting = @Sendable (UnownedJob) -> Void

  private let original: any MainExecutor
  private let notes: Noting

  init(_ original: any MainExecutor, _ notes: @escaping Noting) {
    (self.original, self.notes) = (original, notes)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    notes(job)
    original.enqueue(ExecutorJob(job))
  }

  func run() throws { try original.run() }
  func runUntil(_ condition: () -> Bool) throws { try original.runUntil(condition) }
  func stop() { original.stop() }
  func checkIsolated() { original.checkIsolated() }
  func isIsolatingCurrentContext() -> Bool? { original.isIsolatingCurrentContext() }
}

@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
extension NotingMainExecutor: SchedulingExecutor {
  /// Where the platform's schedules nothing, the default executor does, which hands the job back.
  private var scheduling: (any SchedulingExecutor)? {
    original as? any SchedulingExecutor ?? PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor
  }

  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, after delay: Time.Duration, tolerance: Time.Duration?, clock: Time
  ) { scheduling?.enqueue(job, after: delay, tolerance: tolerance, clock: clock) }

  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, at instant: Time.Instant, tolerance: Time.Duration?, clock: Time
  ) { scheduling?.enqueue(job, at: instant, tolerance: tolerance, clock: clock) }
}
#endif
