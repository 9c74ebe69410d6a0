/// A machine with the rules it must keep, ready to be fuzzed, replayed and shrunk.
///
/// Make it where the machine's type is known: its initialiser specialises the engine's loops for that type.
public struct FuzzTarget<Machine: EngineMachine>: Sendable {
  /// A rule that speaks of what the machine shows and takes.
  public typealias TargetRule = Rule<Machine.Observation, Machine.Action>

  /// The name, `NAME/VERSION`; what stands before the slash is part of every signature.
  public let name: String
  /// The quirks and assumptions in force.
  public let settings: SystemSettings
  /// What is driven.
  public let machine: Machine
  /// What must hold, in the order in which it is judged.
  public let rules: [TargetRule]
  /// How each kind of action is written; may be empty.
  public let actionForms: [ConfiguredSystem.ActionForm]
  /// What explains the rules, for `explain`; may be empty.
  public let articles: [RuleArticle]
  /// The flaws of the self-check.
  public var seededFaults: [SeededFault]
  /// Whether the machine may be touched only on the main actor, so that everything runs there as one job.
  public let runsOnMainActor: Bool
  /// Whether it has the main actor do what is late, and so is played as one job on a thread of its own.
  package var runsAside = false
  /// Whether a step takes a thousand times as long as a model's, so that less is tried to judge what was found.
  package var isSlow = false
  /// What reports say of the target whatever is found, a sentence each.
  package var caveats: [String] = []
  /// What reports say of the target after it was played, a sentence each.
  package var laterCaveats: @Sendable () -> [String] = { [] }

  @usableFromInline let loops: MachineLoops<Machine>

  /// Puts a target together.
  ///
  /// - Parameters:
  ///   - name: `NAME/VERSION`.
  ///   - settings: The quirks and assumptions that the machine was made with.
  ///   - machine: What to drive.
  ///   - rules: What must hold of it.
  ///   - actionForms: How each kind of action is written.
  ///   - articles: What explains the rules.
  ///   - seededFaults: Flaws that a campaign's self-check must find.
  ///   - runsOnMainActor: Whether the machine needs the main actor.
  @inlinable
  public init(
    _ name: String, settings: SystemSettings = SystemSettings(), machine: Machine, rules: [TargetRule],
    actionForms: [ConfiguredSystem.ActionForm] = [], articles: [RuleArticle] = [],
    seededFaults: [SeededFault] = [],
    runsOnMainActor: Bool = false
  ) {
    self.name = name
    self.settings = settings
    self.machine = machine
    self.rules = rules
    self.actionForms = actionForms
    self.articles = articles
    self.seededFaults = seededFaults
    self.runsOnMainActor = runsOnMainActor
    loops = MachineLoops()
  }

  /// The rules that a selection leaves.
  func selected(_ selection: RuleSelection) -> [TargetRule] {
    rules.filter { selection.includes($0.id) || ProcessRules.contains($0.id) }
  }

  /// The name of a kind of action in signatures.
  func kindName(_ kind: ActionKind) -> String {
    kind == .launch ? "launch" : machine.actionKinds[Int(kind.index)]
  }

  func signature(_ key: Violation, of rules: [TargetRule]) -> Finding.Signature {
    let system = name.prefix { $0 != "/" }
    return Finding.Signature(
      system: String(system), rule: rules[key.rule].id, violationKind: key.violationKind,
      action: kindName(key.kind))
  }
}
