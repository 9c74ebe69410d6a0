import FuzzEngine
import SwiftUI
import SplitFuzz
import Testing

@Suite struct MailViewsTests {
  @Test func correctViewsKeepEveryRule() async throws {
    let report = try await HeadlessApp("mail") { MailView(store: MailStore()) }.test(seed: 42)
    #expect(report.findings.isEmpty)
    print(report.findings.map { "\($0.signature)" })
    print(report.actions)
  }
}
