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
}
