extension Campaign {
  /// All that is known at the end, with the findings and the self-check that were made of it.
  func report(
    _ findings: [Finding], _ selfCheck: CampaignReport.SelfCheck, seconds: Double,
    explored: ExploreReport? = nil
  ) -> CampaignReport {
    let books = workers.map(\.player.book)
    let checked = sum(books.map(\.checked))
    let nonVacuous = sum(books.map(\.nonVacuous))
    let kinds = kindCounts()
    takeCounts()
    let seen = feedback
    return CampaignReport(
      system: target.name, settings: target.settings, seed: options.seed, runs: runsDone, steps: plan.steps,
      actions: actionsDone, applied: kinds.reduce(0) { $0 + $1.applied }, states: seen.stateCount,
      pairs: seen.pairCount, chanceOfNews: chanceOfNews,
      coverage: coverage(explored),
      edges: workers[0].edges.map(EdgeCount.init),
      rules: rules.indices.map {
        CampaignReport.RuleCount(
          id: rules[$0].id, kind: rules[$0].kindName, applies: books[0].applies[$0], checked: checked[$0],
          nonVacuous: nonVacuous[$0])
      },
      kinds: kinds, findings: findings, selfCheck: selfCheck,
      ending: options.isInterrupted() || explored?.stopped == .interrupted ? .interrupted : ending ?? .runs,
      notes: target.caveats + target.laterCaveats() + findingNotes + unsettledNotes() + pendingNotes()
        + coverageNotes(explored),
      isDeterministic: isDeterministic, nondeterminism: nondeterminism,
      timing: CampaignReport.Timing(seconds: seconds, jobs: workers.count))
  }

  private func coverage(_ explored: ExploreReport?) -> Coverage? {
    guard let explored, explored.isComplete, !explored.parts.isEmpty else { return nil }
    let common = feedback.places.common(with: explored.places)
    return Coverage(
      bound: explored.bound, states: common.stateCount, statesExplored: explored.places.stateCount,
      pairs: common.pairCount, pairsExplored: explored.places.pairCount)
  }

  private func coverageNotes(_ explored: ExploreReport?) -> [String] {
    guard let explored else { return [] }
    if explored.parts.isEmpty { return ["coverage was not measured: the system lists no actions to explore"] }
    return explored.isComplete
      ? [] : ["coverage was not measured: exploration ended early by \(explored.stopped.rawValue)"]
  }

  private func sum(_ counts: [[Int]]) -> [Int] {
    counts.dropFirst().reduce(counts.first ?? []) { total, next in zip(total, next).map { $0 + $1 } }
  }

  private func kindCounts() -> [CampaignReport.KindCount] {
    let width = target.machine.ignoreReasons.count + 1
    return target.machine.actionKinds.enumerated().map { kind, name in
      let row = (0..<width).map { column in
        workers.reduce(0) { $0 + $1.cells[kind * width + column] }
      }
      return CampaignReport.KindCount(kind: name, applied: row[0], ignored: Array(row.dropFirst()))
    }
  }

  private func unsettledNotes() -> [String] {
    let runs = workers.reduce(0) { $0 + $1.unsettledRuns }
    guard runs > 0 else { return [] }
    let first = workers.map(\.firstUnsettledRun).min() ?? 0
    return [
      "in \(runs) of \(runsDone) runs, first in run \(first), a line did not come to rest within"
        + " \(Turns.limit) turns: two handlers trigger each other for ever"
    ]
  }

  private func pendingNotes() -> [String] {
    let runs = workers.reduce(0) { $0 + $1.pendingRuns }
    guard runs > 0, let first = workers.min(by: { $0.firstPendingRun < $1.firstPendingRun }) else {
      return []
    }
    return [
      "in \(runs) of \(runsDone) runs, first in run \(first.firstPendingRun), work was pending after everything had "
        + "settled: \(counted(first.firstPending))"
    ]
  }

  /// Names with how often each stands in a list, in the order in which they came.
  private func counted(_ names: [String]) -> String {
    Layout.unique(names).map { name in
      let count = names.count { $0 == name }
      return "'\(name)'" + (count > 1 ? " (\(count) times)" : "")
    }.joined(separator: ", ")
  }
}
