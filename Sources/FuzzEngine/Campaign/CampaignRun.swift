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

  /// The same for programs.
  var document: [String: Any] {
    JSON.object(["run": run, "newPairs": newPairs, "newEdges": newEdges, "findings": findings])
  }
}

/// What the runs of an epoch have brought so far, by their numbers.
struct EpochNews<Machine: EngineMachine> {
  var runs: [Int] = []
  var records: [NoveltyRecord<Machine>] = []
  /// What was admitted: where it was met, its trace there, and its signature.
  var findings: [(origin: Failure<Machine.Action>.Origin, trace: Trace<Machine.Action>, signature: String)] =
    []
  /// How many pairs and edges each run was the first to meet.
  var (pairs, edges): ([Int: Int], [Int: Int]) = ([:], [:])
}

extension Campaign {
  /// Tells of the runs of an epoch, in their order.
  func tell(of news: EpochNews<Machine>) {
    guard let tell = options.runDone else { return }
    for run in news.runs {
      tell(
        CampaignRun(
          run: run, newPairs: news.pairs[run] ?? 0,
          newEdges: workers[0].edges == nil ? nil : news.edges[run] ?? 0,
          findings: news.findings.filter { $0.origin.run == run }.map(\.signature)))
    }
  }
}
