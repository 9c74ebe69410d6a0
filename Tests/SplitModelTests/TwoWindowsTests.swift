import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Two windows")
struct TwoWindowsTests {
  /// Two windows on an iPad, driven by hand.
  private struct Desktop<Design: NavigationDesign> {
    let windows: SplitSimulation
    var state: SplitState
    var seen: SplitObservation

    init(_ design: Design, on device: String = "ipad-11", landscape: Bool = false) {
      windows = SplitSimulation(SplitApp(design), hasSecondWindow: true)
      state = windows.launch(at: 0, .named(device, landscape: landscape))
      seen = windows.observe(state)
    }

    var firstMemory: Design.Memory { state.memory.value(as: Design.Memory.self) }
    var secondMemory: Design.Memory? { state.second?.memory.value(as: Design.Memory.self) }
    var inSecond: SplitObservation? { state.second.map(windows.observe) }
    var first: ShownView { seen.screen.last.view }
    var second: ShownView { inSecond?.screen.last.view ?? .blank }
    var hasReached: Bool { seen.effects.hasReachedOtherWindow }

    @discardableResult
    mutating func begin(_ action: SplitAction) -> IgnoreReason? { windows.step(&state, &seen, action) }

    mutating func take(_ action: SplitAction, elsewhere: Bool = false) {
      begin(elsewhere ? WindowAction(action).map { .elsewhere($0) } ?? action : action)
      while windows.deliverNext(&state, &seen) {}
    }
  }

  private static let detail = ShownView.destination(Destination(0))

  @Test("what is done in one window leaves the other alone")
  func isolated() {
    var desktop = Desktop(LazySplit.clean)
    desktop.take(.open(1), elsewhere: true)
    #expect(desktop.second == Self.detail && desktop.first != Self.detail && !desktop.hasReached)
    desktop.take(.call(number: 0, argument: 1))
    #expect(desktop.firstMemory.section == LazySplit.settings)
    #expect(desktop.secondMemory?.section == LazySplit.home && !desktop.hasReached)
  }

  @Test("a service that all windows listen to moves the other, in either direction")
  func shared() {
    var desktop = Desktop(LazySplit(flaws: [.sharesService]))
    desktop.take(.open(1), elsewhere: true)
    #expect(desktop.first == Self.detail && desktop.second == Self.detail && desktop.hasReached)
    #expect(desktop.seen.screen == desktop.windows.observe(desktop.state).screen)
    desktop.take(.back)
    #expect(desktop.first != Self.detail && desktop.second == Self.detail && !desktop.hasReached)
    desktop.take(.call(number: 0, argument: 1))
    #expect(desktop.second == .blank && desktop.hasReached)
  }

  @Test("turning and leaving concern both windows, a size one alone")
  func surroundings() {
    var desktop = Desktop(LazySplit.clean)
    desktop.take(.rotate)
    #expect(desktop.state.platform.environment.isLandscapeScreen)
    #expect(desktop.state.second?.platform.environment.isLandscapeScreen == true)
    desktop.take(.resize(.third))
    #expect(desktop.state.platform.environment.isCompact)
    #expect(desktop.state.second?.platform.environment.isCompact == false)
    desktop.begin(.background)
    #expect(desktop.begin(WindowAction(.toggle).map { .elsewhere($0) } ?? .back) == .inBackground)
  }

  @Test("a crash in one window launches both again")
  func crash() {
    var desktop = Desktop(ComposableSplit(flaws: [.forcesLookup], asks: true), landscape: true)
    desktop.take(.choose(1), elsewhere: true)
    desktop.take(.open(5))
    desktop.begin(.call(number: 1, argument: 0))
    desktop.begin(.open(14))
    #expect(desktop.seen.effects.hasTrapped)
    #expect(desktop.state.second?.memory == desktop.state.memory)
  }

  @Test("data that both windows have reaches both, and what is chosen in one stays there")
  func data() {
    var desktop = Desktop(ComposableSplit.clean, on: "ipad-13", landscape: true)
    desktop.take(.open(0))
    desktop.take(.open(5), elsewhere: true)
    #expect(desktop.firstMemory.features.0.models == 0b110)
    #expect(desktop.firstMemory.features.0.details == 0 && desktop.seen.effects.hasDeleted)
  }

  @Test("a gesture is begun and completed in the second window, beside one in the first")
  func gestures() throws {
    var desktop = Desktop(LazySplit.clean, landscape: true)
    desktop.take(.toggle)
    desktop.take(.toggle, elsewhere: true)
    let hasSidebar = desktop.inSecond?.screen.sidebar != nil
    #expect(desktop.begin(.begin(.drag)) == nil)
    #expect(desktop.begin(.elsewhere(try #require(WindowAction(.begin(.drag))))) == nil)
    #expect(desktop.inSecond?.screen.gesture == .drag)
    desktop.take(.commit, elsewhere: true)
    #expect(hasSidebar && desktop.inSecond?.screen.sidebar == nil)
    #expect(desktop.seen.screen.gesture == nil && desktop.seen.screen.sidebar != nil, "the first was let go")
  }

