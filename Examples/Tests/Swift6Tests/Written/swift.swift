import MailApp
import MailFuzzing
import SplitFuzz
import Testing

@Test("mail breaks request.not-lost")
@MainActor
func mailBreaksRequestNotLost() async throws {
  // Once it is mended, take 'breaking' out: then the test keeps it mended.
  try await mail("mail") { MailRouter(service: $0) }.test(
    #"""
    call "notification"
    """#,
    at: ["device": "iphone-15 portrait"],
    breaking: ["request.not-lost lost"])
}
