import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("LazySplit 1.6")
struct LazySplitSeedTests {
  typealias Line = LazySplitTrace.Line

  private static func changeDisplay(_ section: UInt8) -> SplitAction { .call(0, section) }
  private static func pushPrimary(_ view: UInt8) -> SplitAction { .call(1, view) }
  private static func setDetailRoot(_ view: UInt8) -> SplitAction { .call(2, view) }
  private static func pushDetail(_ view: UInt8) -> SplitAction { .call(3, view) }

  static let traces: [LazySplitTrace] = [
    LazySplitTrace(
      description: "a menu that the toggle opened is closed by a choice",
      lines: [Line(.toggle, ["sidebar menu", "detail home"]), Line(.choose(2), ["detail other"])]),
    LazySplitTrace(
      description: "a menu that a swipe opened is half open, and a choice does not close it",
      lines: [
        Line(.edgeSwipe, ["sidebar menu", "detail home"]), Line(.choose(0), ["sidebar menu", "detail home"]),
        Line(.toggle, ["detail home"]),
      ]),
    LazySplitTrace(
      description: "a request for the menu does nothing but from fully closed", start: 1,
      lines: [
        Line(setDetailRoot(0), ["content settings", "detail detail"]),
        Line(.edgeSwipe, ["sidebar menu", "content settings", "detail detail"]),
        Line(.call(4), ["sidebar menu", "content settings", "detail detail"]),
        Line(.toggle, ["content settings", "detail detail"]),
        Line(.call(4), ["sidebar menu", "content settings", "detail nothing"]),
      ]),
    LazySplitTrace(
      description: "changing the display leaves what covers everything",
      lines: [
        Line(pushPrimary(0), ["fullScreen detail <app"]), Line(changeDisplay(1), ["fullScreen detail <app"]),
        Line(.back, ["content settings", "detail nothing"]),
      ]),
    LazySplitTrace(
      description: "changing the display clears the detail's path and keeps its root", start: 1,
      lines: [
        Line(setDetailRoot(0), ["content settings", "detail detail"]),
        Line(pushDetail(1), ["content settings", "detail subdetail <app"]),
        Line(changeDisplay(2), ["detail other"]),
        Line(changeDisplay(1), ["content settings", "detail detail"]),
      ]),
    LazySplitTrace(
      description: "a full-screen push empties the detail's path", start: 1,
      lines: [
        Line(setDetailRoot(0), ["content settings", "detail detail"]),
        Line(pushDetail(1), ["content settings", "detail subdetail <app"]),
        Line(pushPrimary(0), ["fullScreen detail <app"]), Line(.back, ["content settings", "detail detail"]),
      ]),
    LazySplitTrace(
      description: "another root takes the place of the one that is there, also the same again", start: 1,
      lines: [
        Line(setDetailRoot(0), ["content settings", "detail detail"]),
        Line(setDetailRoot(1), ["content settings", "detail subdetail <app"]),
        Line(setDetailRoot(1), ["content settings", "detail subdetail <app"]),
      ]),
    LazySplitTrace(
      description: "a push to the detail is seen by nobody where there is no detail",
      lines: [
        Line(pushDetail(1), ["detail home"]), Line(pushPrimary(0), ["fullScreen detail <app"]),
        Line(pushDetail(1), ["fullScreen detail <app"]),
      ]),
    LazySplitTrace(
      description: "a push to a detail without a root stands over nothing", start: 1,
      lines: [
        Line(pushDetail(1), ["content settings", "detail subdetail <app"]),
        Line(.back, ["content settings", "detail nothing"]),
      ]),
    LazySplitTrace(
      description: "the column resolves subdetail only", start: 1,
      lines: [
        Line(setDetailRoot(0), ["content settings", "detail detail"]),
        Line(pushDetail(0), ["content settings", "detail no destination <app"]),
      ]),
    LazySplitTrace(
      description: "back takes from what covers everything first, then from the detail", start: 1,
      lines: [
        Line(setDetailRoot(0), ["content settings", "detail detail"]),
        Line(pushPrimary(0), ["fullScreen detail <app"]), Line(pushPrimary(1), ["fullScreen subdetail <app"]),
        Line(pushDetail(1), ["fullScreen subdetail <app"]), Line(.back, ["fullScreen detail <app"]),
        Line(.back, ["content settings", "detail subdetail <app"]),
        Line(.back, ["content settings", "detail detail"]),
        Line(.back, nil),
      ]),
    LazySplitTrace(
      description:
        "on a phone nothing leads back from the detail's root, and choosing settings shows it again",
      device: "iphone-15", landscape: false, start: 1,
      lines: [
        Line(.open(0), ["detail detail"]), Line(.back, nil), Line(.toggle, ["sidebar menu"]),
        Line(.choose(1), ["detail detail"]),
      ]),
    LazySplitTrace(
      description: "on a subdetail that is the root the control is there and only prints",
      device: "iphone-15",
      landscape: false, start: 1,
      lines: [Line(setDetailRoot(1), ["detail subdetail <app"]), Line(.back, ["detail subdetail <app"])]),
    LazySplitTrace(
      description: "a swipe back does not reach the service, which pushes the view again",
      lines: [
        Line(pushPrimary(0), ["fullScreen detail <app"]), Line(.swipeBack, ["detail home"]),
        Line(pushPrimary(1), ["fullScreen subdetail <app"]), Line(.back, ["fullScreen detail <app"]),
        Line(.back, ["detail home"]),
      ]),
    LazySplitTrace(
      description: "turning to landscape closes the menu at any width, and to portrait leaves it",
      device: "iphone-15", landscape: false,
      lines: [
        Line(.toggle, ["sidebar menu"]), Line(.rotate, ["detail home"]), Line(.toggle, ["sidebar menu"]),
        Line(.rotate, ["sidebar menu"]),
      ]),
    LazySplitTrace(
      description: "expanding with the menu open crashes, and the app starts again",
      lines: [
        Line(.resize(.third), ["detail home"]), Line(changeDisplay(2), ["detail other"]),
        Line(.toggle, ["sidebar menu"]), Line(.resize(.full), ["detail home"]),
      ]),
    LazySplitTrace(
      description: "buttons do what the calls do", start: 1,
      lines: [
        Line(.open(0), ["content settings", "detail detail"]),
        Line(.open(2), ["content settings", "detail subdetail <app"]),
        Line(.back, ["content settings", "detail detail"]),
        Line(.open(3), ["fullScreen subdetail <app"]), Line(.back, ["content settings", "detail detail"]),
        Line(.open(1), ["fullScreen detail <app"]),
      ]),
  ]