  @Test("deliveries are counted over both windows, the first one's before the second's")
  func deliveries() throws {
    var desktop = Desktop(LazySplit.clean, landscape: true)
    desktop.take(.toggle)
    desktop.take(.toggle, elsewhere: true)
    desktop.begin(.drag)
    desktop.begin(.elsewhere(try #require(WindowAction(.drag))))
    let first = desktop.state.platform.queue.count
    let second = desktop.state.second?.platform.queue.count ?? 0
    #expect(first > 0 && second > 0)
    #expect(desktop.begin(.deliver(UInt8(first + second + 1))) == .nothingInFlight)
    #expect(desktop.begin(.deliver(UInt8(first + 1))) == nil)
    #expect(desktop.state.platform.queue.count == first)
    #expect(desktop.state.second?.platform.queue.count == second - 1)
    #expect(desktop.begin(.deliver(1)) == nil)
    #expect(desktop.state.platform.queue.count == first - 1)
  }

  @Test("one window alone has no other")
  func alone() throws {
    var pad = Driver(LazySplit.clean, on: "ipad-11")
    #expect(pad.begin(.elsewhere(try #require(WindowAction(.toggle)))) == .oneWindow)
  }

  @Test("a window is closed and another opened, which begins anew and moves nothing")
  func comesAndGoes() {
    var desktop = Desktop(LazySplit.clean)
    desktop.take(.open(1))
    desktop.take(.open(1), elsewhere: true)
    desktop.take(.resize(.third), elsewhere: true)
    let (memory, platform) = (desktop.state.memory, desktop.state.platform)
    #expect(desktop.begin(.openWindow) == .alreadySo)
    #expect(desktop.begin(.closeWindow) == nil)
    #expect(desktop.state.second == nil && desktop.inSecond == nil)
    #expect(desktop.begin(.closeWindow) == .alreadySo)
    #expect(desktop.begin(WindowAction(.toggle).map { .elsewhere($0) } ?? .back) == .notOnScreen)
    #expect(desktop.begin(.deliver(1)) == .nothingInFlight)
    #expect(desktop.state.memory == memory && desktop.state.platform == platform)
    #expect(desktop.begin(.openWindow) == nil)
    #expect(desktop.state.memory == memory && desktop.state.platform == platform && !desktop.hasReached)
    #expect(desktop.second == .section(LazySplit.home))
    #expect(desktop.state.second?.platform.environment.isCompact == false)
    desktop.begin(.background)
    #expect(desktop.begin(.closeWindow) == .inBackground)
  }

  @Test("the device turns while a window is closed, and the next one is turned")
  func turnsMeanwhile() {
    var desktop = Desktop(LazySplit.clean)
    desktop.take(.closeWindow)
    desktop.take(.rotate)
    desktop.take(.call(number: 0, argument: 1))
    desktop.take(.openWindow)
    #expect(desktop.state.second?.platform.environment.isLandscapeScreen == true)
    #expect(desktop.secondMemory?.section == LazySplit.home)
  }

  @Test("what windows share is there in a new one, and nothing else")
  func sharesWithNew() {
    var one = Desktop(Navigator(flaws: [.sharesNavigator]))
    one.take(.open(0))
    one.take(.closeWindow)
    one.take(.openWindow)
    #expect(one.second == one.first && !one.hasReached)
    var stored = Desktop(SidebarColumns(flaws: [.storesForApp]))
    stored.take(.call(number: 0, argument: 1))
    stored.take(.closeWindow)
    stored.take(.openWindow)
    #expect(stored.secondMemory?.category == stored.firstMemory.category && !stored.hasReached)
    var own = Desktop(SidebarColumns.clean)
    own.take(.call(number: 0, argument: 1))
    own.take(.closeWindow)
    own.take(.openWindow)
    #expect(own.secondMemory?.category != own.firstMemory.category)
    var client = Desktop(ComposableSplit.clean, landscape: true)
    client.take(.open(5))
    client.take(.closeWindow)
    client.take(.openWindow)
    #expect(client.secondMemory?.client == client.firstMemory.client)
    #expect(client.firstMemory.client != ComposableSplit.clean.launch(at: 0, .named("ipad-11")).client)
  }

  @Test("a navigator that restarts the others takes the first window to its root when another is opened")
  func restarts() {
    var desktop = Desktop(Navigator(flaws: [.restartsOthers]))
    let root = desktop.first
    desktop.take(.open(0))
    desktop.take(.closeWindow)
    #expect(desktop.first != root && !desktop.hasReached)
    desktop.take(.openWindow)
    #expect(desktop.first == root && desktop.second == root && desktop.hasReached)
    #expect(desktop.seen.screen == desktop.windows.observe(desktop.state).screen)
  }
}
