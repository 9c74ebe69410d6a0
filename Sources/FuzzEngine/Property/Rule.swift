/// Something that must hold of a system: named data with a closure.
///
/// A rule speaks of observations and actions, never of a machine, so one rule judges every system that shares
/// them.
public struct Rule<Observation: Sendable, Action: Sendable>: Sendable, Identifiable {
  /// A closure that judges one step.
  public typealias Evaluation = @Sendable (Step<Observation, Action>) -> Verdict

  /// The name, `area.kebab-name`; it never changes meaning.
  public let id: String
  /// What must hold, in one sentence without a full stop.
  public let statement: String
  /// Where the rule comes from: a document, an issue, or a dated decision.
  public let source: String
  /// Its violation kinds, a closed list of kebab-case names.
  public let violationKinds: [String]
  /// The kinds of action that can violate it; it is evaluated only after these, unless it remembers something.
  ///
  /// Of a rule of kind *neutral* those that it inserts against nothing, which a trace may contain itself.
  public let kinds: ActionKindSet
  /// Whether the rule applies to a system, decided once from the observation at its start.
  public let applies: @Sendable (Observation) -> Bool
  /// When it is evaluated, and what.
  public let check: Check

  /// The kinds of rule, by the moment at which they are evaluated.
  ///
  /// Rules of states, of turns, of what is possible and of what is neutral are violated when their condition is lost,
  /// and not again while it stays lost: the violating action is the one at which it was lost.
  public enum Check: Sendable {
    /// Evaluated at every settled state, and at the launch.
    case state(Evaluation)
    /// Evaluated on the observation of every settled state, and at the launch.
    ///
    /// It must read nothing that equal states show differently, such as what the last step did: where states are
    /// remembered, it is evaluated once for each.
    case seen(@Sendable (Observation) -> Verdict)
    /// Evaluated at the end of every turn, and at the launch.
    case always(Evaluation)
    /// Evaluated on a step that began and ended settled and was applied.
    case step(Evaluation)
    /// A fold over the lines of a trace, or over all its turns.
    case memory(MemoryCheck<Observation, Action>)
    /// Something that a person must still be able to reach.
    case possible(PossibleCheck<Observation, Action>)
    /// Something that may be inserted and changes nothing.
    ///
    /// Campaigns evaluate one such rule at a seeded share of the settled states, 1 in 64, and at a run's last;
    /// exploration evaluates all of them at every settled state.
    case neutral(NeutralCheck<Observation, Action>)
    /// Something that must be reached now and then: no trace violates it, a whole campaign may.
    ///
    /// Evaluated at every applied line, in flight or not, and at the launch. A campaign counts the runs that reach it;
    /// one that never does says nothing about what is rare.
    case sometimes(Predicate)
  }

  /// A closure that decides whether something is reached by one step.
  public typealias Predicate = @Sendable (Step<Observation, Action>) -> Bool

  /// The name of the kind of rule, as documents use it.
  public var kindName: String {
    switch check {
    case .state, .seen: "state"
    case .always: "always"
    case .step: "step"
    case .memory: "memory"
    case .possible: "possible"
    case .neutral: "neutral"
    case .sometimes: "sometimes"
    }
  }

  /// Whether its verdict depends on a settled state alone and takes so long to find that campaigns evaluate it only now
  /// and then.
  var isEvaluatedOnStates: Bool {
    switch check {
    case .possible, .neutral: true
    case .state, .seen, .always, .step, .memory, .sometimes: false
    }
  }

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - id: `area.kebab-name`.
  ///   - statement: What must hold, in one sentence.
  ///   - source: Where that is argued.
  ///   - violationKinds: Every way that `check` may return; one that it does not list is a fault of the rule.
  ///   - kinds: The kinds of action that can violate it. A rule that is evaluated only after some kinds is evaluated
  ///     faster.
  ///   - applies: Whether it applies to a system, from the observation at its start.
  ///   - check: When it is evaluated, and what.
  public init(
    _ id: String, _ statement: String, source: String, violationKinds: [String], kinds: ActionKindSet = .all,
    applies: @escaping @Sendable (Observation) -> Bool = { _ in true }, check: Check
  ) {
    self.id = id
    self.statement = statement
    self.source = source
    self.violationKinds = violationKinds
    self.kinds = kinds
    self.applies = applies
    self.check = check
  }
}
