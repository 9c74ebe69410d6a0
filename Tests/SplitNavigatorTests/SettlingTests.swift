import FuzzEngine
import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// What nobody had: links that settle, settings that are promises, and reasons.
@Suite("SplitNavigator: beyond the published designs")
struct SettlingTests {
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.attachment(2)

  @Test("a deep link ends at the same place wherever it finds the app")
  func links() {
    var walk = SeededRandom(seed: 11)
    let events: [AppDesk.Model.Event] = [
      .toggleSidebar, .choose(.home), .choose(.notes), .choose(.mail), .open(a), .push(b), .cover(a),
      .present(.compose), .signOut, .remove(a), .columnReported(isSidebar: true), .pop,
    ]
    for (row, trail) in [(AppDesk.Row.mail, [a, b]), (.notes, []), (.home, [b])] {
      for _ in 0..<200 {
        var desk = AppDesk(walk.below(2) == 0 ? AppDesk.phone : AppDesk.pad)
        for _ in 0..<walk.below(8) { desk.tell(events[walk.below(events.count)]) }
        desk.tell(.go(to: row, trail: trail))
        #expect(desk.model.section == row && desk.model.sheet == nil && !desk.isOpen)
        #expect(desk.model.trail + desk.model.cover == trail)
        let settled = desk.model
        desk.tell(.go(to: row, trail: trail))
        #expect(desk.model == settled)
      }
    }
  }

  @Test("every option that rules know is a promise, and no other is")
  func promises() {
    func policies(_ options: NavigatorOptions, start: AppDesk.Row? = .mail) -> Policies {
      AppDesk(options: options, start: start).settings.policies
    }
    let always: Policies = [.namesLandings, .namesSections, .keepsItems, .fullScreenPreserves]
    #expect(policies([]) == always.union(.startsAtSection))
    #expect(policies([], start: nil) == always)
    #expect(policies(.startsWithSidebar) == always)
    #expect(policies(.choiceResets).isDisjoint(with: .keepsItems))
    let table: [(NavigatorOptions, Policies)] = [
      (.choiceCloses, .choiceCloses), (.choiceResets, .choiceResets), (.closesOnPush, .closesOnPush),
      (.closesOnRotation, .closesOnRotation),
    ]
    for (option, policy) in table {
      #expect(policies(option).contains(policy) && !policies([]).contains(policy))
    }
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

  @Test("events in one turn return all their reasons")
  func turns() {
    var desk = AppDesk()
    let all = desk.model.handle(
      [.toggleSidebar, .choose(.notes), .push(a), .choose(.notes), .pop], desk.settings, in: desk.surroundings
    )
    #expect(
      all.names == [
        "sidebar-opened", "sidebar-closed", "section-changed", "trail-changed", "by-choice-closes",
        "by-rechoosing-goes-to-root",
      ])
  }

  @Test("every reason has a name of its own")
  func names() {
    let all = NavigatorReasons(rawValue: .max)
    #expect(all.names.count == 22 && Set(all.names).count == 22)
    let bits = Array(0..<12) + Array(16..<26)
    #expect(NavigatorReasons.table.map(\.reason.rawValue) == bits.map { 1 << UInt32($0) })
    #expect(NavigatorReasons.by(.tipsOnce).policies == .tipsOnce)
  }
}
