/// A system under settings, ready to be fuzzed, with its machine's types erased.
public final class ConfiguredSystem: Sendable {
  /// The name, `NAME/VERSION`.
  public let name: String
  /// The quirks and assumptions in force.
  public let settings: SystemSettings
  /// The rules, in the order in which they are evaluated.
  let rules: [RuleSummary]
  let actions: [ActionForm]
  /// The kinds of action that campaigns draw: those of the forms that the machine has.
  let kinds: [String]
  /// The reasons why actions are ignored, that of the model's limits first.
  let ignoreReasons: [String]
  /// Where traces may begin, the simplest first.
  public let starts: [StartPoint]
  /// The limits of bounded exploration, with their defaults.
  let bounds: [ModelBound.Limit]
  let target: any ErasedTarget
  /// The same system, which records the events that its code receives; nil where it cannot.
  package let recording: (@Sendable () -> ConfiguredSystem)?

  init(
    name: String, settings: SystemSettings, rules: [RuleSummary], actions: [ActionForm],
    kinds: [String]? = nil, ignoreReasons: [String], starts: [StartPoint], bounds: [ModelBound.Limit] = [],
    target: any ErasedTarget, recording: (@Sendable () -> ConfiguredSystem)? = nil
  ) {
    (self.name, self.settings, self.rules, self.actions) = (name, settings, rules, actions)
    (self.ignoreReasons, self.starts, self.bounds) = (ignoreReasons, starts, bounds)
    (self.target, self.recording) = (target, recording)
    self.kinds = kinds ?? actions.map(\.kind)
  }

  /// A rule as lists show it.
  final class RuleSummary: Sendable {
    let id: String
    let kind: String
    let statement: String
    let source: String
    let violationKinds: [String]
    let applies: Bool
    let article: RuleArticle?

    init(
      id: String, kind: String, statement: String, source: String, violationKinds: [String], applies: Bool,
      article: RuleArticle? = nil
    ) {
      (self.id, self.kind, self.statement, self.source) = (id, kind, statement, source)
      (self.violationKinds, self.applies, self.article) = (violationKinds, applies, article)
    }
  }

  /// How a kind of action is written.
  public struct ActionForm: Sendable {
    let kind: String
    /// Its text form with what may stand in it, such as `choose SECTION`.
    let form: String
    let summary: String

    /// Describes a kind of action in one line.
    public init(kind: String, form: String, summary: String) {
      (self.kind, self.form, self.summary) = (kind, form, summary)
    }
  }
}

extension ConfiguredSystem {
  /// Erases the types of a target.
  ///
  /// - Parameters:
  ///   - target: What to erase.
  ///   - seen: What is seen at the machine's fullest start, for a machine that needs the main actor; nil observes it.
  public convenience init<Machine>(_ target: FuzzTarget<Machine>, seen: Machine.Observation? = nil) {
    let machine = target.machine
    let first = seen ?? machine.observe(machine.state(at: machine.fullestStart))
    self.init(target, applies: target.rules.map { $0.applies(first) })
  }

  /// Erases the types of a target, the first of whose rules are known to apply or not; all others do.
  convenience init<Machine>(_ target: FuzzTarget<Machine>, applies: [Bool]) {
    let machine = target.machine
    let rules = target.rules.enumerated().map { index, rule in
      RuleSummary(
        id: rule.id, kind: rule.kindName, statement: rule.statement, source: rule.source,
        violationKinds: rule.violationKinds,
        applies: index < applies.count ? applies[index] : true,
        article: target.articles.first { $0.rule == rule.id })
    }
    self.init(
      name: target.name, settings: target.settings,
      rules: rules + (machine is any EndingMachine ? [] : ProcessRules.summaries),
      actions: target.actionForms.isEmpty
        ? machine.actionKinds.map { ActionForm(kind: $0, form: $0, summary: "") } : target.actionForms,
      kinds: machine.actionKinds, ignoreReasons: machine.ignoreReasons, starts: machine.starts,
      bounds: machine.bounds, target: target)
  }

  /// The same system, with one that records the events that its code receives.
  package func recordingEvents(with recording: @escaping @Sendable () -> ConfiguredSystem) -> ConfiguredSystem
  {
    ConfiguredSystem(
      name: name, settings: settings, rules: rules, actions: actions, kinds: kinds,
      ignoreReasons: ignoreReasons, starts: starts, bounds: bounds, target: target, recording: recording)
  }

  /// The name without its version, as signatures have it.
  var family: String { String(name.prefix { $0 != "/" }) }
  var ruleIDs: [String] { rules.map(\.id) }
  /// The keys of header lines that starts of the system have.
  var startKeys: [String] { Layout.unique(starts.flatMap { $0.header.map(\.key) }) }
}

extension ConfiguredSystem {
  /// The actions that can be applied at the end of a trace; empty where the machine lists none.
  package func offers(after trace: TraceText) throws -> [String] {
    try use { try $0.offers(after: trace) }
  }

  /// The same system in a process that it may end.
  func isolated(_ session: IsolationSession) -> ConfiguredSystem {
    target.isolated(session, applies: rules.filter { !ProcessRules.contains($0.id) }.map(\.applies))
  }

  /// Does something where the machine may be used, and waits for it; not from the main thread.
  func use<Value>(_ work: (any ErasedTarget) throws -> Value) rethrows -> Value {
    try onMainActor(target.runsOnMainActor) { try work(target) }
  }
}
