/// What a saved case expects of its replay.
public struct CaseExpectation: Hashable, Sendable {
  /// The expected violations, and no others; empty for a case that passes.
  public var violations: [Violation]
  /// The screen at the end, as a replay describes it; nil for any.
  public var screen: String?

  /// One `violates RULE [KIND]` line.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The rule's id.
    public let rule: String
    /// The kind of violation; nil for any, at least one.
    public let way: String?

    /// Expects a violation.
    public init(_ rule: String, _ way: String? = nil) { (self.rule, self.way) = (rule, way) }

    /// `RULE` or `RULE KIND`.
    public var description: String { way.map { "\(rule) \($0)" } ?? rule }

    /// Whether a violation is the expected one.
    func matches(_ broken: Replay.Broken) -> Bool {
      broken.rule == rule && (way == nil || way == broken.way)
    }
  }

  /// How a replay differs from what is expected.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The expected violations that did not occur.
    public let missing: [Violation]
    /// The violations that are not expected.
    public let unexpected: [Replay.Broken]
    /// The expected and the actual screen at the end; nil where they are the same.
    public let screens: Screens?

    /// Two screens that should be one.
    public struct Screens: Hashable, Sendable {
      /// The expected one.
      public let expected: String
      /// The actual one.
      public let actual: String
    }

    /// One sentence for each difference, without its subject.
    public var sentences: [String] {
      missing.map { "should violate '\($0)', and does not" }
        + unexpected.map { "violates '\($0)' \(ReplayText.place($0.line)), which is not expected" }
        + (screens.map { ["should end on '\($0.expected)', and ends on '\($0.actual)'"] } ?? [])
    }

    /// All sentences on one line.
    public var description: String { sentences.joined(separator: "; ") }
  }

  /// Expects violations, by default none, and perhaps a screen at the end.
  public init(violations: [Violation] = [], screen: String? = nil) {
    (self.violations, self.screen) = (violations, screen)
  }

  /// Compares a replay with what is expected; nil where there is no difference.
  ///
  /// What is expected of rules that were not selected is ignored.
  public func difference(from replay: Replay, asking rules: RuleSelection = RuleSelection()) -> Difference? {
    let selected = violations.filter { rules.includes($0.rule) }
    let missing = selected.filter { expected in !replay.broken.contains { expected.matches($0) } }
    let unexpected = replay.broken.filter { broken in !selected.contains { $0.matches(broken) } }
    let screens = screenDifference(from: replay)
    return missing.isEmpty && unexpected.isEmpty && screens == nil
      ? nil : Difference(missing: missing, unexpected: unexpected, screens: screens)
  }

  /// The part about some rules and the screen.
  func selecting(_ rules: RuleSelection) -> CaseExpectation {
    CaseExpectation(violations: violations.filter { rules.includes($0.rule) }, screen: screen)
  }

  /// The part that a replay does not fulfil.
  func dropped(by replay: Replay) -> CaseExpectation {
    CaseExpectation(
      violations: violations.filter { expected in !replay.broken.contains { expected.matches($0) } },
      screen: screenDifference(from: replay)?.expected)
  }

  /// Why a replay without a difference is inconclusive; nil where it is conclusive.
  ///
  /// A case that expects no violation passes vacuously where every action is ignored.
  public func vacuity(of replay: Replay) -> String? {
    let reasons = replay.lines.compactMap(\.ignored)
    guard violations.isEmpty, screen == nil, !reasons.isEmpty, reasons.count == replay.lines.count,
      replay.launch.inFlight.isEmpty
    else { return nil }
    return
      "is inconclusive: every step is ignored (\(Layout.unique(reasons).joined(separator: ", "))), so it passes vacuously"
  }

  private func screenDifference(from replay: Replay) -> Difference.Screens? {
    guard let screen else { return nil }
    let actual = TraceLineText.tidied(replay.lines.last?.screen ?? replay.launch.screen)
    return actual == screen ? nil : Difference.Screens(expected: screen, actual: actual)
  }
}
