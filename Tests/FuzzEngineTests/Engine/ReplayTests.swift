import Testing

@testable import FuzzEngine

@Suite("Replay")
struct ReplayTests {
  @Test("A replay reports every step, the screen after it, why it was ignored and what it violated")
  func tellsLines() throws {
    let replay = try Counter.target([.alarms]).replay(traceText("five", ["~take 1", "take 4", "take 5"]))
    #expect(replay.system == "counter/test" && replay.start == [.init("start", "five")])
    #expect(replay.launch == Finding.Line(text: "", screen: "5", instruction: ""))
    #expect(
      replay.lines == [
        Finding.Line(
          text: "~take 1", screen: "4", instruction: "At 5: take 1", violations: [], ignored: nil),
        Finding.Line(
          text: "take 4", screen: "1", instruction: "At 4: take 4",
          violations: ["counter.quiet alarm", "counter.takes wrong-rest"], ignored: nil),
        Finding.Line(
          text: "take 5", screen: "1", instruction: "At 1: take 5", violations: [],
          ignored: "nothing-there"),
      ])
    #expect(
      replay.violations == [
        Replay.Violation(rule: "counter.quiet", violationKind: "alarm", line: 2),
        Replay.Violation(rule: "counter.takes", violationKind: "wrong-rest", line: 2),
      ])
    #expect(replay.nonVacuous?.contains("counter.takes") == true)
    let nothing = try Counter.target([.alarms]).replay(traceText("five", []))
    #expect(nothing.nonVacuous?.contains("counter.takes") == false)
  }

  @Test("After the last step everything is delivered, marked or not")
  func lastLineSettles() throws {
    let target = LateMail.target(isPlanted: true)
    let replay = try target.replay(traceText(nil, ["~fetch", "~visit 2"]))
    #expect(replay.lines.map(\.screen) == ["folder 0 shows 0", "folder 2 shows 0"])
    #expect(replay.violations.map(\.description) == ["mail.shows-folder foreign"])
  }

  @Test("What is wrong at the launch stands at line zero")
  func launch() throws {
    let replay = try Counter.target([.bornWrong]).replay(traceText("nine", ["add 1"]))
    #expect(replay.launch.violations == ["counter.quiet alarm"])
    #expect(replay.violations == [Replay.Violation(rule: "counter.quiet", violationKind: "alarm", line: 0)])
    #expect(replay.lines.first?.violations == [])
  }

  @Test(
    "A rule of kind possible is evaluated at every settled state, or at the end where the machine samples")
  func possible() throws {
    let lines = ["add 1", "jam", "add 1"]
    let every = try Counter.target([.jams]).replay(traceText("five", lines))
    #expect(
      every.violations == [
        Replay.Violation(rule: "counter.resettable", violationKind: "out-of-reach", line: 2)
      ])
    var machine = Counter([.jams])
    machine.statesAreWhole = false
    let sampled = FuzzTarget("counter/test", machine: machine, rules: Counter.allRules)
    #expect(try sampled.replay(traceText("five", lines)).violations.isEmpty)
    let atEnd = try sampled.replay(traceText("five", ["add 1", "jam", "take 9"].dropLast() + ["jam"]))
    #expect(
      atEnd.violations == [
        Replay.Violation(rule: "counter.resettable", violationKind: "out-of-reach", line: 3)
      ])
  }

  @Test("An action that cannot be read is named with its line and the nearest valid text")
  func unknownAction() {
    #expect(throws: TraceTextError(line: 2, "'resset' is no action; did you mean 'reset'?")) {
      try Counter.target().replay(traceText("five", ["add 1", "resset"]))
    }
  }

  @Test("A start that does not exist is named with the nearest one")
  func unknownStart() {
    #expect(throws: TraceTextError(line: nil, "there is no start 'fife'; did you mean 'five'?")) {
      try Counter.target().replay(traceText("fife", []))
    }
    #expect(throws: TraceTextError(line: nil, "'start' is said twice, 'five' and 'nine'")) {
      try Counter.target().replay(
        TraceText(start: [.init("start", "five"), .init("start", "nine")], lines: []))
    }
  }

  @Test("A start like no other is refused with an example")
  func unlikelyStart() {
    #expect(throws: TraceTextError(line: nil, "there is no start 'xylophone'; one of them is 'zero'")) {
      try Counter.target().replay(traceText("xylophone", []))
    }
  }

  @Test("Nothing said begins at the simplest start, and lines that no start uses are no part of it")
  func defaultStart() throws {
    let target = Counter.target()
    #expect(try target.replay(traceText(nil, [])).launch.screen == "0")
    let text = TraceText(start: [.init("author", "me"), .init("start", "nine")], lines: [])
    #expect(try target.replay(text).launch.screen == "9")
  }

  @Test("A finding's trace replays to the finding")
  func findingReplays() throws {
    let target = Counter.target([.sticks, .dips, .alarms, .jams, .forgetsLaunch])
    let findings = target.fuzz(.small()).findings
    #expect(findings.count >= 5)
    for finding in findings {
      let text = TraceText(start: finding.start, lines: traceText(nil, finding.trace).lines)
      #expect(try target.replay(text).lines == finding.lines)
    }
  }
}
