extension FuzzTarget {
  /// Runs a campaign on the thread that calls, with as many jobs as the options say.
  ///
  /// The report is the same for any number of jobs. A machine that needs the main actor is played as one job; call it
  /// by ``run(_:)`` from elsewhere.
  public func fuzz(_ options: CampaignOptions) -> CampaignReport {
    // Where the code under test counts its edges there is one, since the counters are the process's.
    let jobs = jobs(EdgeCounters.count > 0 ? 1 : options.jobs)
    let campaign = Campaign(self, options, jobs: jobs.count)
    let workers = campaign.workers
    while campaign.ending == nil {
      let batches = campaign.batches
      let epoch = campaign.epoch
      let results = jobs.map(batches.indices) { loops.playRuns(workers[$0], batches[$0], epoch) }
      campaign.merge(results)
    }
    let seconds = campaign.elapsedSeconds
    workers[0].player.session?.endRuns()
    campaign.admitEnds()
    let (failures, rules) = (campaign.shrunk(jobs), campaign.rules)
    let isHurried = options.isInterrupted()
    let findings = campaign.trusted(jobs.map(failures) { finding($0, rules, isHurried: isHurried) })
    // Each has a seed of its own, so that the self-check is a function of the campaign's seed as well.
    let areFound = jobs.map(seededFaults.indices) { index in
      var random = SeededRandom(seed: ~options.seed, stream: UInt64(index))
      return seededFaults[index].isFound(random.next())
    }
    let selfCheck = CampaignReport.SelfCheck(
      seeded: seededFaults.count, found: areFound.count { $0 },
      missed: zip(seededFaults, areFound).filter { !$1 }.map(\.0.name))
    let explored = options.measuresCoverage ? explore(countingOptions(options)) : nil
    return campaign.report(findings, selfCheck, seconds: seconds, explored: explored)
  }
}
