import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// What Navigator's author asked for.
@Suite("SplitNavigator: Navigator's row")
struct NavigatorRowTests {
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.message(2)
  private let c = AppDesk.Page.attachment(3)

  private func desk(_ options: NavigatorOptions = .uniqueViews) -> AppDesk {
    AppDesk(AppDesk.phone, options: options, start: .notes)
  }

  @Test("views are pushed, popped, popped to the root and to one of them")
  func verbs() {
    var desk = desk()
    desk.tell(.push(a), .push(b), .push(c), .popTo(a))
    #expect(desk.model.trail == [a])
    #expect(desk.tell(.popTo(c)) == .hadNoPlace && desk.model.trail == [a])
    desk.tell(.push(b), .pop)
    #expect(desk.model.trail == [a])
    desk.tell(.push(b), .push(c), .popToRoot)
    #expect(desk.model.trail.isEmpty && desk.tell(.pop).isEmpty)
    #expect(desk.tell(.popTo(a)) == .hadNoPlace)
  }

  @Test("the root of the detail beside a section stays when everything on it goes")
  func rootBesideSection() {
    var desk = AppDesk(options: [])
    desk.tell(.open(a), .push(b), .push(c), .popToRoot)
    #expect(desk.model.trail == [a])
    desk.tell(.cover(b), .cover(c), .popToRoot)
    #expect(desk.model.cover.isEmpty && desk.model.trail == [a])
  }

  @Test("several calls in one turn end where they end one by one, in any order")
  func inOneTurn() {
    let calls: [AppDesk.Model.Event] = [.push(a), .popToRoot, .push(b), .pop, .push(c), .push(a), .popTo(c)]
    for shift in calls.indices {
      let order = Array(calls[shift...] + calls[..<shift])
      var quick = desk()
      let reasons = quick.model.handle(order, quick.settings, in: quick.surroundings)
      var slow = desk()
      var all: NavigatorReasons = []
      for call in order { all.formUnion(slow.tell(call)) }
      #expect(quick.model == slow.model && reasons == all)
    }
  }

  @Test("a view is there once where views are unique, and twice where they are not")
  func unique() {
    var desk = desk()
    desk.tell(.push(a), .push(b), .push(a))
    #expect(desk.model.trail == [a])
    #expect(desk.tell(.push(a)).isEmpty && desk.model.trail == [a])
    desk.tell(.cover(b), .cover(a), .cover(b))
    #expect(desk.model.cover == [b] && desk.model.trail == [a])
    desk = self.desk([])
    desk.tell(.push(a), .push(b), .push(a))
    #expect(desk.model.trail == [a, b, a])
  }

  @Test("a path write is described by what stays of the old one and what follows")
  func changes() {
    for (old, new, kept, added) in [
      ([a, b], [a], 1, []), ([a], [a, b], 1, [b]), ([a, b], [c, b], 0, [c, b]), ([a], [a], 1, []),
      ([], [b], 0, [b]),
    ] as [([AppDesk.Page], [AppDesk.Page], Int, [AppDesk.Page])] {
      let change = old.change(to: new)
      #expect(change.kept == kept && change.added == added)
    }
  }

  @Test("a path that the platform writes is taken, whichever way it changes")
  func reportedPaths() {
    var desk = desk([])
    desk.tell(.push(a), .push(b))
    #expect(desk.write(path: [a, b, c]) == .trailChanged && desk.model.trail == [a, b, c])
    #expect(desk.write(path: [a, b, c]).isEmpty)
    desk.write(path: [a])
    #expect(desk.model.trail == [a])
    desk.tell(.choose(.home))
    #expect(desk.model.path(desk.settings) == nil && desk.model.trail(of: .notes) == [a])
  }
}
