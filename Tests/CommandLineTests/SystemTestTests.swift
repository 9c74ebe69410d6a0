import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Systems in tests")
struct SystemTestTests {
  /// What a test of a door throws.
  private static func failure(
    _ door: Door, _ options: CampaignOptions = CampaignOptions(seed: 42), environment: [String: String] = [:]
  ) async throws -> TestFailure {
    try #require(
      await #expect(throws: TestFailure.self) {
        try await door.system().test(options, environment: environment)
      })
  }

  @Test(
    "a campaign that finds something fails with the cause that violates most rules, and a literal that repeats it"
  )
  func campaignFails() async throws {
    let long = Door.finding(
      ["close", "~close", "knock \"a\\b\"", "open"], rule: "door.closes", violationKind: "forced")
    let short = Door.finding(["rattle", "~open"])
    let other = Door.finding(["close", "close", "knock \"a\\b\"", "close", "open"], rule: "door.rings")
    let failure = try await Self.failure(Door(findings: [short, other, long]))
    #expect(
      failure.description == #"""
        door/1 violates door.closes forced at step 4
             start        closed
          1  close        closed
          2  ~close       closed
          3  knock "a\b"  closed
        ✗ 4  open         open
          expected        A closed door is opened only by somebody who knocked.
          verdict         none
          to reproduce    try await system.test(#"close; ~close; knock "a\b"; open"#, at: ["device": "front wide"])
          found           SPLITFUZZ_SEED=42, run 17, shrunk from 141
          also            door.rings unasked
          other failures  1 cause: door.knock-first unasked
        """#)
    #expect(failure.finding == long)
    #expect(failure.errorDescription == failure.description)
  }

  @Test("the steps that a rule inserts stand in the trace of a failed test")
  func insertedSteps() async throws {
    let system = try SplitSystems.named("navigator/keeps-subject")
    let all = try system.configured(system.defaults).rules.map(\.id)
    let failure = try #require(
      await #expect(throws: TestFailure.self) {
        try await system.test(
          seed: 1, without: all.filter { $0 != "reappear.no-change" }, savesFailures: false)
      })
    #expect(failure.description.contains("  reappear (inserted)  "))
  }

  @Test("a long trace is printed in fifteen lines, the middle summarized, and the literal has all of it")
  func longTraces() async throws {
    let texts = (1...60).map { "knock \"\($0)\"" } + ["open"]
    let failure = try await Self.failure(
      Door(findings: [Door.finding(texts), Door.finding(texts + ["close"], rule: "door.closes")]))
    #expect(failure.lines.count == 15)
    #expect(
      failure.lines[1...9] == [
        "      start       closed", "   1  knock \"1\"   closed", "   2  knock \"2\"   closed",
        "   3  knock \"3\"   closed", "      … steps 4 to 57", "  58  knock \"58\"  closed",
        "  59  knock \"59\"  closed", "  60  knock \"60\"  closed", "✗ 61  open        open",
      ])
    let literal = texts.joined(separator: "; ")
    #expect(
      failure.lines[12]
        == "  to reproduce    try await system.test(#\"\(literal)\"#, at: [\"device\": \"front wide\"])")
    #expect(failure.lines.dropFirst().prefix(11).allSatisfy { $0.count <= 110 })
    // What somebody else wrote may be of any length and hold line ends.
    let wild = Door.finding(
      [String(repeating: "knock \"é\" ", count: 90), "a\nb", "open"], violationKind: "un\nasked")
    #expect(try await Self.failure(Door(findings: [wild])).lines.count <= TestFailure.lineLimit)
  }

  @Test("a campaign without findings passes and returns its report")
  func campaignPasses() async throws {
    let report = try await Door().system().test(CampaignOptions(seed: 7), environment: [:])
    #expect(report.seed == 7 && report.runs == 1_000)
  }

  @Test("a test leaves out rules and starts on devices by their names, and names what there is not")
  func rulesAndDevices() async throws {
    let system = try SplitSystems.named("lazysplit/pops-two")
    func rules(without rules: [String], on devices: [String]) async throws -> CampaignReport {
      try await system.test(seed: 1, runs: 20, without: rules, devices: devices, savesFailures: false)
    }
    await #expect(throws: TestFailure.self) { try await rules(without: [], on: []) }
    let all = try system.configured(system.defaults).rules.map(\.id)
    let report = try await rules(
      without: all.filter { $0 != "no-trap" }, on: ["iphone-15", "ipad-11 landscape"])
    #expect(report.rules.map(\.id) == ["no-trap"])
    for (wrong, devices) in [(["no-trip"], []), ([], ["iphone-99"])] {
      let failure = try #require(
        await #expect(throws: TestFailure.self) { try await rules(without: wrong, on: devices) })
      #expect(
        failure.description.contains("did you mean 'no-trap'") || failure.description.contains("iphone-15"))
    }
  }

  @Test("a campaign that says nothing fails, and says why")
  func campaignSaysNothing() async throws {
    #expect(
      try await Self.failure(Door(applied: 0)).lines == [
        "door/1: none of 5,000 actions was applied, so every rule passed vacuously",
        "  can any action be applied at a starting point?",
      ])
    let unsure = try await Self.failure(Door(isDeterministic: false, notes: ["'open' differed"])).lines
    #expect(
      unsure[0].hasPrefix("door/1: nondeterministic: what a run met") && unsure[1] == "  'open' differed")
    let blind = Door(selfCheck: CampaignReport.SelfCheck(seeded: 3, found: 2, missed: ["the squeak"]))
    #expect(
      try await Self.failure(blind).lines.prefix(2) == [
        "door/1: the self-check found 2 of 3 seeded faults", "  missed: the squeak",
      ])
  }

  @Test("the environment beats the code, and a time lifts the limit of runs")
  func environment() async throws {
    var options = CampaignOptions(seed: 7)
    options.runs = 50
    func report(_ environment: [String: String]) async throws -> CampaignReport {
      try await Door().system().test(options, environment: environment)
    }
    let given = try await report(["SPLITFUZZ_SEED": "0xff", "SPLITFUZZ_RUNS": "9", "SPLITFUZZ_JOBS": "3"])
    #expect(given.seed == 255 && given.runs == 9 && given.timing.jobs == 3)
    #expect(try await report([:]).runs == 50)
    // A door makes 320 runs where nothing limits them.
    #expect(try await report(["SPLITFUZZ_TIME": "5s"]).runs == 320)
    #expect(
      try await Self.failure(Door(), environment: ["SPLITFUZZ_RUNS": "many"]).lines == [
        "SPLITFUZZ_RUNS expects a whole number from 1 up, not 'many'"
      ])
  }

  @Test("what fails is saved where the environment says, as a case that passes as long as it breaks")
  func saves() async throws {
    let scratch = try Scratch()
    let folder = "\(scratch.path)/new/Cases"
    let door = Door(findings: [
      Door.finding(["open"]), Door.finding(["close", "open"], rule: "door.closes"),
    ])
    let failure = try await Self.failure(door, environment: ["SPLITFUZZ_SAVE": folder + "/"])
    let name = "door_door.knock-first_unasked_open.steps"
    #expect(failure.lines.contains("  saved           \(folder)/\(name)"))
    let cases = try CaseFile.all(below: folder)
    #expect(cases.map(\.description) == ["door_door.closes_unasked_open.steps", name])
    for saved in cases { try await Door().system().test(saved) }
    // It is not written again where somebody has worked on it.
    let text = try scratch.read("new/Cases/\(name)") + "# mine\n"
    try scratch.write(text, "new/Cases/\(name)")
    _ = try await Self.failure(door, environment: ["SPLITFUZZ_SAVE": folder])
    #expect(try scratch.read("new/Cases/\(name)") == text)
    let file = try scratch.write("", "file")
    let refused = try await Self.failure(door, environment: ["SPLITFUZZ_SAVE": "\(file)/x"])
    #expect(refused.lines.contains { $0.hasPrefix("  saved           nowhere: \(file): cannot be created") })
    #expect(
      try await !Self.failure(door, environment: ["SPLITFUZZ_SAVE": ""]).lines.contains {
        $0.contains("saved")
      })
  }

  @Test("a saved case passes, fails, is fixed, says nothing, or is of another system")
  func savedCases() async throws {
    let scratch = try Scratch()
    func saved(_ text: String, _ name: String = "a.steps") throws -> CaseFile {
      try CaseFile(reading: scratch.write("splitfuzz 1\n" + text, name))
    }
    func failure(_ text: String) async throws -> [String] {
      let file = try saved(text)
      return try #require(
        await #expect(throws: TestFailure.self) { try await Door().system().test(file) }
      ).lines
    }
    try await Door().system().test(saved("system door\nviolates door.knock-first\n\nopen\n"))
    try await Door().system().test(saved("system door/1\nstart ajar\nshows closed\n\nclose\n"))
    let violations = try await failure(
      "system door\nquirks creaky\nticket 7\ndevice front narrow\n\nclose\nopen\n")
    #expect(
      violations == [
        "a.steps violates 'door.knock-first unasked' at step 2, which is not expected",
        "     start  closed", "  1  close  closed", "✗ 2  open   open",
        "  expected        A closed door is opened only by somebody who knocked.", "  verdict         none",
        "  to reproduce    try await system.test(\"close; open\", at: [\"device\": \"front narrow\"], "
          + "settings: SystemSettings(quirks: [\"creaky\"]))",
        "  file            \(scratch.path)/a.steps",
      ])
    let mended = try await failure("system door\nviolates door.knock-first unasked\n\nknock \"a\"\nopen\n")
    #expect(mended[0] == "a.steps should violate 'door.knock-first unasked', and does not")
    #expect(
      mended.contains(
        "  verdict         the rule holds; if that is fixed, remove it from the lines 'violates'"))
    #expect(
      try await failure("system door\nstart ajar\n\nopen\n")[0].hasPrefix(
        "a.steps is inconclusive: every step"))
    #expect(
      try await failure("system gate\n\nopen\n") == [
        "\(scratch.path)/a.steps:2: the case is of 'gate', and the test is of 'door/1'; keep the cases of each "
          + "system in a folder of their own"
      ])
    #expect(
      try await failure("system door\n\njump\n") == ["\(scratch.path)/a.steps:4: unknown action 'jump'"])
  }

  @Test("a trace in code is understood as in a file, and what is not there is named")
  func traces() async throws {
    let door = Door().system()
    try await door.test("knock \"a; b\"; open")
    try await door.test(
      "# a comment\nopen  # loudly\nclose\n", breaking: ["door.knock-first"], showing: "closed")
    try await door.test("close", at: ["device": "front wide", "start": "ajar"])
    try await door.test(
      "open", breaking: ["door.knock-first unasked"], settings: SystemSettings(quirks: ["creaky"]))
    func failure(_ body: () async throws -> Void) async throws -> String {
      try #require(await #expect(throws: TestFailure.self) { try await body() }).lines[0]
    }
    #expect(
      try await failure { try await door.test("jump") }
        == "door/1, action 1 of the trace: unknown action 'jump'")
    #expect(
      try await failure { try await door.test("open", at: ["device": "frond"]) }.contains(
        "did you mean 'front"))
    #expect(
      try await failure { try await door.test("open", at: ["devise": "x"]) }
        == "unknown key of a start of door/1 'devise'; did you mean 'device'?")
    #expect(
      try await failure { try await door.test("open", breaking: ["door.knock-fist"]) }.contains(
        "'door.knock-first'"))
    #expect(
      try await failure { try await door.test("open", breaking: ["door.knock-first unaskd"]) }.contains(
        "'unasked'"))
    #expect(
      try await failure { try await door.test("close", breaking: [""]) }
        == "'' names no violation; expected 'RULE' or 'RULE KIND'")
    #expect(
      try await failure { try await door.test("close", settings: SystemSettings(quirks: ["creeky"])) }
        .contains("'creaky'"))
    #expect(
      try await failure { try await door.test("close", showing: "open") }
        == "door/1 should end on 'open', and ends on 'closed'")
  }

  @Test("a design's finding says whose it is, and its literal repeats it")
  func verdicts() async throws {
    var options = CampaignOptions(seed: 42)
    options.runs = 8
    options.proveStates = 0
    options.rules = RuleSelection(only: ["detail.not-blank"])
    let failure = try #require(
      await #expect(throws: TestFailure.self) {
        try await SplitSystems.named("lazysplit").test(options, environment: [:])
      })
    #expect(failure.lines[0].hasPrefix("lazysplit/head violates detail.not-blank "))
    #expect(failure.lines.contains { $0.hasPrefix("  verdict         your router: ") })
    let line = try #require(failure.lines.first { $0.hasPrefix("  to reproduce    ") })
    let finding = try #require(failure.finding)
    let actions = finding.lines.map(\.text).joined(separator: "; ")
    let device = finding.start.first?.value ?? ""
    #expect(
      line.hasPrefix(
        "  to reproduce    try await SplitSystems.named(\"lazysplit/head\").test(\"\(actions)\", at: [")
    )
    let again = await #expect(throws: TestFailure.self) {
      try await SplitSystems.named("lazysplit").test(actions, at: ["device": device])
    }
    #expect(again?.lines.contains { $0.hasPrefix("  verdict         your router: ") } ?? false)
    let file = try Scratch()
    let saved = try CaseFile(
      reading: file.write(
        "splitfuzz 1\nsystem lazysplit\ndevice \(device)\n\n\(finding.lines.map(\.text).joined(separator: "\n"))\n",
        "a.steps"))
    await #expect(throws: TestFailure.self) { try await SplitSystems.named("lazysplit").test(saved) }
  }
}
