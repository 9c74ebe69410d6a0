// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Combine)
public import Foundation
internal import FuzzEngine

/// A publisher that sends nothing before it is connected, as in Combine.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it; what is returned stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects it with the first who receive.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects a publisher with the first who receive.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher, OfTimer {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// What it connects, which an app does again to stop it.
    public let upstream: Upstream
    var timer: Timer.TimerPublisher? { upstream as? Timer.TimerPublisher }
    public func subscribe(
      _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      defer { _ = upstream.connect() }
      return upstream.subscribe(receive, end: end)
    }
  }
}

/// A publisher of a timer, if it is one: a view that declares another timer receives from that one.
protocol OfTimer { var timer: Timer.TimerPublisher? { get } }

extension Timer {
  /// A timer that sends dates when the trace says so, as often as other work of the main queue that leads to itself.
  public final class TimerPublisher: ConnectablePublisher, OfTimer, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    /// In tenths of a second.
    private let interval: Int
    private let receivers = Receivers<Date, Never>()
    @MainActor private weak var queue: MainQueue?
    @MainActor private var isStopped = true
    var timer: TimerPublisher? { self }

    fileprivate init(_ interval: TimeInterval) { self.interval = max(1, Int(min(interval, 1e6) * 10)) }

    /// Starts it, where something makes it fire.
    public func connect() -> any Cancellable {
      if MainThread.isHere {
        MainActor.assumeIsolated {
          (queue, isStopped) = (MainQueue.here, false)
          queue?.followsTime = true
          awaitTick()
        }
      }
      return Connection(timer: self)
    }

    public func subscribe(
      _ receive: @escaping (Date) -> Void, end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let held = receivers.add(receive, end)
      return AnyCancellable { [self] in
        held.cancel()
        if receivers.isEmpty { stop() }
      }
    }

    @MainActor private func awaitTick() {
      if !isStopped { queue?.awaitTick(of: self, after: interval) { [weak self] in self?.tick() } }
    }

    @MainActor private func tick() {
      guard let queue, !isStopped else { return }
      // What an app compares with the time of an event is a real one too.
      receivers.send(Date.now.addingTimeInterval(queue.seconds))
      awaitTick()
    }

    fileprivate func stop() {
      guard MainThread.isHere else { return }
      MainActor.assumeIsolated {
        isStopped = true
        queue?.forgetTick(of: self)
      }
    }
  }

  /// Stops a timer.
  private struct Connection: Cancellable {
    let timer: TimerPublisher
    func cancel() { timer.stop() }
  }

  /// A timer that sends dates.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}
#endif

/// The timer whose dates a publisher sends; nil for any other, and where Combine is Apple's.
func timer(of publisher: some Publisher) -> AnyObject? {
  #if canImport(Combine)
  nil
  #else
  (publisher as? any OfTimer)?.timer
  #endif
}
