import MailboxViews
import SplitFuzz
import SwiftUI
import Testing

@Suite @MainActor struct MailboxTests {
  @Test func keepsItsRules() async throws { try await mailbox().test(seed: 42) }
}
