import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Corpus care")
struct CorpusCommandTests {
  private static let head = "splitfuzz 1\nsystem door/1\nviolates door.knock-first unasked\n\n"
  private static let name = "door_door.knock-first_unasked_open.steps"

  @Test("what is not understood is refused with the form that is")
  func refuses() async throws {
    let scratch = try Scratch()
    let file = try scratch.write("x", "file")
    for (words, message) in [
      ([], "corpus expects one of merge, minimize, check"),
      (["chek", "d"], "unknown task of corpus 'chek'; did you mean 'check'?"),
      (["merge", "a"], "corpus merge expects OUT and at least one IN"),
      (["check"], "corpus check takes one folder"),
      (["minimize", "a", "b"], "corpus minimize takes one folder"),
      (["check", scratch.path, "--seed", "1"], "corpus does not take --seed; it belongs to fuzz, faults"),
    ] {
      let answer = await Shell.run(["corpus"] + words)
      #expect(answer == Shell.Answer(code: 64, out: "", err: "fuzz-runner: \(message)\n"))
    }
    #expect(await Shell.run(["corpus", "check", file]).code == 66)
    #expect(await Shell.run(["corpus", "check", "\(scratch.path)/none"]).code == 66)
    #expect(await Shell.run(["corpus", "check", scratch.path]).code == 66, "an empty corpus is none")
    #expect(await Shell.run(["corpus", "merge", file, scratch.path]).code == 73)
  }

