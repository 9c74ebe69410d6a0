/// A system ready to be fuzzed, with its machine's types erased.
///
/// The closures hold the generic code, so that it is specialised where the machine is named and not here.
public struct ConfiguredSystem: Sendable {
  /// The name, `NAME/VERSION`.
  public let name: String
  /// The quirks and assumptions in force.
  public let settings: SystemSettings
  /// The rules, in the order in which they are evaluated.
  public let rules: [RuleSummary]
  /// The kinds of action with an example or the form of each, for `list actions`.
  public let actions: [ActionForm]
  /// The reasons why actions are ignored, the bound first.
  public let ignoreReasons: [String]
  /// Where traces may begin, the simplest first.
  public let starts: [StartPoint]
  /// The limits of bounded exploration, with their defaults.
  public let bounds: [ModelBound.Limit]
  /// Runs a campaign; it ends early only as its options say.
  public let fuzz: @Sendable (CampaignOptions) async -> CampaignReport
  /// Explores every state; nil, or a report without parts, where the system cannot be explored.
  public let explore: (@Sendable (ExploreOptions) async -> ExploreReport)?
  /// The actions that can be applied at the end of a trace; nil where the system lists none.
  public let offers: (@Sendable (TraceText) async throws -> [String])?
  /// Plays a trace that shows a failure under other settings; nil where closures were passed.
  var recurs: (@Sendable (TraceText, Finding.Signature) async throws -> Recurrence)?
  /// What a trace violates, each signature once, in the order of steps; nil where closures were passed.
  var signatures: (@Sendable (TraceText) async throws -> [SignedViolation])?
  /// The same system, which records the events that its code receives; nil where it cannot.
  package var recording: (@Sendable () -> ConfiguredSystem)?
  /// The same system in a process that it may end; nil where closures were passed.
  var isolated: (@Sendable (IsolationSession) -> ConfiguredSystem)?
  /// What a second system can be compared with; nil where closures were passed.
  var comparable: (any ComparableTarget)?
  /// Replays a trace; throws where its text is invalid.
  public let replay: @Sendable (TraceText, RuleSelection) async throws -> Replay
  /// Shrinks a trace for one of the violations at its last violating step.
  public let shrink: @Sendable (TraceText, ShrinkOptions) async throws -> [Finding]
  /// Measures how fast it is played.
  public let bench: @Sendable (BenchOptions) async -> BenchFigures

  /// A rule as lists show it.
  public struct RuleSummary: Hashable, Sendable {
    /// The id.
    public let id: String
    /// `state`, `always`, `step`, `memory`, `possible`, `neutral` or `sometimes`.
    public let kind: String
    /// What must hold.
    public let statement: String
    /// Where it comes from.
    public let source: String
    /// The kinds of violation.
    public let ways: [String]
    /// Whether it applies to this system.
    public let applies: Bool
    /// The rule explained at length; nil for none.
    public let article: RuleArticle?

    /// Summarises a rule.
    public init(
      id: String, kind: String, statement: String, source: String, ways: [String], applies: Bool,
      article: RuleArticle? = nil
    ) {
      self.id = id
      self.kind = kind
      self.statement = statement
      self.source = source
      self.ways = ways
      self.applies = applies
      self.article = article
    }
  }

  /// How a kind of action is written.
  public struct ActionForm: Hashable, Sendable {
    /// The kind's name.
    public let kind: String
    /// Its text form with what may stand in it, such as `choose SECTION`.
    public let form: String
    /// What it means, in one line.
    public let summary: String

    /// Describes a kind of action.
    public init(kind: String, form: String, summary: String) {
      self.kind = kind
      self.form = form
      self.summary = summary
    }
  }

  /// Erases a machine's types; `FuzzSystem` does this for you.
  public init(
    name: String, settings: SystemSettings, rules: [RuleSummary], actions: [ActionForm],
    ignoreReasons: [String], starts: [StartPoint], bounds: [ModelBound.Limit] = [],
    fuzz: @escaping @Sendable (CampaignOptions) async -> CampaignReport,
    replay: @escaping @Sendable (TraceText, RuleSelection) async throws -> Replay,
    shrink: @escaping @Sendable (TraceText, ShrinkOptions) async throws -> [Finding],
    bench: @escaping @Sendable (BenchOptions) async -> BenchFigures,
    explore: (@Sendable (ExploreOptions) async -> ExploreReport)? = nil,
    offers: (@Sendable (TraceText) async throws -> [String])? = nil
  ) {
    (self.name, self.settings, self.rules, self.actions) = (name, settings, rules, actions)
    (self.ignoreReasons, self.starts, self.bounds) = (ignoreReasons, starts, bounds)
    (self.fuzz, self.replay, self.shrink, self.bench) = (fuzz, replay, shrink, bench)
    (self.explore, self.offers) = (explore, offers)
  }
}

extension ConfiguredSystem {
  /// The system's name without its version, as signatures have it.
  var family: String { String(name.prefix { $0 != "/" }) }

  /// What a trace violates, each signature once, in the order of steps.
  ///
  /// - Throws: `TraceTextError` where the start or an action is unknown.
  func breaches(of trace: TraceText) async throws -> [SignedViolation] {
    if let signatures { return try await signatures(trace) }
    // A system made of closures has no kinds of action; the first word of a step is taken for one.
    let replay = try await replay(trace, RuleSelection())
    return replay.broken.map { broken in
      let kind = broken.line == 0 ? "launch" : Self.kind(of: replay.lines[broken.line - 1].text)
      return (
        signature: Finding.Signature(system: family, rule: broken.rule, way: broken.way, action: kind),
        line: broken.line
      )
    }
  }

  /// The kind of action with which a step's text begins.
  static func kind(of text: String) -> String {
    String(TraceLineText.cutMark(TraceLineText.tidied(text)).action.prefix { $0 != " " })
  }
}
