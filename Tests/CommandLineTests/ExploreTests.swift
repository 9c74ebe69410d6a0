import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Explore")
struct ExploreCommandTests {
  private func explore(_ words: [String]) async -> Shell.Answer {
    await Shell.run(
      ["explore", "--device", "iphone-15", "--quiet", "-j2"] + words, systems: SplitSystems.all)
  }

  @Test("a clean system is explored to the end and passes")
  func clean() async {
    let answer = await explore(["--system", "lazysplit/clean", "--bound", "levels=1"])
    #expect(answer.code == 0)
    #expect(
      answer.out.contains("passed: no finding\n")
        && answer.out.hasPrefix("explore lazysplit/clean: every state within the limits\n"))
    #expect(
      answer.out.contains("--bound levels=1\n")
        || answer.out.contains("  bound       sections=2,items=2,levels=1,inflight=1,windows=3,gestures=0\n"))
    #expect(
      answer.out.hasSuffix(
        "to reproduce: fuzz-runner explore --system lazysplit/clean --device iphone-15 --bound levels=1\n"))
  }

  @Test("a published system gives shortest counterexamples, each proved")
  func published() async throws {
    let answer = await explore(["--rules", "detail.resolvable", "--depth", "2", "--format", "json"])
    #expect(answer.code == 1)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    #expect(object["complete"] as? Bool == false)
    #expect(object["stopped"] as? String == "depth")
    #expect(object["depth"] as? Int == 2)
    #expect((object["bound"] as? [String: Any])?["levels"] as? Int == 2)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0["minimality"] as? String == "proved" })
    #expect(findings.first?["trace"] as? [String] == ["call update-detail home"])
    for key in ["states", "transitions", "bytesPerState", "timing", "version"] { #expect(object[key] != nil) }
  }

  @Test("without shrinking the first traces are reported, and a repeated exploration says so")
  func unshrunk() async throws {
    let answer = await explore([
      "--rules", "detail.resolvable", "--depth", "2", "--no-shrink", "--format", "json",
    ])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty && findings.allSatisfy { $0["minimality"] as? String == "unfinished" })
    let text = await explore(["--rules", "detail.resolvable", "--depth", "1", "--no-shrink"])
    #expect(text.out.contains(" --no-shrink"))
  }

  @Test("two systems of one name are refused, since only one of them could be found")
  func sharedName() async {
    let twice = [SplitSystems.all[0], SplitSystems.all[0]]
    let answer = await Shell.run(["list", "systems"], systems: twice)
    #expect(answer.code == 64 && answer.err.contains("two systems of this program are called"))
  }

  @Test("a requested depth that is reached passes; an end by memory or time is inconclusive")
  func codes() async {
    let clean = ["--system", "lazysplit/clean"]
    #expect(await explore(clean + ["--depth", "1"]).code == 0)
    let none = await explore(clean + ["--depth", "0"])
    #expect(
      none.code == 3 && none.out.contains("inconclusive: no action was taken; give --depth at least 1\n"))
    let full = await explore(clean + ["--memory", "1K"])
    #expect(full.code == 3)
    #expect(
      full.out.contains("\ninconclusive: limit reached before every state was visited; raise --memory\n"))
    let late = await explore(clean + ["--time", "1ms", "--device", "ipad-11"])
    #expect(late.code == 3)
    #expect(late.out.contains("\ninconclusive: limit reached before every state was visited; raise --time\n"))
    #expect(await Shell.run(["explore"]).code == 64)
  }

  @Test(
    "a limit beyond what the model can hold limits nothing",
    arguments: ["inflight=1000000", "levels=1000000", "sections=1000000", "items=1000000", "windows=1000000"])
  func farLimits(limit: String) async {
    let answer = await explore(["--system", "lazysplit/clean", "--depth", "1", "--bound", limit])
    #expect(answer.code == 0)
    #expect(answer.out.contains(limit))
  }

  @Test(
    "bad limits are refused with what was expected",
    arguments: [
      (["--bound", "level=2"], "unknown limit 'level'; did you mean 'levels'?"),
      (["--bound", "levels"], "--bound expects NAME=N with commas between, not 'levels'"),
      (["--bound", "levels=x"], "--bound expects NAME=N with commas between, not 'levels=x'"),
      (["--bound", "levels=1,levels=2"], "--bound sets 'levels' twice"),
      (["--bound", "levels=1", "--bound", "levels=2"], "--bound sets 'levels' twice"),
      (["--assume", "compact-launch=a,compact-launch=b"], "--assume sets 'compact-launch' twice"),
      (["--memory", "12"], "--memory expects a size such as 500M or 4G, not '12'"),
      (["--depth", "-1"], "--depth expects a whole number in 0...1000000, not '-1'"),
    ])
  func refuses(words: [String], message: String) async {
    let answer = await explore(words)
    #expect(answer.code == 64)
    #expect(answer.err == "fuzz-runner: \(message)\n" || answer.err.contains(message))
  }

  @Test(
    "limits and rules that are named in several options stand in the command that repeats the exploration")
  func repeats() async {
    let answer = await explore(
      ["--bound", "levels=1", "--bound", "items=1", "--depth", "1", "--without", "back.one-level"]
        + ["--without", "push.single", "--system", "lazysplit/clean"])
    #expect(answer.code == 0)
    #expect(
      answer.out.hasSuffix(" --without back.one-level,push.single --depth 1 --bound levels=1,items=1\n"))
  }

  // MARK: - Two systems

  @Test("a report of two systems names both, and finds where they diverge", arguments: ["explore", "fuzz"])
  func against(verb: String) async {
    let words = verb == "fuzz" ? ["fuzz", "--seed", "1", "--runs", "4"] : ["explore"]
    let answer = await Shell.run(
      words + ["--quiet", "--verbose", "--against", "lamp/dark"],
      systems: [Lamp.system("bright"), Lamp.system("dark")])
    #expect(answer.code == 1)
    #expect(
      answer.out.contains(
        "\n  system      lamp/bright\n  against     lamp/dark\n  starts      the only one\n"))
    #expect(answer.out.contains("screens.agree · screens-differ · after press"))
    #expect(answer.out.contains("\n       Start.  off\n    1. Press.  on ≠ off\n"))
    #expect(answer.out.contains("--system lamp/bright --against lamp/dark"))
  }

  @Test("systems that cannot be compared are refused by every subcommand, with what can be done")
  func refusesPairs() async throws {
    let systems = [Lamp.system("bright"), Lamp.system("indoors", start: "indoors")]
    for words in [["fuzz"], ["explore"], ["play"], ["replay", "--actions", "press"]] {
      let answer = await Shell.run(words + ["--against", "lamp/indoors"], systems: systems)
      let message =
        "fuzz-runner: lamp/bright cannot be compared with lamp/indoors: they have no start in common\n"
      #expect(answer == Shell.Answer(code: 64, out: "", err: message), "\(words)")
    }
  }

  @Test(
    "a case of two systems that cannot be compared is an error with its line, or 64 where options name one")
  func refusesPairsInCases() async throws {
    let systems = [Lamp.system("bright"), Lamp.system("indoors", start: "indoors")]
    let scratch = try Scratch()
    let pair = try scratch.write(
      "splitfuzz 1\nsystem lamp/bright\nagainst lamp/indoors\n\npress\n", "a.steps")
    let alone = try scratch.write("splitfuzz 1\nsystem lamp/bright\n\npress\n", "b.steps")
    let message = "lamp/bright cannot be compared with lamp/indoors: they have no start in common\n"
    #expect(
      await Shell.run(["show", pair], systems: systems)
        == Shell.Answer(code: 65, out: "", err: "fuzz-runner: \(pair):3: \(message)"))
    #expect(
      await Shell.run(["show", alone, "--against", "lamp/indoors"], systems: systems)
        == Shell.Answer(code: 64, out: "", err: "fuzz-runner: \(message)"))
  }
}

