/// A system of which it is known what it keeps on which platform: where it keeps a rule, others can.
public struct Reference: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The rules that it does not keep, by the quirk that is on.
  private let broken: [String: [String]]

  /// Names a system, and the ids of the rules that it does not keep under each quirk alone.
  public init(_ name: String, notKept broken: [String: [String]]) {
    self.name = name
    self.broken = broken
  }

  /// Whether it keeps a rule under a quirk alone.
  func keeps(_ rule: String, under quirk: String) -> Bool { !(broken[quirk] ?? []).contains(rule) }
}
