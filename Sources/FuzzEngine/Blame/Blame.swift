/// Who is at fault for a finding, as far as other settings of the same system show.
public struct Blame: Equatable, Sendable {
  /// Who has to fix it.
  public let party: Party
  /// The quirks in force without which the rule holds.
  public let quirks: [String]
  /// The other values of assumptions under which the rule holds.
  public let assumptions: [SystemSettings.Assumption]
  /// Why, as the end of a sentence that begins with the party.
  public let reason: String

  /// The parties, the one with the most to do first.
  public enum Party: String, CaseIterable, Hashable, Sendable {
    /// The code under test.
    case code
    /// Open: it depends on something that no source settles.
    case assumption
    /// What the code runs on.
    case platform
  }

  init(
    _ party: Party, quirks: [String] = [], assumptions: [SystemSettings.Assumption] = [], reason: String
  ) {
    (self.party, self.quirks, self.assumptions, self.reason) = (party, quirks, assumptions, reason)
  }
}