/// A lamp that a press switches on, unless its bulb is gone.
private struct Lamp: EngineMachine {
  enum Action: Hashable, Sendable { case press }

  let works: Bool
  let start: String?

  var actionKinds: [String] { ["press"] }
  var ignoreReasons: [String] { ["limit"] }
  var starts: [StartPoint] { [StartPoint(header: start.map { [.init("start", $0)] } ?? [])] }

  func state(at start: Int) -> Bool { false }
  func observe(_ state: Bool) -> Bool { state }
  func step(_ state: inout Bool, _ observation: inout Bool, _ action: Action) -> Outcome {
    state = works && !state
    observation = state
    return .applied
  }
  func kind(of action: Action) -> ActionKind { ActionKind(0) }
  func draw(_ kind: ActionKind, seeing observation: Bool, using random: inout SeededRandom) -> Action {
    .press
  }
  func alphabet(within bound: ModelBound?) -> [Action] { [.press] }
  func text(of action: Action) -> String { "press" }
  func action(from text: String) throws(ActionTextError) -> Action { .press }
  func describe(_ observation: Bool) -> String { observation ? "on" : "off" }

  static func system(_ version: String, start: String? = nil) -> FuzzSystem {
    let name = "lamp/\(version)"
    return FuzzSystem(name: name, summary: "a lamp") { settings in
      ConfiguredSystem(
        FuzzTarget(
          name, settings: settings, machine: Lamp(works: version != "dark", start: start), rules: []))
    }
  }
}
