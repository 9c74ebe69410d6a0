#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

/// Swift's default executor, but for what a controlled step does there.
///
/// A step that has left an actor yields and sleeps on the default executor, which no hook sees.
@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
final class DefaultExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  /// Takes a job, with how long it sleeps, if it is of a step that is being done.
  typealias Keeping = @Sendable (UnownedJob, _ sleep: Int?) -> Bool

  private let original: any TaskExecutor & SchedulingExecutor
  private let keeps: Keeping

  private init(_ original: any TaskExecutor & SchedulingExecutor, _ keeps: @escaping Keeping) {
    (self.original, self.keeps) = (original, keeps)
  }

  /// Takes the place of the default executor for the rest of the process.
  static func install(keeping keeps: @escaping Keeping) {
    let known = PlatformExecutorFactory.defaultExecutor
    guard let original = known as? any TaskExecutor & SchedulingExecutor else { return }
    Factory.own = DefaultExecutor(original, keeps)
    createExecutors(factory: Factory.self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !keeps(job, nil) { original.enqueue(job) }
  }

  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, after delay: Time.Duration, tolerance: Time.Duration?, clock: Time
  ) {
    let job = UnownedJob(job)
    if keeps(job, Self.tenths(delay)) { return }
    original.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, at instant: Time.Instant, tolerance: Time.Duration?, clock: Time
  ) {
    let job = UnownedJob(job)
    if keeps(job, Self.tenths(clock.now.duration(to: instant))) { return }
    original.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
  }

  /// Rounded up, since some time has gone by already.
  static func tenths<Delay>(_ delay: Delay) -> Int {
    (delay as? Duration).map { Int(($0.seconds * 10).rounded(.up)) } ?? 0
  }

  private enum Factory: ExecutorFactory {
    nonisolated(unsafe) static var own: (any TaskExecutor)?
    static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }
    static var defaultExecutor: any TaskExecutor { own ?? PlatformExecutorFactory.defaultExecutor }
  }
}

@_silgen_name("swift_createExecutors")
private func createExecutors<Factory: ExecutorFactory>(factory: Factory.Type)
#endif
