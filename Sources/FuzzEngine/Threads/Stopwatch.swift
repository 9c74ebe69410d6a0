/// Measures the time from its making until it is stopped for the first time, from any thread.
final class Stopwatch: Sendable {
  private let began = ContinuousClock().now
  private let duration = Locked(Duration?.none)

  func stop() { duration.with { $0 = $0 ?? (ContinuousClock().now - began) } }

  /// The seconds until then; nil where it was never stopped.
  var seconds: Double? { duration.with { $0?.seconds } }
}
