import HeadlessUI
import MailboxViews
import SplitDesigns
import SplitFuzz
import Testing

@Suite @MainActor struct MailboxTests {
  @Test func keepsItsRules() async throws { try await mailbox().test(seed: 42) }

  /// The views that are shipped show what the model of them shows.
  ///
  /// `fuzz-examples --system split-navigator/shipped --against mailbox-named --seed 42 --runs 510` compares 102,000 actions.
  @Test func equalsItsModel() async throws {
    try await SplitSystems.named("split-navigator/shipped").against(namedMailbox().system()).test(
      seed: 42, runs: 8)
  }

  @Test func keepsItsRulesInThreeColumns() async throws { try await mailColumns().test(seed: 42) }

  @Test func asksBeforeChangesAreLost() async throws { try await drafts().test(seed: 42) }

  /// A hand that writes nothing has shown the sidebar all the same: no app can know of it, so the system remembers it.
  @Test func aSidebarShownByHandReturnsWithTheRoom() async throws {
    let silent = SystemSettings(assumptions: [.init("hand-writes", "nothing")])
    try await drafts().test(
      "toggle; resize two-thirds; resize full", at: ["device": "ipad-11 portrait"],
      showing: "sidebar over: menu | [detail: inbox]", settings: silent)
    try await mailColumns().test(seed: 42, settings: silent)
  }

  @Test(arguments: [
    ("choose \"archive\"", "dialog: Discard", "sidebar: menu | detail: archive"),
    ("call notification", "dialog: Discard", "sidebar: menu | detail: message(7) <back"),
  ])
  func whatTakesAChangedMessageAwayWaits(_ step: String, _ asked: String, _ left: String) async throws {
    let start: KeyValuePairs = ["device": "ipad-11 landscape"]
    let before = "link 1; link 1; \(step)"
    try await drafts().test(before, at: start, showing: asked)
    try await drafts().test("\(before); link 1", at: start, showing: left)
    // Also where a dialog is dismissed before its button's action runs.
    let early = SystemSettings(quirks: ["clears-before-action"])
    try await drafts().test("\(before); link 1", at: start, showing: left, settings: early)
  }
}
