import SplitModel
import SplitNavigator

@testable import SplitDesigns

extension Canary {
  /// Flaws of an app around SplitNavigator.
  static let splitNavigator: [Canary] = [
    Canary("sidebar.hook-runs-once missed", "hooks-toggle", of: app(.hooksToggle)),
    Canary("sidebar.hook-runs-once extra", "hooks-twice", of: app(.hooksTwice)),
    Canary("sidebar.guard-respected open", "guards-toggle", of: app(.guardsToggle)),
    Canary("sidebar.guard-respected reacts", "goes-back-instead", of: app(.goesBackInstead)),
    Canary("session.ends-clean not-cleared", "stays-after-session", of: app(.staysAfterSession)),
    Canary("session.ends-clean leftover", "keeps-trails", of: app(.keepsTrails), runs: 2_000),
    Canary("session.ends-clean wrong-section", "keeps-section", of: app(.keepsSection)),
    Canary(
      "policy.tip-once missing", "forgets-tip",
      of: SplitNavigatorDesign(options: [.standard, .tipsOnce], flaws: [.forgetsTip])),
    Canary("request.not-lost lost", "shows-beneath", of: app(.showsBeneath)),
    Canary("request.not-lost lost", "goes-past-root", of: app(.goesPastRoot)),
    Canary(
      "policy.followed focus-ignored", "focuses-nothing",
      of: SplitNavigatorDesign(features: .movesColumns, flaws: [.focusesNothing])),
    Canary(
      "policy.followed style-ignored", "restyles-nothing",
      of: SplitNavigatorDesign(features: .movesColumns, flaws: [.restylesNothing])),
    Canary("deleted.not-shown still-shown", "deletes-front", of: app(.deletesFront)),
    Canary("late-work.only-its-view removes-another", "pops-when-done", of: app(.popsWhenDone)),
    Canary("late-work.only-its-view not-removed", "ignores-done", of: app(.ignoresDone)),
    Canary("push.single not-replaced", "opens-on-top", of: app(.opensOnTop)),
    Canary("back.one-level too-few", "stays-beside", of: app(.staysBeside)),
    Canary(
      "gesture.cancel-changes-nothing differs", "believes-growth", of: app(.believesGrowth),
      quirks: ["pop-writes-at-start"]),
  ]

  private static func app(_ flaw: SplitNavigatorDesign.Flaw) -> SplitNavigatorDesign {
    SplitNavigatorDesign(features: .guardsSidebar, flaws: [flaw])
  }
}
