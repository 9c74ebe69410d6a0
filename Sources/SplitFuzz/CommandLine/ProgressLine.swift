import Foundation

/// The live line on a terminal: one line on standard error, at most ten times a second, cleared at the end.
final class ProgressLine: @unchecked Sendable {
  // The lock guards everything below: epochs may end on any thread.
  private let lock = NSLock()
  private let io: CommandIO
  private let began = ContinuousClock.now
  private var shownAt: ContinuousClock.Instant?
  private var isEnded = false

  init(_ io: CommandIO) { self.io = io }

  /// Shows how far a campaign is, unless the last time is too near.
  func show(_ progress: CampaignProgress) {
    lock.withLock {
      let now = ContinuousClock.now
      if isEnded { return }
      if let shownAt, now - shownAt < .milliseconds(100) { return }
      shownAt = now
      let text = Self.text(progress, seconds: Int((now - began).components.seconds))
      io.err("\r\u{1B}[K" + text.prefix(max(1, io.columns - 1)))
    }
  }

  /// Clears the line for good.
  func end() {
    lock.withLock {
      if shownAt != nil, !isEnded { io.err("\r\u{1B}[K") }
      isEnded = true
    }
  }

  /// `320 of 1,000 runs · 64,000 actions · 5 findings · 3 s`.
  static func text(_ progress: CampaignProgress, seconds: Int) -> String {
    let runs =
      progress.runLimit.map { "\(Layout.grouped(progress.runs)) of \(Layout.count($0, "run"))" }
      ?? Layout.count(progress.runs, "run")
    let parts = [
      runs, Layout.count(progress.actions, "action"), Layout.count(progress.findings, "finding"),
      "\(seconds) s",
    ]
    return parts.joined(separator: " · ")
  }
}
