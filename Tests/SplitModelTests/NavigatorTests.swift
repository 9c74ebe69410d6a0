import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Navigator")
struct NavigatorTests {
  private static let root = ShownView.section(SidebarSection(0))
  private static let detail = ShownView.destination(Destination(0))
  private static let other = ShownView.destination(Destination(1))

  /// The front view after some lines on a phone, each settled but those in `pendingEvents`.
  private func front(
    _ design: Navigator, _ actions: [SplitAction], pendingEvents: Set<Int> = [], quirks: Quirks = []
  ) -> ShownView {
    var driver = Driver(design, on: "iphone-15", quirks: quirks)
    for (line, action) in actions.enumerated() {
      driver.begin(action)
      if !pendingEvents.contains(line) { driver.settle() }
    }
    return driver.screen.last.view
  }

  @Test("opening, popping and going back show one screen after the other")
  func stack() {
    for design in [Navigator.clean, .head, .seed] {
      #expect(front(design, []) == Self.root)
      #expect(front(design, [.open(0), .open(1)]) == Self.other)
      #expect(front(design, [.open(0), .open(1), .call(0, 0)]) == Self.detail)
      #expect(front(design, [.open(0), .open(1), .call(1, 1)]) == Self.detail)
      #expect(front(design, [.open(0), .open(1), .call(3, 0)]) == Self.root)
      #expect(front(design, [.open(0), .open(1), .back, .open(1)]) == Self.other)
      #expect(front(design, [.call(1, 3)]) == Self.root)
    }
    #expect(front(.clean, [.open(0), .open(1), .open(0)]) == Self.detail)
    #expect(front(.head, [.open(0), .open(1), .call(2, 1)]) == .unresolved)
  }

  @Test("the dictionary is cut late in the published versions")
  func late() {
    let actions: [SplitAction] = [.open(0), .call(3, 0), .call(2, 2)]
    #expect(front(.head, actions, pendingEvents: [1]) == Self.root)
    #expect(front(.head, actions) == Self.other)
    #expect(front(.clean, actions, pendingEvents: [1]) == Self.other)
    let pops: [SplitAction] = [.open(0), .open(1), .call(0, 0), .call(0, 0)]
    #expect(front(.head, pops, pendingEvents: [2]) == Self.detail)
    #expect(front(.clean, pops, pendingEvents: [2]) == Self.root)
  }

  @Test("a second dismissal takes away what was opened since the first")
  func twice() {
    let actions: [SplitAction] = [.open(0), .back, .deliver(1), .deliver(2), .call(2, 2)]
    #expect(front(.head, actions, pendingEvents: [1, 2, 3], quirks: .repeatsPopWrites) == Self.root)
    #expect(front(.head, [.open(0), .back, .call(2, 2)], quirks: .repeatsPopWrites) == Self.other)
  }

  @Test("a link whose view has left the screen is dead, and a dismissal without a write leaves it on")
  func deadLink() {
    let actions: [SplitAction] = [.open(0), .back, .open(1)]
    #expect(front(.clean, actions, quirks: .losesPopWrites) == Self.root)
    #expect(front(.clean, actions) == Self.other)
  }

  @Test("drawing anew replays what a subject holds, and a scene drawn anew has a new navigator")
  func drawing() {
    #expect(front(.head, [.open(0), .back, .call(4, 0)]) == .unresolved)
    #expect(front(.clean, [.open(0), .back, .call(4, 0)]) == Self.root)
    var driver = Driver(Navigator.seed, on: "iphone-15")
    driver.begin(.open(0))
    driver.settle()
    driver.begin(.call(4, 1))
    #expect(driver.observation.effects.hasTrapped)
  }

  @Test("a sequence stops where somebody else navigated, and can be cancelled")
  func sequences() {
    #expect(front(.clean, [.call(5, 1)]) == .destination(Destination(2)))
    #expect(front(.clean, [.call(5, 0), .back], pendingEvents: [0]) == Self.root)
    #expect(
      front(Navigator(flaws: [.stepsBlindly]), [.call(5, 0), .call(0, 0)], pendingEvents: [0]) == Self.other)
    #expect(front(.clean, [.call(5, 0), .call(6, 0)], pendingEvents: [0]) == Self.detail)
  }

  @Test("its memory has no padding")
  func isFlat() {
    #expect(MemoryLayout<Navigator.Memory>.size == 31)
    #expect(MemoryLayout<Navigator.Memory>.stride == 31)
  }
}
