import FuzzEngine
import SplitFuzz
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
struct Navigator: FlawedDesign {
  var flaws: Flaws
  var hasSequences = true  // Whether it has the sequence of screens that came after the document

  var vocabulary: Vocabulary {
    let screens = ["root", "detail", "other", "more"]
    return Vocabulary(
      sections: ["root"], destinations: ["detail", "other", "more"],
      links: ["detail", "other", "more", "root"],
      calls: [
        .init("pop"), .init("pop-to", arguments: screens), .init("navigate", arguments: screens),
        .init("pop-to-root"), .init("rerender", arguments: ["views", "scene"]),
      ]
        + (hasSequences
          ? [.init("navigate-with", arguments: ["detail-other", "detail-other-more"]), .init("cancel")] : []))
  }

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
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    let screen = Self.screen(argument)
    switch call {
    case 0: return memory.views.isEmpty ? nil : CallPromise(.goTo, memory.view(memory.views.count &- 1))
    case 1: return CallPromise(.goTo, memory.number(of: screen) == nil ? Self.root : screen)
    case 2: return CallPromise(.push, screen)
    case 3: return CallPromise(.goTo, Self.root)
    case 4: return CallPromise(.redraw, memory.view(memory.views.count))
    case 5: return CallPromise(.endAt, Self.screen(argument &+ 2))
    default: return CallPromise(.cancelWork, .blank)
    }
  }

  func levels(of memory: Memory) -> Int { max(memory.keys.count, memory.views.count) }

  /// What Navigator and the views that are bound to it remember; flat.
  ///
  /// Screens are numbered as in `navStack`: the root is 0, the first screen above it 1.
  struct Memory: FlatMemory {
    var keys = ViewPath()  // The keys of `navStack` above the root, in order
    var values: UInt8 = 0  // The value of each key's subject, one bit for each number
    /// The keys whose view listens to a subject that was replaced, one bit for each number.
    var orphans: UInt8 = 0
    /// The screens above the root whose views there are, each shown by the link of the one below it.
    var views = ViewPath()
    /// The screens that there were when several left at once; only until their handler runs.
    var leaving = ViewPath()
    var sleeping: UInt8 = 0  // The number of tasks that sleep between two screens
    var cancelled: UInt8 = 0  // The number of those that are cancelled

    func key(_ number: Int) -> ShownView { number == 0 ? Navigator.root : keys[number &- 1] }

    func view(_ level: Int) -> ShownView { level == 0 ? Navigator.root : views[level &- 1] }

    func number(of screen: ShownView) -> Int? { position(of: screen, in: keys) }

    func level(of screen: ShownView) -> Int? { position(of: screen, in: views) }

    private func position(of screen: ShownView, in screens: ViewPath) -> Int? {
      if screen == Navigator.root { return 0 }
      for position in 0..<screens.count where screens[position] == screen { return position &+ 1 }
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

  enum Flaw: CaseIterable {
    case replacesSubjects, trimsLate, keepsSubject, forcesLookup, rebuiltWithScene, stepsBlindly,
      trapsOnCancel, popsSilently, popsToNext, refusesDismissal, sharesNavigator, restartsOthers,
      trimsOnLeaving, lacksIds, stopsAtFirst, ignoresCancel, staysCancelled
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "navigator", "Navigator's newest code, and ",
    """
    replacesSubjects F98: navigating to a screen that is on the stack replaces its subject and opens the last
      screen's link
      breaks request.not-lost lost after call claimed 3 on iphone-15 portrait
    trimsLate F57: the stack of screens is cut an update after a screen was left
      breaks request.composes deeper after open claimed 4 runs 1000 on iphone-15 portrait
    keepsSubject F59: going back by the platform's control leaves the subject on
      breaks reappear.no-change differs claimed 2 on iphone-15 portrait
    forcesLookup F61: looking up a screen that is not on the stack crashes
      breaks no-trap crash after call claimed 3 on iphone-15 portrait
    rebuiltWithScene P119: the navigator is made anew with the scene's body
      breaks request.not-lost lost on iphone-15 portrait
    stepsBlindly P63: a sequence of screens goes on whatever happened in between
      breaks late-work.only-its-view changes-place
    trapsOnCancel P64: cancelling a sequence of screens while it sleeps crashes
      breaks no-trap crash runs 1000
    stopsAtFirst P147: a sequence of screens stops at its first one
      breaks request.not-lost wrong-end on iphone-15 portrait
    ignoresCancel P148: a sequence of screens goes on though it was cancelled
      breaks late-work.only-its-view cancelled runs 2000 on iphone-15 portrait
    staysCancelled P149: what is begun after a cancellation is cancelled as well
      breaks request.not-lost wrong-end runs 2000 on iphone-15 portrait
    popsSilently P60: popping changes the stack of screens and tells no view
      breaks request.not-lost lost
    popsToNext P61: popping to a screen leaves one above it breaks request.not-lost lost
    trimsOnLeaving P70: the stack of screens is cut when a swipe back begins, and nobody puts the screen back that
      then stays
      breaks gesture.cancel-changes-nothing differs
    lacksIds F86: the third screen has the first one's id, and navigating to one replaces the other's subject
      breaks detail.resolvable unresolved after open claimed 3 on iphone-15 portrait
    refusesDismissal P62: the flag that the platform clears is not taken over
      breaks bindings.match-screen path
    sharesNavigator P91: both windows share one navigator breaks isolation other-window windowed
    restartsOthers P95: opening a second window sends the first one to its root
      breaks isolation other-window windowed
    F55: navigating to the screen one is on leaves a dead navigator
      breaks no-dead-end stuck claimed 1 in replaces-subjects on iphone-15 portrait
    F56: navigating to a screen further down opens an empty one
      breaks detail.resolvable unresolved after open claimed 2 in replaces-subjects on iphone-15 portrait
    F58: a screen that is opened in the turn of a pop is lost
      breaks request.composes shallower claimed 3 in trims-late on iphone-15 portrait
    F60: a dismissal that the platform does not report ends all navigation
      breaks push.visible missing claimed 3 in clean on iphone-15 portrait with loses-pop-writes
    F91: a swipe that is let go has cut the stack of screens
      breaks gesture.cancel-changes-nothing claimed 2 in clean on iphone-15 portrait with pop-writes-at-start
    P71: a call goes back under the finger, and the swipe goes back once more
      breaks gesture.removes-its-view wrong-view in clean with commit-takes-top (a quirk alone)
    """
  ) { SplitApp(Navigator(flaws: $0)) }

  /// The version that the document describes (`bbdaac8`, 2022-01-04), with the navigator made in the scene's body.
  static let seed = Navigator(
    flaws: [.replacesSubjects, .trimsLate, .keepsSubject, .forcesLookup, .rebuiltWithScene],
    hasSequences: false)
  /// The newest version (`55ac210`, 2022-03-03).
  static let head = Navigator(flaws: [
    .replacesSubjects, .trimsLate, .keepsSubject, .forcesLookup, .stepsBlindly, .trapsOnCancel,
  ])
  static let clean = Navigator(flaws: [])

  static let systems = FuzzSystem.versions(
    "navigator",
    [
      "head: Navigator, the newest version (2022-03-03), with its bugs": head,
      "seed: Navigator as its document sets it up (2022-01-04), with its bugs": seed,
      "clean: Navigator's newest code with nothing wrong": clean,
    ])
}
