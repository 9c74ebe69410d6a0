/// All that decides what an exploration does.
@usableFromInline
struct ExplorePlan<Machine: EngineMachine>: Sendable {
  @usableFromInline typealias Memory = MemoryCheck<Machine.Observation, Machine.Action>

  /// What makes two nodes the same.
  @usableFromInline
  enum Identity: Sendable {
    /// The machine's state alone, where no rule remembers anything.
    case state
    /// The state and what the one rule remembers.
    case product
    /// Also by the kind of the step to which the next violation is attributed, so that no signature is missed.
    case signature
  }

  /// The bit of a line's code that says that it leaves things in flight.
  @usableFromInline static var mark: UInt16 { 0x8000 }

  @usableFromInline let rules: [Rule<Machine.Observation, Machine.Action>]
  @usableFromInline let starts: [Int]
  @usableFromInline let alphabet: [Machine.Action]
  @usableFromInline let bound: ModelBound?
  @usableFromInline let identity: Identity
  /// Whether some rule is evaluated on states alone, and its violation is attributed to the step that led there.
  @usableFromInline let judgesAtRest: Bool
  /// The most lines; nil means to the end.
  let depth: Int?
  /// The most states; nil means no limit.
  let stateLimit: Int?
  /// The most bytes; nil means no limit.
  let memory: Int?
  /// The one signature that is looked for; exploration ends when it is met.
  @usableFromInline let goal: Violation?
  /// The checks of rules that are explored along, each with what it remembers.
  let along: [Memory]

  init(
    rules: [Rule<Machine.Observation, Machine.Action>], starts: [Int], alphabet: [Machine.Action],
    bound: ModelBound? = nil, identity: Identity = .state, depth: Int? = nil, stateLimit: Int? = nil,
    memory: Int? = nil, goal: Violation? = nil, along: [Memory] = []
  ) {
    precondition(alphabet.count < Int(Self.mark), "an alphabet has fewer than \(Self.mark) actions")
    self.rules = rules
    judgesAtRest = rules.contains(where: \.isEvaluatedOnStates)
    self.starts = starts
    self.alphabet = alphabet
    self.bound = bound
    self.identity = identity
    self.depth = depth
    self.stateLimit = stateLimit
    self.memory = memory
    self.goal = goal
    self.along = along
  }
}
