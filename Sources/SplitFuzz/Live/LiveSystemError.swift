/// Lists where the description of a live system does not fit its router, before a campaign reports wrong findings.
public struct LiveSystemError: DescribedError, Hashable, Sendable {
  /// The system.
  public let system: String
  /// What does not fit, one sentence for each place, with the remedy.
  public let misfits: [String]

  /// Reports misfits of a system.
  public init(system: String, misfits: [String]) {
    self.system = system
    self.misfits = misfits
  }

  /// The system and its misfits, one on each line.
  public var description: String {
    "the description of '\(system)' does not fit its router:\n"
      + misfits.map { "  - \($0)" }.joined(separator: "\n")
  }
}
