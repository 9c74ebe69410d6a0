import MailApp
import MailFuzzing
import SplitFuzz
import XCTest

final class MailViolatesRequestNotLostTests: XCTestCase {
  @MainActor
  func testMailViolatesRequestNotLost() async throws {
    // Once it is fixed, remove 'breaking'.
    try await mail("mail") { MailRouter(service: $0) }.test(
      #"""
      call "notification"
      """#,
      at: ["device": "iphone-15 portrait"],
      breaking: ["request.not-lost lost"])
  }
}
