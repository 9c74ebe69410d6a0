import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Bench")
struct BenchCommandTests {
  @Test("bench prints a table of rates, then what each rule costs, of one system or of all")
  func text() async {
    let answer = await Shell.run(["bench", "--system", "door", "--rounds", "3"])
    #expect(answer.code == 0)
    #expect(answer.err == "")
    let rows = answer.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(rows[0].hasPrefix("actions a second"))
    #expect(rows[1].split(separator: " ").prefix(4) == ["door/1", "4,000,000", "2,500,000", "1.6"])
    #expect(rows[1].hasSuffix("–"))
    #expect(rows[4].split(separator: " ") == ["door.knock-first", "12.3"])
    #expect(rows.suffix(2) == ["medians of 3 rounds", ""])
    let all = await Shell.run(["bench"])
    #expect(all.out.contains("\ngate/2 "))
    #expect(all.out.contains("\n\nto measure the rules of another system, add --system\n"))
  }

  @Test("bench's JSON has one entry a system, with null for what was not measured")
  func json() async throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/bench.json"
    let answer = await Shell.run(["bench", "--format", "json", "--output", path, "--sample", "1ms"])
    #expect(answer == Shell.Answer(code: 0, out: "", err: ""))
    let text = try scratch.read("bench.json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(document.keys) == ["version", "rounds", "machines"])
    let machines = try #require(document["machines"] as? [[String: Any]])
    #expect(machines.map { $0["system"] as? String } == ["door/1", "gate/2"])
    #expect(
      Set(machines[0].keys) == [
        "system", "unchecked", "checked", "transitions", "states", "overhead", "scaling", "rules",
      ])
    #expect(machines[0]["overhead"] as? Double == 1.6)
    #expect(machines[0]["transitions"] is NSNull)
    let rules = try #require(machines[0]["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["door.knock-first"])
  }

  @Test(
    "bench takes only its own options, and says what it wanted",
    arguments: [
      (["bench", "door"], "bench takes only options, so 'door' is not expected"),
      (["bench", "--rounds", "0"], "--rounds expects a whole number in 1...1000, not '0'"),
      (
        ["bench", "--sample", "soon"], "--sample expects a duration such as 500ms, 30s, 10m or 8h, not 'soon'"
      ),
      (["bench", "--seed", "1"], "bench does not take --seed; it belongs to fuzz, faults"),
      (["fuzz", "--rounds", "2"], "fuzz does not take --rounds; it belongs to bench"),
    ])
  func refusals(_ words: [String], _ message: String) async {
    let answer = await Shell.run(words)
    #expect(answer == Shell.Answer(code: 64, out: "", err: "fuzz-runner: \(message)\n"))
  }

  @Test("every figure of a real machine is measured")
  func measures() async {
    var options = BenchOptions(rounds: 1, sampleMilliseconds: 1, processors: 2)
    options.warmUpRuns = 4
    for system in SplitSystems.all.prefix(1) {
      let figures = system.configure(SystemSettings()).target.bench(options)
      #expect(figures.unchecked > 0 && figures.checked > 0 && figures.overhead > 0)
      #expect(figures.scaling ?? 0 > 0)
      #expect(figures.rules.count > 20)
    }
  }
}
