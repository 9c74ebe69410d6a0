import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

@Suite struct MailViewsTests {
  @Test func correctViewsKeepEveryRule() async throws {
    let report = try await HeadlessApp("mail") { MailView(store: MailStore()) }.test(seed: 42)
    #expect(report.findings.isEmpty)
    #expect(report.actions == 6_000)
  }

  @Test(
    arguments: zip(
      [Bug.blank, .rebuilds, .unresolved],
      ["detail.not-blank", "container.keeps-identity", "detail.resolvable"]))
  func wrongViewsAreFound(_ bug: Bug, _ rule: String) async throws {
    let app = await HeadlessApp("mail") { MailView(store: MailStore(bug)) }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains(rule) == true, "\(failure?.description ?? "")")
  }

  @Test func aBodyThatMisbehavesFailsTheTest() async throws {
    let app = await HeadlessApp("mail") { MailView(store: MailStore(.duplicates)) }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 42, runs: 6, savesFailures: false)
    }
    let text = try #require(failure).description
    #expect(
      text.contains("have the identity '7'") && text.contains("give each element an identity of its own"))
  }
}