  @Test("goes from screen to screen as published", arguments: traces)
  func follows(_ trace: LazySplitTrace) { trace.check(.version16) }

  @Test("expanding with the menu open is reported as a crash, and with it closed is not")
  func crash() {
    for (actions, hasTrapped) in [([SplitAction.toggle], true), ([], false), ([.toggle, .toggle], false)] {
      var pad = Driver(LazySplit.version16, on: "ipad-11", landscape: true)
      pad.take([.resize(.third)] + actions + [.resize(.full)])
      #expect(pad.observation.effects.hasTrapped == hasTrapped)
    }
  }

  @Test("it keeps no copy of the size class")
  func environmentCopies() {
    #expect(Driver(LazySplit.version16, on: "ipad-11").screen.environmentCopies == EnvironmentCopies())
  }
}

@Suite("LazySplit's flaws")
struct LazySplitFlawTests {
  typealias Line = LazySplitTrace.Line

  /// A flaw, a trace, and the panes at its end with the flaw and without it.
  struct Case: Sendable {
    let flaw: LazySplit.Flaw
    /// Flaws without which this one cannot be seen; they are there in both.
    var base: LazySplit.Flaws = []
    var separate = false
    var device = "ipad-11"
    var landscape = true
    var start = 0
    let actions: [SplitAction]
    let flawed: [String]
    let clean: [String]
  }

