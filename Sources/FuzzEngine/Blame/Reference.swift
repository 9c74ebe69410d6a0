/// A system of which it is known what it keeps on which platform: where it keeps a rule, others can.
public struct Reference: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The rules that are never asked of it.
  private let unasked: [String]
  /// The rules that it does not keep, by the quirk that is on.
  private let violations: [String: [String]]

  /// Names a system, and what is known of it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - unasked: The ids of the rules that none of its configurations has anything for; of these it says nothing.
  ///   - violations: The ids of the rules that it does not keep under each quirk alone.
  public init(_ name: String, notAsked unasked: [String] = [], notKept violations: [String: [String]]) {
    self.name = name
    self.unasked = unasked
    self.violations = violations
  }

  /// Whether a rule is asked of it at all.
  func isAsked(_ rule: String) -> Bool { !unasked.contains(rule) }

  /// Whether it keeps a rule under a quirk alone.
  func keeps(_ rule: String, under quirk: String) -> Bool { !(violations[quirk] ?? []).contains(rule) }
}
