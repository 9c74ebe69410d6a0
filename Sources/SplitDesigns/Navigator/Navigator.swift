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
  /// What is wrong with it.
  let flaws: Flaws
  /// Whether it has the sequence of screens that came after the document.
  let hasSequences: Bool
  let vocabulary: Vocabulary

  /// Makes a version.
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

  func launch(at start: Int, _ environment: DeviceEnvironment) -> NavigatorMemory { NavigatorMemory() }

  func body(_ memory: NavigatorMemory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.stacks[0].isPresent = true
    body.stacks[0].root = Self.root
    body.stacks[0].path = memory.views
    body.stacks[0].hasLegacyLinks = true
    body.stacks[0].hearsLeaving = flaws.contains(.trimsOnLeaving)
    return body
  }

  func offers(
    of view: ShownView, _ memory: NavigatorMemory, _ environment: DeviceEnvironment
  ) -> Offers {
    if view == Self.root { return Offers(links: 0b0111) }
    guard let screen = view.destination else { return Offers() }
    return Offers(links: screen.index == 0 ? 0b1110 : screen.index == 1 ? 0b1001 : 0b0001)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: NavigatorMemory, _ environment: DeviceEnvironment
  ) -> LinkPromise { LinkPromise(link == 3 ? Self.root : Self.screen(link &+ 1), in: .anywhere) }

  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: NavigatorMemory, _ environment: DeviceEnvironment
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

  func levels(of memory: NavigatorMemory) -> Int { max(memory.keys.count, memory.views.count) }

  func name(of view: ShownView) -> String {
    view == .unresolved ? "empty view" : vocabulary.name(of: view)
  }
}
