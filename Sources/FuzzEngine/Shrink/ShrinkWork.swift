/// What a campaign's raw findings still need before they can be reported: shrinking, polishing, and a
/// telling.
///
/// It goes round by round, because shrinking one failure may turn up another, and because the trace of one
/// may be a shorter way to the other. Each round's pieces are independent, and their results are taken in
/// order.
struct ShrinkWork<Machine: EngineMachine>: Sendable {
  typealias Raw = RawFinding<Machine.Action>

  /// How many failures that no run met may become findings of their own.
  private static var slipLimit: Int { 32 }
  /// How many steps an interrupted campaign still gives to each finding.
  private static var hurriedSteps: Int { 200_000 }
  /// How often the shortened traces are tried on each other.
  private static var polishLimit: Int { 4 }

  /// One finding as far as it is shrunk, with the other failures that turned up on the way.
  struct Piece: Sendable {
    let raw: Raw
    var best: Trace<Machine.Action>
    var minimality = Finding.Minimality.unfinished
    var stepsLeft = 0
    var slips: [Raw] = []
    /// The length that the shrinker reached by itself; nil until a proof was tried.
    var shrunkLength: Int?
    var searchedTo: Int?
    var explanation = Explanation()
  }

  private let target: FuzzTarget<Machine>
  private let rules: [FuzzTarget<Machine>.TargetRule]
  private let limits: ShrinkOptions?
  private var known: [FindingKey]
  private var slipCount = 0
  private var polishCount = 0
  private(set) var waiting: [Raw]
  private(set) var done: [Piece] = []

  init(_ campaign: Campaign<Machine>) {
    target = campaign.target
    rules = campaign.rules
    known = campaign.known
    waiting = campaign.found
    let options = campaign.options
    let steps =
      campaign.ending == .interrupted ? min(options.shrinkSteps, Self.hurriedSteps) : options.shrinkSteps
    let states = campaign.ending == .interrupted ? 0 : options.proveStates
    var limits = ShrinkOptions(
      steps: steps, proveStates: states, time: options.shrinkTime, starts: options.starts)
    // What was interrupted while it played still shrinks a little; what is interrupted now goes on with what it has.
    if campaign.ending != .interrupted { limits.isInterrupted = options.isInterrupted }
    self.limits = options.shrinks ? limits : nil
  }

  /// The findings, told.
  var findings: [Finding] {
    done.map {
      target.tell(
        $0.raw, $0.best, $0.minimality, rules, searchedTo: $0.searchedTo, shrunkLength: $0.shrunkLength,
        explanation: $0.explanation)
    }
  }

  /// Shrinks one finding.
  func shrink(_ raw: Raw) -> Piece {
    guard let limits else { return Piece(raw: raw, best: raw.trace) }
    if target.isOfProcess(raw.key, rules) {
      guard let short = target.shrunk(raw, rules) else { return Piece(raw: raw, best: raw.trace) }
      return Piece(raw: raw, best: short.trace, minimality: short.isMinimal ? .local : .unfinished)
    }
    var shrinker = Shrinker(target, rules, raw, limits, known: known)
    let minimality = shrinker.shrink()
    return Piece(
      raw: raw, best: shrinker.best, minimality: minimality, stepsLeft: shrinker.stepsLeft,
      slips: shrinker.slips)
  }

  /// Ends a round; failures that turned up and come again when replayed are the next one's work.
  mutating func merge(_ pieces: [Piece], _ campaign: inout Campaign<Machine>) {
    done += pieces
    waiting = []
    for slip in pieces.flatMap(\.slips) where slipCount < Self.slipLimit {
      guard !campaign.known.contains(slip.key), campaign.admit(slip) else { continue }
      guard let admitted = campaign.found.last else { continue }
      slipCount += 1
      waiting.append(admitted)
    }
    known = campaign.known
  }

  /// Tries the ways of all other findings on one of them.
  func polish(_ index: Int) -> Piece {
    var piece = done[index]
    guard let limits, piece.minimality == .local, !target.isOfProcess(piece.raw.key, rules) else {
      return piece
    }
    var raw = piece.raw
    raw.trace = piece.best
    var left = ShrinkOptions(steps: piece.stepsLeft, time: limits.time, starts: limits.starts)
    left.isInterrupted = limits.isInterrupted
    var shrinker = Shrinker(target, rules, raw, left, known: known)
    let minimality = shrinker.borrow(from: done.map(\.best))
    // A budget that ends here ends only the search for another shape: what was minimal in itself still is.
    if minimality == .local || shrinker.best == piece.best {
      (piece.best, piece.stepsLeft) = (shrinker.best, shrinker.stepsLeft)
    }
    return piece
  }

  /// Searches below the length that one finding came to, takes a shorter trace where there is one, and explains it.
  func prove(_ index: Int) -> Piece {
    guard let limits else { return done[index] }
    return target.proved(done[index], limits, rules, known: known)
  }

  /// Takes in what proofs said.
  mutating func take(proved: [Piece]) { done = proved }

  /// Ends a round of polishing; false when there is nothing more to gain.
  mutating func take(polished: [Piece]) -> Bool {
    let hasChanged = zip(done, polished).contains { $0.best != $1.best }
    done = polished
    polishCount += 1
    return hasChanged && polishCount < Self.polishLimit
  }
}
