import MailApp
import MailFuzzing
import SplitFuzz
import Testing

@Suite("Mail router")
@MainActor
struct MailRouterTests {
  private let options = CampaignOptions(seed: 42, runs: 250)

  @Test("the router loses a notification, and a late response pops another view")
  func routerHasBugs() throws {
    let report = try mail("mail") { MailRouter(service: $0) }.fuzz(CampaignOptions(seed: 42))
    let lost = try #require(report.findings.first { $0.signature.rule == "request.not-lost" })
    #expect(lost.lines.map(\.text) == ["call \"notification\""])
    let late = try #require(report.findings.first { $0.signature.rule == "late-work.only-its-view" })
    #expect(late.lines.count <= 4, "\(late.lines.map(\.text))")
  }

  @Test("the fixed router violates no rule")
  func fixedRouterIsClean() throws {
    let report = try mail("mail-fixed") { FixedMailRouter(service: $0) }.fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
    let unexercised = report.rules.filter { $0.applies && $0.nonVacuous == 0 }.map(\.id)
    #expect(unexercised == [])
  }

  @Test("on a platform without late writes the late response has no effect")
  func latenessIsWhatHurts() throws {
    let report = try mail("mail") { MailRouter(service: $0) }.target(isImmediate: true).fuzz(
      options)
    #expect(!report.findings.contains { $0.signature.rule == "late-work.only-its-view" })
  }
}
