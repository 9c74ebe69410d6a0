import Testing

@testable import FuzzEngine

@Suite("Promise")
struct CaseExpectationTests {
  private static func replay(_ violations: (String, String, Int)...) -> Replay {
    Replay(
      system: "s", start: [], launch: Finding.Line(text: "", screen: "", instruction: ""), lines: [],
      violations: violations.map { Replay.Violation(rule: $0.0, violationKind: $0.1, line: $0.2) })
  }

  @Test("a case that passes expects no violation")
  func passes() {
    #expect(CaseExpectation().difference(from: Self.replay()) == nil)
    let difference = CaseExpectation().difference(from: Self.replay(("a", "x", 0), ("b", "y", 3)))
    #expect(
      difference?.sentences == [
        "violates 'a x' at the start, which is not expected",
        "violates 'b y' at step 3, which is not expected",
      ])
  }

  @Test("an expected violation must be of its kind, and no other may occur")
  func violates() {
    let expected = CaseExpectation(violations: [CaseExpectation.Violation("a", "x")])
    #expect(expected.difference(from: Self.replay(("a", "x", 2))) == nil)
    #expect(
      expected.difference(from: Self.replay(("a", "y", 2)))?.description
        == "should violate 'a x', and does not; violates 'a y' at step 2, which is not expected")
    #expect(expected.difference(from: Self.replay())?.missing == [CaseExpectation.Violation("a", "x")])
  }

  @Test("a rule without a kind expects any violation of it, and at least one")
  func matchesAnyWay() {
    let expected = CaseExpectation(violations: [CaseExpectation.Violation("a")])
    #expect(expected.difference(from: Self.replay(("a", "x", 1), ("a", "y", 2))) == nil)
    #expect(expected.difference(from: Self.replay())?.description == "should violate 'a', and does not")
    #expect(expected.difference(from: Self.replay(("a", "x", 1), ("b", "x", 1)))?.missing == [])
  }

  @Test("rules that were not selected are ignored")
  func leavesAside() {
    let expected = CaseExpectation(violations: [
      CaseExpectation.Violation("a"), CaseExpectation.Violation("b"),
    ])
    #expect(
      expected.difference(from: Self.replay(("a", "x", 1)), evaluating: RuleSelection(without: ["b"])) == nil)
    #expect(
      expected.difference(from: Self.replay(("a", "x", 1)), evaluating: RuleSelection(without: ["c"])) != nil)
  }

  @Test("the expected screen at the end is compared with the actual one")
  func comparesScreens() {
    let replay = Replay(
      system: "s", start: [], launch: Finding.Line(text: "", screen: "detail:  nothing", instruction: ""),
      lines: [], violations: [])
    #expect(CaseExpectation(screen: "detail: nothing").difference(from: replay) == nil)
    #expect(
      CaseExpectation(screen: "detail: a").difference(from: replay)?.sentences == [
        "should end on 'detail: a', and ends on 'detail: nothing'"
      ])
    #expect(
      CaseExpectation(screen: "detail: a").difference(from: replay, evaluating: RuleSelection(only: ["x"]))
        != nil
    )
  }

  @Test("a step that is called something else now is said")
  func names() {
    let trace = TraceText(start: [], lines: TraceLineText.actions(#"rotate; ~link 2 "Write"; link 3"#))
    func renamed(_ texts: String...) -> String? {
      let lines = texts.map { Finding.Line(text: $0, screen: "", instruction: "") }
      let launch = Finding.Line(text: "", screen: "", instruction: "")
      return trace.renamed(in: Replay(system: "s", start: [], launch: launch, lines: lines, violations: []))
    }
    #expect(renamed("rotate", #"~link 2 "Write""#, #"link 3 "Send""#) == nil)
    #expect(
      renamed("rotate", #"~link 2 "Delete""#, "link 3")
        == #"step 2 is written 'link 2 "Write"', and is 'link 2 "Delete"' now"#)
  }
}
