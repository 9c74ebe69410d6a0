import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Reports")
struct ReportTests {
  private static let door = Door(
    findings: [
      Door.finding(["knock \"it's me\"", "close", "~open"]),
      Door.finding(
        ["close", "open"], device: "back wide", minimality: .proved, shrunk: 5,
        explanation: Explanation(
          free: ["any knock", nil],
          passing: Explanation.Passing(
            lines: ["knock \"hi\"", "open"], line: 1,
            difference: "with 'knock \"hi\"' at step 1 instead of 'close'"))),
      Door.finding(
        ["rattle", "open", "~rattle", "open"], violationKind: "forced", device: "back wide",
        minimality: .unfinished),
    ], rules: [("door.knock-first", true, 900), ("door.closes", true, 0), ("door.rings", false, 0)],
    notes: ["run 3 never settled"])

  @Test("a whole text report reads as it should")
  func readsWell() async {
    let answer = await Shell.run(["--seed", "42", "-j1"], door: Self.door)
    #expect(answer.out == Self.expected)
    #expect(answer.code == 1)
    let verbose = await Shell.run(["--seed", "42", "-j1", "--verbose"], door: Self.door)
    #expect(verbose.out == Self.verbose)
  }

  @Test("equal campaigns give equal bytes, whatever the time and the jobs")
  func isStable() async {
    var slow = Self.door
    slow.seconds = 99
    let fast = await Shell.run(["--seed", "42", "-j1"], door: Self.door)
    #expect(await Shell.run(["--seed", "42", "-j8"], door: slow).out == fast.out)
    let one = await Shell.run(["--seed", "42", "-j1", "--format", "json"], door: Self.door)
    let other = await Shell.run(["--seed", "42", "-j8", "--format", "json"], door: slow)
    #expect(one.out != other.out)
    let start = one.out.range(of: "\"timing\"")?.lowerBound ?? one.out.startIndex
    #expect(start > one.out.startIndex)
    #expect(other.out.hasPrefix(one.out[..<start]))
  }

  @Test("commands are quoted for a shell")
  func quotes() {
    #expect(ShellWords.quoted("lazysplit/1.6") == "lazysplit/1.6")
    #expect(ShellWords.quoted("") == "''")
    #expect(ShellWords.quoted("a b;c") == "'a b;c'")
    #expect(ShellWords.quoted("it's $HOME") == "'it'\\''s $HOME'")
    #expect(ShellWords.quoted("~a") == "'~a'")
    #expect(ShellWords.quoted("é") == "'é'")
  }

  @Test(
    "findings with actions and a first violation in common share a cause; one that names a mistake, or breaks more rules, convinces"
  )
  func groups() {
    let traces = [
      ("toggle", ["rotate"], nil), ("push", ["open a"], nil), ("back", ["open a", "back"], "push way"),
      ("push", ["open a", "back"], nil), ("sheet", ["rotate", "dismiss", "lock"], nil),
    ]
    let findings = all(traces), mistaken = all(traces, withMistake: "sheet")
    #expect(Cause.mostConvincing(mistaken).map(\.lead) == [4, 1, 0])
    #expect(Cause.of(findings).map(\.findings) == [[0], [1, 2, 3], [4]])
    #expect(Cause.of(findings).map(\.violation) == ["toggle way", "push way", "sheet way"])
    #expect(Cause.of(findings)[1].others(in: findings) == ["back way"])
    #expect(Cause.mostConvincing(findings).map(\.lead) == [1, 0, 4])
    #expect(Cause.headline(findings) == "3 causes, 5 findings")
    #expect(Cause.headline(Array(findings.suffix(1))) == "1 finding")
    #expect(Cause.headline([]) == "no finding")
  }

  /// Findings of rules, each with its steps and what they violate first; where a rule is named, its launch has a mistake.
  private func all(
    _ traces: [(String, [String], String?)], withMistake mistaken: String? = nil
  ) -> [Finding] {
    traces.map { rule, actions, first in
      var launch = Finding.Line(text: "", screen: "", instruction: "")
      if rule == mistaken { launch.mistakes = ["what is wrong, and what helps"] }
      return Finding(
        signature: .init(system: "s", rule: rule, violationKind: "way", action: "a"), statement: "",
        source: "", start: [], launch: launch,
        lines: actions.map { Finding.Line(text: "~" + $0, screen: "", instruction: "") },
        minimality: .local, shrunkLength: 1, originalLength: 1, run: 0, actionsToFind: 0, strategy: nil,
        firstViolation: first, firstViolatedStep: 1)
    }
  }

