/// What the epochs of a campaign learned: where runs have been, and where it is worth starting from.
///
/// It changes only between epochs, in run order, so that it is the same for any number of jobs.
@usableFromInline
struct CampaignFeedback<Machine: EngineMachine>: Sendable {
  /// How many snapshots an abstract state may have.
  static var snapshotsPerCell: Int { 4 }
  /// How many snapshots there may be.
  static var snapshotLimit: Int { 2_048 }
  /// How many traces of each origin are kept for the corpus.
  static var traceLimit: Int { 128 }
  /// What a finding is worth, in pairs.
  static var findingReward: Int { 16 }

  /// How often each abstract state was come to.
  @usableFromInline private(set) var visits: [Int]
  /// One bit for each abstract state and kind of action applied there.
  @usableFromInline private(set) var pairBits: [UInt64]
  /// States to start from; a campaign's memory is bounded by their number and the length of a trace.
  @usableFromInline private(set) var snapshots: [Snapshot<Machine>] = []
  /// For each abstract state the cost below which a trace that leads there is of use.
  @usableFromInline private(set) var wantedBelow: [UInt32]
  /// Traces to mutate, by origin: passed in, from findings, from new abstract states; none is empty.
  @usableFromInline private(set) var parents: [[Trace<Machine.Action>]] = []

  private let steps: Int
  private let kindCount: Int
  private let given: [Trace<Machine.Action>]
  private var ofFindings: [Trace<Machine.Action>] = []
  private var ofPlaces: [Trace<Machine.Action>] = []
  private var nextPlace = 0
  private var cells: [Int: [Int]] = [:]

  init(_ machine: Machine, _ plan: RunPlan, given: [Trace<Machine.Action>]) {
    steps = plan.steps
    kindCount = machine.actionKinds.count
    self.given = given
    let isWanting = plan.strategy == .mix || plan.strategy == .novelty
    // A trace that is played again to come back costs its lines.
    let longest = machine.statesAreWhole ? 2 * plan.steps : plan.steps / 4
    visits = Array(repeating: 0, count: machine.abstractStateCount)
    wantedBelow = Array(repeating: isWanting ? UInt32(longest + 1) : 0, count: visits.count)
    pairBits = Array(repeating: 0, count: (visits.count * kindCount + 63) / 64)
    gatherParents()
  }

  /// Distinct abstract states come to.
  var stateCount: Int { visits.count { $0 > 0 } }
  /// Distinct pairs of an abstract state and a kind of action applied there.
  var pairCount: Int { pairBits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Where the campaign has been.
  var places: AbstractPlaces {
    var places = AbstractPlaces(count: visits.count)
    for cell in visits.indices {
      places.states[cell] = visits[cell] > 0
      for kind in 0..<kindCount {
        let pair = cell * kindCount + kind
        if pairBits[pair >> 6] & 1 << UInt64(pair & 63) != 0 { places.kinds[cell] |= 1 << UInt64(kind) }
      }
    }
    return places
  }

  /// Takes a worker's counts.
  mutating func add(visits counts: UnsafeMutablePointer<UInt32>, pairs bits: UnsafeMutablePointer<UInt64>) {
    for cell in visits.indices {
      visits[cell] += Int(counts[cell])
      counts[cell] = 0
    }
    for word in pairBits.indices { pairBits[word] |= bits[word] }
  }

  /// Takes what the traces of an epoch discovered, in run order; returns how many pairs each strategy was the
  /// first to meet.
  ///
  /// It is called before the bits of the workers are taken, which hold these pairs as well.
  mutating func learn(_ noveltyRecords: [NoveltyRecord<Machine>]) -> [FuzzStrategy: Int] {
    var rewards: [FuzzStrategy: Int] = [:]
    var offered: [Int: Int] = [:]
    for record in noveltyRecords {
      var reach = 0
      for pair in record.pairs where pairBits[pair.number >> 6] & 1 << UInt64(pair.number & 63) == 0 {
        pairBits[pair.number >> 6] |= 1 << UInt64(pair.number & 63)
        rewards[record.strategy, default: 0] += 1
        reach = pair.line
      }
      if reach > 0, reach <= steps { keepPlace(record.trace.prefix(reach)) }
      for offer in record.offers where offered[offer.cell, default: 0] < Self.snapshotsPerCell {
        offered[offer.cell, default: 0] += 1
        take(offer, of: record.trace)
      }
    }
    return rewards
  }

  /// Takes the trace of a finding.
  mutating func learn(finding trace: Trace<Machine.Action>) {
    guard !trace.lines.isEmpty, trace.lines.count <= steps else { return }
    if ofFindings.count == Self.traceLimit { ofFindings.removeFirst() }
    ofFindings.append(trace)
  }

  /// Ends an epoch's lesson.
  mutating func gatherParents() { parents = [given, ofFindings, ofPlaces].filter { !$0.isEmpty } }

  /// New places become rarer and rarer, so the latest are the rarest: they push out the oldest.
  private mutating func keepPlace(_ trace: Trace<Machine.Action>) {
    if ofPlaces.count < Self.traceLimit {
      ofPlaces.append(trace)
    } else {
      ofPlaces[nextPlace] = trace
      nextPlace = (nextPlace + 1) % Self.traceLimit
    }
  }

  private mutating func take(_ offer: NoveltyRecord<Machine>.Offer, of trace: Trace<Machine.Action>) {
    guard offer.cost < wantedBelow[offer.cell] else { return }
    let snapshot = Snapshot<Machine>(
      cell: offer.cell, trace: trace, length: offer.line, cost: offer.cost, kept: offer.kept)
    let places = cells[offer.cell, default: []]
    if places.count == Self.snapshotsPerCell {
      let worst = places.max { snapshots[$0].cost < snapshots[$1].cost } ?? places[0]
      snapshots[worst] = snapshot
    } else if snapshots.count < Self.snapshotLimit {
      cells[offer.cell, default: []].append(snapshots.count)
      snapshots.append(snapshot)
    } else {
      wantedBelow[offer.cell] = 0
      return
    }
    guard let held = cells[offer.cell], held.count == Self.snapshotsPerCell else { return }
    // Only what is much better is worth the copy.
    wantedBelow[offer.cell] = UInt32((held.map { snapshots[$0].cost }.max() ?? 0) * 3 / 4)
  }

  /// A rarely seen state to start from: the rarest of three drawn.
  @inlinable
  func drawSnapshot(using random: inout SeededRandom) -> Int? {
    guard !snapshots.isEmpty else { return nil }
    var best = random.below(snapshots.count)
    for _ in 0..<2 {
      let other = random.below(snapshots.count)
      if visits[snapshots[other].cell] < visits[snapshots[best].cell] { best = other }
    }
    return best
  }

  /// A trace to change; each origin of traces has the same share.
  @inlinable
  func drawParent(using random: inout SeededRandom) -> Trace<Machine.Action>? {
    guard !parents.isEmpty else { return nil }
    let traces = parents[random.below(parents.count)]
    return traces[random.below(traces.count)]
  }
}
