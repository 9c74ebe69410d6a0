import FuzzEngine
import SplitFuzz
import Testing

@Suite("Promise")
struct CasePromiseTests {
  private static func replay(_ broken: (String, String, Int)...) -> Replay {
    Replay(
      system: "s", start: [], startScreen: "", brokenAtStart: [], lines: [],
      broken: broken.map { Replay.Broken(rule: $0.0, way: $0.1, line: $0.2) })
  }

  @Test("a case that passes keeps its promise exactly when nothing is broken")
  func passes() {
    #expect(CasePromise().difference(from: Self.replay()) == nil)
    let difference = CasePromise().difference(from: Self.replay(("a", "x", 0), ("b", "y", 3)))
    #expect(
      difference?.sentences == [
        "breaks 'a x' at launch, which it does not promise",
        "breaks 'b y' at line 3, which it does not promise",
      ])
  }

  @Test("a promised breach must happen in its way, and no other may")
  func violates() {
    let promise = CasePromise(violations: [CasePromise.Expectation("a", "x")])
    #expect(promise.difference(from: Self.replay(("a", "x", 2))) == nil)
    #expect(
      promise.difference(from: Self.replay(("a", "y", 2)))?.description
        == "promised to break 'a x', and does not; breaks 'a y' at line 2, which it does not promise")
    #expect(promise.difference(from: Self.replay())?.missing == [CasePromise.Expectation("a", "x")])
  }

  @Test("a rule without a way stands for any of its ways, and for at least one")
  func matchesAnyWay() {
    let promise = CasePromise(violations: [CasePromise.Expectation("a")])
    #expect(promise.difference(from: Self.replay(("a", "x", 1), ("a", "y", 2))) == nil)
    #expect(promise.difference(from: Self.replay())?.description == "promised to break 'a', and does not")
    #expect(promise.difference(from: Self.replay(("a", "x", 1), ("b", "x", 1)))?.missing == [])
  }

  @Test("what is promised of rules that were not asked is left aside")
  func leavesAside() {
    let promise = CasePromise(violations: [CasePromise.Expectation("a"), CasePromise.Expectation("b")])
    #expect(
      promise.difference(from: Self.replay(("a", "x", 1)), asking: RuleSelection(without: ["b"])) == nil)
    #expect(
      promise.difference(from: Self.replay(("a", "x", 1)), asking: RuleSelection(without: ["c"])) != nil)
  }

  @Test("what is promised to be seen at the end is compared with what is seen there")
  func comparesScreens() {
    let replay = Replay(
      system: "s", start: [], startScreen: "detail:  nothing", brokenAtStart: [], lines: [], broken: [])
    #expect(CasePromise(screen: "detail: nothing").difference(from: replay) == nil)
    #expect(
      CasePromise(screen: "detail: a").difference(from: replay)?.sentences == [
        "promised to end on 'detail: a', and ends on 'detail: nothing'"
      ])
    #expect(
      CasePromise(screen: "detail: a").difference(from: replay, asking: RuleSelection(only: ["x"])) != nil)
  }
}