  @Test("a check reports each case that is not valid, changes nothing, and exits with the gravest code")
  func checks() async throws {
    let scratch = try Scratch()
    try scratch.write(Self.head + "open\n", "a.steps")
    let well = await Shell.run(["corpus", "check", scratch.path])
    #expect(well == Shell.Answer(code: 0, out: "1 case: 1 passed\n", err: ""))
    try scratch.write(Self.head + "# again\nopen  # here\n", "b.steps")
    #expect(
      await Shell.run(["corpus", "check", scratch.path]).out == """
        duplicate: \(scratch.path)/b.steps is the same as \(scratch.path)/a.steps
        2 cases: 2 passed, 1 duplicate

        """)
    try scratch.write("splitfuzz 1\nsystem gone/9\n\nopen\n", "c.steps")
    try scratch.write("splitfuzz 1\nsystem door\n\nopne\n", "d.steps")
    let stale = await Shell.run(["corpus", "check", scratch.path])
    #expect(stale.code == 3)
    #expect(stale.out.contains("stale: \(scratch.path)/c.steps:2: unknown system 'gone/9'"))
    #expect(stale.out.contains("stale: \(scratch.path)/d.steps:4: unknown action 'opne'\n"))
    try scratch.write("splitfuzz 1\nsystem door\n\nopen\n", "e.steps")
    let violations = await Shell.run(["corpus", "check", scratch.path])
    #expect(violations.code == 1 && violations.out.contains("failed: \(scratch.path)/e.steps\n"))
    try scratch.write(Array((Self.head + "open\n").utf8.prefix(20)), "f.steps")
    let half = await Shell.run(["corpus", "check", scratch.path])
    #expect(half.code == 65 && half.out.contains("malformed: \(scratch.path)/f.steps"))
    #expect(half.out.hasSuffix("6 cases: 2 passed, 1 failed, 2 stale, 1 malformed, 1 duplicate\n"))
    let before = scratch.contents
    _ = await Shell.run(["corpus", "check", scratch.path])
    #expect(scratch.contents == before)
  }

  @Test("a merge keeps what is there and every regression, and takes the shorter of two equal findings")
  func merges() async throws {
    let scratch = try Scratch()
    try scratch.write(Self.head + "close\nopen\n", "one/findings/\(Self.name)")
    try scratch.write("splitfuzz 1\nsystem door\n\nknock \"a\"\nopen\n", "one/tours/a.steps")
    try scratch.write(Self.head + "open\n", "two/findings/\(Self.name)")
    try scratch.write("splitfuzz 1\nsystem door\n\nknock \"b\"\nopen\n", "two/tours/a.steps")
    try scratch.write("splitfuzz 1\nsystem door\n\nopen", "two/half.steps.txt")
    try scratch.write("splitf", "two/half.steps")
    let words = ["one", "two"].map { "\(scratch.path)/\($0)" }
    let answer = await Shell.run(["corpus", "merge", "\(scratch.path)/out"] + words)
    #expect(answer.code == 65 && answer.err.contains("two/half.steps:1: "))
    #expect(
      answer.out == """
        added: \(scratch.path)/out/findings/\(Self.name)
        added: \(scratch.path)/out/tours/a.steps
        shorter: \(scratch.path)/out/findings/\(Self.name)
        added: \(scratch.path)/out/tours/a-2.steps
        4 cases into \(scratch.path)/out: 3 added, 1 shorter than before, 0 already there

        """)
    #expect(try scratch.read("out/findings/\(Self.name)").hasSuffix("\n\nopen\n"))
    let again = await Shell.run(["corpus", "merge", "\(scratch.path)/out", words[0], "\(scratch.path)/none"])
    #expect(
      again.code == 66 && again.out.hasSuffix("0 added, 0 shorter than before, 2 already there\n"))
    #expect(scratch.contents.filter { $0.hasPrefix("out/") && $0.hasSuffix(".steps") }.count == 3)
  }

  @Test("a finding of another system, or with somebody's own words, is not replaced by a shorter one")
  func keepsOthers() async throws {
    let scratch = try Scratch()
    try scratch.write(Self.head + "# mine\nclose\nopen\n", "out/findings/\(Self.name)")
    try scratch.write(Self.head + "open\n", "in/findings/\(Self.name)")
    let other = Self.head.replacingOccurrences(of: "door/1", with: "gate/2")
    try scratch.write(other + "open\n", "gate/findings/\(Self.name)")
    let paths = ["out", "in", "gate"].map { "\(scratch.path)/\($0)" }
    #expect(await Shell.run(["corpus", "merge"] + paths).code == 0)
    #expect(scratch.contents.filter { $0.hasPrefix("out/") && $0.hasSuffix(".steps") }.count == 3)
    #expect(try scratch.read("out/findings/\(Self.name)").contains("# mine\n"))
  }

  @Test(
    "minimizing keeps one shortest trace a signature, and touches nothing but findings that it understands")
  func minimizes() async throws {
    let scratch = try Scratch()
    let folder = "findings/"
    try scratch.write(Self.head + "close\nclose\nopen\n", folder + Self.name)
    try scratch.write(Self.head + "close\nopen\n", folder + "b.steps")
    try scratch.write(Self.head + "# mine\nclose\nclose\nclose\nopen\n", folder + "c.steps")
    try scratch.write(Self.head + "close\n", folder + "fixed.steps")
    try scratch.write(Self.head + "opne\n", folder + "stale.steps")
    try scratch.write(Self.head + "close\nclose\nopen\n", "regressions/a.steps")
    let answer = await Shell.run(
      ["corpus", "minimize", scratch.path], door: Door(shrunk: [Door.finding(["open"])]))
    #expect(answer.code == 0)
    #expect(
      answer.out == """
        shrunk: \(scratch.path)/findings/b.steps, from 2 steps to 1
        removed: \(scratch.path)/findings/\(Self.name), since others show the same
        2 findings, showing 1 signature; unchanged: 2 that do not pass, 1 outside findings/

        """)
    #expect(answer.err.contains("stale.steps:5: unknown action 'opne'\n"))
    #expect(
      scratch.contents.filter { $0.hasSuffix(".steps") } == [
        "findings/b.steps", "findings/c.steps", "findings/fixed.steps", "findings/stale.steps",
        "regressions/a.steps",
      ])
    let twice = await Shell.run(
      ["corpus", "minimize", scratch.path], door: Door(shrunk: [Door.finding(["open"])]))
    #expect(twice.out.split(separator: "\n").count == 1, "there is nothing more to do")
    #expect(await Shell.run(["corpus", "minimize", scratch.path], interrupted: true).code == 130)
  }

  @Test("what a campaign saved of a system with many bugs is minimized at once")
  func minimizesAtOnce() async throws {
    let scratch = try Scratch()
    let campaign = [
      "--system", "lazysplit", "--seed", "5", "--runs", "24", "--no-shrink", "--quiet", "--corpus",
      scratch.path,
      "--rules", "selection.consistent,size-class.round-trip", "--device", "iphone-15-pro-max",
    ]
    #expect(await Shell.run(campaign, systems: SplitSystems.all).code == 1)
    let minimize = ["corpus", "minimize", scratch.path, "--prove-states", "0"]
    let once = await Shell.run(minimize, systems: SplitSystems.all)
    #expect(once.code == 0 && once.out.split(separator: "\n").count > 1)
    #expect(await Shell.run(minimize, systems: SplitSystems.all).out.split(separator: "\n").count == 1)
  }
}
