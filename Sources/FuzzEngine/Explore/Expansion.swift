/// A rule that broke: at a node itself, or on the way out of it by a line.
@usableFromInline
struct ExploreBreak: Sendable {
  @usableFromInline let key: Violation
  @usableFromInline let node: UInt32
  @usableFromInline let code: UInt16?
  /// Whether the step began settled, so that it violates the rule itself and no earlier delivery does.
  @usableFromInline let isFromRest: Bool

  /// Whether another violation has the same signature with a shorter or equally long trace.
  @usableFromInline
  func isCovered(by other: ExploreBreak) -> Bool {
    key == other.key && (other.isFromRest || !isFromRest)
  }
}

/// What one piece of the frontier led to: states not seen before it began, and rules that broke.
@usableFromInline
struct Expansion<State: Hashable & Sendable>: Sendable {
  /// A state that may be new, and how it was reached.
  @usableFromInline typealias Candidate = (digest: Fingerprint, state: State, parent: UInt32, code: UInt16)

  @usableFromInline var candidates: ContiguousArray<Candidate> = []
  @usableFromInline var contexts: ContiguousArray<UInt8> = []
  /// The first violation of each signature in this piece; every violation of a goal.
  @usableFromInline var breaks: [ExploreBreak] = []
  /// Steps that were applied or delivered something.
  @usableFromInline var transitions = 0
  /// States beyond the limits, counted each time one was met.
  @usableFromInline var cut = 0
  /// Lines that did not come to rest.
  @usableFromInline var unsettled = 0
  /// Every step in numbers, and how many there are of each state; empty where no graph is stored.
  @usableFromInline var edges: ContiguousArray<StateEdge> = []
  @usableFromInline var edgeCounts: ContiguousArray<UInt32> = []

  @usableFromInline init() {}
}
