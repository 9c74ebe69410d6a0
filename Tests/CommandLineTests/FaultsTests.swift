import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Faults")
struct FaultsCommandTests {
  private static let lame = Fault(
    "D1", "a door opens unasked", source: "house rules, 1", in: "door", breaks: "door.knock-first unasked",
    claimed: 3)
  private static let other = Fault(
    "D2", "a gate never closes", source: "house rules, 2", in: "gate/2", on: "back", breaks: "door.closes")
  private static let missing = Fault(
    "D3", "a door is only painted on", source: "a cartoon", notExpressible: "nothing can be opened")

  private static func door() -> Door {
    var door = Door()
    door.findings = [
      Door.finding(["knock \"x\"", "open"], minimality: .proved, shrunk: 4),
      Door.finding(["close", "close", "open"], minimality: .proved),
    ]
    return door
  }

  @Test("the table has a fault a line with the shortest of its traces, and fails where one is missed")
  func table() async {
    let answer = await Shell.run(
      ["faults", "--seeds", "2"], door: Self.door(), faults: [Self.lame, Self.other, Self.missing])
    #expect(answer.code == 1)
    let rows = answer.out.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows[1] == ["D1", "door", "door.knock-first", "2/2", "3,412", "4", "2", "2", "3", "–"])
    #expect(
      rows[2] == ["D2", "gate/2", "door.closes", "0/2", "–", "–", "–", "–", "–", "door.knock-first"])
    #expect(
      answer.out.contains("2 faults, 2 seeds: 1 found by their rule with every seed, 1 minimal (proved)"))
    #expect(answer.out.contains("missed: D2; raise --runs\n"))
    #expect(answer.out.contains("find none   door.closes\nvacuous     door.rings\n"))
    #expect(answer.out.contains("  D3      a door is only painted on: nothing can be opened\n"))
    let found = await Shell.run(["faults", "D1"], door: Self.door(), faults: [Self.lame, Self.other])
    #expect(found.code == 0 && !found.out.contains("D2"))
  }

  @Test("how long a fault takes to find is printed beside the report, and not where nothing else is to be")
  func timing() async {
    func run(_ words: String...) async -> Shell.Answer {
      await Shell.run(
        ["faults", "F09", "--seeds", "1", "--runs", "16"] + words, systems: SplitSystems.all,
        faults: SplitFaults.all)
    }
    let (answer, quiet) = (await run(), await run("--quiet"))
    #expect(answer.code == 0 && answer.err.hasPrefix("found after "), "\(answer.err)")
    #expect(
      answer.err.contains(" ms at worst (F09), ") && answer.err.contains("\nshrunk and proved minimal after ")
    )
    #expect(quiet.err == "" && quiet.out == answer.out)
  }

  @Test("another way, and a trace that no run met, is not the fault")
  func otherWay() async {
    var door = Door()
    door.findings = [Door.finding(["open"], violationKind: "forced", minimality: .proved)]
    #expect(await Shell.run(["faults"], door: door, faults: [Self.lame]).code == 1)
  }

  @Test("each fault that was found has the shortest trace of all seeds, with what it takes to play it again")
  func traces() async {
    let answer = await Shell.run(
      ["faults"], door: Self.door(), faults: [Self.lame, Self.other, Self.missing])
    #expect(
      answer.out.contains(
        """

        fault  start       quirks  verdict  trace
        D1     front wide  –       –        knock "x"; open

        cannot be expressed
        """))
  }

  @Test("another last action is another fault's story, though it breaks the rule in the same way")
  func otherAction() async {
    func fault(_ action: String) -> Fault {
      Fault("D4", "x", source: "x", in: "door", breaks: "door.knock-first", after: action)
    }
    #expect(await Shell.run(["faults"], door: Self.door(), faults: [fault("open")]).code == 0)
    #expect(await Shell.run(["faults"], door: Self.door(), faults: [fault("close")]).code == 1)
  }

  @Test("the JSON has what the table has, and is the same for any number of jobs")
  func json() async throws {
    let faults = [Self.lame, Self.missing]
    let words = ["faults", "--format", "json", "--seed", "7"]
    let answer = await Shell.run(words + ["-j", "1"], door: Self.door(), faults: faults)
    #expect(await Shell.run(words + ["-j", "3"], door: Self.door(), faults: faults) == answer)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(document["seeds"] as? [Int] == [7, 8, 9])
    let entries = try #require(document["faults"] as? [[String: Any]])
    #expect(entries[0]["found"] as? Bool == true && entries[0]["minimal"] as? Bool == true)
    #expect(entries[0]["actionsToFind"] as? Int == 3_412 && entries[0]["length"] as? Int == 2)
    #expect(entries[0]["trace"] as? [String] == ["knock \"x\"", "open"])
    #expect(entries[0]["start"] as? [String: String] == ["device": "front wide"])
    #expect(entries[1]["notExpressible"] as? String == "nothing can be opened")
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules[0]["alone"] as? [String] == ["D1"])
  }

  @Test("an interrupted run reports what it has and says so")
  func interrupted() async {
    let answer = await Shell.run(["faults"], door: Self.door(), faults: [Self.lame], interrupted: true)
    #expect(answer.code == 130 && answer.out.contains("0 faults"))
  }

  @Test(
    "an error on the command line or in the catalogue is reported before anything runs",
    arguments: [
      (["faults", "D9"], "unknown fault 'D9'"),
      (["faults", "--seeds", "0"], "--seeds expects a whole number in 1...10000, not '0'"),
      (["faults", "--system", "door"], "faults does not take --system"),
      (["fuzz", "--seeds", "2"], "fuzz does not take --seeds; it belongs to faults"),
    ])
  func refusals(_ words: [String], _ message: String) async {
    let answer = await Shell.run(words, faults: [Self.lame])
    #expect(answer.code == 64 && answer.err.contains(message), "\(answer.err)")
    #expect(answer.out == "")
  }

  @Test("a program without a bank says so, and so does a fault whose names do not exist")
  func banks() async {
    #expect(await Shell.run(["faults"]).err == "fuzz-runner: fuzz-runner has no fault catalogue\n")
    let nowhere = Fault("X1", "x", source: "x", in: "shed", breaks: "door.closes")
    #expect(await Shell.run(["faults"], faults: [nowhere]).err.contains("unknown system 'shed'"))
    let lawless = Fault("X2", "x", source: "x", in: "door", breaks: "door.sings")
    #expect(await Shell.run(["faults"], faults: [lawless]).err.contains("'door.sings'"))
  }

  @Test("list faults has a line for each, with what cannot be expressed among them")
  func list() async {
    let answer = await Shell.run(["list", "faults"], faults: [Self.lame, Self.missing])
    #expect(
      answer.out == """
        D1  door  door.knock-first  a door opens unasked
        D3  –     –                 a door is only painted on

        """)
    let narrow = await Shell.run(
      ["list", "faults"], faults: [Self.lame, Self.missing], terminal: true, columns: 50)
    #expect(
      narrow.out == """
        D1  door  door.knock-first
            a door opens unasked
        D3  –     –
            a door is only painted on

        """)
  }

  @Test("rows whose names are wider than the terminal stand in no columns")
  func wideNames() async {
    let answer = await Shell.run(
      ["list", "faults"], systems: SplitSystems.all, faults: SplitFaults.all, terminal: true, columns: 80)
    let wide = answer.out.split(separator: "\n").filter { $0.count > 80 }
    #expect(wide == [])
  }

  @Test(
    "every fault of split navigation is caught by its rule, and its trace is proved shortest",
    arguments: [UInt64(1)])
  func bank(_ seed: UInt64) async throws {
    let command = FuzzCommand(
      systems: SplitSystems.all, default: "lazysplit", version: "0.1.0", faults: SplitFaults.all)
    #expect(Set(SplitFaults.all.map(\.id)).count == SplitFaults.all.count)
    let shell = Shell()
    let code = await command.run(
      arguments: [
        "faults", "--seeds", "1", "--seed", String(seed), "F19", "P02", "P24",
      ],
      environment: [:], io: shell.io())
    #expect(code == 0, "\(shell.answer(code).out)")
    #expect(shell.answer(code).out.contains("3 found by their rule with every seed, 3 minimal (proved)"))
  }
}
