import FuzzEngine
import SplitFuzz
import Testing

@Suite("Replay")
struct ReplayCommandTests {
  private static let kept = "splitfuzz 1\nsystem door\nviolates door.knock-first unasked\n\nopen\n"
  private static let violations =
    "splitfuzz 1\nsystem door\nviolates door.closes\n\nknock \"a\"\nclose\nopen\n"

  @Test("every case has a line, every difference a sentence, and a failed expectation exits with 1")
  func judges() async throws {
    let scratch = try Scratch()
    let one = try scratch.write(Self.kept, "a.steps")
    try scratch.write(Self.violations, "sub/b.steps")
    #expect(await Shell.run([one]) == Shell.Answer(code: 0, out: "passed: \(one)\n", err: ""))
    #expect(
      await Shell.run(["replay", scratch.path])
        == Shell.Answer(
          code: 1,
          out: """
            failed: \(scratch.path)/sub/b.steps
              should violate 'door.closes', and does not
              violates 'door.knock-first unasked' at step 3, which is not expected
            2 cases: 1 passed, 1 failed; 'show FILE' shows one step by step

            """, err: ""))
    #expect(await Shell.run(["replay", scratch.path, "--rules", "door.rings"]).code == 0)
  }

  @Test("a case that passes because no line of it does anything is inconclusive")
  func distrustsSilence() async throws {
    let scratch = try Scratch()
    let header = "splitfuzz 1\nsystem door\nstart ajar\n"
    let empty = try scratch.write(header + "\nopen\nopen\n", "a.steps")
    let reason = "is inconclusive: every step is ignored (already-so), so it passes vacuously"
    #expect(
      await Shell.run([empty])
        == Shell.Answer(code: 3, out: "inconclusive: \(empty)\n  \(reason)\n", err: ""))
    try scratch.write(header + "shows open\n\nopen\n", "b.steps")
    try scratch.write(header + "\nopen\nclose\n", "c.steps")
    try scratch.write(header + "\n", "d.steps")
    let all = await Shell.run(["replay", scratch.path])
    #expect(all.code == 3)
    #expect(all.out.contains("d.steps\n  is inconclusive: it has no step, so it passes vacuously\n"))
    #expect(all.out.hasSuffix("4 cases: 2 passed, 2 inconclusive\n"))
    let campaign = await Shell.run(["--seed", "1", "--corpus", scratch.path])
    #expect(campaign.out.contains("note: \(empty) is inconclusive"))
  }

  @Test("an interruption between two cases exits with 130")
  func stops() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.kept, "a.steps")
    #expect(await Shell.run([path], interrupted: true) == Shell.Answer(code: 130, out: "", err: ""))
  }

  @Test("standard input is read for a hyphen")
  func readsInput() async {
    let answer = await Shell.run(["-"], input: Array(Self.kept.utf8))
    #expect(answer == Shell.Answer(code: 0, out: "passed: standard input\n", err: ""))
    let endless = await Shell.run(["-"], input: Array(repeating: 35, count: 2 << 20))
    #expect(endless.code == 65)
    #expect(endless.err.hasPrefix("fuzz-runner: standard input: the file is larger than 1 MiB; "))
  }

  @Test("a trace on the command line is shown step by step, with what it breaks")
  func replaysActions() async {
    let words = [
      "replay", "--system", "door", "--device", "back", "--actions", "~knock \"a; b\"; close;; open",
    ]
    #expect(
      await Shell.run(words)
        == Shell.Answer(
          code: 1,
          out: """
            system      door/1
            device      back wide
            quirks      sticky

                 start          closed
              1  ~knock "a; b"  closed
              2  close          closed
              3  open           open
                                ✗ door.knock-first unasked

            failed: 3 steps, 1 violation, the first of door.knock-first
              ✗ door.knock-first unasked at step 3
            next: 'shrink' makes the trace shorter, 'explain door.knock-first' describes the rule

            """, err: ""))
    #expect(await Shell.run(["replay", "--actions", "open", "--start", "ajar"]).code == 0)
    #expect(await Shell.run(["replay", "--actions", ""]).out.hasSuffix("passed: 0 steps, no violation\n"))
  }

  @Test("an unknown action on the command line is a usage error with its position")
  func refusesActions() async {
    let answer = await Shell.run(["replay", "--actions", "open; opne"])
    #expect(
      answer
        == Shell.Answer(code: 64, out: "", err: "fuzz-runner: --actions, action 2: unknown action 'opne'\n"))
  }

  @Test("a command line may replace what a case says of its system")
  func overrides() async throws {
    let scratch = try Scratch()
    let path = try scratch.write("splitfuzz 1\nsystem gone/9\ndevice front wide\n\nopen\n", "a.steps")
    #expect(await Shell.run([path]).code == 65)
    #expect(await Shell.run([path, "--system", "gate/2"]).code == 1)
    #expect(await Shell.run([path, "--system", "gate/2", "--start", "ajar"]).code == 3)
    #expect(await Shell.run([path, "--system", "gate/2", "--start", "shut"]).code == 64)
    let own = try scratch.write(
      "splitfuzz 1\nsystem door\nquirks sticky\ndevice front wide\n\nopen\n", "b.steps")
    #expect(await Shell.run([own, "--device", "back"]).code == 1)
    let unknown = Shell.Answer(
      code: 64, out: "", err: "fuzz-runner: unknown quirk of door/1 'creak'; did you mean 'creaky'?\n")
    #expect(await Shell.run([own, "--quirks", "creak"]) == unknown)
    #expect(await Shell.run(["show", own, "--device", "sid"]).code == 64)
  }

  @Test("a profile takes the place of a system's quirks and assumptions, and single ones change it")
  func profiles() async throws {
    for (words, expected) in [
      ([], ["quirks      sticky"]), (["--profile", "new"], []),
      (["--profile", "old"], ["quirks      creaky", "assume      lock=anyone"]),
      (["--profile", "old", "--quirks", "none"], ["assume      lock=anyone"]),
      (
        ["--profile", "old", "--assume", "swing=outward,lock=owner"],
        ["quirks      creaky", "assume      swing=outward"]
      ),
    ] {
      let out = await Shell.run(["replay", "--verbose", "--actions", "close"] + words).out
      let rows = out.split(separator: "\n").filter { $0.hasPrefix("quirks") || $0.hasPrefix("assume") }
      #expect(rows.map(String.init) == expected, "\(words)")
    }
    let campaign = await Shell.run(["--seed", "1", "--profile", "old", "--no-progress"]).out
    #expect(
      campaign.hasSuffix(
        "\nto reproduce: fuzz-runner --seed 1 --system door/1 --quirks creaky --assume lock=anyone\n"))
  }

  @Test("a profile takes the place of what a case says of the platform")
  func profileOfACase() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      "splitfuzz 1\nsystem door\nquirks sticky\nassume swing=outward\n\nclose\n", "a.steps")
    let rows = { (words: [String]) in
      let out = await Shell.run(["show", path] + words).out
      return out.split(separator: "\n").filter { $0.hasPrefix("quirks") || $0.hasPrefix("assume") }
        .map(String.init)
    }
    #expect(await rows([]) == ["quirks      sticky", "assume      swing=outward"])
    #expect(await rows(["--profile", "new"]) == [])
    #expect(await rows(["--profile", "old"]) == ["quirks      creaky", "assume      lock=anyone"])
    #expect(await Shell.run(["show", path, "--profile", "newer"]).code == 64)
  }
}
