import MailApp
import SplitFuzz
import Testing

@Suite("Mail router")
@MainActor
struct MailRouterTests {
  @Test("the published router loses a notification and lets a late answer pop another view")
  func publishedRouterHasBugs() throws {
    let report = try mail("mail") { MailRouter(service: $0) }.fuzz(CampaignOptions(seed: 42))
    let found = Set(report.findings.map { "\($0.signature.rule) \($0.signature.way)" })
    #expect(found.contains("request.not-lost lost"))
    #expect(found.contains("late.no-authority moves-place"))
    let late = try #require(report.findings.first { $0.signature.rule == "late.no-authority" })
    #expect(late.lines.count <= 5, "\(late.lines.map(\.text))")
  }

  @Test("the fixed router keeps every rule")
  func fixedRouterIsClean() throws {
    let report = try mail("mail-fixed") { FixedMailRouter(service: $0) }.fuzz(CampaignOptions(seed: 42))
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
    #expect(report.actions == 200_000)
    let exercised = Dictionary(uniqueKeysWithValues: report.rules.map { ($0.id, $0.exercised) })
    #expect(exercised["late.no-authority", default: 0] > 0)
    #expect(exercised["request.not-lost", default: 0] > 0)
  }
}
