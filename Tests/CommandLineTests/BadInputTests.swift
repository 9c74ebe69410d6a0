import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "a malformed case is an error with file, line, nearest name and 65 in every subcommand that reads one",
    arguments: [
      ("", ": the file is empty; the first line of a case is 'splitfuzz 1'"),
      (
        "splitfuzz 1\nsys",
        ":2: 'sys' is not a header line; expected 'key value'; an empty line ends the header and begins the actions"
      ),
      ("splitfuzz 7\n", ":1: this file is version 7; this program reads 1; use a newer version"),
      ("splitfuzz 1\nsystem dor/1\n\n", ":2: unknown system 'dor/1'; did you mean 'door/1'?"),
      (
        "splitfuzz 1\nsystem door\nquirks stiky\n\n",
        ":3: unknown quirk of door/1 'stiky'; did you mean 'sticky'?"
      ),
      (
        "splitfuzz 1\nsystem door\nassume swing=out\n\n",
        ":3: unknown value of swing 'out'; did you mean 'outward'?"
      ),
      (
        "splitfuzz 1\nsystem door\nassume swings=inward\n\n",
        ":3: unknown assumption of door/1 'swings'; did you mean 'swing'?"
      ),
      (
        "splitfuzz 1\nsystem door\ndevice front wid\n\n",
        ":3: unknown device of door/1 'front wid'; did you mean 'front wide'?"
      ),
      (
        "splitfuzz 1\nsystem door\nstart ajra\n\n", ":3: unknown start of door/1 'ajra'; did you mean 'ajar'?"
      ),
      (
        "splitfuzz 1\nsystem door\nviolates door.closes unasked\nviolates door.knok-first\n\n",
        ":4: unknown rule of door/1 'door.knok-first'; did you mean 'door.knock-first'?"
      ),
      (
        "splitfuzz 1\nsystem door\nviolates door.closes asked\n\n",
        ":3: unknown violation kind of door.closes 'asked'; there is unasked, forced"
      ),
      (
        "splitfuzz 1\nsystem door\nknock \"a\"\n\n",
        ":3: 'knock' is an action and stands in the header; an empty line ends the header and begins the actions"
      ),
      ("splitfuzz 1\nsystem door\n\nopen\nopne\n", ":5: unknown action 'opne'"),
      (
        "splitfuzz 1\nsystem door\n\nop\u{0}en\n",
        ":4: this is not text: it holds the byte 0x00; expected UTF-8 text with one action a line"
      ),
    ] as [(CaseText, String)])
  func refusesCases(_ text: CaseText, _ message: String) async throws {
    let scratch = try Scratch()
    let path = try scratch.write(text.text, "a.steps")
    for verb in ["replay", "show", "shrink"] {
      let answer = await Shell.run([verb, path])
      #expect(answer == Shell.Answer(code: 65, out: "", err: "fuzz-runner: \(path)\(message)\n"), "\(verb)")
    }
    #expect(scratch.contents == ["a.steps"])
  }

  @Test(
    "what GitHub's runner takes for a command wherever it stands in a line is on no stream, and JSON keeps it"
  )
  func oldCommands() throws {
    let text = "a##[error]b ###[x"
    #expect(Escape.stream(text) == "a#\\u{23}[error]b ##\\u{23}[x")
    #expect(Escape.stream("é " + text) == "é a#\\u{23}[error]b ##\\u{23}[x")
    #expect(Escape.markup("<" + text) == "&lt;a#&#35;[error]b ##&#35;[x")
    let json = Escape.json("[\"\(text)\"]")
    #expect(!json.contains("##["))
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == [text])
    // Text that went through all of them is as it was.
    #expect(Escape.stream(json) == json && Escape.stream("# [a] ## [b]") == "# [a] ## [b]")
  }

  @Test("a file of a hundred megabytes is refused without being read whole")
  func refusesLargeFiles() async throws {
    let scratch = try Scratch()
    let path = try scratch.write("splitfuzz 1\n", "a.steps")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let message =
      "the file is larger than 1 MiB; a case holds one trace; shrink it with 'shrink' where it was made"
    for verb in ["replay", "show", "shrink"] {
      #expect(
        await Shell.run([verb, path])
          == Shell.Answer(code: 65, out: "", err: "fuzz-runner: \(path): \(message)\n"))
    }
  }

  @Test("a missing file, a folder in its place, and a folder without cases exit with 66")
  func refusesMissingFiles() async throws {
    let scratch = try Scratch()
    let gone = "\(scratch.path)/gone.steps"
    for verb in ["replay", "show", "shrink"] {
      let answer = await Shell.run([verb, gone])
      #expect(answer.code == 66)
      #expect(answer.err == "fuzz-runner: \(gone): cannot be opened: No such file or directory\n")
    }
    for verb in ["show", "shrink"] {
      let answer = await Shell.run([verb, scratch.path])
      #expect(answer.code == 66)
      #expect(answer.err == "fuzz-runner: \(scratch.path): is a folder; a file is needed here\n")
    }
    #expect(
      await Shell.run(["replay", scratch.path])
        == Shell.Answer(
          code: 66, out: "",
          err: "fuzz-runner: \(scratch.path): has no case; expected files whose name ends in '.steps'\n"))
  }

  @Test("one file that cannot be read does not hide the others")
  func readsOn() async throws {
    let scratch = try Scratch()
    let good = try scratch.write("splitfuzz 1\nsystem door\n\nclose\n", "good.steps")
    let bad = try scratch.write("x", "bad.steps")
    let answer = await Shell.run(["replay", bad, good, "\(scratch.path)/gone.steps"])
    #expect(answer.code == 65)
    #expect(answer.out == "passed: \(good)\n")
    #expect(answer.err.split(separator: "\n").count == 2)
  }

  @Test("shrink refuses an output that cannot be created before it begins, and a trace that breaks nothing")
  func refusesShrinking() async throws {
    let scratch = try Scratch()
    let path = try scratch.write("splitfuzz 1\nsystem door\n\nclose\n", "a.steps")
    let folder = await Shell.run(["shrink", path, "--output", scratch.path])
    #expect(folder.code == 73)
    let nothing = await Shell.run(["shrink", path, "--output", "\(scratch.path)/b.steps"])
    #expect(
      nothing
        == Shell.Answer(
          code: 65, out: "", err: "fuzz-runner: \(path) violates no rule, so there is nothing to shrink\n"))
    #expect(scratch.contents == ["a.steps"])
  }
}

/// The text of a case as an argument of a test: the list of tests shows its beginning on one line.
struct CaseText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String
  init(stringLiteral text: String) { self.text = text }
  var testDescription: String { String(String(reflecting: text).prefix(40)) }
}
