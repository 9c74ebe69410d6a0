extension FuzzTarget {
  /// Explores every state on the thread that calls, with as many jobs as the options say.
  ///
  /// The report is the same for any number of jobs. A machine that needs the main actor is explored as one job; call it
  /// by ``run(_:)`` from elsewhere.
  /// - Returns: The report; without parts where the machine has no alphabet.
  /// - Complexity: One step and one observation for each state and action of the alphabet.
  public func explore(_ options: ExploreOptions) -> ExploreReport {
    let jobs = jobs(options.jobs)
    let work = ExploreWork(self, options, jobs: jobs.count)
    while let explorer = work.nextPart() {
      explorer.run(loops, isOver: { work.isOver }, progress: { work.showProgress($0) })
      work.finish(explorer)
    }
    work.confirm()
    work.checkRepeats()
    return work.report(jobs.map(work.candidates) { [prover = work.prover] in prover($0) })
  }
}
