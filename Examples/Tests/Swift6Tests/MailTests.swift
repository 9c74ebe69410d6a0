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

  @Test("the router with two bugs fails, in a few lines")
  func twoBugs() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await mail("mail") { MailRouter(service: $0) }.test(seed: 42, runs: 128, savesFailures: false)
    }
    #expect((failure?.lines.count ?? 99) <= TestFailure.lineLimit)
    #expect(failure?.finding?.signature.rule == "request.not-lost")
  }

  @Test("the documentation shows the failure that is thrown")
  func asInTheDocumentation() async throws {
    var options = CampaignOptions(seed: 42)
    options.runs = 700
    options.steps = 100
    options.rules = RuleSelection(without: ["request.not-lost"])
    var thrown = "nothing was thrown"
    do { try await mail("mail") { MailRouter(service: $0) }.test(options) } catch { thrown = "\(error)" }
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let article = root.appendingPathComponent("Sources/SplitFuzz/SplitFuzz.docc/InYourTests.md")
    let text = try String(contentsOf: article, encoding: .utf8)
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
