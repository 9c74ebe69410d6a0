// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Combine)
/// Publishers of several others.
public enum Publishers {
  public enum PrefetchStrategy: Sendable { case keepFull, byRequest }
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
  /// Keeps nothing back.
  public struct Buffer<Upstream: Publisher>: Publisher {
    let upstream: Upstream
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
    ) { self.upstream = upstream }
    public func subscribe(
      _ receive: @escaping (Upstream.Output) -> Void,
      end: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
    ) -> AnyCancellable { upstream.subscribe(receive, end: end) }
  }
  // Names of what operators return, which each is a publisher without its type.
  public typealias ReceiveOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    let elements: Elements
    public init(sequence elements: Elements) { self.elements = elements }
    public func subscribe(
      _ receive: @escaping (Elements.Element) -> Void,
      end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      elements.forEach(receive)
      end(.finished)
      return AnyCancellable {}
    }
  }
  /// The last values of both, once there are two.
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    let first: First
    let second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public func subscribe(
      _ receive: @escaping ((First.Output, Second.Output)) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable {
      let joined = Joined(end)
      var left: First.Output?
      var right: Second.Output?
      func send() { if let left, let right { receive((left, right)) } }
      joined.add(first) {
        left = $0
        send()
      }
      joined.add(second) {
        right = $0
        send()
      }
      return joined.begun()
    }
  }
  public struct CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where First.Failure == Second.Failure, Second.Failure == Third.Failure {
    let all: AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
    public init(_ first: First, _ second: Second, _ third: Third) {
      all = first.combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }
    public func subscribe(
      _ receive: @escaping ((First.Output, Second.Output, Third.Output)) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable { all.subscribe(receive, end: end) }
  }
  public struct CombineLatest4<First: Publisher, Second: Publisher, Third: Publisher, Fourth: Publisher>:
    Publisher
  where First.Failure == Second.Failure, Second.Failure == Third.Failure, Third.Failure == Fourth.Failure {
    let all: AnyPublisher<(First.Output, Second.Output, Third.Output, Fourth.Output), First.Failure>
    public init(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) {
      all = first.combineLatest(second, third).combineLatest(fourth).map { ($0.0, $0.1, $0.2, $1) }
    }
    public func subscribe(
      _ receive: @escaping ((First.Output, Second.Output, Third.Output, Fourth.Output)) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable { all.subscribe(receive, end: end) }
  }
  /// A value of each at a time.
  public struct Zip<First: Publisher, Second: Publisher>: Publisher where First.Failure == Second.Failure {
    let first: First
    let second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public func subscribe(
      _ receive: @escaping ((First.Output, Second.Output)) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable {
      let joined = Joined(end)
      var left: [First.Output] = []
      var right: [Second.Output] = []
      func send() {
        if !left.isEmpty, !right.isEmpty { receive((left.removeFirst(), right.removeFirst())) }
      }
      joined.add(first) {
        left.append($0)
        send()
      }
      joined.add(second) {
        right.append($0)
        send()
      }
      return joined.begun()
    }
  }
  /// The values of all as they come.
  public struct MergeMany<Source: Publisher>: Publisher {
    let sources: [Source]
    public init(_ sources: Source...) { self.sources = sources }
    public init(_ sources: some Swift.Sequence<Source>) { self.sources = Array(sources) }
    public func subscribe(
      _ receive: @escaping (Source.Output) -> Void,
      end: @escaping (Subscribers.Completion<Source.Failure>) -> Void
    ) -> AnyCancellable {
      let joined = Joined(end)
      for source in sources { joined.add(source, receive) }
      return joined.begun()
    }
  }
  public struct Merge<First: Publisher, Second: Publisher>: Publisher
  where First.Output == Second.Output, First.Failure == Second.Failure {
    let all: MergeMany<AnyPublisher<First.Output, First.Failure>>
    public init(_ first: First, _ second: Second) {
      all = MergeMany(AnyPublisher(first), AnyPublisher(second))
    }
    public func subscribe(
      _ receive: @escaping (First.Output) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable { all.subscribe(receive, end: end) }
  }
  public struct Merge3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where
    First.Output == Second.Output, First.Failure == Second.Failure, First.Output == Third.Output,
    First.Failure == Third.Failure
  {
    let all: Merge<Merge<First, Second>, Third>
    public init(_ first: First, _ second: Second, _ third: Third) {
      all = Merge(Merge(first, second), third)
    }
    public func subscribe(
      _ receive: @escaping (First.Output) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable { all.subscribe(receive, end: end) }
  }
  public struct Merge4<First: Publisher, Second: Publisher, Third: Publisher, Fourth: Publisher>: Publisher
  where
    First.Output == Second.Output, First.Failure == Second.Failure, First.Output == Third.Output,
    First.Failure == Third.Failure, First.Output == Fourth.Output, First.Failure == Fourth.Failure
  {
    let all: Merge<Merge3<First, Second, Third>, Fourth>
    public init(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) {
      all = Merge(Merge3(first, second, third), fourth)
    }
    public func subscribe(
      _ receive: @escaping (First.Output) -> Void,
      end: @escaping (Subscribers.Completion<First.Failure>) -> Void
    ) -> AnyCancellable { all.subscribe(receive, end: end) }
  }
}

extension Publisher {
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other> {
    Publishers.Merge(self, other)
  }
  public func merge<Second: Publisher, Third: Publisher>(
    with second: Second, _ third: Third
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure
  { merge(with: second).merge(with: third).eraseToAnyPublisher() }
  public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other> {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> Publishers.CombineLatest3<Self, Second, Third> { Publishers.CombineLatest3(self, second, third) }
  public func combineLatest<Second: Publisher, Third: Publisher, Result>(
    _ second: Second, _ third: Third, _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map { transform($0, $1, $2) }
  }
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other> {
    Publishers.Zip(self, other)
  }
  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// The values of the publishers that each value stands for.
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    AnyPublisher { receive, end in
      let joined = Joined(end)
      joined.add(self) { joined.add(transform($0), receive) }
      return joined.begun()
    }
  }
  @_disfavoredOverload public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Next.Failure> where Failure == Never {
    setFailureType(to: Next.Failure.self).flatMap(transform)
  }
  @_disfavoredOverload public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }
  }
  /// The values of the last publisher that was sent.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receive, end in
      let joined = Joined(end)
      var last: Int?
      joined.add(self) {
        if let last { joined.drop(last) }
        last = joined.add($0, receive)
      }
      return joined.begun()
    }
  }
  @_disfavoredOverload public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher, Failure == Never { setFailureType(to: Output.Failure.self).switchToLatest() }
}
#endif
