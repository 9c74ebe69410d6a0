import Testing

@testable import FuzzEngine

@Suite("Case")
struct CorpusCaseTests {
  static let canonical = """
    splitfuzz 1
    system    lazysplit/1.6
    device    iphone-15 portrait
    mood      calm and bright
    quirks    stale-width, late-back
    assume    order=lifo, swing=outward
    violates  back.offered-when-needed missing
    violates  push.one-level
    shows     sidebar: menu | [detail: home (2 deep) <back]

    # BUG 13: no way back
    toggle

    ~choose "a # b;  c"  # quoted
    open detail

    """

  @Test("a file in canonical form is read in full and printed unchanged")
  func readsAndPrints() throws {
    let saved = try CaseFile(Array(Self.canonical.utf8), path: "a.steps").saved
    #expect(
      saved
        == CorpusCase(
          system: "lazysplit/1.6",
          start: [
            StartPoint.HeaderLine("device", "iphone-15 portrait"),
            StartPoint.HeaderLine("mood", "calm and bright"),
          ],
          quirks: ["stale-width", "late-back"],
          assumptions: [
            SystemSettings.Assumption("order", "lifo"), SystemSettings.Assumption("swing", "outward"),
          ],
          expectation: CaseExpectation(
            violations: [
              CaseExpectation.Violation("back.offered-when-needed", "missing"),
              CaseExpectation.Violation("push.one-level"),
            ], screen: "sidebar: menu | [detail: home (2 deep) <back]"),
          body: [
            .comment("BUG 13: no way back"), .action("toggle", leavesPending: false, comment: nil), .blank,
            .action("choose \"a # b;  c\"", leavesPending: true, comment: "quoted"),
            .action("open detail", leavesPending: false, comment: nil),
          ]))
    #expect(saved.text == Self.canonical)
  }

  @Test("a byte order mark, CRLF, odd spaces and comments in the header are forgiven and tidied")
  func forgives() throws {
    let untidy = """
      \u{FEFF}# first
      splitfuzz   1\r
      violates\ta.b   c  # why\r
      system  s\r
      \r
      \t ~  open    detail   \r
      """
    let saved = try CaseFile(Array(untidy.utf8), path: "a.steps").saved
    #expect(
      saved.text == """
        splitfuzz 1
        system    s
        violates  a.b c

        # first
        # why
        ~open detail

        """)
  }

  @Test("a hash between quotes begins no comment, not even behind a quote that is escaped")
  func readsQuotes() throws {
    let text = #"""
      splitfuzz 1
      system    s
      passes

      choose "a \" # b"  # say "hi"
      choose "#"

      """#
    let file = try CaseFile(Array(text.utf8), path: "a.steps")
    #expect(
      file.saved.body.first == .action(#"choose "a \" # b""#, leavesPending: false, comment: "say \"hi\""))
    #expect(file.trace.lines.map(\.text).last == "choose \"#\"")
    #expect(file.saved.text == text)
  }

  @Test("a case without actions, and one whose promise is left out, is a case that passes")
  func isLegalWithoutActions() throws {
    let file = try CaseFile(Array("splitfuzz 1\nsystem s\n\n".utf8), path: "a.steps")
    #expect(file.saved == CorpusCase(system: "s"))
    #expect(file.saved.text == "splitfuzz 1\nsystem    s\npasses\n\n")
  }

  @Test("the trace numbers its lines as the file does")
  func numbersLines() throws {
    let file = try CaseFile(Array(Self.canonical.utf8), path: "a.steps")
    #expect(file.trace.lines.map(\.number) == [12, 14, 15])
    #expect(file.trace == file.saved.trace)
    #expect(file.trace.lines.map(\.leavesPending) == [false, true, false])
  }

  @Test(
    "each malformed file is refused with its line and a remedy",
    arguments: [
      ("", "a.steps: the file is empty; the first line of a case is 'splitfuzz 1'"),
      (" \r\n\n", "a.steps: the file is empty; the first line of a case is 'splitfuzz 1'"),
      (
        "toggle\n",
        "a.steps:1: this is not a case: it begins with 'toggle'; the first line of a case is 'splitfuzz 1'"
      ),
      (
        "splitfuzz 2\n",
        "a.steps:1: this file is version 2; this program reads 1; use a newer version"
      ),
      ("splitfuzz one\n", "a.steps:1: 'splitfuzz one' has no version; expected 'splitfuzz 1'"),
      (
        "splitfuzz 1\nsystem s\n",
        "a.steps:2: the file ends within its header; end the header with an empty line, and write the actions "
          + "below it"
      ),
      ("splitfuzz 1\n", "a.steps: the header has no system; add a line such as 'system NAME'"),
      (
        "splitfuzz 1\nsystem s\ntoggle\n",
        "a.steps:3: 'toggle' is not a header line; expected 'key value'; an empty line ends the header and begins the actions"
      ),
      ("splitfuzz 1\nsystem s\nsystem t\n", "a.steps:3: 'system' is given twice; keep one of the lines"),
      (
        "splitfuzz 1\nshows a\nshows b\n", "a.steps:3: 'shows' is given twice; keep one of the lines"
      ),
      (
        "splitfuzz 1\nshows\n",
        "a.steps:2: 'shows' is not a header line; expected 'key value'; an empty line ends the header and begins the actions"
      ),
      (
        "splitfuzz 1\nsystem s\nsplitfuzz 1\n", "a.steps:3: 'splitfuzz' is given twice; keep one of the lines"
      ),
      (
        "splitfuzz 1\nsystem s\npasses\nviolates a b\n",
        "a.steps:4: the case both passes and violates a rule; keep one of the two"
      ),
      ("splitfuzz 1\nsystem s\npasses always\n", "a.steps:3: 'passes' takes no value, not 'always'"),
      ("splitfuzz 1\nviolates a b c\n", "a.steps:2: 'violates' has 3 words; expected 'violates RULE [KIND]'"),
      ("splitfuzz 1\nquirks a,,b\n", "a.steps:2: 'a,,b' is not a list; expected names with commas between"),
      ("splitfuzz 1\nassume order\n", "a.steps:2: 'order' sets nothing; expected NAME=VALUE"),
      (
        "splitfuzz 1\nsystem s\n\n~\n", "a.steps:4: '~' marks an action, and none follows; expected '~ACTION'"
      ),
      (
        "splitfuzz 1\nsystem s\n\nto\0ggle\n",
        "a.steps:4: this is not text: it holds the byte 0x00; expected UTF-8 text with one action a line"
      ),
    ] as [(CaseText, String)])
  func refuses(_ text: CaseText, _ message: String) {
    let error = #expect(throws: CommandError.self) { try CaseFile(Array(text.text.utf8), path: "a.steps") }
    #expect(error?.description == message)
  }

  @Test("bytes that are no UTF-8 are refused with their line")
  func refusesBytes() {
    let error = #expect(throws: CommandError.self) {
      try CaseFile(Array("splitfuzz 1\nsystem ".utf8) + [0xFF, 10], path: "a.steps")
    }
    #expect(
      error
        == .malformed(
          "a.steps", 2, "this is not text: the line is not UTF-8",
          "expected UTF-8 text with one action a line"))
  }
}

/// The text of a case as an argument of a test: the list of tests shows its beginning on one line.
struct CaseText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String
  init(stringLiteral text: String) { self.text = text }
  var testDescription: String { String(String(reflecting: text).prefix(40)) }
}
