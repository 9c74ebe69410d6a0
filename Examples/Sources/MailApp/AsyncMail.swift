/// A mail app's router with `async` functions, and at most one bug, which shows in some orders of the answers.
@MainActor public final class AsyncMail {
  /// What may be wrong.
  public enum Bug: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The newest message of a box is shown although another one was chosen meanwhile.
    case showsOldAnswer = "shows-old-answer"
    /// Each of two deletions of a message takes the top view away.
    case popsTwice = "pops-twice"
    /// A draft comes although the person has gone elsewhere.
    case ignoresCancel = "ignores-cancel"
  }

  /// The box that is chosen.
  public var box: String? = "inbox" {
    didSet { if box != oldValue { boxChanged() } }
  }
  /// The messages on top of it.
  public var path: [String] = []
  private let bug: Bug
  private var composing: Task<Void, Never>?

  /// Opens the app.
  public init(_ bug: Bug) { self.bug = bug }

  private func boxChanged() {
    path = []
    guard let box else { return }
    Task {
      let message = await Self.newest(in: box)
      if bug == .showsOldAnswer || self.box == box && path.isEmpty { path = [message] }
    }
  }

  /// Deletes a message, and leaves it once that is done.
  public func delete(_ message: String) {
    Task {
      await Self.remove(message)
      if bug == .popsTwice { path = path.dropLast() } else { path.removeAll { $0 == message } }
    }
  }

  /// Opens a draft after a moment, unless the person has gone elsewhere.
  public func compose() {
    composing?.cancel()
    composing = Task { [box, shown = path] in
      try? await Task.sleep(for: .seconds(2))
      if bug != .ignoresCancel, Task.isCancelled || self.box != box || path != shown { return }
      if path.count < 3 { path.append("draft \(path.count)") }
    }
  }

  nonisolated private static func newest(in box: String) async -> String {
    await Task.yield()
    return "\(box) 1"
  }

  nonisolated private static func remove(_ message: String) async { await Task.yield() }
}