  static let cases: [Case] = [
    Case(
      flaw: .cachesSizeClass, landscape: false, start: 1, actions: [.resize(.third), .open(0)],
      flawed: ["detail detail <"],
      clean: ["fullScreen detail <"]),
    Case(
      flaw: .keepsDetailRoot, start: 1, actions: [.open(0), .update(0), .update(1)],
      flawed: ["content settings", "detail detail"], clean: ["content settings", "detail nothing"]),
    Case(
      flaw: .staysOpenOnPush, start: 1, actions: [.toggle, .open(0)],
      flawed: ["sidebar menu", "content settings", "detail detail"],
      clean: ["content settings", "detail detail"]),
    Case(
      flaw: .staysOpenInPortrait, actions: [.toggle, .rotate], flawed: ["sidebar menu", "detail home"],
      clean: ["detail home"]),
    Case(
      flaw: .letsBindingsDrift, actions: [.toggle, .drag, .resize(.third)], flawed: ["sidebar menu"],
      clean: ["detail home"]),
    Case(
      flaw: .toggleReadsVisibility, base: [.letsBindingsDrift], device: "iphone-15", landscape: false,
      actions: [.swipeBack, .toggle],
      flawed: ["sidebar menu"], clean: ["detail home"]),
    Case(
      flaw: .menuDropsDetailRoot, start: 1, actions: [.open(0), .call(3)],
      flawed: ["sidebar menu", "content settings", "detail nothing"],
      clean: ["sidebar menu", "content settings", "detail detail"]),
    Case(
      flaw: .pushesSections, actions: [.updateDetail(0)], flawed: ["fullScreen no destination <"],
      clean: ["detail home"]),
    Case(
      flaw: .declaresDestinationsOnce, start: 1, actions: [.update(3), .update(2)],
      flawed: ["content settings", "detail no destination <"],
      clean: ["content settings", "detail detail <"]),
    Case(
      flaw: .columnFollowsRootOnly, base: [.cachesSizeClass], landscape: false, start: 1,
      actions: [.open(0), .resize(.third), .back, .open(0)], flawed: ["content settings"],
      clean: ["detail detail <"]),
    Case(
      flaw: .guardsHiding, base: [.letsBindingsDrift], separate: true, actions: [.edgeSwipe, .choose(2)],
      flawed: ["sidebar menu", "detail other"], clean: ["detail other"]),
    Case(
      flaw: .keepsServiceCopies, separate: true, actions: [.call(1, 0), .swipeBack, .call(1, 1), .swipeBack],
      flawed: ["fullScreen detail <app"], clean: ["detail home"]),
    Case(
      flaw: .fullPushClearsPath, start: 1, actions: [.open(0), .open(2), .updatePrimary(2), .back],
      flawed: ["content settings", "detail detail"], clean: ["content settings", "detail subdetail <"]),
    Case(
      flaw: .keepsFullScreen, actions: [.open(1), .update(0)], flawed: ["fullScreen detail <"],
      clean: ["detail home"]),
    Case(
      flaw: .pushesUnderCover, actions: [.update(2)], flawed: ["detail home"],
      clean: ["fullScreen detail <"]),
    Case(
      flaw: .resolvesSubdetailOnly, start: 1, actions: [.update(2), .update(2)],
      flawed: ["content settings", "detail no destination <"],
      clean: ["content settings", "detail detail <"]),
  ]

  @Test("a flaw changes what its name says, and without it that is as it should be", arguments: cases)
  func alone(_ flaw: Case) {
    for (flaws, panes) in [(flaw.base.union([flaw.flaw]), flaw.flawed), (flaw.base, flaw.clean)] {
      let design = LazySplit(flaws: flaws, interface: flaw.separate ? .callsWithBack : .placedRequests)
      var driver = Driver(
        design, on: flaw.device, landscape: flaw.landscape, start: flaw.start, quirks: .edgeSwipeSlips,
        .swipingAnywhere)
      driver.take(flaw.actions)
      #expect(driver.panes == panes, "\(flaws)")
    }
  }

  @Test("without the flaw that loses it, a request before anybody listens is carried out when somebody does")
  func earlyRequest() {
    var cold = Driver(LazySplit.clean, on: "ipad-11", start: 2)
    cold.begin(.update(1))
    cold.begin(.deliver(1))
    #expect(cold.panes == ["content settings", "detail nothing"])
  }

  @Test("the newest version and the clean one are the same code, apart from thirteen flaws")
  func versions() {
    func count(_ design: LazySplit) -> Int { LazySplit.Flaw.allCases.count { design.flaws.contains($0) } }
    #expect(count(.clean) == 0)
    #expect(count(.head) == 13)
    #expect(count(.version16) == 17)
    #expect(LazySplit.clean.vocabulary == LazySplit.head.vocabulary)
    #expect(LazySplit.clean.policies == LazySplit.head.policies)
    #expect(LazySplit.clean.tree == LazySplit.head.tree)
  }
}
