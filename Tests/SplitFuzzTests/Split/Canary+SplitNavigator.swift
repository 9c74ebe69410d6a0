import SplitModel
import SplitNavigator

@testable import SplitDesigns

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
    Canary(
      "policy.kept not-focused", "focuses-nothing",
      of: SplitNavigatorDesign(features: .movesColumns, flaws: .focusesNothing)),
    Canary(
      "policy.kept not-restyled", "restyles-nothing",
      of: SplitNavigatorDesign(features: .movesColumns, flaws: .restylesNothing)),
    Canary("detail.no-ghost still-there", "deletes-front", of: app(.deletesFront)),
    Canary("late.no-authority takes-another", "pops-when-done", of: app(.popsWhenDone)),
    Canary("late.no-authority stays", "ignores-done", of: app(.ignoresDone)),
    Canary("push.single on-top", "opens-on-top", of: app(.opensOnTop)),
    Canary("back.one-level too-few", "stays-beside", of: app(.staysBeside)),
    Canary(
      "back.cancelled-is-nothing differs", "believes-growth", of: app(.believesGrowth),
      quirks: ["pop-writes-at-start"]),
  ]

  private static func app(_ flaws: SplitNavigatorFlaws) -> SplitNavigatorDesign {
    SplitNavigatorDesign(features: .guardsSidebar, flaws: flaws)
  }
}
