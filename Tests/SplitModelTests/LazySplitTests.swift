import Testing

@testable import SplitDesigns
@testable import SplitModel

/// LazySplit's transitions as its code has them (the notes on systems, §3.2), as traces with screens.
struct LazySplitTrace: Sendable, CustomStringConvertible {
  let description: String
  var device = "ipad-11"
  var landscape = true
  var start = 0
  let lines: [Line]

  /// One line of a trace and the panes after it; nil where the action is ignored.
  struct Line: Sendable {
    let action: SplitAction
    let panes: [String]?
    init(_ action: SplitAction, _ panes: [String]?) {
      self.action = action
      self.panes = panes
    }
  }

  func check(_ design: LazySplit, sourceLocation: SourceLocation = #_sourceLocation) {
    var driver = Driver(
      design, on: device, landscape: landscape, start: start, quirks: .edgeSwipeSlips,
      .swipingAnywhere)
    for (number, line) in lines.enumerated() {
      let reason = driver.take(line.action)
      let place: Comment = "line \(number + 1), \(line.action)"
      #expect((reason == nil) == (line.panes != nil), place, sourceLocation: sourceLocation)
      if let panes = line.panes { #expect(driver.panes == panes, place, sourceLocation: sourceLocation) }
    }
  }
}

extension SplitAction {
  /// HEAD's request for a view, sent where its type belongs.
  static func update(_ view: UInt8) -> SplitAction { .call(0, view) }
  static func updatePrimary(_ view: UInt8) -> SplitAction { .call(1, view) }
  static func updateDetail(_ view: UInt8) -> SplitAction { .call(2, view) }
}

@Suite("LazySplit, newest version")
struct LazySplitHeadTests {
  typealias Line = LazySplitTrace.Line

  static let traces: [LazySplitTrace] = [
    LazySplitTrace(
      description: "the toggle opens and closes the menu",
      lines: [
        Line(.toggle, ["sidebar menu", "detail home"]), Line(.toggle, ["detail home"]),
      ]),
    LazySplitTrace(
      description: "in a narrow window the menu takes it all", device: "iphone-15", landscape: false,
      lines: [Line(.toggle, ["sidebar menu"]), Line(.toggle, ["detail home"])]),
    LazySplitTrace(
      description: "choosing closes the menu, and settings stand beside a detail",
      lines: [
        Line(.toggle, ["sidebar menu", "detail home"]),
        Line(.choose(1), ["content settings", "detail nothing"]),
        Line(.toggle, ["sidebar menu", "content settings", "detail nothing"]),
        Line(.choose(0), ["detail home"]),
      ]),
    LazySplitTrace(
      description: "choosing hides a menu that a swipe brought, without a guard",
      lines: [Line(.edgeSwipe, ["sidebar menu", "detail home"]), Line(.choose(0), ["detail home"])]),
    LazySplitTrace(
      description: "choosing clears both paths and keeps the detail's root", start: 1,
      lines: [
        Line(.open(0), ["content settings", "detail detail"]),
        Line(.open(2), ["content settings", "detail subdetail <"]), Line(.update(0), ["detail home"]),
        Line(.update(1), ["content settings", "detail detail"]), Line(.open(1), ["fullScreen detail <"]),
        Line(.update(1), ["content settings", "detail detail"]),
      ]),
    LazySplitTrace(
      description: "a request for the menu opens it and clears the detail's root, but not its path", start: 1,
      lines: [
        Line(.open(0), ["content settings", "detail detail"]),
        Line(.open(2), ["content settings", "detail subdetail <"]),
        Line(.call(3), ["sidebar menu", "content settings", "detail no destination <"]),
        Line(.back, ["sidebar menu", "content settings", "detail nothing"]),
      ]),
    LazySplitTrace(
      description: "a push to the detail goes over everything where the section stands alone",
      lines: [Line(.update(2), ["fullScreen detail <"]), Line(.back, ["detail home"])]),
    LazySplitTrace(
      description: "a push to the detail becomes its root first and its path then", start: 1,
      lines: [
        Line(.update(2), ["content settings", "detail detail"]),
        Line(.update(3), ["content settings", "detail subdetail <"]),
        Line(.update(2), ["content settings", "detail detail <"]),
        Line(.longPressBack(2), ["content settings", "detail detail"]),
      ]),
    LazySplitTrace(
      description: "a push to the detail goes over what covers everything", start: 1,
      lines: [
        Line(.updatePrimary(2), ["fullScreen detail <"]), Line(.updateDetail(3), ["fullScreen subdetail <"]),
        Line(.back, ["fullScreen detail <"]), Line(.swipeBack, ["content settings", "detail nothing"]),
      ]),
    LazySplitTrace(
      description: "a push to the detail goes over everything in a narrow window", device: "iphone-15",
      landscape: false, start: 1,
      lines: [Line(.open(0), ["fullScreen detail <"]), Line(.back, ["content settings"])]),
    LazySplitTrace(
      description: "a push leaves an open menu open", start: 1,
      lines: [
        Line(.toggle, ["sidebar menu", "content settings", "detail nothing"]),
        Line(.open(0), ["sidebar menu", "content settings", "detail detail"]),
      ]),
    LazySplitTrace(
      description: "a section sent to the detail is pushed, and has no destination there",
      lines: [Line(.updateDetail(0), ["fullScreen no destination <"])]),
    LazySplitTrace(
      description: "a section sent over everything is chosen", start: 1,
      lines: [Line(.updatePrimary(0), ["detail home"])]),
    LazySplitTrace(
      description: "with subdetail as its root the column resolves nothing", start: 1,
      lines: [
        Line(.update(3), ["content settings", "detail subdetail"]),
        Line(.update(2), ["content settings", "detail no destination <"]),
      ]),
    LazySplitTrace(
      description: "collapsed, back from the detail's root shows settings and keeps the root", start: 1,
      lines: [
        Line(.open(0), ["content settings", "detail detail"]), Line(.resize(.third), ["detail detail <"]),
        Line(.back, ["content settings"]), Line(.resize(.full), ["content settings", "detail detail"]),
      ]),
    LazySplitTrace(
      description: "after a flip a push goes to the detail that is not on screen", landscape: false, start: 1,
      lines: [
        Line(.open(0), ["content settings", "detail detail"]), Line(.resize(.third), ["detail detail <"]),
        Line(.back, ["content settings"]), Line(.open(0), ["content settings"]),
      ]),
    LazySplitTrace(
      description: "turning to portrait leaves the menu open, and turning to landscape closes it",
      lines: [
        Line(.toggle, ["sidebar menu", "detail home"]), Line(.rotate, ["sidebar menu", "detail home"]),
        Line(.rotate, ["detail home"]),
      ]),
    LazySplitTrace(
      description: "a menu that was dragged away comes back in a narrow window, and its button is dead once",
      lines: [
        Line(.toggle, ["sidebar menu", "detail home"]), Line(.drag, ["detail home"]),
        Line(.resize(.third), ["sidebar menu"]), Line(.toggle, ["sidebar menu"]),
        Line(.toggle, ["detail home"]),
      ]),
    LazySplitTrace(
      description: "a phone on its side is compact, and turning it leaves the menu", device: "iphone-15",
      landscape: false, lines: [Line(.toggle, ["sidebar menu"]), Line(.rotate, ["sidebar menu"])]),
  ]

