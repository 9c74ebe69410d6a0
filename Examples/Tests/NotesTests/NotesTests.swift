import NotesApp
import NotesFuzzing
import SplitFuzz
import Testing

@Suite("Notes navigation")
@MainActor
struct NotesTests {
  private let options = CampaignOptions(seed: 42, runs: 250)

  @Test("a struct with arrays of strings violates no rule")
  func violatesNoRule() throws {
    let report = try notes("notes") { $0.show("Bread", in: "Recipes") }.fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
  }

  @Test("a widget that does not set the folder is found")
  func widgetForgetsTheFolder() throws {
    let report = try notes("notes-forgetful") { $0.showWithoutFolder("Bread") }.fuzz(
      options)
    #expect(report.findings.contains { $0.signature.rule == "request.not-lost" })
  }
}
