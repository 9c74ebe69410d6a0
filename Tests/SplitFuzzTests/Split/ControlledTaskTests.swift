@testable import FuzzEngine
import SplitFuzz
import Testing

/// A mail app's router as people write it, with a service that takes time, and with one bug of those that only some order
/// of the answers shows.
@MainActor final class AsyncMail {
  enum Bug: String, CaseIterable, Sendable { case none, showsOldAnswer, popsTwice, ignoresCancel }

  var box: String? = "inbox" { didSet { if box != oldValue { boxChanged() } } }
  var path: [String] = []
  private let bug: Bug
  private var loading: Task<Void, Never>?

  init(_ bug: Bug) { self.bug = bug }

  /// The newest message of a box is shown once it was loaded.
  private func boxChanged() {
    path = []
    guard let box else { return }
    Task {
      let message = await Self.newest(in: box)
      if self.box == box && path.isEmpty || bug == .showsOldAnswer { path = [message] }
    }
  }

  func delete(_ message: String) {
    Task {
      await Self.remove(message)
      if bug == .popsTwice { path = path.dropLast() } else { path.removeAll { $0 == message } }
    }
  }

  /// Shows a draft after a moment, unless the person has gone elsewhere.
  func compose() {
    loading?.cancel()
    loading = Task { [box, shown = path] in
      try? await Task.sleep(for: .seconds(2))
      if bug != .ignoresCancel, Task.isCancelled || self.box != box || path != shown { return }
      if path.count < 3 { path.append("draft \(path.count)") }
    }
  }

  nonisolated static func newest(in box: String) async -> String {
    await Task.yield()
    return "\(box) 1"
  }
  nonisolated static func remove(_ message: String) async {}

  static func system(_ bug: Bug) -> LiveSystem<AsyncMail> {
    LiveSystem(
      "async-mail", sidebar: .list(["inbox", "sent"], selection: \.box),
      detail: .stack(path: \.path) { (_: AsyncMail, top: String?) in
        top.map { message in [.button { $0.delete(message) }, .button { $0.compose() }] } ?? [
          .link("first")
        ]
      },
      asynchrony: .controlled, make: { _ in AsyncMail(bug) })
  }
}

@Suite("Tasks that the trace orders")
struct ControlledTaskTests {
  private func report(_ bug: AsyncMail.Bug, seed: UInt64, runs: Int = 40) async throws -> CampaignReport {
    try await AsyncMail.system(bug).target().run { target in
      var options = CampaignOptions(seed: seed)
      options.runs = runs
      options.steps = 60
      return target.fuzz(options)
    }
  }

  @Test func aRouterThatIsRightHasNoFinding() async throws {
    let report = try await report(.none, seed: 42, runs: 200)
    for f in report.findings { print(f.signature, f.start); for l in f.lines { print(l.text, "|", l.screen, "|", l.pendingEvents, l.recordedEvents, l.violations) } }
    #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.signature) \($0.trace.lines)" })")
    #expect(report.isDeterministic, "\(report.nondeterminism?.description ?? "")")
  }

  @Test(arguments: [AsyncMail.Bug.showsOldAnswer, .popsTwice, .ignoresCancel])
  func eachOrderIsFound(_ bug: AsyncMail.Bug) async throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let report = try await report(bug, seed: seed)
      print(bug, seed, report.findings.map { "\($0.signature) \($0.lines.map(\.text)) \($0.minimality)" }, report.isDeterministic)
    }
  }
}
