/// What a trace does when it is played with all rules watching.
public struct Replay: Hashable, Sendable {
  /// The system, with its version.
  public let system: String
  /// Where it begins.
  public let start: [StartPoint.HeaderLine]
  /// What is seen at the start.
  public let startScreen: String
  /// What is seen elsewhere at the start.
  public let startOthers: [OtherScreen]
  /// What is seen at the start as pictures; empty for a machine that is told in words only.
  public let startSketches: [Sketch]
  /// What waits to land at the start, in its order.
  public let startInFlight: [String]
  /// What was broken at the launch, as `rule way`.
  public let brokenAtStart: [String]
  /// Every line with what is seen after it and what it broke.
  public let lines: [Finding.Line]
  /// Every pair of a rule and a way that was broken anywhere, in the order of lines, each once.
  public let broken: [Broken]
  /// The ids of the rules that had anything to say, in the order of the rules; nil where that was not counted.
  public let exercised: [String]?
  /// Where the trace was first answered differently when it was played again; nil where it was not.
  public let unrepeated: Unrepeated?

  /// A rule and the way in which it was broken.
  public struct Broken: Hashable, Sendable, CustomStringConvertible {
    /// The rule's id.
    public let rule: String
    /// The way.
    public let way: String
    /// The first line, counted from one, at which it broke so; zero for the launch.
    public let line: Int
    /// For a rule of kind *neutral*, what was inserted there and what came of it; nil otherwise.
    public let insertion: Insertion?

    /// Names a breach.
    public init(rule: String, way: String, line: Int, insertion: Insertion? = nil) {
      self.rule = rule
      self.way = way
      self.line = line
      self.insertion = insertion
    }

    /// `rule way`.
    public var description: String { "\(rule) \(way)" }
  }

  /// Puts a replay together.
  public init(
    system: String, start: [StartPoint.HeaderLine], startScreen: String, startOthers: [OtherScreen] = [],
    startSketches: [Sketch] = [], startInFlight: [String] = [], brokenAtStart: [String],
    lines: [Finding.Line], broken: [Broken], exercised: [String]? = nil, unrepeated: Unrepeated? = nil
  ) {
    self.system = system
    self.start = start
    self.startScreen = startScreen
    self.startOthers = startOthers
    self.startSketches = startSketches
    self.startInFlight = startInFlight
    self.brokenAtStart = brokenAtStart
    self.lines = lines
    self.broken = broken
    self.exercised = exercised
    self.unrepeated = unrepeated
  }
}
