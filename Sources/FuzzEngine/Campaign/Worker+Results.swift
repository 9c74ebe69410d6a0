/// What a worker brings home: kept so that it is the same however the runs of an epoch are dealt out.
///
/// A worker leaves out only what an earlier run of its own batch makes useless, and batches are merged in run
/// order.
extension Worker {
  @usableFromInline
  func begin(_ epoch: Epoch<Machine>) {
    guard plan.learns else { return }
    epoch.feedback.wantedBelow.withUnsafeBufferPointer { wanted in
      if let base = wanted.baseAddress { wantedBelow.update(from: base, count: wanted.count) }
    }
    epoch.feedback.pairBits.withUnsafeBufferPointer { bits in
      if let base = bits.baseAddress { pairBits.update(from: base, count: bits.count) }
    }
    offerCounts.removeAll(keepingCapacity: true)
  }

  @usableFromInline
  func takeResult() -> BatchResult<Machine> {
    defer { result = BatchResult() }
    return result
  }

  /// Offers the state now; a trace offers each abstract state once.
  @inlinable
  func offer(_ cell: Int) {
    var cost = lines.count
    for rule in 0..<player.book.rules.count where player.book.isSilent[rule] { cost += 8 }
    guard cost < wantedBelow[cell] else { return }
    wantedBelow[cell] = 0
    offerCounts[cell, default: 0] += 1
    offers.append((cell, lines.count, cost, machine.statesAreWhole ? Snapshot<Machine>.Kept(player) : nil))
  }

  /// Keeps what the trace just played discovered and broke.
  ///
  /// `playedBefore` is the number of lines that the run had played when the trace began, less those that the
  /// trace did not play itself.
  @usableFromInline
  func endTrace(_ position: Int, _ strategy: FuzzStrategy, playedBefore: Int, _ epoch: Epoch<Machine>) {
    let whole = Trace(start: startOfTrace, lines: lines.array)
    if !pairs.isEmpty || !offers.isEmpty {
      result.noveltyRecords.append(
        NoveltyRecord(
          run: plan.run(at: position), strategy: strategy, trace: whole, pairs: pairs, offers: offers))
      for offer in offers
      where offerCounts[offer.cell, default: 0] < CampaignFeedback<Machine>.snapshotsPerCell {
        wantedBelow[offer.cell] = epoch.feedback.wantedBelow[offer.cell]
      }
      pairs.removeAll(keepingCapacity: true)
      offers.removeAll(keepingCapacity: true)
    }
    for violation in player.book.violations {
      let key = violation.anywhere
      let run = plan.run(at: position)
      // Each run brings its own: what another one met may turn out to be a duplicate.
      guard !epoch.known.contains(key),
        !result.firsts.contains(where: { $0.key == key && $0.origin?.run == run })
      else { continue }
      let before = position * plan.steps + max(0, playedBefore + violation.line)
      let origin = Failure<Machine.Action>.Origin(
        run: run, actions: before, strategy: strategy)
      result.firsts.append(
        Failure(key: key, trace: whole.prefix(violation.line), origin: origin))
    }
  }
}