  @Test("goes from screen to screen as published", arguments: traces)
  func follows(_ trace: LazySplitTrace) { trace.check(.head) }

  @Test("the rotation's handler reads the old size class where the orientation is delivered first")
  func handlerOrder() {
    var first = Driver(LazySplit.head, on: "iphone-15-pro-max")
    first.take([.toggle, .rotate])
    #expect(first.panes == ["sidebar menu", "detail home"])
    #expect(first.screen.environmentCopies.isCompact == true && !first.environment.isCompact)
    var second = Driver(LazySplit.head, on: "iphone-15-pro-max")
    second.take(.toggle)
    second.begin(.rotate)
    second.take(.deliver(2))
    #expect(second.panes == ["detail home"])
    #expect(second.screen.environmentCopies.isCompact == false)
  }

  @Test("the copy of the size class is refreshed by a turn and not by a resize")
  func staleSizeClass() {
    var pad = Driver(LazySplit.head, on: "ipad-11")
    pad.take(.resize(.third))
    #expect(pad.environment.isCompact && pad.screen.environmentCopies.isCompact == false)
    pad.take([.rotate, .resize(.full), .resize(.third)])
    #expect(pad.environment.isCompact && pad.screen.environmentCopies.isCompact == true)
    pad.take(.resize(.full))
    #expect(!pad.environment.isCompact && pad.screen.environmentCopies.isCompact == false)
    #expect(Driver(LazySplit.head, on: "iphone-15").screen.environmentCopies.isCompact == true)
  }

  @Test("a request before anybody listens is lost, and one after is not")
  func earlyRequest() {
    var cold = Driver(LazySplit.head, on: "ipad-11", start: 2)
    #expect(cold.pendingEvents == [Delivery(.appearance)])
    cold.begin(.update(1))
    cold.settle()
    #expect(cold.panes == ["detail home"])
    cold.take(.update(1))
    #expect(cold.panes == ["content settings", "detail nothing"])
  }

  @Test("an edge swipe is kept from the platform by the strip over the edge")
  func strip() {
    var pad = Driver(LazySplit.head, on: "ipad-11", landscape: true)
    #expect(pad.take(.edgeSwipe) == .edgeCovered)
    var phone = Driver(LazySplit.head, on: "iphone-15")
    #expect(phone.take(.swipeBack) == .edgeCovered)
    phone.take(.open(1))
    #expect(phone.take(.swipeBack) == nil)
  }
}
