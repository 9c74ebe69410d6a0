/// What a saved case expects of its replay.
package struct CaseExpectation: Equatable, Sendable {
  /// The expected violations, and no others; empty for a case that passes.
  package var violations: [Violation] = []
  /// The screen at the end, as a replay describes it; nil for any.
  var screen: String?

  /// One `violates RULE [KIND]` line.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    package let rule: String
    /// The kind of violation; nil for any, at least one.
    let violationKind: String?

    init(_ rule: String, _ violationKind: String? = nil) {
      (self.rule, self.violationKind) = (rule, violationKind)
    }

    /// `RULE` or `RULE KIND`.
    package var description: String { violationKind.map { "\(rule) \($0)" } ?? rule }

    func matches(_ rule: String, _ violationKind: String) -> Bool {
      rule == self.rule && (self.violationKind ?? violationKind) == violationKind
    }
  }

  /// How a replay differs from what is expected.
  package struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The expected violations that did not occur.
    let missing: [Violation]
    /// The violations that are not expected.
    let unexpected: [Replay.Violation]
    /// The expected screen, where the actual one is another.
    var screen: String?
    var actualScreen = ""

    /// One sentence for each difference, without its subject.
    var sentences: [String] {
      missing.map { "should violate '\($0)', and does not" }
        + unexpected.map { "violates '\($0)' \(Replay.place($0.line)), which is not expected" }
        + (screen.map { ["should end on '\($0)', and ends on '\(actualScreen)'"] } ?? [])
    }

    package var description: String { sentences.joined(separator: "; ") }
  }

  /// Compares a replay with what is expected; nil where there is no difference.
  ///
  /// What is expected of rules that were not selected is ignored.
  func difference(from replay: Replay, evaluating rules: RuleSelection = RuleSelection()) -> Difference? {
    let selected = violations.filter { rules.includes($0.rule) }
    let actual = TraceLineText.tidied(replay.lines.last?.screen ?? replay.launch.screen)
    let difference = Difference(
      missing: selected.filter { expected in
        !replay.violations.contains { expected.matches($0.rule, $0.violationKind) }
      },
      unexpected: replay.violations.filter { actual in
        !selected.contains { $0.matches(actual.rule, actual.violationKind) }
      },
      screen: actual == screen ? nil : screen, actualScreen: actual)
    return difference.sentences.isEmpty ? nil : difference
  }

  /// Why a replay without a difference is inconclusive; nil where it is conclusive.
  ///
  /// A case that expects no violation passes vacuously where every action is ignored.
  func vacuity(of replay: Replay) -> String? {
    let reasons = replay.lines.compactMap(\.ignored)
    guard violations.isEmpty, screen == nil, reasons.count == replay.lines.count,
      replay.launch.pendingEvents.isEmpty
    else { return nil }
    if reasons.isEmpty { return "is inconclusive: it has no step, so it passes vacuously" }
    return
      "is inconclusive: every step is ignored (\(Layout.unique(reasons).joined(separator: ", "))), so it passes vacuously"
  }
}
