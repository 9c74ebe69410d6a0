import SplitFuzz
import SplitNavigatorUI
import SwiftUI
import Testing

@MainActor @Suite struct DebugTests {
  @Test func debug() async throws {
    try await HeadlessApp("mail", making: { MailNavigator(start: .inbox) }, events: []) { MailView(navigator: $0) }.test(#"back; rotate"#, at: ["device": "iphone-15-pro-max portrait"])
  }
}
