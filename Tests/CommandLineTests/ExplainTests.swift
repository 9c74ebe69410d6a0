import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Explain")
struct ExplainCommandTests {
  @Test("each rule is explained within a hundred columns, with its code, in colour on a terminal only")
  func explains() async {
    for article in SplitArticles.all {
      let answer = await Shell.run(["explain", article.rule], systems: SplitSystems.all)
      #expect(answer.code == 0 && answer.err == "")
      #expect(answer.out.hasPrefix("── \(article.rule) · \(article.title) ──"))
      #expect(answer.out.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(article.rule)")
      #expect(answer.out.split(separator: "\n").allSatisfy { $0.last != " " }, "\(article.rule)")
      #expect(
        answer.out.contains("  Bad example\n\n    ") && answer.out.contains("  Fix\n\n"))
      #expect(article.cases.allSatisfy { answer.out.contains(" corpus/\($0).steps\n") }, "\(article.rule)")
      let lines = article.fix.split(separator: "\n")
      #expect(lines.allSatisfy { answer.out.contains("\n    \($0)\n") }, "\(article.rule)")
    }
    let plain = await Shell.run(["explain", "back.one-level", "--color", "never"], systems: SplitSystems.all)
    let painted = await Shell.run(
      ["explain", "back.one-level"], systems: SplitSystems.all, terminal: true, columns: 120)
    #expect(!plain.out.contains("\u{1B}["))
    #expect(painted.out.contains("\u{1B}[31mBad example\u{1B}[0m"))
    #expect(painted.out.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain.out)
  }

  @Test("without a rule all titles are listed, within a hundred columns")
  func lists() async {
    let answer = await Shell.run(["explain"], systems: SplitSystems.all)
    #expect(answer.code == 0)
    let lines = answer.out.split(separator: "\n").map(String.init)
    #expect(lines.count == SplitRules.all.count + 2)
    #expect(
      lines.map { String($0.prefix { $0 != " " }) } == SplitRules.all.map(\.id) + [
        "process.survives", "process.responds",
      ])
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.hasSuffix("  A closed sidebar is back when the window narrows") })
  }

  @Test("a rule without an article is printed with its own texts, and a list has its statement")
  func ownRules() async {
    #expect(
      await Shell.run(["explain", "door.closes", "--system", "gate/2"])
        == Shell.Answer(
          code: 0,
          out: """
            ── door.closes · step ──────────────────────────────────────────────────────────────────────────────
              rule        A closed door is opened only by somebody who knocked
              violations  unasked, forced
              source      house rules, 1

              No article explains this rule.

            """, err: ""))
    let list = await Shell.run(["explain"])
    #expect(list.out.hasPrefix("door.knock-first  A closed door is opened only by somebody who knocked\n"))
  }

  @Test(
    "an unknown rule is an error with the nearest one, and 64",
    arguments: [
      (["explain", "door.close"], "unknown rule of door/1 'door.close'; did you mean 'door.closes'?"),
      (["explain", "window"], "unknown rule of door/1 'window'; 'explain' lists them"),
      (["explain", "door.closes", "now"], "explain takes one rule, so 'now' is not expected"),
      (["explain", "--system", "dor"], "unknown system 'dor'; did you mean 'door'?"),
      (["explain", "--quirks", "sticky"], "explain does not take --quirks; it belongs to"),
      (["explian"], "unknown subcommand 'explian'; did you mean 'explain'?"),
    ])
  func refuses(_ words: [String], _ message: String) async {
    let answer = await Shell.run(words)
    #expect(answer.code == 64 && answer.out == "")
    #expect(answer.err.hasPrefix("fuzz-runner: \(message)"))
  }
}
