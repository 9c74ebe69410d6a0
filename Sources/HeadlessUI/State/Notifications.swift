#if !canImport(Combine)
public import Foundation

/// Who receives a center's notifications of one name, in the order in which they subscribed.
///
/// Foundation calls its observers in that order on Apple's systems, and on Linux in another one in each launch.
private final class NotificationReceivers: @unchecked Sendable {
  struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [Key: NotificationReceivers] = [:]

  private var receivers: [(number: Int, object: AnyObject?, receive: (Notification) -> Void)] = []
  private var count = 0
  private var token: (any NSObjectProtocol)?

  /// Adds one, for an object's notifications or for all.
  static func add(
    to center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?,
    _ receive: @escaping (Notification) -> Void
  ) -> AnyCancellable {
    let key = Key(center: ObjectIdentifier(center), name: name)
    return lock.withLock {
      let receivers = all[key] ?? NotificationReceivers()
      receivers.count += 1
      let number = receivers.count
      receivers.receivers.append((number, object, receive))
      if receivers.token == nil {
        all[key] = receivers
        receivers.token = center.addObserver(forName: name, object: nil, queue: nil) { receivers.send($0) }
      }
      return AnyCancellable { receivers.remove(number, key, center) }
    }
  }

  private func remove(_ number: Int, _ key: Key, _ center: NotificationCenter) {
    let all = Self.lock.withLock {
      let all = receivers
      receivers.removeAll { $0.number == number }
      if receivers.isEmpty, let token {
        center.removeObserver(token)
        (self.token, Self.all[key]) = (nil, nil)
      }
      return all
    }
    // With it may go what holds other subscriptions, which needs the lock.
    withExtendedLifetime(all) {}
  }

  private func send(_ notification: Notification) {
    let object = notification.object as AnyObject?
    for receiver in Self.lock.withLock({ receivers })
    where receiver.object == nil || receiver.object === object {
      // An earlier one may have ended it.
      if Self.lock.withLock({ receivers.contains { $0.number == receiver.number } }) {
        receiver.receive(notification)
      }
    }
  }
}

extension NotificationCenter {
  /// What `publisher(for:object:)` returns.
  public typealias Publisher = AnyPublisher<Notification, Never>
  /// What `notifications(named:object:)` returns.
  public typealias Notifications = AsyncPublisher<Publisher>

  /// Each notification of a name when it is posted.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    publisher(for: name, object: object).values
  }

  /// Sends each notification of a name when it is posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    let center = self
    // Foundation on Linux never posts it.
    let missed = name == UserDefaults.didChangeNotification ? Announcements.Missed() : nil
    return AnyPublisher { receive, _ in
      let subscription = NotificationReceivers.add(to: center, name, object) {
        [weak app = Announcements.app, isOfAnApp = Announcements.app != nil] notification in
        // What one launch posts is not for another, which may have ended.
        if isOfAnApp, app == nil || Announcements.app.map({ $0 !== app }) == true { return }
        receive(notification)
      }
      return AnyCancellable { withExtendedLifetime(missed) { subscription.cancel() } }
    }
  }
}
#endif
