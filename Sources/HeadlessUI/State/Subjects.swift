// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Combine)

/// A publisher whose values are sent by code.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void { public func send() { send(()) } }

/// Sends a value to all who receive, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  public init() {}
  /// Sends a value, unless the end was sent.
  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  /// Receives the values that come.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add(receive, end) }
}

/// Sends a value to all who receive, and keeps the last.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    current = value
    receivers.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  /// Receives the last value and those that come.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if receivers.completion == nil { receive(current) }
    return receivers.add(receive, end)
  }
}

/// Sends one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let value: Output
  public init(_ output: Output) { value = output }
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { [value].publisher.subscribe(receive, end: end) }
}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    ends = completeImmediately
  }
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if ends { end(.finished) }
    return AnyCancellable {}
  }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    end(.failure(error))
    return AnyCancellable {}
  }
}

/// Sends one value, or fails, once the work that it begins at once has come to that.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let receivers = Receivers<Output, Failure>()
  private var result: Result<Output, Failure>?
  public init(_ fulfil: @escaping (@escaping Promise) -> Void) {
    fulfil { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        receivers.send(value)
        receivers.end(.finished)
      case .failure(let error): receivers.end(.failure(error))
      }
    }
  }
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if case .success(let value) = result { receive(value) }
    return receivers.add(receive, end)
  }
}

extension Sequence {
  /// Sends each element.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Result {
  /// Sends the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}
#endif
