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

  /// `320 of 1,000 runs · 64,000 actions · 5 findings · 3 s`.
  func show(_ progress: CampaignProgress) {
    show { seconds in
      let runs = progress.runLimit.map { "\(Layout.grouped(progress.runs)) of \(Layout.count($0, "run"))" }
      return [
        runs ?? Layout.count(progress.runs, "run"), Layout.count(progress.actions, "action"),
        Layout.count(progress.findings, "finding"), "\(Int(seconds)) s",
      ]
    }
  }

  /// `depth 7 · 1,024 of 3,000 · 41,000 states · 3,100,000 transitions a second · 3 s · rules without memory`.
  func show(_ progress: ExploreProgress) {
    show { seconds in
      let rate = Int(Double(progress.transitions) / max(seconds, 0.01))
      let coming = progress.statesToCome.map { " and about \(Layout.grouped($0)) to come" } ?? ""
      return [
        "depth \(progress.depth)",
        "\(Layout.grouped(progress.expanded)) of \(Layout.grouped(progress.frontier))",
        Layout.count(progress.states, "state") + coming, "\(Layout.grouped(rate)) transitions a second",
        "\(Int(seconds)) s", progress.subject,
      ]
    }
  }

  /// How many of the campaigns for a fault catalogue are done.
  func show(_ done: Int, of count: Int) {
    show { ["\(Layout.grouped(done)) of \(Layout.count(count, "search", "searches"))", "\(Int($0)) s"] }
  }

  func show(run: Int, ends: Int, isShrinking: Bool = false) {
    show(atOnce: isShrinking) { _ in
      ["isolated", "run \(Layout.grouped(run))", Layout.count(ends, "end") + " of the process"]
        + (isShrinking ? ["shrinking"] : [])
    }
  }

  /// Shows something, unless the last time is too near.
  @inline(never)
  private func show(atOnce: Bool = false, _ parts: (Double) -> [String]) {
    lock.withLock {
      let now = ContinuousClock.now
      if isEnded { return }
      if !atOnce, let shownAt, now - shownAt < .milliseconds(100) { return }
      shownAt = now
      let text = parts((now - began).seconds).joined(separator: " · ")
      io.err("\r\u{1B}[K" + text.prefix(max(1, io.columns - 1)))
    }
  }

  func clear() { lock.withLock { if shownAt != nil, !isEnded { io.err("\r\u{1B}[K") } } }

  func end() {
    clear()
    lock.withLock { isEnded = true }
  }
}
