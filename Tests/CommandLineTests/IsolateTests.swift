import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

/// What the option `--isolate` refuses, and what is done without it; what it does is tried by `Lab/trouble.py`.
@Suite("Isolated")
struct IsolateTests {
  @Test(
    "what cannot be isolated is refused with the reason, and 64",
    arguments: [
      (
        ["--isolate", "--seed", "1"],
        "--isolate starts the program again as a child, which is impossible here"
      ),
      (["--hang", "5s"], "--hang is the time limit of --isolate; add --isolate"),
      (
        ["--isolate", "--hang", "soon"], "--hang expects a duration such as 500ms, 30s, 10m or 8h, not 'soon'"
      ),
      (
        ["replay", "-", "--isolate"],
        "--isolate reads a case more than once, so '-' is not expected; name a file"
      ),
      (
        ["--isolate", "--against", "lazysplit/1.6"], "--isolate takes one system, and --against compares two"
      ),
    ])
  func refusals(words: [String], message: String) async {
    let answer = await Shell.run(words, systems: SplitSystems.all)
    #expect(answer.code == 64 && answer.err.contains(message), "\(answer)")
  }

  @Test("a case that expects the process to end is not played, and not counted as passed")
  func danger() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      """
      splitfuzz 1
      system    lazysplit/clean
      device    iphone-15 portrait
      violates  process.survives trapped

      toggle

      """, "ends.steps")
    let replayed = await Shell.run(["replay", path], systems: SplitSystems.all)
    #expect(replayed.code == 3)
    #expect(
      replayed.out.hasPrefix("inconclusive: \(path)\n") && replayed.out.contains("add --isolate"))
    for verb in ["show", "shrink"] {
      let answer = await Shell.run([verb, path], systems: SplitSystems.all)
      #expect(
        answer.code == 65 && answer.err.contains("ends.steps:4") && answer.err.contains("--isolate"),
        "\(answer)")
    }
  }

  @Test("its rules are listed and explained, and it stands in the help")
  func words() async {
    let list = await Shell.run(["list", "rules"], systems: SplitSystems.all)
    #expect(list.out.contains("process.survives") && list.out.contains("(with --isolate)"))
    let article = await Shell.run(["explain", "process.responds"], systems: SplitSystems.all)
    #expect(article.code == 0 && article.out.contains("The process hangs"))
    #expect(await Shell.run(["fuzz", "--help"]).out.contains("--isolate"))
  }
}
