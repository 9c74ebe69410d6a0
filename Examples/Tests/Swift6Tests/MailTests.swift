import Foundation
import MailApp
import MailFuzzing
import SplitFuzz
import Testing
import XCTest

@Suite("Mail, in Swift 6")
@MainActor
struct MailCampaigns {
  @Test("the fixed router violates no rule")
  func violatesNoRule() async throws {
    try await mail("mail") { FixedMailRouter(service: $0) }.test(seed: 42, runs: 200)
  }

  @Test("the router with two bugs fails, in at most twelve lines")
  func twoBugs() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await mail("mail") { MailRouter(service: $0) }.test(seed: 42, runs: 128, savesFailures: false)
    }
    #expect((failure?.lines.count ?? 99) <= 12)
    #expect(failure?.finding?.signature.rule == "request.not-lost")
  }

  @Test("the README shows the failure that is thrown")
  func asInTheReadme() async throws {
    var options = CampaignOptions(seed: 42)
    options.runs = 700
    options.steps = 100
    options.rules = RuleSelection(without: ["request.not-lost"])
    var thrown = "nothing was thrown"
    do { try await mail("mail") { MailRouter(service: $0) }.test(options) } catch { thrown = "\(error)" }
    let readme = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(text.contains(thrown), "\(thrown)")
  }

  @Test("a saved trace does what it expects", arguments: try CaseFile.all(beside: #filePath))
  func savedTrace(_ saved: CaseFile) async throws {
    try await mail("mail") { FixedMailRouter(service: $0) }.test(saved)
  }
}

final class MailXCTests: XCTestCase {
  @MainActor
  func testViolatesNoRule() async throws {
    try await mail("mail") { FixedMailRouter(service: $0) }.test(seed: 7, runs: 64)
  }

  @MainActor
  func testSavedTraces() async throws {
    for saved in try CaseFile.all(beside: #filePath) {
      do {
        try await mail("mail") { FixedMailRouter(service: $0) }.test(saved)
      } catch {
        XCTFail("\(error)")
      }
    }
  }
}
