#if !canImport(Combine)
import Foundation
import HeadlessCombine
import Testing

/// Subscriptions to notifications.
@Suite struct NotificationTests {
  private final class Holder {
    var other: AnyCancellable?
  }

  /// What its closure alone has held ends with it, and is another subscription to the same.
  @Test func aSubscriptionMayHoldAnother() {
    let (center, name) = (NotificationCenter(), Notification.Name("held"))
    var count = 0
    func subscribed() -> AnyCancellable {
      let holder = Holder()
      holder.other = center.publisher(for: name).sink { _ in count += 1 }
      return center.publisher(for: name).sink { [holder] _ in count += holder.other == nil ? 0 : 1 }
    }
    let subscription = subscribed()
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 2)
  }
}
#endif
