import Foundation
import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Names that a person gives to rows, and that mean something to whoever reads what is written of them.
private let hostileNames = [
  "<script>alert(1)</script>", "\"; rm -rf / #", "a\nb\r\nc", "", "it's; ~choose 'x'", "]]></failure>&amp;",
  "::error::%0A100%", "\u{202E}gnp.exe\u{0}\u{7}\u{1B}[31m", "🏳️‍🌈\u{200D}é",
  String(repeating: "long ", count: 2_000),
]

private struct NamedRouter {
  var row: String? = hostileNames[0]
  var path: [String] = []
}

/// What a campaign, a saved case and every report make of names that somebody chose badly.
@Suite("Hostile names")
@MainActor
struct HostileNameTests {
  /// A router that pushes what it was asked for twice.
  private func system() throws -> FuzzSystem {
    try LiveSystem(
      "named", sidebar: .list(hostileNames, selection: \.row),
      detail: .stack(path: \.path) { (_: NamedRouter, top: String?) in
        top == nil
          ? hostileNames.map { name in
            .button(opens: "to \(name)") { $0.path += ["to \(name)", "to \(name)"] }
          } : []
      },
      onChange: [.onChange(of: \.row) { router, _, _ in router.path = [] }],
      events: [.call(hostileNames[1]) { $0.row = hostileNames[7] }], make: { _ in NamedRouter() }
    ).system(summary: "a router with names that somebody chose badly")
  }

  /// The trace that visits every row by name, and breaks a rule on the last.
  private static let visits =
    hostileNames.indices.map { "choose \(quoted(hostileNames[$0]))" }.joined(separator: "; ")
    + "; call \(quoted(hostileNames[1])); link 10"

  private static func quoted(_ name: String) -> String {
    String(reflecting: name)
  }

  @Test("each is written in a case so that it reads back, and the case keeps its promise")
  func saved() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = await Shell.run(
      ["--system", "named", "--seed", "4", "--runs", "60", "--rules", "push.single", "--corpus", folder],
      systems: [try system()])
    #expect(found.code == 1, "\(found.err)")
    let again = await Shell.run(["replay", folder], systems: [try system()])
    #expect(again.code == 0 && again.out.contains("passed"), "\(again.out)\(again.err)")
  }

  @Test("each can be given on the command line, and every report of it is well-formed")
  func reported() async throws {
    let target = try system()
    let words = [
      "show", "--system", "named", "--device", "ipad-13 landscape", "--rules", "push.single", "--actions",
      Self.visits,
    ]
    let text = await Shell.run(words, systems: [target])
    #expect(text.code == 1, "\(text.err)")
    #expect(text.out.contains("✗ push.single several"))
    // No name moves the cursor, rings a bell or turns the direction of what follows.
    #expect(!text.out.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect(!text.out.unicodeScalars.contains("\u{202E}"))
    let page = await Shell.run(words + ["--format", "html"], systems: [target]).out
    #expect(!page.contains("<script>alert"))
    let fuzz = ["--system", "named", "--seed", "4", "--runs", "60", "--rules", "push.single"]
    let json = await Shell.run(fuzz + ["--format", "json"], systems: [target]).out
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    let junit = await Shell.run(fuzz + ["--format", "junit"], systems: [target]).out
    let parser = XMLParser(data: Data(junit.utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    let notes = await Shell.run(fuzz + ["--format", "github"], systems: [target]).out
    #expect(
      notes.split(separator: "\n").allSatisfy { $0.hasPrefix("::") || !$0.contains("::error::%0A100%") })
  }
}
