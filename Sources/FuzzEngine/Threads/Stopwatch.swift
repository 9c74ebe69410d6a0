internal import Foundation

/// Measures the time from its making until it is stopped for the first time, from any thread.
final class Stopwatch: @unchecked Sendable {
  private let lock = NSLock()
  private let began = ContinuousClock().now
  private var duration: Duration?

  func stop() { lock.withLock { duration = duration ?? (ContinuousClock().now - began) } }

  /// The seconds until then; nil where it was never stopped.
  var seconds: Double? { lock.withLock { duration?.seconds } }
}
