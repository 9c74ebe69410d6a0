/// The check of a rule that something changes nothing: it is inserted, and what follows is compared.
///
/// The engine branches at a settled state: one branch takes the insertion, the other what stands in for it,
/// mostly nothing. Both settle and are compared; then both go on with the same few actions and
/// are compared after each. The run itself is never disturbed, and the verdict depends on the state alone.
public struct NeutralCheck<Observation: Sendable, Action: Sendable>: Sendable {
  /// Compares two branches at rest: what is seen without the insertion, and with it.
  ///
  /// Returns `vacuous` where the two cannot be compared, and then the branches are not followed.
  public typealias Comparison = @Sendable (_ without: Observation, _ with: Observation) -> Verdict

  /// An action, and whether what it sets in flight stays there.
  public typealias Line = TraceLine<Action>

  /// What is done in one branch and what in the other.
  ///
  /// It says nothing at a state where any of its lines is ignored.
  public struct Insertion: Sendable {
    /// What should change nothing.
    public let lines: [Line]
    /// What stands in for it in the other branch.
    public let instead: [Line]

    /// Puts an insertion together.
    public init(_ lines: [Line], instead: [Line] = []) {
      self.lines = lines
      self.instead = instead
    }

    /// Actions that settle one by one, against nothing at all.
    public init(_ actions: Action...) { self.init(actions.map { Line($0) }) }
  }

  /// What can be inserted at a state; empty where the rule has nothing to say.
  public let insertions: @Sendable (Observation) -> [Insertion]
  /// Whether an insertion says nothing, by what is seen after one of its lines.
  public let isVoid: @Sendable (Observation) -> Bool
  /// Compares the branches at once.
  public let compare: Comparison
  /// Some actions that can be taken at a state, with which both branches go on.
  public let followUps: @Sendable (Observation) -> [Action]
  /// Compares the branches after each further action.
  public let compareLater: Comparison

  /// How many further actions the branches take together.
  @usableFromInline static var followUpLimit: Int { 2 }

  /// Makes a check; without follow-ups the branches are compared at once and no more.
  public init(
    insertions: @escaping @Sendable (Observation) -> [Insertion],
    isVoid: @escaping @Sendable (Observation) -> Bool = { _ in false }, compare: @escaping Comparison,
    followUps: @escaping @Sendable (Observation) -> [Action] = { _ in [] },
    compareLater: @escaping Comparison = { _, _ in .holds }
  ) {
    self.insertions = insertions
    self.isVoid = isVoid
    self.compare = compare
    self.followUps = followUps
    self.compareLater = compareLater
  }
}