  @Test("coverage compares with what exploration reaches")
  func coverage() async throws {
    let answer = await Shell.run(["--seed", "1", "--coverage"], door: Self.door)
    #expect(
      answer.out.contains("\ncoverage within doors=2: 2 of 3 states, 4 of 1,234 pairs\n"))
    #expect(answer.out.contains("--coverage"))
    let json = await Shell.run(["--seed", "1", "--coverage", "--format", "json"], door: Self.door)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
    #expect((object["coverage"] as? [String: Any])?["pairsExplored"] as? Int == 1_234)
  }

  @Test("the JSON report has the promised keys and no others, sorted")
  func hasKeys() async throws {
    let answer = await Shell.run(["--seed", "9007199254740993", "-j2", "--format=json"], door: Self.door)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "actions", "applied", "causes", "chanceOfNews", "command", "configuration", "ending", "findings",
        "fixed",
        "isDeterministic", "kinds", "notes", "pairs", "rules", "runs", "seed", "selfCheck", "states", "steps",
        "system", "timing", "version",
      ])
    #expect(object["version"] as? Int == 1)
    #expect(answer.out.contains("\"seed\" : 9007199254740993,\n"))
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(
      findings.first?.keys.sorted() == [
        "actionsToFind", "actual", "command", "expected", "firstViolation", "firstViolationStep", "kind",
        "length",
        "minimality", "original", "quirks", "rule", "run", "screens", "shrunk", "signature", "start",
        "statement",
        "stepsToReproduce", "strategy", "trace",
      ])
    #expect(findings.first?["trace"] as? [String] == ["knock \"it's me\"", "close", "~open"])
    #expect(findings.first?["signature"] as? String == "door door.knock-first unasked open")
    #expect(findings.map { $0["minimality"] as? String } == ["local", "proved", "unfinished"])
    let proved = findings[1]
    #expect(proved["searchedTo"] as? Int == 1)
    #expect(proved["shrunk"] as? Int == 5)
    #expect((proved["nearestPassing"] as? [String: Any])?["step"] as? Int == 1)
    #expect((object["selfCheck"] as? [String: Any])?["seeded"] as? Int == 3)
    let rule = try #require((object["rules"] as? [[String: Any]])?.first)
    #expect(rule.keys.sorted() == ["applies", "evaluated", "id", "kind", "nonVacuous"])
    #expect(rule["nonVacuous"] as? Int == 900)
    #expect((object["timing"] as? [String: Any])?.keys.sorted() == ["jobs", "seconds"])
    #expect(answer.out.hasSuffix("}\n"))
  }

  @Test("no line of a report but commands is wider than a hundred columns")
  func fits() async {
    var door = Self.door
    let long = String(repeating: "word ", count: 40)
    door.notes = [long]
    door.findings = [Door.finding(["knock \"" + String(repeating: "x", count: 60) + "\"", long, "open"])]
    let answer = await Shell.run(["--seed", "1"], door: door)
    let wide = answer.out.split(separator: "\n").filter { $0.count > 100 }
    #expect(wide.allSatisfy { $0.contains("fuzz-runner ") || $0.contains("  2  word") })
    #expect(answer.out.contains("xxx\"'."))
  }

  @Test("on a terminal of eighty columns lines are no wider than that; a file is the same everywhere")
  func narrows() async throws {
    let scratch = try Scratch()
    let wide = await Shell.run(["--seed", "1"], door: Self.door).out.split(separator: "\n")
    let narrow = await Shell.run(
      ["--seed", "1", "--color", "never"], door: Self.door, terminal: true, columns: 80)
    let lines = narrow.out.split(separator: "\n").filter { !$0.contains("fuzz-runner ") }
    #expect(wide.contains { $0.count > 80 } && lines.allSatisfy { $0.count <= 80 })
    let show = await Shell.run(
      [
        "show", "--color", "never", "--system", "lazysplit/head", "--device", "ipad-11 portrait", "--actions",
        "choose settings; open detail-full; rotate; rotate",
      ],
      systems: SplitSystems.all, terminal: true, columns: 80)
    #expect(show.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let path = scratch.path + "/report"
    _ = await Shell.run(["--seed", "1", "--output", path], door: Self.door, terminal: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") == wide)
  }
}
