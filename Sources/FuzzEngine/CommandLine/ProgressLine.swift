import Foundation

/// The progress line on a terminal: one line on standard error, at most ten times a second, cleared at the end.
final class ProgressLine: @unchecked Sendable {
  // The lock guards everything below: epochs may end on any thread.
  private let lock = NSLock()
  private let io: CommandIO
  private let began = ContinuousClock.now
  private var shownAt: ContinuousClock.Instant?
  private var isEnded = false

  init(_ io: CommandIO) { self.io = io }

  /// Shows how far a campaign is, unless the last time is too near.
  func show(_ progress: CampaignProgress) { show { Self.text(progress, seconds: $0) } }

  /// Shows how far an exploration is, unless the last time is too near.
  func show(_ progress: ExploreProgress) { show { Self.text(progress, seconds: $0) } }

  /// Shows how many of the campaigns for a fault catalogue are done, unless the last time is too near.
  func show(_ done: Int, of count: Int) {
    show { "\(Layout.grouped(done)) of \(Layout.count(count, "search", "searches")) · \(Int($0)) s" }
  }

  private func show(_ text: (Double) -> String) {
    lock.withLock {
      let now = ContinuousClock.now
      if isEnded { return }
      if let shownAt, now - shownAt < .milliseconds(100) { return }
      shownAt = now
      io.err("\r\u{1B}[K" + text((now - began).seconds).prefix(max(1, io.columns - 1)))
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
  static func text(_ progress: CampaignProgress, seconds: Double) -> String {
    let runs =
      progress.runLimit.map { "\(Layout.grouped(progress.runs)) of \(Layout.count($0, "run"))" }
      ?? Layout.count(progress.runs, "run")
    let parts = [
      runs, Layout.count(progress.actions, "action"), Layout.count(progress.findings, "finding"),
      "\(Int(seconds)) s",
    ]
    return parts.joined(separator: " · ")
  }

  /// `rules without memory · depth 7 · 1,024 of 3,000 · 41,000 states · 3,100,000 transitions a second · 3 s`.
  static func text(_ progress: ExploreProgress, seconds: Double) -> String {
    let rate = Int(Double(progress.transitions) / max(seconds, 0.01))
    let coming = progress.statesToCome.map { " and about \(Layout.grouped($0)) to come" } ?? ""
    let parts = [
      "depth \(progress.depth)",
      "\(Layout.grouped(progress.expanded)) of \(Layout.grouped(progress.frontier))",
      Layout.count(progress.states, "state") + coming, "\(Layout.grouped(rate)) transitions a second",
      "\(Int(seconds)) s", progress.subject,
    ]
    return parts.joined(separator: " · ")
  }
}
