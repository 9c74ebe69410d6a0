import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// What is on screen, drawn with characters.
@Suite("Drawings in a terminal")
struct DrawTests {
  private func show(_ words: [String], terminal: Bool = false) async -> String {
    await Shell.run(["show"] + words, systems: SplitSystems.all, terminal: terminal).out
  }

  private static let overlaid = [
    "--system", "composable-split/clean", "--device", "ipad-11 portrait", "--actions", "resize 700",
    "--color", "never",
  ]

  @Test("panes stand where they stand, with what can be tapped; what is dimmed is shaded")
  func draws() async {
    let text = await show(Self.overlaid + ["--draw", "always"]).split(separator: "\n").map { row in
      row.drop { $0 == " " }
    }.joined(separator: "\n")
    #expect(text.contains(Self.top), "\(text)")
    #expect(text.contains(Self.bottom), "\(text)")
  }

  private static let top = """
    ┌─────────┬─────────┬────────────┬─────┐
    │ menu    │ a       │░nothing░░░░│     │
    │ ● a     │ ○ mode… │░░░░░░░░░░░░│     │
    │ ○ b     │ ○ mode… │░░░░░░░░░░░░│     │
    │ ○ c     │ ○ mode… │░░░░░░░░░░░░│     │
    │         │ › dele… │░░░░░░░░░░░░│     │
    │         │ › dele… │░░░░░░░░░░░░│     │
    │         │ › dele… │░░░░░░░░░░░░│     │
    │         │ › new   │░░░░░░░░░░░░│     │
    │        ←│         │░░░░░○░░░░░░│     │
    """

  private static let bottom = """
    │ sidebar │ content │░detail░░░░░│     │
    └─────────┴─────────┴────────────┴─────┘
    ipad-11 portrait, 834 × 1194, window 700 wide, regular
    """

  @Test("it is drawn on a terminal, or on request")
  func onTerminals() async {
    let words = ["--system", "lazysplit/clean", "--device", "iphone-15", "--actions", "open detail"]
    #expect(await !show(words).contains("┌"))
    #expect(await show(words, terminal: true).contains("[‹] \u{1B}[1mdetail"))
    #expect(await !show(words + ["--draw", "never"], terminal: true).contains("┌"))
    let play = ["play", "--system", "lazysplit/clean", "--device", "iphone-15", "--draw"]
    let answer = await Shell.run(play + ["always"], lines: ["open detail"], systems: SplitSystems.all)
    #expect(answer.out.contains("│ [‹] detail "))
    #expect(
      await !Shell.run(play + ["never"], lines: ["toggle"], systems: SplitSystems.all).out.contains("┌"))
  }

  @Test("a door is not drawn, and nothing is said about it")
  func wordsOnly() async {
    let words = ["show", "--actions", "open"]
    #expect(await Shell.run(words + ["--draw", "always"]) == Shell.run(words))
  }

  @Test("every row of a drawing is as wide as the others, and no wider than a report")
  func fits() async {
    for device in ["iphone-15 landscape", "ipad-13 portrait", "apple-watch", "mac", "ipad-mini landscape"] {
      let text = await show([
        "--system", "split-navigator", "--device", device, "--actions", "toggle; rotate; resize third",
        "--draw", "always",
      ])
      let rows = text.split(separator: "\n")
      #expect(rows.allSatisfy { $0.count <= 100 })
      var width: Int?
      for row in rows {
        let drawn = row.contains { "┌│└├".contains($0) }
        if drawn, let width { #expect(row.count == width, "\(text)") }
        width = drawn ? row.count : nil
      }
    }
  }

  @Test(
    "names reach a terminal without what would move it, and those with wide letters keep the lines straight")
  @MainActor func hostileNames() async throws {
    let system = try LiveSystem<DrawnRouter>(
      "names",
      sidebar: .list(
        ["\u{1B}[2Jgone", "設定", "a very long name that does not fit anywhere at all"], selection: \.row),
      detail: .stack(path: \.path) { _, _ in [] }, make: { _ in DrawnRouter() }
    ).system(summary: "names")
    let words = [
      "show", "--device", "ipad-11 landscape", "--actions", "toggle", "--draw", "always", "--color", "never",
    ]
    let text = await Shell.run(words, systems: [system]).out
    let drawn = text.split(separator: "\n").filter { $0.contains("│") }
    #expect(drawn.allSatisfy { !$0.contains("\u{1B}") })
    #expect(drawn.contains { $0.contains("○ \\u{1B}[2J") })
    #expect(drawn.contains { $0.contains("○ 設定 ") })
    #expect(drawn.contains { $0.contains("○ a very") && $0.contains("…") })
  }
}

private struct DrawnRouter {
  var row: String?
  var path: [String] = []
}
