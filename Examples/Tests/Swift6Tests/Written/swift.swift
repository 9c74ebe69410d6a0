import MailApp
import MailFuzzing
import SplitFuzz
import Testing

@Test("mail violates request.not-lost")
@MainActor
func mailViolatesRequestNotLost() async throws {
  // Once it is fixed, remove 'breaking'.
  try await mail("mail") { MailRouter(service: $0) }.test(
    #"""
    call "notification"
    """#,
    at: ["device": "iphone-15 portrait"],
    breaking: ["request.not-lost lost"])
}
