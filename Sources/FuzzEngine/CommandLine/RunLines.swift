import Foundation

/// A line of JSON for each run of a campaign, for those who plot.
final class RunLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines = ""

  var text: String { lock.withLock { lines } }

  func add(_ run: CampaignRun) {
    let document = JSON.object([
      "run": run.run, "newPairs": run.newPairs, "newEdges": run.newEdges, "findings": run.findings,
    ])
    guard let line = try? JSON.line(document) else { return }
    lock.withLock { lines += line }
  }
}
