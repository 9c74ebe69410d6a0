import NotesApp
import SplitFuzz
import SplitModel
import Testing

/// What the body of the notes app says.
@MainActor
func notes(
  _ name: String, show: @escaping (inout NotesNavigation) -> Void
) -> LiveSystem<NotesNavigation> {
  LiveSystem(
    name,
    sidebar: .list(NotesNavigation.folders, selection: \.folder),
    detail: .stack(path: \.notes) { navigation, note in navigation.links(from: note) },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    programs: [.deepLink("widget", to: "Bread", show)],
    make: { _ in NotesNavigation() })
}

@Suite("Notes navigation")
@MainActor
struct NotesTests {
  @Test("a struct with arrays of strings keeps every rule")
  func keepsEveryRule() throws {
    let system = notes("notes") { $0.show("Bread", in: "Recipes") }
    let report = try system.fuzz(CampaignOptions(seed: 42))
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
    #expect(report.actions == 200_000)
  }

  @Test("a widget that forgets the folder is found")
  func widgetForgetsTheFolder() throws {
    let system = notes("notes-forgetful") { $0.showWithoutFolder("Bread") }
    let report = try system.fuzz(CampaignOptions(seed: 42))
    #expect(report.findings.contains { $0.signature.rule == "request.not-lost" })
  }
}
