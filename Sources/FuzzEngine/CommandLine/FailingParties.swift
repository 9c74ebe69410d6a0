/// Whose findings make a campaign or an exploration fail.
struct FailingParties: Sendable {
  private let parties: [Blame.Party]

  /// What `--fail-on` asks for; the router's alone when nothing is said.
  init(_ arguments: Arguments) throws {
    switch try arguments.choice("--fail-on", of: ["router", "assumption", "any"]) {
    case "any": parties = Blame.Party.allCases
    case "assumption": parties = [.router, .assumption]
    default: parties = [.router]
    }
  }

  /// Whether a finding fails; one that nobody judged does.
  func includes(_ finding: Finding) -> Bool { finding.blame.map { parties.contains($0.party) } ?? true }
}
