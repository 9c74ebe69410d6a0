import Foundation
import SplitFuzz
import Testing

@Suite("Explore")
struct ExploreVerbTests {
  private func explore(_ words: [String]) async -> Shell.Answer {
    await Shell.run(
      ["explore", "--device", "iphone-15", "--quiet", "-j2"] + words, systems: SplitSystems.all)
  }

  @Test("a clean system is explored to the end and passes")
  func clean() async {
    let answer = await explore(["--system", "lazysplit/clean", "--bound", "levels=1"])
    #expect(answer.code == 0)
    #expect(answer.out.contains("no finding; complete: every state of the bounded model\n"))
    #expect(answer.out.contains("  bound       sections=2,items=2,levels=1,inflight=1,windows=3\n"))
    #expect(
      answer.out.hasSuffix(
        "fuzz-runner explore --system lazysplit/clean --device iphone-15 --bound levels=1\n"))
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
    #expect(findings.allSatisfy { $0["minimal"] as? String == "proved" })
    #expect(findings.first?["trace"] as? [String] == ["call update-detail home"])
    for key in ["states", "transitions", "bytesPerState", "timing", "version"] { #expect(object[key] != nil) }
  }

  @Test("a depth that is asked for and reached is success; an end by memory or time is inconclusive")
  func codes() async {
    let clean = ["--system", "lazysplit/clean"]
    #expect(await explore(clean + ["--depth", "1"]).code == 0)
    #expect(await explore(clean + ["--memory", "1K"]).code == 3)
    #expect(await explore(clean + ["--time", "1ms", "--device", "ipad-11"]).code == 3)
    #expect(await Shell.run(["explore"]).code == 64)
  }

  @Test(
    "bad limits are refused with what was expected",
    arguments: [
      (["--bound", "level=2"], "unknown limit 'level'; did you mean 'levels'?"),
      (["--bound", "levels"], "--bound wants NAME=N with commas between, not 'levels'"),
      (["--bound", "levels=x"], "--bound wants NAME=N with commas between, not 'levels=x'"),
      (["--memory", "12"], "--memory wants a size such as 500M or 4G, not '12'"),
      (["--depth", "-1"], "--depth wants a whole number in 0...1000000, not '-1'"),
    ])
  func refuses(words: [String], message: String) async {
    let answer = await explore(words)
    #expect(answer.code == 64)
    #expect(answer.err == "fuzz-runner: \(message)\n" || answer.err.contains(message))
  }
}
