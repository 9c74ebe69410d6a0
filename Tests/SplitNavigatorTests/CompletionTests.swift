import Testing

@testable import SplitModel
@testable import SplitNavigator

/// What is to run after an effect, and the log of why.
@Suite("SplitNavigator: completions and the log")
struct CompletionTests {
  private typealias Values = AppValues<AppDesk.Row, AppDesk.Page, AppDesk.Cover>
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.message(2)

  /// A desk whose events have something to run after them.
  private struct Runner {
    var desk: AppDesk
    var completions: NavigatorCompletions<Values, String>

    init(_ desk: AppDesk) {
      self.desk = desk
      completions = NavigatorCompletions(showing: desk.model)
    }

    mutating func tell(_ event: AppDesk.Model.Event, _ completion: String? = nil) {
      desk.tell(event)
      completions.told(desk.model, run: completion)
    }

    /// The views are updated.
    mutating func settle() -> [String] { settle(desk.model) }

    mutating func settle(_ shown: AppDesk.Model) -> [String] {
      completions.settled(shown, desk.settings, in: desk.surroundings)
    }
  }

  @Test(
    "completions run once, in the order of the events, after the views, and only where there was an effect")
  func once() {
    var runner = Runner(AppDesk(start: .notes))
    let before = runner.desk.model
    runner.tell(.popToRootOf(.notes), "nothing to do")
    runner.tell(.push(a), "pushed")
    runner.tell(.push(b), "pushed on it")
    runner.tell(.pushOn(.home, a), "refused")
    #expect(runner.settle(before) == [], "the views are made of an earlier navigator")
    #expect(runner.settle() == ["pushed", "pushed on it"])
    #expect(runner.settle() == [])
    runner.tell(.popToRootOf(.notes), "home")
    runner.tell(.popToRootOf(.notes), "home again")
    #expect(runner.settle() == ["home"])
  }

  @Test("an effect that was undone before anybody saw it was none")
  func undone() {
    for (events, due) in [
      ([.open(a), .pop], []), ([.present(.compose), .dismiss], []), ([.cover(a), .pop], []),
      ([.toggleSidebar, .toggleSidebar], []), ([.choose(.notes), .choose(.home)], [1]),
      ([.choose(.notes), .choose(.mail)], []), ([.open(a), .open(b)], [1]), ([.open(a), .cover(b)], [1]),
      ([.present(.compose), .choose(.notes)], [1]), ([.choose(.notes), .toggleSidebar], [0, 1]),
      ([.restyle(.automatic), .inspect(true)], [0, 1]), ([.restyle(.automatic), .restyle(.balanced)], []),
      ([.go(to: .mail, trail: [a]), .go(to: .mail, trail: [])], []),
    ] as [([AppDesk.Model.Event], [Int])] {
      var runner = Runner(AppDesk(options: []))
      for (number, event) in events.enumerated() { runner.tell(event, "\(number)") }
      #expect(runner.settle() == due.map { "\($0)" }, "\(events)")
    }
  }

  @Test("what happens in a section that is not shown, or beneath a cover, is waited for until it is seen")
  func hidden() {
    var runner = Runner(AppDesk())
    runner.tell(.pushOn(.notes, a), "notes")
    runner.tell(.toggleSidebar, "sidebar")
    #expect(runner.settle() == ["sidebar"])
    runner.tell(.choose(.notes), "chosen")
    #expect(runner.settle() == ["notes", "chosen"] && runner.settle() == [])
    runner.tell(.cover(b))
    runner.tell(.pushOn(.notes, b), "beneath")
    #expect(runner.settle() == [])
    runner.tell(.pop)
    #expect(runner.settle() == ["beneath"])
    runner.tell(.pushOn(.mail, a), "never seen")
    runner.tell(.popToRootOf(.mail))
    runner.tell(.choose(.home))
    #expect(runner.settle() == [])
    runner.tell(.remove(a))
    runner.tell(.choose(.mail))
    #expect(runner.settle() == [])
  }

  @Test("a view that is pushed behind a sidebar in front is waited for too")
  func behindTheSidebar() {
    var runner = Runner(AppDesk(AppDesk.phone, start: .notes))
    runner.tell(.columnReported(isSidebar: true))
    runner.tell(.pushOn(.mail, a), "mail")
    #expect(runner.settle() == [])
    runner.tell(.selectionReported(.mail))
    #expect(runner.settle() == ["mail"])
  }

  @Test("the log keeps several events in one turn, each with its reasons, and names the policy that did it")
  func turns() {
    var desk = AppDesk()
    var log = NavigatorLog<Values>()
    let events: [AppDesk.Model.Event] = [.toggleSidebar, .choose(.notes), .push(a), .choose(.notes), .pop]
    let all = desk.model.handle(events, desk.settings, in: desk.surroundings, log: &log)
    #expect(log.entries.map(\.event) == Array(events.dropLast()))
    #expect(
      log.entries.map(\.reasons.names) == [
        ["sidebar-opened"], ["sidebar-closed", "section-changed", "by-choice-closes"], ["trail-changed"],
        ["trail-changed", "by-rechoosing-goes-to-root"],
      ])
    #expect(all == log.entries.reduce(into: []) { $0.formUnion($1.reasons) })
  }

  @Test("each policy is named where it did something, and only there")
  func policies() {
    for (option, events) in [
      (.choiceCloses, [.toggleSidebar, .choose(.notes)]),
      (.choiceResets, [.pushOn(.notes, a), .choose(.notes)]),
      (.rechoosingGoesToRoot, [.open(a), .choose(.mail)]), (.closesOnPush, [.toggleSidebar, .open(a)]),
      (.startsWithSidebar, [.toggleSidebar, .signOut]), (.uniqueViews, [.open(a), .push(b), .push(a)]),
      (.sidebarStays, [.toggleSidebar]),
    ] as [(NavigatorOptions, [AppDesk.Model.Event])] {
      var desk = AppDesk(options: option)
      for event in events.dropLast() { #expect(desk.tell(event).policies == []) }
      if let last = events.last { #expect(desk.tell(last).policies == option) }
      desk = AppDesk(options: [])
      for event in events { #expect(desk.tell(event).policies == []) }
    }
    var desk = AppDesk(AppDesk.phone, options: .backClearsChoice)
    #expect(desk.tell(.selectionReported(nil)).policies == .backClearsChoice)
    #expect(desk.tell(.selectionReported(nil)).isEmpty)
  }

  @Test("the log says why a restored place is another one, and forgets a session that is over")
  func sessions() {
    var desk = AppDesk()
    var log = NavigatorLog<Values>()
    _ = desk.model.handle([.open(a), .push(b)], desk.settings, in: desk.surroundings, log: &log)
    desk.model = desk.model.restored(desk.settings, log: &log) { _ in true }
    #expect(log.entries.count == 2, "a place that is the same needs no reason")
    desk.model = desk.model.restored(
      desk.settings, log: &log, sectionExists: { $0 != .mail }, exists: { _ in true })
    #expect(log.entries.last?.event == nil && log.entries.last?.reasons == [.sectionChanged, .trailChanged])
    _ = desk.model.handle(.signOut, desk.settings, in: desk.surroundings, log: &log)
    #expect(log.entries.map(\.event) == [.signOut])
  }
}
