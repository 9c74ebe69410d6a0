public import Dispatch
internal import FuzzEngine

extension DispatchWorkItem {
  /// Work for a queue, which the trace does some time after it was made, unless it is cancelled by then.
  ///
  /// Dispatch does not say when it is put on a queue, so it counts as put on one as it is made. A file that imports SwiftUI
  /// prefers this form to that of Dispatch, which has further parameters.
  public convenience init(block: @escaping @convention(block) () -> Void) {
    guard let queue = Self.queue else {
      self.init(qos: .unspecified, flags: [], block: block)
      return
    }
    nonisolated(unsafe) var work: (() -> Void)? = { block() }
    let does = {
      let once = work
      work = nil
      once?()
    }
    // A queue does it at a time of its own, but what the app performs is done at once.
    self.init(qos: .unspecified, flags: []) { [weak queue] in
      if let queue, Self.queue === queue { does() }
    }
    nonisolated(unsafe) let item = self
    MainActor.assumeIsolated { _ = queue.takes({ if !item.isCancelled { does() } }, after: 3) }
  }

  /// The main queue of the app that runs here, where something completes its work.
  private static var queue: MainQueue? {
    guard MainThread.isHere else { return nil }
    return MainActor.assumeIsolated { MainQueue.here.flatMap { $0.completes ? $0 : nil } }
  }
}
