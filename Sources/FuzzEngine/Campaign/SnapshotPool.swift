/// States to start from, a few for each cell; a campaign's memory is bounded by their number and the length of a trace.
@usableFromInline
struct SnapshotPool<Machine: EngineMachine>: Sendable {
  /// How many there may be.
  private static var limit: Int { 2_048 }

  @usableFromInline private(set) var snapshots: [Snapshot<Machine>] = []
  /// Where the last eight stand.
  @usableFromInline private(set) var latest: [Int] = []
  private var cells: [Int: [Int]] = [:]

  init() {}

  /// Keeps a snapshot, in place of its cell's worst where the cell is full.
  ///
  /// - Returns: The cost of the worst that is left where its cell is full, zero where nothing more is kept, and nil where
  ///   there is room.
  mutating func take(_ snapshot: Snapshot<Machine>) -> Int? {
    let places = cells[snapshot.cell, default: []]
    if places.count == CampaignFeedback<Machine>.snapshotsPerCell {
      let worst = places.max { snapshots[$0].cost < snapshots[$1].cost } ?? places[0]
      snapshots[worst] = snapshot
    } else if snapshots.count < Self.limit {
      cells[snapshot.cell, default: []].append(snapshots.count)
      if places.isEmpty { latest = latest.suffix(7) + [snapshots.count] }
      snapshots.append(snapshot)
    } else {
      return 0
    }
    guard let held = cells[snapshot.cell], held.count == CampaignFeedback<Machine>.snapshotsPerCell else {
      return nil
    }
    return held.map { snapshots[$0].cost }.max()
  }

  /// One of the eight that were kept last.
  @inlinable
  func drawLatest(_ random: inout SeededRandom) -> Snapshot<Machine>? {
    guard !latest.isEmpty else { return nil }
    return snapshots[latest[random.below(latest.count)]]
  }

  /// The one of three drawn whose cell was visited least.
  @inlinable
  func drawRarest(_ visits: [Int], _ random: inout SeededRandom) -> Snapshot<Machine>? {
    guard !snapshots.isEmpty else { return nil }
    var best = random.below(snapshots.count)
    for _ in 0..<2 {
      let other = random.below(snapshots.count)
      if visits[snapshots[other].cell] < visits[snapshots[best].cell] { best = other }
    }
    return snapshots[best]
  }
}
