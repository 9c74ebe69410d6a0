import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("JUnit and GitHub")
struct CheckListTests {
  private static let hostile = "a<b>&\"c\"\u{1}\u{1B}[0m|`%0A::error::x"
  private static let door = Door(
    findings: [
      Door.finding(["knock \"<&>\"", "open"]), Door.finding(["rattle", "open"], violationKind: "forced"),
    ],
    rules: [("door.knock-first", true, 900), ("door.closes", true, 0), ("door.rings", false, 0)])

  @Test("a campaign is a suite with a case for each finding and each rule, and JUnit's numbers agree")
  func suite() async {
    let answer = await Shell.run(["--seed", "1", "--quiet", "--format", "junit"], door: Self.door)
    #expect(answer.code == 1 && answer.err.isEmpty)
    #expect(
      answer.out.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="fuzz">
        <testsuite name="fuzz door/1, seed 1" tests="4" failures="2" errors="0" skipped="1">
        <properties>
        <property name="system" value="door/1">
        """))
    #expect(
      answer.out.contains(
        """
        <testcase classname="door/1" name="door.knock-first unasked after open">
        <failure type="no verdict" message="A closed door is opened only by somebody who knocked.">── 1 of 1
        """.trimmingCharacters(in: .newlines)))
    #expect(answer.out.contains("knock &quot;&lt;&amp;&gt;&quot;"))
    #expect(
      answer.out.contains(
        "name=\"door.closes\">\n<skipped message=\"vacuous: add runs or starting points\">"))
    #expect(answer.out.contains("<testcase classname=\"door/1\" name=\"self-check\">\n</testcase>"))
    #expect(!answer.out.contains("door.rings\""))
    #expect(answer.out.contains("to reproduce: fuzz-runner --seed 1 --system door/1</system-out>"))
  }

  @Test("what does not fail is skipped with the reason, what could not be done is an error")
  func outcomes() async throws {
    let scratch = try Scratch()
    try scratch.write("splitfuzz 1\nsystem door\nviolates door.knock-first unasked\n\nopen\n", "a.steps")
    let words = ["--seed", "1", "--format", "junit", "--quiet"]
    let known = await Shell.run(words + ["--known", scratch.path], door: Self.door).out
    #expect(
      known.contains("<skipped message=\"known: \(scratch.path)/a.steps\">")
        && known.contains("failures=\"1\""))
    let spared = await Shell.run(words + ["--exit-zero"], door: Self.door).out
    #expect(
      spared.contains("failures=\"0\"") && spared.contains("<skipped message=\"findings do not fail here\">")
    )
    let missed = Door(selfCheck: CampaignReport.SelfCheck(seeded: 3, found: 2, missed: ["mute"]))
    #expect(
      await Shell.run(words, door: missed).out.contains(
        "name=\"self-check\">\n<error type=\"inconclusive\" message=\"2 of 3 seeded faults found: missed mute\">"
      ))
    #expect(await Shell.run(words, interrupted: true).out.contains("message=\"interrupted: "))
    #expect(
      await Shell.run(words, door: Door(isDeterministic: false)).out.contains(
        "message=\"inconclusive: nondeterministic: what a run met")
    )
  }

  @Test("annotations are one line each, whatever stands in them, and the summary goes behind other steps'")
  func annotates() async throws {
    let scratch = try Scratch()
    let summary = try scratch.write("before\n", "summary.md")
    var door = Self.door
    door.notes = [Self.hostile]
    let answer = await Shell.run(
      ["--seed", "1", "--quiet", "--format", "github"], door: door,
      environment: ["GITHUB_STEP_SUMMARY": summary])
    let lines = answer.out.split(separator: "\n")
    try #require(lines.count == 4, "two causes, the note, and a vacuous rule")
    #expect(
      lines.first?.hasPrefix(
        "::error title=door/1%3A door.knock-first unasked after open::A closed door is opened only by somebody who "
          + "knocked.%0A── 1 of 1") == true)
    #expect(lines[2].hasPrefix("::notice title=fuzz door/1%2C seed 1::a<b>&"))
    #expect(lines[2].hasSuffix("|`%250A::error::x"))
    let text = try scratch.read("summary.md")
    #expect(text.hasPrefix("before\n## fuzz door/1, seed 1\n\n❌ 4 checks, 2 failed\n"))
    #expect(text.contains("| ❌ | door.knock-first forced after open | A closed door"))
    #expect(text.contains("<pre>── 1 of 1") && !text.contains("a<b>") && text.contains("&#124;&#96;%0A"))
  }

  @Test("a named file takes the summary, and text may stand beside annotations")
  func writesSummary() async throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/s.md"
    let answer = await Shell.run(
      ["--seed", "1", "--format", "text", "--format", "github", "--output", path], door: Self.door,
      environment: ["GITHUB_STEP_SUMMARY": "\(scratch.path)/other.md"])
    #expect(answer.out.hasPrefix("fuzz door/1, seed 1: ") && answer.out.contains("\n::error "))
    #expect(scratch.contents == ["s.md"])
    let both = await Shell.run(["--seed", "1", "--format", "text", "--format", "github"])
    #expect(both.code == 0 && both.out.hasPrefix("fuzz door/1, seed 1: "))
  }

  @Test("a replay is a suite with a case for each file, those that cannot be read among them")
  func replays() async throws {
    let scratch = try Scratch()
    let head = "splitfuzz 1\nsystem door\n"
    let kept = try scratch.write(head + "violates door.knock-first unasked\n\nopen\n", "a.steps")
    let violations = try scratch.write(head + "violates door.closes\n\nopen\n", "b.steps")
    let stale = try scratch.write(head + "\nopne\n", "c.steps")
    let half = try scratch.write("splitf", "d.steps")
    let files = [kept, violations, stale, half]
    let junit = await Shell.run(["replay", "--format", "junit"] + files)
    #expect(junit.code == 65)
    #expect(junit.out.contains("tests=\"4\" failures=\"1\" errors=\"2\" skipped=\"0\""))
    #expect(junit.out.contains("<testcase classname=\"door/1\" name=\"\(kept)\" file=\"\(kept)\">"))
    let github = await Shell.run(["replay", "--format", "github"] + files)
    #expect(github.out.contains("::error file=\(stale),line=4,title=replay%3A \(stale)::"))
    #expect(github.out.contains("::error file=\(violations),title="))
    let json = await Shell.run(["replay", "--format", "json"] + files).out
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let cases = try #require(object["cases"] as? [[String: Any]])
    #expect(Set(cases.compactMap { $0["outcome"] as? String }) == ["passed", "failed", "inconclusive"])
    let text = await Shell.run(["replay", "--output", "\(scratch.path)/out"] + files)
    #expect(text.out.isEmpty)
    #expect(try scratch.read("out").hasPrefix("failed: \(violations)\n"))
    let actions = await Shell.run(["replay", "--actions", "open", "--format", "junit"])
    #expect(actions.code == 1 && actions.out.contains("violates door.knock-first unasked"))
  }

  @Test("an exploration is a suite as well, the same for any number of jobs")
  func explores() async {
    let words = [
      "explore", "--system", "lazysplit", "--device", "iphone-15", "--depth", "2", "--rules",
      "detail.resolvable",
      "--format", "junit", "--quiet",
    ]
    let one = await Shell.run(words + ["-j1"], systems: SplitSystems.all)
    #expect(one.code == 1 && one.out.contains("<testsuite name=\"explore lazysplit/"))
    #expect(one == (await Shell.run(words + ["-j2"], systems: SplitSystems.all)))
  }
}
