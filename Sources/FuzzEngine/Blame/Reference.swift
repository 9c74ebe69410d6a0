/// A system of which it is known what it keeps on which platform: where it keeps a rule, others can.
public struct Reference: Sendable {
  /// Its name.
  public let name: String
  /// The rules that are never evaluated on it.
  private let unevaluated: [String]
  /// The rules that it does not keep, by the quirk that is on.
  private let violations: [String: [String]]

  /// Names a system, and what is known of it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - unevaluated: The ids of the rules that none of its configurations applies to; it is no evidence about them.
  ///   - violations: The ids of the rules that it does not keep under each quirk alone.
  public init(_ name: String, notAsked unevaluated: [String] = [], notKept violations: [String: [String]]) {
    self.name = name
    self.unevaluated = unevaluated
    self.violations = violations
  }

  /// Whether a rule is evaluated on it at all.
  func isEvaluated(_ rule: String) -> Bool { !unevaluated.contains(rule) }

  /// Whether it keeps a rule under a quirk alone.
  func holds(_ rule: String, under quirk: String) -> Bool { !(violations[quirk] ?? []).contains(rule) }
}
