internal import Foundation
import FuzzEngine
internal import SplitFuzz

/// What views start and what opens addresses.
extension ViewGraph {
  /// Starts work, which runs until it first has to wait; on older systems of Apple's it only waits.
  @discardableResult func start(
    _ priority: TaskPriority, _ writer: Writer, _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    @MainActor final class Progress {
      var isDone = false
      var waiting: PendingWork?
    }
    let progress = Progress()
    // Tasks that are controlled are known by their priority.
    let priority = Task.currentPriority == Tasks.priority ? Tasks.priority : priority
    let task: Task<Void, Never>
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      task = Task.immediate(priority: priority) {
        await work()
        progress.isDone = true
        progress.waiting?.ends()
      }
    } else {
      task = Task(priority: priority) {
        await work()
        progress.waiting?.ends()
      }
    }
    if progress.isDone { return task }
    startsWork = true
    progress.waiting = begins?("\(writer)")
    return task
  }

  /// Lets the handlers of addresses handle one.
  func open(_ url: URL) { for handler in urlHandlers { handler(url) } }

  /// Brings addresses of an app's own schemes back to it once what opens them is done.
  func handBack(schemes: Set<String>) {
    environment.openURL.system = { [unowned self] url, isOpened in
      guard let scheme = url.scheme, schemes.contains(scheme), scheme != "https", scheme != "http" else {
        return false
      }
      if isOpened { afterwards(Writer("\(url)")) { [unowned self] in open(url) } }
      return true
    }
  }
}
