// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Dispatch
internal import Foundation

/// What publishers deliver later: when what runs now is over, and the views were evaluated.
enum Later {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var work: [() -> Void] = []
  static var isEmpty: Bool { lock.withLock { work.isEmpty } }
  static func run(_ one: @escaping () -> Void) { lock.withLock { work.append(one) } }
  /// Hands over what is due, which is forgotten.
  @discardableResult static func take() -> [() -> Void] {
    lock.withLock {
      defer { work = [] }
      return work
    }
  }
}

extension ViewGraph {
  static var isSomethingLater: Bool { !Later.isEmpty }
  /// What publishers deliver now.
  static func deliveries() -> Due { Later.take().map { work in (Writer("a publisher"), { work() }) } }
}

#if !canImport(Combine)
extension Publisher {
  private func later(keepingLast: Bool = false) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var isOver = false
      var count = 0
      let held = subscribe { value in
        count += 1
        let number = count
        Later.run { if !isOver, !keepingLast || number == count { receive(value) } }
      } end: { completion in
        Later.run { if !isOver { end(completion) } }
      }
      return AnyCancellable {
        isOver = true
        held.cancel()
      }
    }
  }
  /// Delivers when what runs now is over, whatever the scheduler.
  public func receive(on scheduler: some Any, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    later()
  }
  public func subscribe(on scheduler: some Any, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// Delivers when what runs now is over: there is no time.
  public func delay(
    for time: DispatchQueue.SchedulerTimeType.Stride,
    tolerance: DispatchQueue.SchedulerTimeType.Stride? = nil, scheduler: some Any, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { later() }
  /// Delivers the last value when what runs now is over: there is no time.
  public func debounce(
    for time: DispatchQueue.SchedulerTimeType.Stride, scheduler: some Any, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { later(keepingLast: true) }
  /// Ends nothing: there is no time.
  public func timeout(
    _ time: DispatchQueue.SchedulerTimeType.Stride, scheduler: some Any, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Delivers at once: there is no time.
  public func throttle(
    for time: DispatchQueue.SchedulerTimeType.Stride, scheduler: some Any, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

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
#endif
