import FuzzEngine
import SplitFuzz
import SplitModel
import SplitNavigator
import Testing

@testable import SplitDesigns

/// Whether a design keeps its rules by doing nothing.
@Suite("Designs that listen")
struct ListeningTests {
  /// What is to change nothing, however often it is done: leaving and coming back, and what is let go.
  private static let neutral: Set = [
    "background", "lock", "reappear", "swipe-back-cancel", "edge-swipe-cancel", "drag-cancel",
    "dismiss-sheet-cancel",
    "begin", "cancel", "deliver",
  ]

  /// The kinds of action after which something else is on screen in some state, once all has landed.
  private func effective<Design: NavigationDesign>(_ design: Design) -> Set<String> {
    let machine = SplitMachine(SplitSimulation(SplitApp(design)))
    let weights = Weights(machine.weights)
    var kinds: Set<String> = []
    for start in machine.starts.indices {
      var random = SeededRandom(seed: 11, stream: UInt64(start))
      var state = machine.state(at: start)
      var seen = machine.observe(state)
      while machine.deliverNext(&state, &seen) {}
      for _ in 0..<400 {
        let kind = weights.draw(using: &random)
        let action = machine.draw(kind, seeing: seen, using: &random)
        let before = seen.screen
        let outcome = machine.step(&state, &seen, action)
        if action.kind != .begin { while machine.deliverNext(&state, &seen) {} }
        if outcome == .applied, seen.screen != before {
          kinds.insert(machine.actionKinds[Int(action.kind.rawValue)])
        }
      }
    }
    return kinds.subtracting(Self.neutral)
  }

  @Test(
    "every kind of action that changes LazySplit's screen changes SplitNavigator's, and so do sheets and a launch"
  )
  func splitNavigator() {
    let before = effective(LazySplit.clean)
    let after = effective(SplitNavigatorDesign.standard)
    #expect(before.count > 10)
    #expect(before.subtracting(after).isEmpty)
    #expect(after.isSuperset(of: ["dismiss-sheet", "relaunch"]))
    // A sidebar that cannot be hidden is not dragged away: the question can be answered with no.
    let fixed = SplitNavigatorDesign(options: [.standard, .sidebarStays])
    #expect(effective(fixed).isDisjoint(with: ["drag", "edge-swipe", "tap-outside"]))
  }

  @Test("every kind of action that changes a published design's screen changes the clean one's")
  func cleanForms() {
    func expectAll<Design: NavigationDesign>(_ published: Design, _ clean: Design) {
      let before = effective(published)
      #expect(before.count > 5)
      #expect(before.subtracting(effective(clean)).isEmpty, "\(Design.self)")
    }
    expectAll(LazySplit.head, .clean)
    expectAll(SidebarColumns.head, .clean)
    expectAll(NavigationViewKit.head, NavigationViewKit(flaws: []))
    expectAll(Navigator.head, .clean)
    expectAll(ComposableSplit.head, .clean)
  }
}
