// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(Combine)
/// Sends values, as in Combine.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it fails.
  associatedtype Failure: Error
  /// Receives values until it is cancelled.
  func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
  /// Receives values until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receiveValue) }
}

/// Ends a subscription when it is released.
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  deinit { cancel() }
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Sends a value to all who receive, and keeps the last.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private var receivers: [(Int, (Output) -> Void)] = []
  private var count = 0
  private var current: Output
  /// When views read it first.
  var mark = ReadMark()

  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Sends a value; those who receive it see the one before as the last until it is sent.
  public func send(_ value: Output) {
    for receiver in receivers { receiver.1(value) }
    current = value
  }
  /// Receives the last value and those that come.
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(current)
    count += 1
    let number = count
    receivers.append((number, receive))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.0 == number } }
  }
}

/// A publisher with its type erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (@escaping (Output) -> Void) -> AnyCancellable
  /// Erases a publisher's type.
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    begin = { publisher.subscribe($0) }
  }
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { begin(receive) }
}
#endif
