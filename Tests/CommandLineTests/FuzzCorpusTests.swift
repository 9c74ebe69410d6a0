import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Fuzz with a corpus")
struct FuzzCorpusTests {
  private static let file = "findings/door_door.knock-first_unasked_open.steps"

  @Test("findings are saved as cases that keep their promise, and the reports name the files")
  func saves() async throws {
    let scratch = try Scratch()
    let door = Door(findings: [Door.finding(["~close", "open"])])
    let words = [
      "--seed", "1", "--corpus", "\(scratch.path)/new", "--quirks", "creaky", "--assume", "lock=anyone",
    ]
    let answer = await Shell.run(words, door: door)
    #expect(answer.code == 1)
    #expect(answer.out.contains("  saved     \(scratch.path)/new/\(Self.file)\n"))
    #expect(
      try scratch.read("new/\(Self.file)") == """
        splitfuzz 1
        system    door/1
        device    front wide
        quirks    creaky
        assume    lock=anyone
        violates  door.knock-first unasked

        # door.knock-first: A closed door is opened only by somebody who knocked
        # 2 steps, shrunk from 141; locally minimal
        ~close
        open

        """)
    let replayed = await Shell.run(["replay", "\(scratch.path)/new"])
    #expect(replayed == Shell.Answer(code: 0, out: "passed: \(scratch.path)/new/\(Self.file)\n", err: ""))
  }

  @Test(
    "a saved case of the same failure that is as short is left as somebody wrote it, a longer one replaced")
  func keepsShorterCases() async throws {
    let scratch = try Scratch()
    let header = "splitfuzz 1\nsystem door\nviolates door.knock-first unasked\n\n"
    try scratch.write(header + "# mine\nopen\n", Self.file)
    let words = ["--seed", "1", "--corpus", scratch.path]
    _ = await Shell.run(words, door: Door(findings: [Door.finding(["close", "open"])]))
    #expect(try scratch.read(Self.file) == header + "# mine\nopen\n")
    try scratch.write(header + "close\nclose\nopen\n", Self.file)
    _ = await Shell.run(words, door: Door(findings: [Door.finding(["close", "open"])]))
    #expect(try scratch.read(Self.file).hasSuffix("locally minimal\nclose\nopen\n"))
    // A longer one that is the only one to violate another rule stays beside it.
    let both = "splitfuzz 1\nsystem door\nviolates door.knock-first unasked\nviolates door.closes forced\n\n"
    try scratch.write(both + "close\nclose\nopen\n", Self.file)
    _ = await Shell.run(words, door: Door(findings: [Door.finding(["close", "open"])]))
    #expect(try scratch.read(Self.file).hasSuffix("locally minimal\nclose\nopen\n"))
    let aside = Self.file.replacing(".steps", with: "-2.steps")
    #expect(try scratch.read(aside).hasSuffix("\n\nclose\nclose\nopen\n"))
  }

  @Test("cases of the system that do not keep their promise become notes, other systems' are left aside")
  func replaysFirst() async throws {
    let scratch = try Scratch()
    try scratch.write("splitfuzz 1\nsystem door\n\nopen\n", "a.steps")
    try scratch.write("splitfuzz 1\nsystem gate/2\n\nopen\n", "b.steps")
    try scratch.write("splitfuzz 1\nsystem door/1\nviolates door.knock-first\n\nopen\n", "c.steps")
    let answer = await Shell.run(["--seed", "1", "--corpus", scratch.path])
    #expect(answer.code == 0)
    let notes = answer.out.split(separator: "\n").filter { $0.hasPrefix("note") }
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("note: \(scratch.path)/a.steps violates") ?? false)
    #expect(scratch.contents == ["a.steps", "b.steps", "c.steps"])
  }

  @Test("a case that cannot be read ends the command before the campaign, one that is stale becomes a note")
  func badCases() async throws {
    let scratch = try Scratch()
    try scratch.write("splitfuzz 1\nsystem door\n\nopne\n", "a.steps")
    try scratch.write("splitfuzz 1\nsystem doro\n\nopen\n", "b.steps")
    let stale = await Shell.run(["--seed", "1", "--verbose", "--corpus", scratch.path])
    #expect(stale.code == 0)
    let told = stale.out.split { $0.isWhitespace }.joined(separator: " ")
    let path = scratch.path
    #expect(
      told.contains("\(path)/a.steps is stale and was skipped: \(path)/a.steps:4: unknown action 'opne'"))
    #expect(told.contains("\(path)/b.steps is stale and was skipped: "))
    try scratch.write("what is this?\n", "c.steps")
    let answer = await Shell.run(["--seed", "1", "--corpus", scratch.path])
    #expect(answer.code == 65 && answer.out == "" && answer.err.contains("c.steps:1:"))
  }

  @Test("a finding of an earlier campaign that this one does not meet is found until it is fixed")
  func stillBroken() async throws {
    let scratch = try Scratch()
    let first = [
      "--system", "lazysplit/1.6", "--corpus", scratch.path, "--rules", "back.one-level", "--quiet",
      "--no-shrink",
    ]
    #expect(await Shell.run(first + ["--seed", "3", "--runs", "20"], systems: SplitSystems.all).code == 1)
    let second = first + ["--seed", "4", "--runs", "1", "--steps", "1"]
    let again = await Shell.run(second + ["--format", "json"], systems: SplitSystems.all)
    #expect(again.code == 1 && again.out.contains("back.one-level"))
    let alone = second.filter { $0 != scratch.path && $0 != "--corpus" }
    #expect(await Shell.run(alone, systems: SplitSystems.all).code == 0)
    let known = await Shell.run(second + ["--known", scratch.path], systems: SplitSystems.all)
    #expect(known.code == 0)
  }
}
