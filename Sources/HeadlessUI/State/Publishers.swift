// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Combine)
/// Sends values, as in Combine.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it fails.
  associatedtype Failure: Error
  /// Receives values and the end, until it is cancelled.
  func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// What belongs to those who receive.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// It has sent everything.
    case finished
    /// It failed.
    case failure(Failure)
  }
  /// How many values are wanted; here all are.
  public struct Demand: Equatable, Sendable {
    public static let unlimited = Demand(), none = Demand()
    public static func max(_ count: Int) -> Demand { Demand() }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// What can be cancelled.
public protocol Cancellable { func cancel() }

/// Ends a subscription when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  deinit { cancel() }
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable { collection.append(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher with its type erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Receive = (Output) -> Void
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let begin: (@escaping Receive, @escaping End) -> AnyCancellable
  /// Erases a publisher's type.
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    begin = { publisher.subscribe($0, end: $1) }
  }
  /// A publisher of a closure that starts it.
  init(_ begin: @escaping (@escaping Receive, @escaping End) -> AnyCancellable) { self.begin = begin }
  public func subscribe(
    _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { begin(receive, end) }
}

/// Those who receive what a subject sends.
final class Receivers<Output, Failure: Error> {
  private var all:
    [(number: Int, receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var count = 0
  private(set) var completion: Subscribers.Completion<Failure>?
  var isEmpty: Bool { all.isEmpty }

  func send(_ value: Output) {
    guard completion == nil else { return }
    Announcements.note()
    for receiver in all { receiver.receive(value) }
  }
  /// Ends it: later values are not sent.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let last = all
    all = []
    for receiver in last { receiver.end(completion) }
  }
  func add(
    _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion {
      end(completion)
      return AnyCancellable {}
    }
    count += 1
    let number = count
    all.append((number, receive, end))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
  }
}

/// Several subscriptions as one, which ends when all have finished or one has failed.
final class Joined<Failure: Error> {
  private var held: [Int: AnyCancellable] = [:]
  // Its own number is the zero, so that it does not end before all have been added.
  private var open: Set<Int> = [0]
  private var count = 0
  private var end: ((Subscribers.Completion<Failure>) -> Void)?

  init(_ end: @escaping (Subscribers.Completion<Failure>) -> Void) { self.end = end }

  /// Adds a subscription, and returns its number.
  @discardableResult func add<Source: Publisher>(
    _ source: Source, _ receive: @escaping (Source.Output) -> Void
  ) -> Int where Source.Failure == Failure {
    count += 1
    let number = count
    open.insert(number)
    let subscription = source.subscribe {
      if self.open.contains(number) { receive($0) }
    } end: {
      if case .failure = $0 { self.finish($0) } else { self.drop(number) }
    }
    if open.contains(number) { held[number] = subscription }
    return number
  }
  /// Ends one of them.
  func drop(_ number: Int) {
    held[number] = nil
    if open.remove(number) != nil, open.isEmpty { finish(.finished) }
  }
  /// Ends all.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let end = end
    cancel()
    end?(completion)
  }
  private func cancel() {
    end = nil
    open = []
    held = [:]
  }
  /// What cancels all, once they have been added.
  func begun() -> AnyCancellable {
    drop(0)
    return AnyCancellable { self.cancel() }
  }
}
#endif
