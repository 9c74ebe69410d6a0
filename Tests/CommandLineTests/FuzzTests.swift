import Foundation
import SplitDesigns
import SplitFuzz
import Testing

@testable import FuzzEngine

@Suite("Fuzz")
struct FuzzCommandTests {
  private static let found = Door(findings: [Door.finding(["close", "open"])])

  @Test("the exit code says what matters most")
  func answers() async {
    #expect(await Shell.run(["--seed", "1"]).code == 0)
    #expect(await Shell.run(["--seed", "1"], door: Self.found).code == 1)
    #expect(await Shell.run(["--seed", "1", "--exit-zero"], door: Self.found).code == 0)
    let unsure = await Shell.run(["--seed", "1"], door: Door(isDeterministic: false))
    #expect(
      unsure.code == 3 && unsure.out.contains("\ninconclusive: nondeterministic: what a run met was not met"))
    #expect(await Shell.run(["--seed", "1"], interrupted: true).code == 130)
    #expect(await Shell.run(["--seed", "1"], door: Self.found, interrupted: true).code == 130)
    #expect(await Shell.run(["--seed", "1"], door: Door(ending: .time)).code == 0)
    #expect(await Shell.run(["--seed", "1"], door: Self.found, writing: .failed).code == 74)
    #expect(await Shell.run(["--seed", "1"], door: Self.found, writing: .closed).code == 1)
    var missing = Self.found
    missing.selfCheck = CampaignReport.SelfCheck(seeded: 3, found: 2, missed: ["mute-knock"])
    #expect(await Shell.run(["--seed", "1"], door: missing, interrupted: true, writing: .failed).code == 70)
  }

  @Test("a vacuous rule is inconclusive only in long campaigns or on request")
  func demandsExercise() async {
    var door = Door(rules: [("door.knock-first", true, 9), ("door.never", true, 0)])
    #expect(await Shell.run(["--seed", "1"], door: door).code == 0)
    #expect(await Shell.run(["--seed", "1", "--require-non-vacuous"], door: door).code == 3)
    #expect(
      await Shell.run(["--seed", "1", "--require-non-vacuous", "--without", "door.never"], door: door).code
        == 0
    )
    door.applied = 100_000
    #expect(await Shell.run(["--seed", "1"], door: door).code == 0)
    door.applied = 100_001
    let silent = await Shell.run(["--seed", "1"], door: door)
    #expect(
      silent.code == 3
        && silent.out.contains("\ninconclusive: vacuous rules: door.never; add runs or starting points\n"))
    #expect(
      await Shell.run(["--seed", "1", "--format", "json"], door: door).out
        .contains("\n  \"inconclusive\" : \"vacuous rules: door.never; add runs or starting points\",\n"))
    door.findings = [Door.finding(["close", "open"])]
    let found = await Shell.run(["--seed", "1"], door: door)
    #expect(found.code == 1 && !found.out.contains("inconclusive: "))
  }

  @Test("a line of JSON for each run, the same for any number of jobs")
  func runLines() async throws {
    let words = [
      "--seed", "42", "--system", "lazysplit", "--runs", "70", "--quiet",
      "--no-shrink", "--rules", "request.not-lost,detail.resolvable",
    ]
    let lines = await Shell.run(words + ["--format", "jsonl", "-j1"], systems: SplitSystems.all).out
    #expect(
      await Shell.run(words + ["--format", "jsonl", "-j2"], systems: SplitSystems.all).out == lines)
    struct Line: Decodable {
      let run, newPairs: Int
      let findings: [String]
    }
    let runs = try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(runs.map(\.run) == Array(0..<70))
    let report = await Shell.run(words + ["--format", "json"], systems: SplitSystems.all).out
    let pairs = runs.reduce(0) { $0 + $1.newPairs }
    #expect(report.contains("\"pairs\" : \(pairs),"), "\(pairs)")
    let findings = runs.flatMap(\.findings)
    #expect(Set(findings).count == findings.count && findings.count > 1)
  }

  @Test("the kinds of action that are drawn are in the configuration and in the command")
  func kinds() async {
    let words = ["--seed", "1", "--verbose", "--kinds", "open,close"]
    let answer = await Shell.run(words)
    #expect(answer.out.contains("kinds") && answer.out.contains("open, close"))
    #expect(answer.out.contains("--kinds open,close"))
    // Who draws few kinds does not expect every rule to be evaluated.
    let door = Door(rules: [("door.never", true, 0)], applied: 100_001)
    #expect(await Shell.run(["--seed", "1"], door: door).code == 3)
    #expect(await Shell.run(["--seed", "1", "--kinds", "open"], door: door).code == 0)
  }

  @Test("a campaign in which no run was played is inconclusive")
  func playsNothing() async {
    let answer = await Shell.run(["--seed", "1", "--shard", "3/3", "--runs", "2"], door: Door(runs: 0))
    #expect(answer.code == 3)
    #expect(
      answer.out.contains(
        "\ninconclusive: no run was played; give --runs at least the number of shards\n"))
  }

  @Test("what a campaign must reach and does not is inconclusive, however short it is and wherever it starts")
  func demandsReach() async {
    let door = Door(rules: [("door.knock-first", true, 9), ("reach.ajar", true, 0)])
    let short = await Shell.run(["--seed", "1"], door: door)
    #expect(short.code == 3)
    #expect(
      short.out.contains(
        "\ninconclusive: never reached: reach.ajar; add runs or starting points, or leave out with --without\n"
      ))
    #expect(await Shell.run(["--seed", "1", "--device", "front wide"], door: door).code == 3)
    #expect(await Shell.run(["--seed", "1", "--without", "reach.ajar"], door: door).code == 0)
  }

  @Test("a missed seeded fault is a fault of the fuzzer, with the command to report")
  func admitsFaults() async {
    let check = CampaignReport.SelfCheck(seeded: 3, found: 2, missed: ["mute-knock"])
    let answer = await Shell.run(["--seed", "1", "-j1", "--quiet"], door: Door(selfCheck: check))
    #expect(
      answer.err == """
        fuzz-runner: the self-check missed 1 of 3 seeded faults (mute-knock): this is a fault of the fuzzer or of \
        its settings; please report it with the output of
          fuzz-runner --seed 1 --system door/1

        """)
    #expect(answer.out.contains("; self-check: 2 of 3 seeded faults found (missed: mute-knock)\n"))
  }

  @Test("the report repeats every option that decides what is found, and none that does not")
  func repeatsItself() async {
    let words = [
      "fuzz", "--seed", "0x10", "--jobs", "2", "--no-progress", "--steps", "50", "--runs", "9", "--quirks",
      "none",
      "--assume", "lock=anyone", "--device", "front wide", "--without", "door.closes", "--shard", "1/2",
      "--strategy", "uniform", "--no-shrink", "--format", "text",
    ]
    let answer = await Shell.run(words)
    #expect(
      answer.out.hasSuffix(
        "\nto reproduce: fuzz-runner --seed 16 --system door/1 --quirks none --assume lock=anyone --device 'front wide' "
          + "--without door.closes --runs 9 --steps 50 --shard 1/2 --strategy uniform --no-shrink\n"))
    let again =
      answer.out.split(separator: "\n").last.map { $0.dropFirst("to reproduce: fuzz-runner ".count) } ?? ""
    let split = again.replacing("'front wide'", with: "front_wide").split(separator: " ").map(String.init)
    let repeated = await Shell.run(split.map { $0 == "front_wide" ? "front wide" : $0 })
    #expect(repeated.out == answer.out)
  }

  @Test("a campaign that its time or a person ended is repeated by the runs that it did")
  func repeatsWhatWasDone() async {
    let timed = await Shell.run(["--seed", "1", "--time", "10m", "--steps", "20"], door: Door(ending: .time))
    #expect(
      timed.out.hasSuffix("\nto reproduce: fuzz-runner --seed 1 --runs 320 --system door/1 --steps 20\n"))
    #expect(timed.out.contains(" steps, ended by --time\n"))
    let stopped = await Shell.run(["--seed", "1"], interrupted: true)
    #expect(stopped.out.contains(" steps, interrupted\n"))
  }

  @Test("reports go to their files in pairs, and a report to standard output stands beside them")
  func writesReports() async throws {
    let scratch = try Scratch()
    let answer = await Shell.run(
      ["--seed", "1", "--format", "json", "--output", "\(scratch.path)/a.json", "--format", "text"])
    #expect(answer.out.hasPrefix("fuzz door/1, seed 1: "))
    #expect(try scratch.read("a.json").hasPrefix("{\n"))
    #expect(scratch.contents == ["a.json"])
    let other = await Shell.run(
      ["--seed", "1", "--output", "\(scratch.path)/b.txt", "--color", "always", "--quiet"])
    #expect(other == Shell.Answer(code: 0, out: "", err: ""))
    #expect(try scratch.read("b.txt") == answer.out)
  }

  @Test("a format belongs to the file behind it, and only where there is none to the file before it")
  func pairsFormats() async throws {
    let scratch = try Scratch()
    let words = [
      "--seed", "1", "--output", "\(scratch.path)/a", "--format", "json", "--output", "\(scratch.path)/b",
    ]
    #expect(await Shell.run(words).out.isEmpty)
    #expect(try scratch.read("a").hasPrefix("fuzz door/1, seed 1: "))
    #expect(try scratch.read("b").hasPrefix("{\n"))
    #expect(
      await Shell.run(["--seed", "1", "--output", "\(scratch.path)/c", "--format", "json"]).out.isEmpty)
    #expect(try scratch.read("c").hasPrefix("{\n"))
    #expect(await Shell.run(["--output", "\(scratch.path)/d", "--output", "\(scratch.path)/d"]).code == 64)
    #expect(scratch.contents == ["a", "b", "c"])
  }

  @Test("a device named by its first word stands for its default starts, a start for itself")
  func choosesStarts() async {
    #expect(await Shell.run(["--verbose", "--device", "front"]).out.contains("\n  starts      front wide\n"))
    #expect(
      await Shell.run(["--verbose", "--device", "front narrow"]).out.contains(
        "\n  starts      front narrow\n"))
    let both = await Shell.run(["--verbose", "--device", "front narrow, front wide"])
    #expect(both.out.contains("\n  starts      front wide, front narrow\n"))
    let half = await Shell.run(["--device", "front narrow,frond"])
    #expect(half.code == 64 && half.err.contains("unknown device of door/1 'frond'"))
    #expect(
      await Shell.run(["--verbose", "--start", "ajar"]).out.contains("\n  starts      front wide at 'ajar'\n")
    )
    #expect(await Shell.run(["--device", "back", "--start", "ajar"]).code == 64)
  }

  @Test("an output that cannot be created ends the command before the campaign, with 73 and nothing written")
  func checksOutputs() async throws {
    let scratch = try Scratch()
    let folder = await Shell.run(["--output", scratch.path])
    #expect(
      folder
        == Shell.Answer(
          code: 73, out: "",
          err: "fuzz-runner: \(scratch.path): cannot be created: it is a folder; name a file in it\n"))
    let nowhere = await Shell.run([
      "--output", "\(scratch.path)/a.txt", "--output", "\(scratch.path)/no/b.txt",
    ])
    #expect(nowhere.code == 73)
    #expect(nowhere.err.hasSuffix("cannot be created: there is no folder '\(scratch.path)/no'\n"))
    #expect(await Shell.run(["--output", "\(scratch.path)/a.txt", "--runs", "x"]).code == 64)
    #expect(await Shell.run(["--corpus", try scratch.write("", "file")]).code == 73)
    #expect(scratch.contents == ["file"])
    let (target, link) = ("\(scratch.path)/a.txt", "\(scratch.path)/link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.txt")
    let twice = await Shell.run(["--output", target, "--output", link])
    #expect(twice.code == 64 && twice.err == "fuzz-runner: two reports would go to '\(link)'\n")
    let inTheWay = try Scratch()
    let findings = try inTheWay.write("", "findings")
    let refused = await Shell.run(["--corpus", inTheWay.path])
    #expect(refused.code == 73 && refused.out == "")
    #expect(refused.err == "fuzz-runner: \(findings): cannot be created: it is a file\n")
  }

  @Test("the live line is shown on a terminal only, fits its width, and is cleared at the end")
  func showsProgress() async {
    let shown = await Shell.run(["--seed", "1", "-j1"], terminal: true)
    #expect(
      shown.err == "\r\u{1B}[K500 of 1,000 runs · 100,000 actions · 2\r\u{1B}[K"
        + "5,000 actions in 1.25 s, 4,000 a second, 1 job\n")
    #expect(await !Shell.run(["--seed", "1", "--no-progress"], terminal: true).err.contains("\r"))
    #expect(await Shell.run(["--seed", "1", "--quiet"], terminal: true).err.isEmpty)
    #expect(await !Shell.run(["--seed", "1"]).err.contains("\r"))
  }

  @Test("colours are used on a terminal, unless NO_COLOR or --color says otherwise")
  func colours() async {
    #expect(await Shell.run(["--seed", "1"], terminal: true).out.contains("\u{1B}["))
    #expect(await !Shell.run(["--seed", "1"]).out.contains("\u{1B}["))
    #expect(await Shell.run(["--seed", "1", "--color=always"]).out.contains("\u{1B}["))
    #expect(await !Shell.run(["--seed", "1", "--color=never"], terminal: true).out.contains("\u{1B}["))
    #expect(
      await !Shell.run(["--seed", "1"], environment: ["NO_COLOR": "1"], terminal: true).out.contains(
        "\u{1B}["))
  }
}
