import MailApp
import MailFuzzing
import SplitFuzz
import Testing

@Suite("Tasks that the trace orders")
@MainActor
struct AsyncMailTests {
  private func report(_ bug: AsyncMail.Bug, runs: Int) async throws -> CampaignReport {
    try await asyncMail(bug).target().run { $0.fuzz(CampaignOptions(seed: 42, runs: runs)) }
  }

  @Test("a router that looks before it acts violates no rule, and each trace repeats")
  func isRight() async throws {
    let report = try await report(.none, runs: 40)
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
    #expect(report.isDeterministic, "\(report.nondeterminism?.description ?? "")")
  }

  @Test("each bug is found", arguments: [AsyncMail.Bug.showsOldAnswer, .popsTwice, .ignoresCancel])
  func isFound(_ bug: AsyncMail.Bug) async throws {
    let report = try await report(bug, runs: 40)
    let late = try #require(report.findings.first { $0.signature.rule == "late-work.only-its-view" })
    #expect(late.lines.count <= 5, "\(late.lines.map(\.text))")
  }
}
