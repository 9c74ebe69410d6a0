import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Action texts")
struct SplitActionTextTests {
  private let machine = FuzzTarget("lazysplit/head", LazySplit.head).machine

  @Test("every action has one text, which reads back as the action")
  func roundTrip() throws {
    var actions: [SplitAction] = [
      .toggle, .back, .swipeBack, .swipeBackCancel, .edgeSwipe, .edgeSwipeCancel, .drag, .dragCancel,
      .tapOutside,
      .pressToggle, .escape, .rotate, .background, .lock, .reappear, .commit, .cancel,
      .openWindow, .closeWindow, .pressInspector, .dismissSheetCancel,
    ]
    actions += (0..<2).map { .choose(SidebarSection($0)) }
    actions += (0..<4).map { .open($0) }
    actions += Gesture.allCases.map { .begin($0) }
    actions += (2...8).map { .longPressBack($0) }
    actions += WindowSize.named.map { .resize($0.size) }
    actions.append(.resize(.folded))
    actions += [200, 660, 2_550].compactMap { WindowSize(points: $0).map { .resize($0) } }
    actions += (0..<3).flatMap { call in (0..<4).map { .call(number: call, argument: $0) } }
    actions += [
      .call(number: 3, argument: 0), .deliver(1), .deliver(10), .dismissSheet, .relaunch,
    ]
    let here: [SplitAction] = [
      .toggle, .back, .choose(SidebarSection(1)), .open(3), .call(number: 1, argument: 2), .resize(.third),
      .longPressBack(3), .swipeBack, .swipeBackCancel, .edgeSwipe, .edgeSwipeCancel, .drag, .dragCancel,
      .tapOutside, .pressToggle, .escape, .reappear, .commit, .cancel, .dismissSheet,
      .pressInspector, .dismissSheetCancel,
    ]
    #expect((here + Gesture.allCases.map { .begin($0) }).allSatisfy { WindowAction($0)?.action == $0 })
    actions += Gesture.allCases.compactMap { WindowAction(.begin($0)).map { .elsewhere($0) } }
    actions += here.compactMap { WindowAction($0).map { .elsewhere($0) } }
    #expect(Set(actions.map(\.kind)).count == SplitAction.Kind.allCases.count)
    for action in actions { #expect(try machine.action(from: machine.text(of: action)) == action) }
    #expect(Set(actions.map(machine.text)).count == actions.count)
  }

  @Test(
    "a text that is no action says what was expected, and the nearest one",
    arguments: [
      ("togle", "'togle' is no action; did you mean 'toggle'?"),
      ("toggle twice", "'toggle' takes no 'twice'"),
      ("drag cancell", "'drag' takes no 'cancell'; there is 'drag cancel'"),
      ("choose", "'choose' needs a section"),
      ("choose setings", "'setings' is no section; did you mean 'settings'?"),
      ("choose home now", "'now' is one word too many"),
      ("open detale", "'detale' is no link; did you mean 'detail'?"),
      ("resize 705", "a width is a multiple of ten from 200 to 2550 points, not 705"),
      ("resize halv", "'halv' is no window size; did you mean 'half'?"),
      ("begin", "'begin' needs a gesture"),
      ("begin swip-back", "'swip-back' is no gesture; did you mean 'swipe-back'?"),
      ("call updat home", "'updat' is no event; did you mean 'update'?"),
      ("call update attic", "'attic' is no argument of 'update'"),
      ("call show-menu now", "'show-menu' takes no argument"),
      ("deliver 0", "'deliver' takes a number from 1 to 10, not '0'"),
      ("long-press-back 1", "'long-press-back' takes a number from 2 to 9, not '1'"),
      ("choose \"home", "a quote is not closed"),
      ("window", "'window' needs '2:' and an action, such as 'window 2: toggle'"),
      ("window 2:", "'window' needs '2:' and an action, such as 'window 2: toggle'"),
      ("window 3: toggle", "there are two windows and no window 3; 'window 2: toggle' is in the second"),
      ("window 1: choose home", "an action in the first window is written alone: 'choose home'"),
      ("window 2: rotate", "'rotate' concerns the device and so both windows: write 'rotate' alone"),
      ("window 2: relaunch", "'relaunch' ends the whole app with both windows: write 'relaunch' alone"),
      (
        "window 2: deliver 1",
        "'deliver 1' counts pending writes of both windows, the first's before the second's: write 'deliver 1' alone"
      ),
      (
        "window 2: window 2: toggle",
        "'window 2: toggle' is in the second window already: write 'window 2: toggle' alone"
      ),
      ("window 2: choose attic", "'attic' is no section"),
      ("", "an action is expected"),
    ])
  func refuses(_ text: String, _ message: String) {
    #expect(throws: ActionTextError.self) { try machine.action(from: text) }
    do throws(ActionTextError) {
      _ = try machine.action(from: text)
    } catch { #expect(error.description == message) }
  }

  @Test("in steps to reproduce a begun gesture ends, unless the next step comes while the finger is down")
  func begunByHand() {
    let machine = FuzzTarget("lazysplit/clean", LazySplit.clean).machine
    let state = machine.state(at: 0)
    let seen = machine.observe(state)
    let begun = TraceLine(SplitAction.begin(.swipeBack))
    let held = TraceLine(SplitAction.begin(.swipeBack), leavesPending: true)
    #expect(
      machine.instruction(for: begun, in: state, seeing: seen).hasSuffix(", and let go before the middle"))
    #expect(machine.instruction(for: held, in: state, seeing: seen).hasSuffix(", and keep the finger down"))
  }

  @Test(
    "in steps to reproduce a step of the second window names that window's screen, and the window is opened first"
  )
  func secondWindowByHand() throws {
    let machine = FuzzTarget("lazysplit/clean-windows", app: SplitApp(LazySplit.clean), hasSecondWindow: true)
      .machine
    var state = machine.state(at: 0)
    var seen = machine.observe(state)
    func elsewhere(_ action: SplitAction) throws -> SplitAction {
      .elsewhere(try #require(WindowAction(action)))
    }
    machine.settle(&state, &seen, try elsewhere(.resize(.third)))
    machine.settle(&state, &seen, try elsewhere(.toggle))
    let line = TraceLine(try elsewhere(.toggle))
    #expect(
      machine.instruction(for: line, in: state, seeing: seen)
        == "In the second window: tap the close button of the menu")
    #expect(
      machine.instruction(for: TraceLine(.toggle), in: state, seeing: seen) == "Tap the sidebar button")
    let one = Trace(start: 0, lines: [TraceLine(SplitAction.toggle)])
    let two = Trace(start: 0, lines: [line])
    #expect(machine.preparation(for: one, breaking: "missing") == nil)
    #expect(
      machine.preparation(for: one, breaking: "other-window")?.hasPrefix("Open a second window") == true)
    #expect(machine.preparation(for: two, breaking: "missing") != nil)
  }
}
