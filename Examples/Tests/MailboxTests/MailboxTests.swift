import MailboxViews
import SplitFuzz
import SwiftUI
import Testing

@Suite @MainActor struct MailboxTests {
  @Test func keepsItsRules() async throws { try await mailbox().test(seed: 42) }

  @Test func asksBeforeChangesAreLost() async throws { try await drafts().test(seed: 42) }

  @Test(arguments: [
    ("choose \"archive\"", "dialog: Discard", "sidebar: menu | detail: archive"),
    ("call notification", "dialog: Discard", "sidebar: menu | detail: message(7) <back"),
  ])
  func whatTakesAChangedMessageAwayWaits(_ step: String, _ asked: String, _ left: String) async throws {
    let start: KeyValuePairs = ["device": "ipad-11 landscape"]
    let before = "link 1; link 1; \(step)"
    try await drafts().test(before, at: start, showing: asked)
    try await drafts().test("\(before); link 1", at: start, showing: left)
  }
}
