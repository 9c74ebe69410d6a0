/// A state worth starting from again, with the trace that leads there from the start.
@usableFromInline
struct Snapshot<Machine: EngineMachine>: Sendable {
  /// Its abstract state.
  @usableFromInline let cell: Int
  /// Lines up to there, and perhaps more: the snapshots of one trace share its storage.
  @usableFromInline let trace: Trace<Machine.Action>
  /// How many of the trace's lines lead there.
  @usableFromInline let length: Int
  /// As that of the offer.
  let cost: Int
  /// The state itself; nil for a machine that copies by replaying, whose trace is played again instead.
  @usableFromInline let kept: Kept?

  /// What a player needs in order to go on; a class, since it is handed on as a whole.
  @usableFromInline final class Kept: Sendable {
    @usableFromInline let state: Machine.State
    @usableFromInline let observation: Machine.Observation
    @usableFromInline let context: [UInt8]
    /// The rules that this trace has reported, which it does not report again.
    @usableFromInline let reported: [Int]

    @inlinable
    init(_ player: Player<Machine>) {
      state = player.currentState
      observation = player.line.seenAfter
      context = [UInt8](unsafeUninitializedCapacity: player.contextByteCount) { bytes, count in
        guard let base = bytes.baseAddress else { return }
        player.saveContext(to: base)
        count = bytes.count
      }
      reported = player.book.rules.indices.filter { player.book.isSilent[$0] }
    }
  }
}

/// What one trace of a run discovered, as the books of the campaign want it.
@usableFromInline
struct NoveltyRecord<Machine: EngineMachine>: Sendable {
  /// A kind of action applied in an abstract state, and the line that did it.
  @usableFromInline typealias Pair = (number: Int, line: Int)

  /// A state that was passed, after which line, and what speaks against it: its length, and more for every rule that
  /// its trace has violated already, since that rule is not reported again.
  @usableFromInline typealias Offer = (cell: Int, line: Int, cost: Int, kept: Snapshot<Machine>.Kept?)

  let run: Int
  let strategy: FuzzStrategy
  let trace: Trace<Machine.Action>
  /// The pairs that its worker had not met before, in the order of lines.
  let pairs: [Pair]
  let offers: [Offer]
}

/// What a batch of runs brought home.
@usableFromInline
struct BatchResult<Machine: EngineMachine>: Sendable {
  /// The runs that were begun, and the lines that they played.
  @usableFromInline var runs = 0
  @usableFromInline var actions = 0
  /// The first violation of each signature in each run, of those that were not known when the epoch began.
  var firsts: [Failure<Machine.Action>] = []
  /// What was discovered, in run order.
  var noveltyRecords: [NoveltyRecord<Machine>] = []
  /// The first step whose result differed when its trace was played again.
  @usableFromInline var nondeterminism: Nondeterminism?
}
