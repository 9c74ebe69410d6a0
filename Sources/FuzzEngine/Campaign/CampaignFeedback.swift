/// What the epochs of a campaign learned: where runs have been, and where it is worth starting from.
///
/// It changes only between epochs, in run order, so that it is the same for any number of jobs.
@usableFromInline
struct CampaignFeedback<Machine: EngineMachine>: Sendable {
  /// How many snapshots a cell may have.
  static var snapshotsPerCell: Int { 4 }
  /// How many traces of each origin are kept for the corpus.
  static var traceLimit: Int { 128 }
  /// What a finding is worth, in pairs.
  static var findingReward: Int { 16 }

  /// How often each cell was come to: the abstract states, and behind them the features of edges.
  @usableFromInline private(set) var visits: [Int]
  /// How many runs have come to each cell.
  private var runs: [UInt32]
  /// One bit for each abstract state and kind of action applied there, and behind them one for each feature.
  @usableFromInline private(set) var pairBits: [UInt64]
  /// Abstract states to start from, and states in which a line passed an edge.
  @usableFromInline private(set) var (ofStates, ofEdges) = (SnapshotPool<Machine>(), SnapshotPool<Machine>())
  /// For each cell the cost below which a trace that leads there is of use.
  @usableFromInline private(set) var wantedBelow: [UInt32]
  /// Traces to mutate, by origin: passed in, from findings, from new abstract states; none is empty.
  @usableFromInline private(set) var parents: [[Trace<Machine.Action>]] = []

  private let steps: Int
  private let kindCount: Int
  private let given: [Trace<Machine.Action>]
  private var ofFindings: [Trace<Machine.Action>] = []
  private var ofPlaces: [Trace<Machine.Action>] = []
  private var nextPlace = 0
  private let stateCells: Int
  /// For each kind of action how many features it was the first to pass.
  private var firsts: [Int]
  private let kinds: @Sendable (Machine.Action) -> Int
  private let shares: [Int]

  init(_ machine: Machine, _ plan: RunPlan, given: [Trace<Machine.Action>], features: Int = 0) {
    steps = plan.steps
    kindCount = machine.actionKinds.count
    self.given = given
    shares = plan.shares
    firsts = Array(repeating: 0, count: kindCount)
    kinds = { Int(machine.kind(of: $0).index) }
    let isWanting = [.mix, .novelty, .coverage].contains(plan.strategy)
    // A trace that is played again to come back costs its lines.
    let longest = machine.statesAreWhole ? 2 * plan.steps : plan.steps / 4
    stateCells = machine.abstractStateCount
    visits = Array(repeating: 0, count: stateCells + features)
    runs = Array(repeating: 0, count: visits.count)
    wantedBelow = Array(repeating: isWanting ? UInt32(longest + 1) : 0, count: visits.count)
    pairBits = Array(repeating: 0, count: (stateCells * kindCount + features + 63) / 64)
    gatherParents()
  }

  /// Distinct abstract states come to.
  var stateCount: Int { visits.prefix(stateCells).count { $0 > 0 } }
  /// How many cells one run alone has come to.
  var singleCount: Int { runs.count { $0 == 1 } }
  /// Distinct pairs of an abstract state and a kind of action applied there.
  var pairCount: Int {
    var count = 0
    forEachPair { _ in count += 1 }
    return count
  }

  /// Kinds of action, those that run much of the code under test more often; nil where it has no counters.
  var weightsByEdges: Weights? {
    let total = firsts.reduce(0, +)
    guard total > 0 else { return nil }
    return Weights(zip(shares, firsts).map { $0 == 0 ? 0 : 1 + 63 * $1 / total })
  }

  private func isMet(_ pair: Int) -> Bool { pairBits[pair >> 6] & 1 << UInt64(pair & 63) != 0 }

  /// Calls a function with each pair that was met; few of those that there are.
  private func forEachPair(_ body: (Int) -> Void) {
    for (index, word) in pairBits.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        let pair = index << 6 + rest.trailingZeroBitCount
        if pair < stateCells * kindCount { body(pair) }
        rest &= rest - 1
      }
    }
  }

  /// Where the campaign has been.
  var places: AbstractPlaces {
    var places = AbstractPlaces(count: stateCells)
    for cell in 0..<stateCells where visits[cell] > 0 { places.states[cell] = true }
    forEachPair { places.kinds[$0 / kindCount] |= 1 << UInt64($0 % kindCount) }
    return places
  }

  /// Takes a worker's counts.
  mutating func add(
    visits counts: UnsafeMutablePointer<UInt32>, runs runCounts: UnsafeMutablePointer<UInt32>,
    pairs bits: UnsafeMutablePointer<UInt64>
  ) {
    for cell in visits.indices {
      visits[cell] += Int(counts[cell])
      runs[cell] &+= runCounts[cell]
      (counts[cell], runCounts[cell]) = (0, 0)
    }
    for word in pairBits.indices { pairBits[word] |= bits[word] }
  }

  /// Takes what the traces of an epoch discovered, in run order; returns how many pairs each strategy was the
  /// first to meet.
  ///
  /// It is called before the bits of the workers are taken, which hold these pairs as well.
  mutating func learn(
    _ noveltyRecords: [NoveltyRecord<Machine>], _ news: inout EpochNews<Machine>
  ) -> [FuzzStrategy: Int] {
    var rewards: [FuzzStrategy: Int] = [:]
    var offered: [Int: Int] = [:]
    for record in noveltyRecords {
      var reach = 0
      for pair in record.pairs where !isMet(pair.number) {
        pairBits[pair.number >> 6] |= 1 << UInt64(pair.number & 63)
        rewards[record.strategy, default: 0] += 1
        reach = pair.line
        if pair.number < stateCells * kindCount {
          news.pairs[record.run, default: 0] += 1
        } else {
          news.edges[record.run, default: 0] += 1
          firsts[kinds(record.trace.lines[pair.line - 1].action)] += 1
        }
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
    let worst =
      offer.cell < stateCells ? ofStates.take(snapshot) : ofEdges.take(snapshot)
    // Only what is much better is worth the copy.
    if let worst { wantedBelow[offer.cell] = UInt32(worst * 3 / 4) }
  }

  /// A rarely seen state to start from: the rarest of three drawn.
  @inlinable
  func drawSnapshot(ofEdge: Bool, using random: inout SeededRandom) -> Snapshot<Machine>? {
    ofEdge && random.below(2) == 0
      ? ofEdges.drawLatest(&random)
      : ofEdge ? ofEdges.drawRarest(visits, &random) : ofStates.drawRarest(visits, &random)
  }

  /// A trace to change; each origin of traces has the same share.
  @inlinable
  func drawParent(using random: inout SeededRandom) -> Trace<Machine.Action>? {
    guard !parents.isEmpty else { return nil }
    let traces = parents[random.below(parents.count)]
    return traces[random.below(traces.count)]
  }
}
