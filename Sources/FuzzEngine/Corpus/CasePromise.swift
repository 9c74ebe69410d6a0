/// What a saved case says will happen when it is replayed.
public struct CasePromise: Hashable, Sendable {
  /// What must be broken, and nothing else may be; empty for a case that passes.
  public var violations: [Expectation]
  /// What must be seen at the end, as a replay draws it; nil where nothing is promised of it.
  public var screen: String?

  /// One `violates RULE [WAY]` line.
  public struct Expectation: Hashable, Sendable, CustomStringConvertible {
    /// The rule's id.
    public let rule: String
    /// The way in which it must be broken; nil for any way, at least one.
    public let way: String?

    /// Expects a breach.
    public init(_ rule: String, _ way: String? = nil) {
      self.rule = rule
      self.way = way
    }

    /// `RULE` or `RULE WAY`.
    public var description: String { way.map { "\(rule) \($0)" } ?? rule }

    /// Tells whether a breach is one that is expected here.
    func matches(_ broken: Replay.Broken) -> Bool {
      broken.rule == rule && (way == nil || way == broken.way)
    }
  }

  /// How a replay differs from what was promised.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// What was promised to be broken and was not.
    public let missing: [Expectation]
    /// What was broken and was not promised.
    public let unexpected: [Replay.Broken]
    /// What was promised to be seen at the end, and what was seen; nil where they are the same.
    public let screens: Screens?

    /// Two screens that should be one.
    public struct Screens: Hashable, Sendable {
      /// The one that was promised.
      public let promised: String
      /// The one that was seen.
      public let seen: String
    }

    /// One sentence per difference.
    public var sentences: [String] {
      missing.map { "promised to break '\($0)', and does not" }
        + unexpected.map { broken in
          let place = broken.line == 0 ? "at launch" : "at line \(broken.line)"
          return "breaks '\(broken)' \(place), which it does not promise"
        }
        + (screens.map { ["promised to end on '\($0.promised)', and ends on '\($0.seen)'"] } ?? [])
    }

    /// All sentences on one line.
    public var description: String { sentences.joined(separator: "; ") }
  }

  /// Promises breaches, with none that every rule is kept, and what is seen at the end.
  public init(violations: [Expectation] = [], screen: String? = nil) {
    self.violations = violations
    self.screen = screen
  }

  /// Compares a replay with the promise; nil when it is kept.
  ///
  /// Where only some rules were asked, what is promised of the others is left aside.
  public func difference(from replay: Replay, asking rules: RuleSelection = RuleSelection()) -> Difference? {
    let asked = violations.filter { rules.includes($0.rule) }
    let missing = asked.filter { expected in !replay.broken.contains { expected.matches($0) } }
    let unexpected = replay.broken.filter { broken in !asked.contains { $0.matches(broken) } }
    let screens = screenDifference(from: replay)
    return missing.isEmpty && unexpected.isEmpty && screens == nil
      ? nil : Difference(missing: missing, unexpected: unexpected, screens: screens)
  }

  /// Whether nothing is promised.
  var isEmpty: Bool { violations.isEmpty && screen == nil }

  /// What is promised of some rules, and of the screen.
  func asked(_ rules: RuleSelection) -> CasePromise {
    CasePromise(violations: violations.filter { rules.includes($0.rule) }, screen: screen)
  }

  /// The part of the promise that a replay does not keep.
  func dropped(by replay: Replay) -> CasePromise {
    CasePromise(
      violations: violations.filter { expected in !replay.broken.contains { expected.matches($0) } },
      screen: screenDifference(from: replay)?.promised)
  }

  /// One sentence for each thing that was promised and is dropped, the trace being the subject.
  var sentences: [String] {
    violations.map { "does not break '\($0)', which was promised" }
      + (screen.map { ["does not end on '\($0)', which was promised"] } ?? [])
  }

  /// Why a replay that keeps the promise says nothing; nil where it says something.
  ///
  /// It says nothing where all that is promised is that no rule breaks, and no action was there to be taken.
  public func emptiness(of replay: Replay) -> String? {
    let reasons = replay.lines.compactMap(\.ignored)
    guard isEmpty, !reasons.isEmpty, reasons.count == replay.lines.count, replay.startInFlight.isEmpty
    else { return nil }
    var unique: [String] = []
    for reason in reasons where !unique.contains(reason) { unique.append(reason) }
    return
      "is inconclusive: every line is ignored (\(unique.joined(separator: ", "))), so that no rule breaks says nothing"
  }

  private func screenDifference(from replay: Replay) -> Difference.Screens? {
    guard let screen else { return nil }
    let seen = TraceLineText.tidied(replay.lines.last?.screen ?? replay.startScreen)
    return seen == screen ? nil : Difference.Screens(promised: screen, seen: seen)
  }
}
