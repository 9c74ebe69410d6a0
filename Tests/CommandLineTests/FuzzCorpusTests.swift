import SplitFuzz
import Testing

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
        # 2 lines, shortened from 141; minimal (local)
        ~close
        open

        """)
    let replayed = await Shell.run(["replay", "\(scratch.path)/new"])
    #expect(replayed == Shell.Answer(code: 0, out: "kept    \(scratch.path)/new/\(Self.file)\n", err: ""))
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
    #expect(try scratch.read(Self.file).hasSuffix("minimal (local)\nclose\nopen\n"))
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
    #expect(notes.first?.hasPrefix("note  \(scratch.path)/a.steps breaks") ?? false)
    #expect(scratch.contents == ["a.steps", "b.steps", "c.steps"])
  }

  @Test("a case that cannot be read ends the command before the campaign")
  func refusesBadCases() async throws {
    let scratch = try Scratch()
    try scratch.write("splitfuzz 1\nsystem door\n\nopne\n", "a.steps")
    let answer = await Shell.run(["--seed", "1", "--corpus", scratch.path])
    #expect(
      answer
        == Shell.Answer(
          code: 65, out: "", err: "fuzz-runner: \(scratch.path)/a.steps:4: unknown action 'opne'\n"))
  }
}
