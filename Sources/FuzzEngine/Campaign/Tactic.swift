/// How one trace of a run draws its lines, drawn itself when the trace begins.
@usableFromInline
struct Tactic: Sendable {
  /// Where the traces of a run begin.
  @usableFromInline enum Origin: Sendable {
    case start
    case snapshot
    case edge
    case savedTrace
  }

  @usableFromInline var weights: Weights
  /// The share of lines that leave things in flight, in 256ths.
  @usableFromInline var marks: UInt8 = 0
  /// The share of lines that do again what the line before did, in 256ths.
  @usableFromInline var repeats: UInt8 = 0
  /// How many drawn lines a trace has before the run begins another.
  @usableFromInline var length: Int
  @usableFromInline var origin = Origin.start

  /// The length of a trace in a mix, after so many lines of its run: short ones first, then longer ones.
  ///
  /// Most bugs are a few lines from a start, and a run should not spend its first lines far from there.
  private static func mixedLength(after played: Int) -> Int { played < 32 ? 8 : played < 80 ? 24 : 72 }

  /// Draws the tactic of a trace that begins after so many lines of its run; a whole run of a mix is not cut
  /// into traces.
  @usableFromInline
  init(
    _ strategy: FuzzStrategy, _ plan: RunPlan, byEdges: Weights?, after played: Int, isWhole: Bool,
    using random: inout SeededRandom
  ) {
    weights = strategy == .uniform ? plan.uniform : plan.weighted
    length = plan.steps
    let isMixed = plan.strategy == .mix
    switch strategy {
    case .mix, .uniform, .weighted: break
    case .interleaving: marks = plan.interleavedShares[random.below(plan.interleavedShares.count)]
    case .swarm:
      weights = Self.swarm(plan.shares, using: &random)
      marks = plan.markShares[random.below(plan.markShares.count)]
      repeats = random.below(3) == 0 ? 51 : 0
    case .novelty:
      origin = .snapshot
      length = 64
      marks = plan.markShares[random.below(plan.markShares.count)]
      if isMixed, random.below(2) == 0 { weights = plan.uniform }
    case .coverage:
      origin = .edge
      length = [2, 8, 32][random.below(3)]
      marks = plan.markShares[random.below(plan.markShares.count)]
      repeats = [0, 0, 64, 128][random.below(4)]
      if let byEdges, random.below(4) != 0 { weights = byEdges }
    case .corpus:
      origin = .savedTrace
      length = [1, 4, 8, 16][random.below(4)]
      marks = plan.markShares[random.below(plan.markShares.count)]
      if isMixed, random.below(2) == 0 { weights = plan.uniform }
    }
    if isMixed, !isWhole, strategy != .corpus, strategy != .coverage {
      length = Self.mixedLength(after: played)
      // Some bugs are in the very first lines, and each needs a start of its own.
      if random.chance(48) {
        length = 1 + random.below(3)
        origin = .start
      }
    }
    length = max(1, min(length, plan.steps))
  }

  /// Leaves each kind out with a chance that is drawn as well, but never too many.
  private static func swarm(_ shares: [Int], using random: inout SeededRandom) -> Weights {
    let kinds = shares.indices.filter { shares[$0] > 0 }
    let least = min(3, (kinds.count + 1) / 2)
    let share = [UInt8(96), 128, 192][random.below(3)]
    var isOn = shares.map { _ in false }
    var count = 0
    for kind in kinds where random.chance(share) {
      isOn[kind] = true
      count += 1
    }
    while count < least {
      let kind = kinds[random.below(kinds.count)]
      if !isOn[kind] { count += 1 }
      isOn[kind] = true
    }
    return Weights(zip(shares, isOn).map { $1 ? $0 : 0 })
  }
}
