import Foundation
import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

/// The folder of saved traces.
private let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("corpus").path

@Suite("Verdicts")
struct JudgeTests {
  private static func run(_ words: String...) async -> Shell.Answer {
    await Shell.run(
      words + ["--seed", "1", "--runs", "128", "--prove-states", "0", "--jobs", "1"],
      systems: SplitSystems.all)
  }

  @Test("what breaks whatever is assumed is the router's, and fails")
  func router() async {
    let answer = await Self.run("--system", "lazysplit/pops-two", "--rules", "back.one-level")
    #expect(answer.out.contains("verdict   your router: violated under every likely assumption ("))
    #expect(answer.code == 1)
  }

  @Test("what no design survives is the platform's, and fails only on request")
  func platform() async {
    let words = [
      "--system", "lazysplit/clean", "--quirks", "tap-falls-through", "--device", "ipad-11", "--rules",
      "sidebar.no-tap-through", "--seed", "1", "--runs", "32",
    ]
    let answer = await Shell.run(words, systems: SplitSystems.all)
    #expect(answer.out.contains("verdict   the platform: the rule holds without tap-falls-through"))
    #expect(answer.code == 0)
    let json = await Shell.run(words + ["--fail-on", "any", "--format", "json"], systems: SplitSystems.all)
    #expect(json.code == 1)
    #expect(json.out.contains("\"verdict\" : \"platform\""))
    #expect(json.out.contains("\"holdsWithout\" : [\n        \"tap-falls-through\"\n      ]"))
  }

  @Test("what SplitNavigator survives is the router's, and the verdict names the quirk")
  func survived() async {
    let answer = await Shell.run(
      ["shrink", corpus + "/history/P86-answer-that-does-nothing.steps"], systems: SplitSystems.all)
    #expect(
      answer.out.contains(
        "your router: the rule is violated with clears-before-action, and holds in split-navigator"))
  }

  @Test("where the rule is vacuous on SplitNavigator, the verdict does not claim that it survives")
  func unasked() async {
    let words = [
      "--system", "navigation-view-kit/clean", "--quirks", "loses-pop-writes", "--rules",
      "callback.exactly-once",
      "--seed", "1", "--runs", "200",
    ]
    let answer = await Shell.run(words, systems: SplitSystems.all)
    #expect(
      answer.out.contains("the platform: the rule holds without loses-pop-writes; no known-good baseline"))
    #expect(answer.code == 0)
  }

  @Test("what holds where a doubtful default is otherwise rests on that assumption")
  func assumption() async {
    let words = [
      "--system", "lazysplit/head", "--rules", "policy.followed", "--device", "ipad-11", "--seed", "1",
      "--runs", "128",
    ]
    let answer = await Shell.run(words, systems: SplitSystems.all)
    #expect(answer.out.contains("verdict   rests on an assumption: geometry-writes-visibility"))
  }

  @Test("findings without a verdict fail, and an unknown party is an error")
  func limits() async {
    let long = await Self.run("--system", "lazysplit/pops-two", "--rules", "back.one-level", "--no-shrink")
    #expect(long.code == 1 && !long.out.contains("verdict"))
    #expect(await Self.run("--fail-on", "nobody").code == 64)
  }

  @Test("an interrupt ends the search for verdicts, and so does the time")
  func interrupted() throws {
    let system = try #require(SplitSystems.all.first { $0.name == "lazysplit/pops-two" })
    let configured = try system.configured(SystemSettings())
    var options = CampaignOptions(seed: 1)
    options.runs = 20
    options.rules = RuleSelection(only: ["back.one-level"])
    let findings = configured.use { [options] in $0.fuzz(options).findings }
    #expect(!findings.isEmpty)
    #expect(Judge(system, configured).judged(findings).allSatisfy { $0.blame != nil })
    let unjudged = Judge(system, configured, isInterrupted: { true }).judged(findings)
    #expect(unjudged.allSatisfy { $0.blame == nil } && unjudged.count == findings.count)
    let late = Judge(system, configured, time: .zero).judged(findings)
    #expect(late.allSatisfy { $0.blame == nil } && late.count == findings.count)
  }
}
