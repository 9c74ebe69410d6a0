// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Combine)
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, end in subscribe({ receive(transform($0)) }, end: end) }
  }
  /// Reads a property of each value.
  public func map<Result>(_ path: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: path] }
  }
  /// Changes each value, and drops nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, end in subscribe({ if let value = transform($0) { receive(value) } }, end: end) }
  }
  /// Changes each value, and fails where that throws.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receive, end in
      let joined = Joined(end)
      joined.add(mapError { $0 as any Error }) { value in
        do { receive(try transform(value)) } catch { joined.finish(.failure(error)) }
      }
      return joined.begun()
    }
  }
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? value }
  }
  /// Drops what does not fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? .some($0) : nil }
  }
  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var left = count
      return subscribe({ if left > 0 { left -= 1 } else { receive($0) } }, end: end)
    }
  }
  /// Sends the first values, and ends.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let joined = Joined(end)
      var left = count
      joined.add(self) {
        left -= 1
        receive($0)
        if left <= 0 { joined.finish(.finished) }
      }
      return joined.begun()
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isIncluded).first()
  }
  /// Drops values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var last: Output?
      return subscribe(
        { value in
          if let last, isSame(last, value) { return }
          last = value
          receive(value)
        }, end: end)
    }
  }
  public func scan<Result>(
    _ first: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, end in
      var last = first
      return subscribe(
        {
          last = next(last, $0)
          receive(last)
        }, end: end)
    }
  }
  /// Sends all values as one when they have ended.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, end in
      var all: [Output] = []
      return subscribe {
        all.append($0)
      } end: {
        if case .finished = $0 { receive(all) }
        end($0)
      }
    }
  }
  public func reduce<Result>(
    _ first: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> { collect().map { $0.reduce(first, next) } }
  public func count() -> AnyPublisher<Int, Failure> { collect().map(\.count) }
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, end in subscribe({ _ in }, end: end) }
  }
  /// Subscribes again where it fails.
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    times > 0 ? self.catch { _ in retry(times - 1) } : eraseToAnyPublisher()
  }
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }
  public func prepend(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      values.forEach(receive)
      return subscribe(receive, end: end)
    }
  }
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      subscribe(receive) {
        if case .finished = $0 { values.forEach(receive) }
        end($0)
      }
    }
  }
  /// Goes on with another publisher where it fails.
  public func `catch`<Next: Publisher>(
    _ handler: @escaping (Failure) -> Next
  ) -> AnyPublisher<Output, Next.Failure> where Next.Output == Output {
    AnyPublisher { receive, end in
      var next: AnyCancellable?
      let first = subscribe(receive) {
        switch $0 {
        case .finished: end(.finished)
        case .failure(let error): next = handler(error).subscribe(receive, end: end)
        }
      }
      return AnyCancellable {
        first.cancel()
        next?.cancel()
      }
    }
  }
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    self.catch { Fail(error: transform($0)) }
  }
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other>
  where Failure == Never { AnyPublisher { receive, end in subscribe(receive) { _ in end(.finished) } } }
  public func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      receiveSubscription?(AnyCancellable {})
      receiveRequest?(.unlimited)
      var isOver = false
      let held = subscribe {
        receiveOutput?($0)
        receive($0)
      } end: {
        isOver = true
        receiveCompletion?($0)
        end($0)
      }
      return AnyCancellable {
        if !isOver { receiveCancel?() }
        held.cancel()
      }
    }
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Subscribes once for all who receive.
  public func share() -> AnyPublisher<Output, Failure> {
    let receivers = Receivers<Output, Failure>()
    var source: AnyCancellable?
    return AnyPublisher { receive, end in
      let held = receivers.add(receive, end)
      if source == nil { source = subscribe(receivers.send, end: receivers.end) }
      return AnyCancellable {
        held.cancel()
        if receivers.isEmpty { source = nil }
      }
    }
  }
  /// Keeps nothing back: all values are wanted.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }

  /// Receives values until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
    subscribe(receiveValue) { _ in }
  }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, end: receiveCompletion) }
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never { sink { object[keyPath: path] = $0 } }
  /// Sets a published property as long as there is one.
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
    published.hold(self)
  }
}

extension Publisher where Failure == Never {
  /// The values, to be awaited.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, to be awaited; it is subscribed to when they are.
public struct AsyncPublisher<Source: Publisher>: AsyncSequence where Source.Failure == Never {
  private let source: Source

  public init(_ publisher: Source) { source = publisher }

  public func makeAsyncIterator() -> AsyncStream<Source.Output>.AsyncIterator {
    AsyncStream { values in
      nonisolated(unsafe) let held = source.subscribe({ values.yield($0) }, end: { _ in values.finish() })
      values.onTermination = { _ in held.cancel() }
    }.makeAsyncIterator()
  }
}
#endif
