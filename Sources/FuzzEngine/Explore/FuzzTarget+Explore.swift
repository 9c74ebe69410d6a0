extension FuzzTarget {
  /// Explores every state on the thread that calls, as one job whatever the options say.
  ///
  /// - Returns: The report; without parts where the machine has no alphabet.
  /// - Complexity: One step and one observation for each state and action of the alphabet.
  public func explore(_ options: ExploreOptions) -> ExploreReport {
    var work = ExploreWork(self, options, jobs: 1)
    while var explorer = work.nextPart() {
      explorer.begin(loops.begin(explorer.workers[0], explorer.visited))
      while explorer.stop == nil {
        let pieces = explorer.pieces
        let asksOnly = explorer.asksOnly
        let results = pieces.map {
          loops.expand(explorer.workers[0], $0, explorer.frontier, explorer.visited, asksOnly)
        }
        explorer.take(results, of: pieces, isInterrupted: work.isOver)
        work.tell(explorer)
      }
      work.finish(explorer)
    }
    work.confirm()
    work.checkRepeats()
    return work.report((0..<work.candidateCount).map { work.prove($0) })
  }

  /// Explores every state on as many processors as its options say; the report is that of `explore`.
  ///
  /// A target that needs the main actor is explored there, as one job.
  public func exploreInParallel(_ options: ExploreOptions) async -> ExploreReport {
    if runsOnMainActor { return await MainActor.run { explore(options) } }
    if runsAside { return await aside { explore(options) } }
    if options.jobs <= 1 { return explore(options) }
    var work = ExploreWork(self, options, jobs: options.jobs)
    while var explorer = work.nextPart() {
      explorer.begin(loops.begin(explorer.workers[0], explorer.visited))
      while explorer.stop == nil {
        let pieces = explorer.pieces
        let results = await expand(pieces, of: explorer)
        explorer.take(results, of: pieces, isInterrupted: work.isOver)
        work.tell(explorer)
      }
      work.finish(explorer)
    }
    work.confirm()
    work.checkRepeats()
    let done = work
    return work.report(
      await inParallel(work.candidateCount, jobs: options.jobs) { done.prove($0) })
  }

  /// Expands pieces, each worker every so many; answers the results in the order of the pieces.
  private func expand(
    _ pieces: [Range<Int>], of explorer: Explorer<Machine>
  ) async -> [Expansion<Machine.State>] {
    let workers = explorer.workers
    let asksOnly = explorer.asksOnly
    let shares = await inParallel(workers.count, jobs: workers.count) {
      [loops, frontier = explorer.frontier, visited = explorer.visited] index in
      stride(from: index, to: pieces.count, by: workers.count).map {
        loops.expand(workers[index], pieces[$0], frontier, visited, asksOnly)
      }
    }
    return pieces.indices.map { shares[$0 % workers.count][$0 / workers.count] }
  }
}
