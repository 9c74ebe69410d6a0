extension FuzzTarget {
  /// Runs a campaign on the thread that calls, as one job whatever the options say.
  public func fuzz(_ options: CampaignOptions) -> CampaignReport {
    var campaign = Campaign(self, options, jobs: 1)
    while campaign.ending == nil {
      let batches = campaign.batches
      let epoch = campaign.epoch
      let results = zip(campaign.workers, batches).map { loops.playRuns($0, $1, epoch) }
      campaign.merge(results, of: batches)
    }
    let seconds = campaign.elapsedSeconds
    campaign.workers.first?.player.session?.endRuns()
    campaign.admitEnds()
    var work = ShrinkWork(campaign)
    while !work.waiting.isEmpty {
      work.merge(work.waiting.map { work.shrink($0) }, &campaign)
    }
    while work.take(polished: work.done.indices.map { work.polish($0) }) {}
    work.take(proved: work.done.indices.map { work.prove($0) })
    let findings = campaign.trusted(work.findings)
    let answers = plants.indices.map { plants[$0].isFound(plantSeed($0, options)) }
    let explored = options.measuresCoverage ? explore(countingOptions(options)) : nil
    return campaign.report(findings, selfCheck(answers), seconds: seconds, explored: explored)
  }

  /// Runs a campaign on as many processors as its options say; the report is that of `fuzz`, byte for byte.
  ///
  /// A target that needs the main actor is run there, as one job.
  public func fuzzInParallel(_ options: CampaignOptions) async -> CampaignReport {
    if runsOnMainActor { return await MainActor.run { fuzz(options) } }
    if runsAside { return await aside { fuzz(options) } }
    if options.jobs <= 1 { return fuzz(options) }
    var campaign = Campaign(self, options, jobs: options.jobs)
    let jobs = campaign.workers.count
    while campaign.ending == nil {
      let batches = campaign.batches
      let results = await inParallel(batches.count, jobs: jobs) {
        [loops, workers = campaign.workers, epoch = campaign.epoch] index in
        loops.playRuns(workers[index], batches[index], epoch)
      }
      campaign.merge(results, of: batches)
    }
    let seconds = campaign.elapsedSeconds
    var work = ShrinkWork(campaign)
    while !work.waiting.isEmpty {
      let round = work
      let done = await inParallel(round.waiting.count, jobs: jobs) { round.shrink(round.waiting[$0]) }
      work.merge(done, &campaign)
    }
    var hasMore = true
    while hasMore {
      let round = work
      hasMore = work.take(
        polished: await inParallel(round.done.count, jobs: jobs) { round.polish($0) })
    }
    let round = work
    work.take(proved: await inParallel(round.done.count, jobs: jobs) { round.prove($0) })
    let findings = campaign.trusted(work.findings)
    let answers = await inParallel(plants.count, jobs: jobs) { plants[$0].isFound(plantSeed($0, options)) }
    let explored = options.measuresCoverage ? await exploreInParallel(countingOptions(options)) : nil
    return campaign.report(findings, selfCheck(answers), seconds: seconds, explored: explored)
  }

  /// The seed of a planted flaw's campaign, so that the self-check is a function of the campaign's seed as
  /// well.
  private func plantSeed(_ plant: Int, _ options: CampaignOptions) -> UInt64 {
    var random = SeededRandom(seed: ~options.seed, stream: UInt64(plant))
    return random.next()
  }

  private func selfCheck(_ answers: [Bool]) -> CampaignReport.SelfCheck {
    CampaignReport.SelfCheck(
      planted: plants.count, found: answers.count { $0 },
      missed: zip(plants, answers).filter { !$1 }.map(\.0.name))
  }
}

/// Does `count` pieces of work on at most `jobs` tasks at a time, and answers their results in order.
func inParallel<Result: Sendable>(
  _ count: Int, jobs: Int, progress: (_ done: Int) -> Void = { _ in },
  _ body: @escaping @Sendable (Int) async -> Result
) async -> [Result] {
  var results: [Result?] = Array(repeating: nil, count: count)
  await withTaskGroup(of: (Int, Result).self) { group in
    var (next, done) = (0, 0)
    while next < min(jobs, count) {
      group.addTask { [next] in (next, await body(next)) }
      next += 1
    }
    for await (index, result) in group {
      results[index] = result
      done += 1
      progress(done)
      guard next < count else { continue }
      group.addTask { [next] in (next, await body(next)) }
      next += 1
    }
  }
  return results.compactMap { $0 }
}
