/// A broken rule with its shortened trace, as reports and corpora show it.
public struct Finding: Hashable, Sendable {
  /// What tells this failure from others: never arguments, device, depth or other state.
  public struct Signature: Hashable, Sendable, CustomStringConvertible {
    /// The system without its version.
    public let system: String
    /// The rule's id.
    public let rule: String
    /// The way in which it was broken.
    public let way: String
    /// The kind of the action that broke it, `launch` where none was taken.
    public let action: String

    /// Puts a signature together.
    public init(system: String, rule: String, way: String, action: String) {
      self.system = system
      self.rule = rule
      self.way = way
      self.action = action
    }

    /// The parts with spaces between.
    public var description: String { "\(system) \(rule) \(way) \(action)" }
  }

  /// Whether shrinking is known to have reached the shortest trace.
  public enum Minimality: String, Hashable, Sendable {
    /// Every shorter trace from the same start was tried.
    case proved
    /// Nothing can be dropped or simplified; a shorter trace of another shape is not ruled out.
    case local
    /// Shrinking was cut short by its budget, or not asked for.
    case unfinished
  }

  /// What tells it from others.
  public let signature: Signature
  /// The rule in words.
  public let statement: String
  /// Where the rule comes from.
  public let source: String
  /// Where the trace begins, as header lines of a case file.
  public let start: [StartPoint.HeaderLine]
  /// What is seen at the start.
  public let startScreen: String
  /// What is seen elsewhere at the start.
  public let startOthers: [OtherScreen]
  /// What is seen at the start as pictures; empty for a machine that is told in words only.
  public let startSketches: [Sketch]
  /// What waits to land at the start, in its order.
  public let startInFlight: [String]
  /// What a person prepares after the launch, as an imperative sentence; nil for nothing.
  public let preparation: String?
  /// The shortened trace.
  public let lines: [Line]
  /// What is known of its length.
  public let minimality: Minimality
  /// Up to how many lines every trace from the same start was tried; nil where none was.
  public let searchedTo: Int?
  /// The length that the shrinker reached.
  public let shrunkLength: Int
  /// The length of the trace as it was first met.
  public let originalLength: Int
  /// The run in which it was first met, counted from zero; nil when no run met it.
  ///
  /// No run met a trace that was read from a file, or a failure that turned up while another was shrunk.
  public let run: Int?
  /// The number of lines the campaign had played when it was first met, in run order; nil as above.
  public let actionsToFind: Int?
  /// The strategy of that run; nil as above.
  public let strategy: String?
  /// The first line, counted from one, at which some rule was broken on the way; zero for the launch.
  public let firstWrongLine: Int
  /// For a rule of kind *neutral*, what was inserted behind the last line and what came of it; nil otherwise.
  public let insertion: Insertion?

  /// What of the trace matters; empty where it was not shrunk.
  public let explanation: Explanation
  /// Whose fault it is; nil where nobody judged it.
  public var blame: Blame?

  /// One line of a trace as a reader sees it.
  public struct Line: Hashable, Sendable {
    /// The action's text, with its mark.
    public let text: String
    /// What is seen after it.
    public let screen: String
    /// What a person does, as an imperative sentence.
    public let instruction: String
    /// What was broken by this line, as `rule way`.
    public let broken: [String]
    /// Why the action was ignored; nil when it was applied.
    public let ignored: String?
    /// What waits to land after it, in its order.
    public let inFlight: [String]
    /// What is seen elsewhere after it.
    public let others: [OtherScreen]
    /// What the app was told during it; empty where nobody listened.
    public let heard: [String]
    /// What is seen after it as pictures; empty for a machine that is told in words only.
    public let sketches: [Sketch]

    /// The action's text without its mark.
    var bareText: String { text.hasPrefix("~") ? String(text.dropFirst()) : text }

    /// Puts a line together.
    public init(
      text: String, screen: String, instruction: String, broken: [String], ignored: String?,
      inFlight: [String] = [], others: [OtherScreen] = [], heard: [String] = [],
      sketches: [Sketch] = []
    ) {
      self.text = text
      self.screen = screen
      self.instruction = instruction
      self.broken = broken
      self.ignored = ignored
      self.inFlight = inFlight
      self.others = others
      self.heard = heard
      self.sketches = sketches
    }
  }

  /// Puts a finding together.
  init(
    signature: Signature, statement: String, source: String, start: [StartPoint.HeaderLine],
    startScreen: String, startOthers: [OtherScreen] = [], startSketches: [Sketch] = [],
    startInFlight: [String] = [], preparation: String? = nil, lines: [Line],
    minimality: Minimality, searchedTo: Int? = nil, shrunkLength: Int,
    originalLength: Int, run: Int?, actionsToFind: Int?, strategy: String?, firstWrongLine: Int,
    insertion: Insertion? = nil, explanation: Explanation = Explanation()
  ) {
    self.signature = signature
    self.statement = statement
    self.source = source
    self.start = start
    self.startScreen = startScreen
    self.startOthers = startOthers
    self.startSketches = startSketches
    self.startInFlight = startInFlight
    self.preparation = preparation
    self.lines = lines
    self.minimality = minimality
    self.searchedTo = searchedTo
    self.shrunkLength = shrunkLength
    self.originalLength = originalLength
    self.run = run
    self.actionsToFind = actionsToFind
    self.strategy = strategy
    self.firstWrongLine = firstWrongLine
    self.insertion = insertion
    self.explanation = explanation
  }
}
