import MailApp
import MailFuzzing
import SplitFuzz
import XCTest

final class MailBreaksRequestNotLostTests: XCTestCase {
  @MainActor
  func testMailBreaksRequestNotLost() async throws {
    // Once it is mended, take 'breaking' out: then the test keeps it mended.
    try await mail("mail") { MailRouter(service: $0) }.test(
      #"""
      call "notification"
      """#,
      at: ["device": "iphone-15 portrait"],
      breaking: ["request.not-lost lost"])
  }
}
