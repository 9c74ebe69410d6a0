/// A system ready to be fuzzed, with its machine's types erased.
///
/// The closures hold the generic code, so that it is specialised where the machine is named and not here.
public struct ConfiguredSystem: Sendable {
  /// The name, `NAME/VERSION`.
  public let name: String
  /// The quirks and assumptions in force.
  public let settings: SystemSettings
  /// The rules, in the order in which they are judged.
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
  /// The actions that are there to be taken at the end of a trace; nil where the system lists none.
  public let offers: (@Sendable (TraceText) async throws -> [String])?
  /// Plays a trace that shows a failure under other settings; nil where the types were erased by hand.
  let recurs: (@Sendable (TraceText, Finding.Signature) async throws -> Recurrence)?
  /// What a trace breaks, each signature once, in the order of lines; nil where the types were erased by hand.
  var signatures: (@Sendable (TraceText) async throws -> [Breach])?
  /// The same system, which tells what its app hears; nil where nothing listens.
  package var overheard: (@Sendable () -> ConfiguredSystem)?
  /// The same system in a process that it may end; nil where the types were erased by hand.
  var isolated: (@Sendable (IsolationSession) -> ConfiguredSystem)?
  /// What a second system can be compared with; nil where the types were erased by hand.
  let comparable: (any ComparableTarget)?
  /// Replays a trace; throws where its text is not understood.
  public let replay: @Sendable (TraceText, RuleSelection) async throws -> Replay
  /// Shrinks a trace for one of the violations at its last violating line.
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
    /// The ways to break it.
    public let ways: [String]
    /// Whether it binds this system.
    public let applies: Bool
    /// The rule explained at length; nil where nobody has.
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

  /// Erases a machine's types; `FuzzSystem` and `LiveSystem` do this for you.
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
    self.init(
      name: name, settings: settings, rules: rules, actions: actions, ignoreReasons: ignoreReasons,
      starts: starts, bounds: bounds, fuzz: fuzz, replay: replay, shrink: shrink, bench: bench,
      explore: explore,
      offers: offers, recurs: nil, comparable: nil)
  }

  init(
    name: String, settings: SystemSettings, rules: [RuleSummary], actions: [ActionForm],
    ignoreReasons: [String], starts: [StartPoint], bounds: [ModelBound.Limit],
    fuzz: @escaping @Sendable (CampaignOptions) async -> CampaignReport,
    replay: @escaping @Sendable (TraceText, RuleSelection) async throws -> Replay,
    shrink: @escaping @Sendable (TraceText, ShrinkOptions) async throws -> [Finding],
    bench: @escaping @Sendable (BenchOptions) async -> BenchFigures,
    explore: (@Sendable (ExploreOptions) async -> ExploreReport)?,
    offers: (@Sendable (TraceText) async throws -> [String])?,
    recurs: (@Sendable (TraceText, Finding.Signature) async throws -> Recurrence)?,
    comparable: (any ComparableTarget)?
  ) {
    self.name = name
    self.settings = settings
    self.rules = rules
    self.actions = actions
    self.ignoreReasons = ignoreReasons
    self.starts = starts
    self.bounds = bounds
    self.fuzz = fuzz
    self.explore = explore
    self.offers = offers
    self.recurs = recurs
    self.comparable = comparable
    self.replay = replay
    self.shrink = shrink
    self.bench = bench
  }
}
