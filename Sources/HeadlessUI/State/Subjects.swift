// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(Combine)
public import Foundation

/// How a publisher ends.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    /// It has sent everything.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Sends a value to all who receive, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers: [(Int, (Output) -> Void)] = []
  private var count = 0
  private var isOver = false
  public init() {}
  /// Sends a value, unless the end was sent.
  public func send(_ value: Output) {
    guard !isOver else { return }
    for receiver in receivers { receiver.1(value) }
  }
  public func send() where Output == Void { send(()) }
  /// Ends it: later values are not sent.
  public func send(completion: Subscribers.Completion<Failure>) { isOver = true }
  /// Receives the values that come.
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    count += 1
    let number = count
    receivers.append((number, receive))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.0 == number } }
  }
}

/// Sends one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let value: Output
  public init(_ output: Output) { value = output }
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return AnyCancellable {}
  }
}

extension AnyPublisher {
  /// A publisher of a closure that starts it.
  init(starting begin: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.init(Started(begin: begin))
  }
  private struct Started: Publisher {
    let begin: (@escaping (Output) -> Void) -> AnyCancellable
    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { begin(receive) }
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in subscribe { receive(transform($0)) } }
  }
  /// Changes each value, and drops nil.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure>
  {
    AnyPublisher { receive in subscribe { if let value = transform($0) { receive(value) } } }
  }
  /// Drops what does not fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
  }
  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return subscribe { if left > 0 { left -= 1 } else { receive($0) } }
    }
  }
  /// Drops values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { receive in
      var last: Output?
      return subscribe { value in
        guard last != value else { return }
        last = value
        receive(value)
      }
    }
  }
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let (first, second) = (subscribe(receive), other.subscribe(receive))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
  /// The last values of both, once there are two.
  public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { receive in
      var left: Output?
      var right: Other.Output?
      func send() { if let left, let right { receive((left, right)) } }
      let first = subscribe {
        left = $0
        send()
      }
      let second = other.subscribe {
        right = $0
        send()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
  /// Delivers at once, whatever the scheduler.
  public func receive(on scheduler: some Any, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// Delivers at once: there is no time.
  public func debounce(
    for time: DispatchQueue.SchedulerTimeType.Stride, scheduler: some Any
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Delivers at once: there is no time.
  public func throttle(
    for time: DispatchQueue.SchedulerTimeType.Stride, scheduler: some Any, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Receives values until the result is cancelled or released; the end is not delivered.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue) }
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { subscribe { object[keyPath: path] = $0 } }
}

extension AnyCancellable {
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable { collection.append(self) }
}

extension NotificationCenter {
  /// Sends each notification of a name when it is posted.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    let center = self
    return AnyPublisher { receive in
      nonisolated(unsafe) let receive = receive
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
        receive($0)
      }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
#endif
