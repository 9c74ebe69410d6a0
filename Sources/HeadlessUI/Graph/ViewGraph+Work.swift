import FuzzEngine
internal import SplitFuzz

/// The work that views start.
extension ViewGraph {
  /// Whether a view has started work that waits for something, which may be what views without content wait for.
  var startsWork: Bool { workCount > 0 }

  /// Starts work, which runs until it first has to wait; on older systems of Apple's it only waits.
  @discardableResult func start(
    _ priority: TaskPriority, _ writer: Writer, _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    @MainActor final class Progress {
      var isDone = false
      var waiting: PendingWork?
      var reference: GraphReference?
      func ends() {
        waiting?.ends()
        reference?.graph?.endedCount += 1
      }
    }
    let progress = Progress()
    // Tasks that are controlled are known by their priority.
    let priority = Task.currentPriority == Tasks.priority ? Tasks.priority : priority
    let task: Task<Void, Never>
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      task = Task.immediate(priority: priority) {
        await work()
        progress.isDone = true
        progress.ends()
      }
    } else {
      task = Task(priority: priority) {
        await work()
        progress.ends()
      }
    }
    if progress.isDone { return task }
    workCount += 1
    progress.reference = reference
    progress.waiting = begins?("\(writer)")
    return task
  }
}
