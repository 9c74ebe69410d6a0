import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

#if canImport(FoundationXML)
import FoundationXML
#endif

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

  /// The schema that build servers share, that of Jenkins' xUnit plug-in: for each element its required attributes, its
  /// optional ones, and its children.
  private static let schema: [String: [Set<Substring>]] = [
    "testsuites": ["", "name time tests failures disabled errors", "testsuite"],
    "testsuite": [
      "name tests", "failures errors skipped disabled time timestamp hostname id package file",
      "properties testcase system-out system-err",
    ],
    "properties": ["", "", "property"],
    "property": ["name value", "", ""],
    "testcase": [
      "name classname", "time status assertions file line", "skipped error failure system-out system-err",
    ],
    "skipped": ["", "type message", ""], "error": ["", "type message", ""],
    "failure": ["", "type message", ""],
    "system-out": ["", "", ""], "system-err": ["", "", ""],
  ].mapValues { $0.map { Set($0.split(separator: " ")) } }

  /// What is wrong with an element and all in it.
  private static func complaints(_ element: XMLElement) -> [String] {
    let children = (element.children ?? []).compactMap { $0 as? XMLElement }
    let name = element.name ?? ""
    guard let rule = schema[name] else { return ["unknown element \(name)"] }
    let given = Set((element.attributes ?? []).compactMap { $0.name.map { Substring($0) } })
    var found = children.flatMap(complaints)
    if !rule[0].isSubset(of: given) || !given.isSubset(of: rule[0].union(rule[1])) {
      found.append("\(name) has the attributes \(given.sorted())")
    }
    found += children.filter { !rule[2].contains(Substring($0.name ?? "")) }.map { "\(name) holds \($0)" }
    if children.count(where: { ["skipped", "error", "failure"].contains($0.name) }) > 1 {
      found.append("two results: \(element)")
    }
    guard name == "testsuite" else { return found }
    let cases = element.elements(forName: "testcase")
    if Set(cases.map { $0.attribute(forName: "name")?.stringValue }).count < cases.count {
      found.append("two cases have one name")
    }
    for (key, kind) in ["failures": "failure", "errors": "error", "skipped": "skipped"] {
      let count = cases.count { !$0.elements(forName: kind).isEmpty }
      if element.attribute(forName: key)?.stringValue != "\(count)" { found.append("not \(count) \(key)") }
    }
    let total = element.attribute(forName: "tests")?.stringValue
    return total == "\(cases.count)" ? found : found + ["\(cases.count) tests, and not \(total ?? "none")"]
  }

  @Test(
    "reports follow the schema that build servers share, and state their numbers",
    arguments: [
      ["--seed", "42", "--runs", "60", "--no-shrink", "--quiet"],
      ["explore", "--device", "iphone-15", "--depth", "2", "--no-shrink", "--quiet"],
      ["replay", "--actions", "toggle; toggle"],
    ])
  func followsSchema(_ words: [String]) async throws {
    let system = ["--system", "lazysplit", "--format", "junit"]
    let text = await Shell.run(words + system, systems: SplitSystems.all).out
    let root = try #require(try XMLDocument(xmlString: text).rootElement())
    #expect(Self.complaints(root) == [])
    // The check sees what is wrong.
    let cases = root.elements(forName: "testsuite")[0].elements(forName: "testcase")
    cases[0].setAttributesWith(["name": "red", "colour": "red"])
    cases[0].addChild(XMLElement(name: "broken"))
    cases[0].addChild(XMLElement(name: "skipped"))
    #expect(Self.complaints(root).count >= 4)
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
