import SplitModel

extension Canary {
  /// Flaws of an app around SplitNavigator.
  static let splitNavigator: [Canary] = [
    Canary("sidebar.hook-every-source missed", "hooks-toggle", of: app(.hooksToggle)),
    Canary("sidebar.hook-every-source unasked", "hooks-twice", of: app(.hooksTwice)),
    Canary("sidebar.guard-respected open", "guards-toggle", of: app(.guardsToggle)),
    Canary("sidebar.guard-respected reacts", "goes-back-instead", of: app(.goesBackInstead)),
    Canary("session.ends-clean still-there", "stays-after-session", of: app(.staysAfterSession)),
    Canary("session.ends-clean left-over", "keeps-trails", of: app(.keepsTrails), runs: 2_000),
    Canary("session.ends-clean elsewhere", "keeps-section", of: app(.keepsSection)),
    Canary(
      "policy.tip-once missing", "forgets-tip",
      of: SplitNavigatorDesign(options: [.standard, .tipsOnce], flaws: .forgetsTip)),
    Canary("request.not-lost lost", "shows-beneath", of: app(.showsBeneath)),
    Canary("request.not-lost lost", "goes-past-root", of: app(.goesPastRoot)),
  ]

  private static func app(_ flaws: SplitNavigatorFlaws) -> SplitNavigatorDesign {
    SplitNavigatorDesign(features: .guardsSidebar, flaws: flaws)
  }
}
