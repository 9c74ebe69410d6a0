// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(Combine)
public import Dispatch
public import Foundation

extension DispatchQueue {
  /// A time of a queue.
  public struct SchedulerTimeType {
    /// A length of time; nothing waits for it.
    public struct Stride: ExpressibleByFloatLiteral, Sendable {
      public init(floatLiteral value: Double) {}
      public init(integerLiteral value: Int) {}
      init() {}
      public static func seconds(_ seconds: Double) -> Stride { Stride() }
      public static func seconds(_ seconds: Int) -> Stride { Stride() }
      public static func milliseconds(_ milliseconds: Int) -> Stride { Stride() }
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride: ExpressibleByIntegerLiteral {}

extension Timer {
  /// A timer that sends dates; it never fires, because there is no time.
  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Starts it with the first who receive.
    public func autoconnect() -> TimerPublisher { self }
    public func connect() -> AnyCancellable { AnyCancellable {} }
    /// Receives nothing.
    public func subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable { AnyCancellable {} }
  }
  /// A timer that never fires, because there is no time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
#endif
