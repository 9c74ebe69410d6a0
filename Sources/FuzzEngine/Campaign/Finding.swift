/// A violated rule with its shrunk trace, as reports and corpora show it.
///
/// It is a class, since copies of all that it holds would be a good part of the release build.
public final class Finding: Equatable, Sendable {
  /// What identifies this failure: never arguments, device, depth or other state.
  public struct Signature: Hashable, Sendable, CustomStringConvertible {
    /// The system without its version.
    public let system: String
    /// The rule's id.
    public let rule: String
    /// The kind of violation.
    public let violationKind: String
    /// The kind of the last action, `launch` where none was taken.
    public let action: String

    /// The parts with spaces between.
    public var description: String { "\(system) \(rule) \(violationKind) \(action)" }
  }

  /// Whether the trace is proved to be minimal.
  public enum Minimality: String, Equatable, Sendable {
    /// Every shorter trace from the same start was tried.
    case proved
    /// Nothing can be dropped or simplified; a shorter trace of another shape is not ruled out.
    case local
    /// Shrinking ended at its limit, or was switched off.
    case unfinished
  }

  /// What identifies it.
  public let signature: Signature
  /// The rule in words.
  public let statement: String
  /// Where the rule comes from.
  public let source: String
  /// Where the trace begins, as header lines of a case file.
  public let start: [StartPoint.HeaderLine]
  /// What is seen at the start.
  public let launch: Line
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
  /// The run in which it was first met, counted from zero; nil when no run met it, as with a trace read from a file.
  public let run: Int?
  /// The number of lines the campaign had played when it was first met, in run order; nil as above.
  public let actionsToFind: Int?
  /// The strategy of that run; nil as above.
  public let strategy: String?
  /// What the trace itself violated first, as `rule violationKind`; rules of kind *neutral* look beside it.
  public let firstViolation: String
  /// The line, counted from one, that did; zero for the launch.
  public let firstViolatedStep: Int
  /// For a rule of kind *neutral*, what was inserted behind the last line and what came of it; nil otherwise.
  public let insertion: Insertion?
  /// What of the trace matters; empty where it was not shrunk.
  public let explanation: Explanation
  /// Who is at fault; nil without a verdict.
  public let blame: Blame?

  init(
    signature: Signature, statement: String, source: String, start: [StartPoint.HeaderLine], launch: Line,
    preparation: String? = nil, lines: [Line], minimality: Minimality, searchedTo: Int? = nil,
    shrunkLength: Int, originalLength: Int, run: Int?, actionsToFind: Int?, strategy: String?,
    firstViolation: String? = nil, firstViolatedStep: Int, insertion: Insertion? = nil,
    explanation: Explanation = Explanation(),
    blame: Blame? = nil
  ) {
    (self.signature, self.statement, self.source) = (signature, statement, source)
    (self.start, self.launch, self.preparation, self.lines) = (start, launch, preparation, lines)
    (self.minimality, self.searchedTo, self.shrunkLength) = (minimality, searchedTo, shrunkLength)
    (self.originalLength, self.run, self.actionsToFind) = (originalLength, run, actionsToFind)
    (self.strategy, self.firstViolatedStep, self.insertion) = (strategy, firstViolatedStep, insertion)
    (self.explanation, self.blame) = (explanation, blame)
    self.firstViolation = firstViolation ?? "\(signature.rule) \(signature.violationKind)"
  }

  /// The same finding with a verdict.
  func judged(_ blame: Blame?) -> Finding {
    Finding(
      signature: signature, statement: statement, source: source, start: start, launch: launch,
      preparation: preparation, lines: lines, minimality: minimality, searchedTo: searchedTo,
      shrunkLength: shrunkLength, originalLength: originalLength, run: run, actionsToFind: actionsToFind,
      strategy: strategy, firstViolation: firstViolation, firstViolatedStep: firstViolatedStep,
      insertion: insertion, explanation: explanation, blame: blame)
  }

  /// Compares everything.
  public static func == (one: Finding, other: Finding) -> Bool {
    one.signature == other.signature && one.statement == other.statement && one.source == other.source
      && one.start == other.start && one.launch == other.launch && one.preparation == other.preparation
      && one.lines == other.lines && one.minimality == other.minimality
      && one.searchedTo == other.searchedTo && one.shrunkLength == other.shrunkLength
      && one.originalLength == other.originalLength && one.run == other.run
      && one.actionsToFind == other.actionsToFind && one.strategy == other.strategy
      && one.firstViolation == other.firstViolation && one.firstViolatedStep == other.firstViolatedStep
      && one.insertion == other.insertion
      && one.explanation == other.explanation && one.blame == other.blame
  }

  /// One line of a trace as a reader sees it; the launch has no text.
  public struct Line: Equatable, Sendable {
    /// The action's text, with its mark.
    public var text: String
    /// What is seen after it.
    public var screen: String
    /// What a person does, as an imperative sentence.
    public var instruction: String
    /// What this line violated, as `rule violationKind`.
    public var violations: [String] = []
    /// Why the action was ignored; nil when it was applied.
    public var ignored: String?
    /// Whether what was pending came with it all the same.
    var deliversOnly = false
    /// What is pending after it, in its order.
    public var pendingEvents: [String] = []
    /// What is seen elsewhere after it.
    public var others: [OtherScreen] = []
    /// The events that the app received during it; empty where none are recorded.
    public var recordedEvents: [String] = []
    /// What the code wrote during it, each with the place that wrote it; empty where nothing is known.
    public var writes: [String] = []
    /// What the code did during it that it may not, each with its place and remedy; empty where nothing is known.
    public var mistakes: [String] = []
    /// What is seen after it as pictures; empty for a machine that is described in words only.
    public var sketches: [Sketch] = []

    /// Why it was ignored, behind what is seen; empty when it was applied.
    var ignoredNote: String {
      ignored.map { " (ignored: \($0)\(deliversOnly ? "; what was pending comes" : ""))" } ?? ""
    }

    /// The action's text without its mark.
    var bareText: String { Self.bare(text) }

    static func bare(_ text: String) -> String { text.hasPrefix("~") ? String(text.dropFirst()) : text }
  }
}
