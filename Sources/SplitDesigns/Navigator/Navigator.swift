import SplitModel

/// Navigator: one stack whose screens are keys of an ordered dictionary, each with a subject that opens and
/// closes the link to its successor.
///
/// Models the dictionary and its subjects, the views that listen to them, the link of each view with its flag,
/// the handler that cuts the dictionary once a flag is off, and the calls: navigate, pop, pop to the root, pop
/// to a screen, a sequence of screens (later than the document), and drawing views or the scene anew. Screens
/// with equal ids are one screen. Two windows have a navigator each; that they share one is a flaw
/// (`sharesNavigator`). Leaves out the factory and everything on a screen but its buttons.
///
/// - Source: `flopshot/Navigator` at `bbdaac8` (the document's version) and `55ac210` (newest); the package's
///   notes on systems, §6.
struct Navigator: NavigationDesign {
  let flaws: Flaws
  /// Whether it has the sequence of screens that came after the document.
  let hasSequences: Bool
  let vocabulary: Vocabulary

  init(flaws: Flaws, hasSequences: Bool = true) {
    self.flaws = flaws
    self.hasSequences = hasSequences
    let later: [Vocabulary.Program] = [
      .init("navigate-with", arguments: ["detail-other", "detail-other-more"]), .init("cancel"),
    ]
    vocabulary = Vocabulary(
      sections: ["root"], destinations: ["detail", "other", "more"],
      links: ["detail", "other", "more", "root"], programs: Self.programs + (hasSequences ? later : []))
  }

  private static let screens = ["root", "detail", "other", "more"]
  private static let programs: [Vocabulary.Program] = [
    .init("pop"), .init("pop-to", arguments: screens), .init("navigate", arguments: screens),
    .init("pop-to-root"), .init("rerender", arguments: ["views", "scene"]),
  ]

  var tree: ContainerTree { ContainerTree(root: .stack0) }
  var policies: Policies { hasSequences ? [.namesLandings, .startsWork] : .namesLandings }

  static var root: ShownView { .section(SidebarSection(0)) }

  /// The screen that an argument or a link names: the root, then the others.
  static func screen(_ argument: UInt8) -> ShownView {
    argument == 0 ? root : .destination(Destination(argument &- 1))
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory { Memory() }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.stacks[0].isPresent = true
    body.stacks[0].root = Self.root
    body.stacks[0].path = memory.views
    body.stacks[0].hasLegacyLinks = true
    body.stacks[0].reportsLeaving = flaws.contains(.trimsOnLeaving)
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view == Self.root { return Offers(links: 0b0111) }
    guard let screen = view.destination else { return Offers() }
    return Offers(links: screen.index == 0 ? 0b1110 : screen.index == 1 ? 0b1001 : 0b0001)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise { LinkPromise(link == 3 ? Self.root : Self.screen(link &+ 1), in: .anywhere) }

  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    let screen = Self.screen(argument)
    switch program {
    case 0: return memory.views.isEmpty ? nil : ProgramPromise(.goTo, memory.view(memory.views.count &- 1))
    case 1: return ProgramPromise(.goTo, memory.number(of: screen) == nil ? Self.root : screen)
    case 2: return ProgramPromise(.push, screen)
    case 3: return ProgramPromise(.goTo, Self.root)
    case 4: return ProgramPromise(.redraw, memory.view(memory.views.count))
    default: return nil
    }
  }

  func levels(of memory: Memory) -> Int { max(memory.keys.count, memory.views.count) }

  func name(of view: ShownView) -> String { view == .unresolved ? "empty view" : vocabulary.name(of: view) }

  /// What Navigator and the views that are bound to it remember; flat.
  ///
  /// Screens are numbered as in `navStack`: the root is 0, the first screen above it 1.
  struct Memory: Hashable, Sendable, BitwiseCopyable {
    /// The keys of `navStack` above the root, in order.
    var keys = ViewPath()
    /// The value of each key's subject, one bit for each number.
    var values: UInt8 = 0
    /// The keys whose view listens to a subject that was replaced, one bit for each number.
    var orphans: UInt8 = 0
    /// The screens above the root whose views there are, each shown by the link of the one below it.
    var views = ViewPath()
    /// The screens that there were when several left at once; only until their handler runs.
    var leaving = ViewPath()
    /// The number of tasks that sleep between two screens.
    var sleeping: UInt8 = 0
    /// The number of those that are cancelled.
    var cancelled: UInt8 = 0

    func key(_ number: Int) -> ShownView { number == 0 ? Navigator.root : keys[number &- 1] }

    func view(_ level: Int) -> ShownView { level == 0 ? Navigator.root : views[level &- 1] }

    func number(of screen: ShownView) -> Int? {
      if screen == Navigator.root { return 0 }
      for number in 0..<keys.count where keys[number] == screen { return number &+ 1 }
      return nil
    }

    func level(of screen: ShownView) -> Int? {
      if screen == Navigator.root { return 0 }
      for level in 0..<views.count where views[level] == screen { return level &+ 1 }
      return nil
    }

    mutating func set(_ value: Bool, at number: Int) {
      let bit = UInt8(1) << UInt8(number)
      values = value ? values | bit : values & ~bit
    }

    mutating func dropKeys(above number: Int) {
      keys.truncate(to: number)
      let kept = UInt8(truncatingIfNeeded: 1 << (number &+ 1) &- 1)
      values &= kept
      orphans &= kept
    }
  }
}
