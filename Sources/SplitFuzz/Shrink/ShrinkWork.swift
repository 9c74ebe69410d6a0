/// What a campaign's raw findings still need before they can be reported: shrinking, and a telling.
///
/// It goes round by round, because shrinking one failure may turn up another; each round's pieces are independent,
/// and their results are taken in order.
struct ShrinkWork<Machine: StateMachine>: Sendable {
  typealias Raw = RawFinding<Machine.Action>

  /// How many failures that no run met may become findings of their own.
  private static var slipLimit: Int { 32 }
  /// How many steps an interrupted campaign still gives to each finding.
  private static var hurriedSteps: Int { 200_000 }

  /// One finding, told, with the other failures that turned up on the way.
  struct Piece: Sendable {
    let finding: Finding
    let slips: [Raw]
  }

  private let target: FuzzTarget<Machine>
  private let rules: [FuzzTarget<Machine>.TargetRule]
  private let limits: ShrinkOptions?
  private var known: [FindingKey]
  private var slipCount = 0
  private(set) var waiting: [Raw]
  private(set) var findings: [Finding] = []

  init(_ campaign: Campaign<Machine>) {
    target = campaign.target
    rules = campaign.rules
    known = campaign.known
    waiting = campaign.found
    let options = campaign.options
    let steps =
      campaign.ending == .interrupted ? min(options.shrinkSteps, Self.hurriedSteps) : options.shrinkSteps
    limits = options.shrinks ? ShrinkOptions(steps: steps, time: options.shrinkTime) : nil
  }

  /// Shrinks and tells one finding.
  func finish(_ raw: Raw) -> Piece {
    guard let limits else {
      return Piece(finding: target.tell(raw, raw.trace, .unfinished, rules), slips: [])
    }
    var shrinker = Shrinker(target, rules, raw, limits, known: known)
    let minimality = shrinker.shrink()
    return Piece(finding: target.tell(raw, shrinker.best, minimality, rules), slips: shrinker.slips)
  }

  /// Ends a round; failures that turned up and come again when replayed are the next one's work.
  mutating func merge(_ pieces: [Piece], _ campaign: inout Campaign<Machine>) {
    findings += pieces.map(\.finding)
    waiting = []
    for slip in pieces.flatMap(\.slips) where slipCount < Self.slipLimit {
      guard !campaign.known.contains(slip.key), campaign.admit(slip) else { continue }
      slipCount += 1
      waiting.append(slip)
    }
    known = campaign.known
  }
}
