import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Known findings")
struct KnownFindingTests {
  private static let found = Door(findings: [
    Door.finding(["close", "open"]), Door.finding(["open"], rule: "door.closes", violationKind: "forced"),
  ])
  /// A report without its line ends, since long paths change them.
  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let head = "splitfuzz 1\nsystem door/1\n"

  @Test("a known finding is listed and does not fail, a new one beside it does")
  func lists() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.head + "violates door.knock-first unasked\n\nopen\n", "a.steps")
    let words = ["--seed", "1", "--known", scratch.path]
    let both = await Shell.run(words, door: Self.found)
    #expect(both.code == 1)
    #expect(both.out.contains("\nfailed: 1 finding; 1 known; self-check: "))
    #expect(Self.flat(both.out).contains(" known: door door.knock-first unasked open, \(path) "))
    #expect(!both.out.contains("── 2 of"))
    #expect(both.out.contains("── 1 of 1 · door.closes · forced"))
    #expect(
      both.out.hasSuffix("to reproduce: fuzz-runner --seed 1 --system door/1 --known \(scratch.path)\n"))
    var one = Self.found
    one.findings.removeLast()
    let known = await Shell.run(words, door: one)
    #expect(known.code == 0 && known.out.contains("\npassed: no new finding; 1 known; self-check: "))
    let json = await Shell.run(words + ["--format", "json"], door: one).out
    #expect(json.contains("\"known\" : \"\(path)\""))
    #expect(json.contains("\"fixed\" : ["))
  }

  @Test("another way, another kind of action and another system are not known")
  func distinguishes() async throws {
    for (text, code) in [
      ("system door/1\nviolates door.knock-first\n\nopen\n", Int32(0)),
      ("system door/1\nviolates door.knock-first forced\n\nopen\n", 1),
      ("system door/1\nviolates door.knock-first unasked\n\nopen\nclose\n", 0),
      ("system door/1\nviolates door.knock-first unasked\n\nclose\n", 1),
      ("system gate/2\nviolates door.knock-first unasked\n\nopen\n", 1),
      ("system door/1\npasses\n\nclose\n", 1),
    ] {
      let scratch = try Scratch()
      try scratch.write("splitfuzz 1\n\(text)", "a.steps")
      let answer = await Shell.run(
        ["--seed", "1", "--known", scratch.path], door: Door(findings: [Door.finding(["open"])]))
      #expect(answer.code == code, "\(text)")
    }
  }

  @Test("what is known, neither found nor shown by its trace, is fixed; what is found is not")
  func tellsFixed() async throws {
    let scratch = try Scratch()
    // The trace shows nothing, as after a repair; it ends in the action that broke the rule.
    let path = try scratch.write(
      Self.head + "violates door.knock-first unasked\n\nknock \"a\"\nopen\n", "a.steps")
    try scratch.write(Self.head + "violates door.knock-first unasked\n\nclose\nopen\n", "b.steps")
    let words = ["--seed", "1", "--known", scratch.path]
    let answer = await Shell.run(words)
    #expect(answer.code == 0)
    #expect(
      Self.flat(answer.out).contains(" fixed: door door.knock-first unasked open, \(path) "))
    #expect(!answer.out.contains("b.steps"))
    let again = await Shell.run(words, door: Door(findings: [Door.finding(["open"])]))
    #expect(again.code == 0 && !again.out.contains("fixed"))
    #expect(
      await Shell.run(words + ["--rules", "door.closes"]).out.contains("fixed") == false,
      "what was not evaluated is not fixed")
  }

  @Test("a stale case is a note, a case that cannot be read ends the command, and so does a missing folder")
  func stale() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.head + "violates door.creaks\n\nopen\n", "a.steps")
    let words = ["--seed", "1", "--known", scratch.path]
    let answer = await Shell.run(words)
    #expect(answer.code == 0 && Self.flat(answer.out).contains("note: \(path) is stale and was skipped: "))
    try scratch.write("splitf", "b.steps")
    #expect(await Shell.run(words).code == 65)
    #expect(await Shell.run(["--known", "\(scratch.path)/none"]).code == 66)
    #expect(await Shell.run(["--known", path]).code == 66)
  }

  @Test("an exploration has them as well")
  func explores() async throws {
    let scratch = try Scratch()
    let words = [
      "explore", "--system", "lazysplit", "--device", "iphone-15", "--depth", "2", "--rules",
      "detail.resolvable",
    ]
    let open = await Shell.run(words, systems: SplitSystems.all)
    #expect(open.code == 1)
    try scratch.write(
      "splitfuzz 1\nsystem lazysplit/1.6\ndevice iphone-15 portrait\nviolates detail.resolvable\n\ntoggle\n",
      "fixed.steps")
    let repeated = try #require(open.out.split(separator: "\n").first { $0.contains("--actions") })
    let actions = try #require(repeated.split(separator: "'").last { !$0.isEmpty })
    try scratch.write(
      "splitfuzz 1\nsystem lazysplit/1.6\ndevice iphone-15 portrait\nviolates detail.resolvable\n\n"
        + actions.split(separator: ";").map { $0.drop { $0 == " " } + "\n" }.joined(), "known.steps")
    let known = await Shell.run(words + ["--known", scratch.path], systems: SplitSystems.all)
    #expect(known.out.contains("known: lazysplit detail.resolvable"), "\(known.out)")
    #expect(known.out.contains("fixed.steps"))
  }

  @Test("a failure is saved as it is met, before it is shortened, and the short trace takes its place")
  func savesAtOnce() async throws {
    let scratch = try Scratch()
    var options = CampaignOptions(seed: 3)
    options.runs = 20
    options.shrinkSteps = 1
    options.proveStates = 0
    options.rules = RuleSelection(only: ["detail.not-blank", "back.one-level"])
    let met = Met()
    options.met = { met.add($0, $1) }
    let system = try SystemCatalog(SplitSystems.all).find("lazysplit/1.6")
    let report = await onThread { [options] in system.configure(system.defaults).use { $0.fuzz(options) } }
    #expect(met.signatures == report.findings.map(\.signature))
    let answer = await Shell.run(
      [
        "--system", "lazysplit/1.6", "--seed", "3", "--runs", "20", "--corpus", "\(scratch.path)/c",
        "--no-shrink", "--rules", "detail.not-blank,back.one-level",
      ],
      systems: SplitSystems.all)
    #expect(answer.code == 1)
    #expect(await Shell.run(["corpus", "check", "\(scratch.path)/c"], systems: SplitSystems.all).code == 0)
  }
}

/// Keeps what a campaign tells.
private final class Met: @unchecked Sendable {
  // A campaign tells what it meets from one thread at a time.
  private(set) var signatures: [Finding.Signature] = []

  func add(_ signature: Finding.Signature, _ replay: Replay) {
    #expect(replay.violations.contains { $0.rule == signature.rule })
    signatures.append(signature)
  }
}
