import SplitFuzz
import SplitNavigatorUI
import SwiftUI
import Testing

@MainActor @Suite struct MailAppTests {
  @Test func keepsItsRules() async throws {
    try await HeadlessApp(
      "mail", making: { MailNavigator(start: .inbox) },
      events: [
        .url("mail://message/7"),
        .event("compose") { $0.go(to: .inbox, path: [.message(1)], presenting: .compose) },
        .event("remove 1") { $0.remove(page: .message(1)) },
      ]
    ) { MailView(navigator: $0) }.test(seed: 42)
  }
}
