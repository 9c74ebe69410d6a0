/// What one run of a campaign came to.
public struct CampaignRun: Equatable, Sendable {
  /// Its number, from zero, counted over all shards.
  public let run: Int
  /// Pairs of an abstract state and a kind of action applied there that no run before it had met.
  public let newPairs: Int
  /// Edges of the code under test that no run before it had passed, or not as often; nil where nothing counts them.
  public let newEdges: Int?
  /// The signatures of findings that it was the first to meet.
  public let findings: [String]
}

/// What runs were the first to come to, by their numbers.
struct RunNews {
  var pairs: [Int: Int] = [:]
  var edges: [Int: Int] = [:]
  var findings: [Int: [String]] = [:]
}

extension Campaign {
  /// Tells of the runs of an epoch, in their order.
  func tell(of results: [BatchResult<Machine>], _ news: RunNews) {
    guard let tell = options.runDone else { return }
    let runs = zip(batches, results).flatMap { batch, result in batch.prefix(result.runs) }
    for run in runs.map(plan.run) {
      tell(
        CampaignRun(
          run: run, newPairs: news.pairs[run] ?? 0,
          newEdges: workers[0].edges == nil ? nil : news.edges[run] ?? 0, findings: news.findings[run] ?? []))
    }
  }
}
