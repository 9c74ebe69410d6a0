import FuzzEngine
import SplitFuzz
import SplitModel

/// NavigationViewKit: a manager that knows navigation controllers by tag and moves them from outside, and three
/// styles for two columns.
///
/// Models a navigation view of two columns on an iPad and one on every other device (`columnsForPad`): tag `nv1`
/// stands for the column in which views are pushed, `nv2` for the leading one, `zz` for none. The calls: go to
/// the root with an animation or at once, with callbacks, push, delete a tag, use one twice; the two notifications,
/// that to the root without an animation; updates, and the scene made anew. Of the styles the fixed one with a width
/// for each orientation, and the tip shown once. Buttons on views push in their column, or go home by the tag that
/// they find there. A tab is visited and left, with a navigation view of its own under `zz`. Leaves out the back
/// button's display mode, calls from other threads, and that the title of an animated push comes late.
///
/// - Source: `fatbobman/NavigationViewKit` at `3d677c0`; the package's notes on systems, §5. Which controller is
///   found in two columns, and that pushed views know no tag, is argued from code.
struct NavigationViewKit: FlawedDesign {
  var flaws: Flaws
  var style = Style.plain

  /// The styles of a navigation view with two columns, all of them on iPads only.
  enum Style {
    case plain  // `columnsForPad`: as the platform does it
    case fixed  // `FixDoubleColumn`: both columns always, each orientation with its width
    /// `tipColumns`: the leading column over the other one the first time that the device is upright.
    case tip
  }

  private static let tags = ["nv1", "nv2", "zz"]

  let vocabulary = Vocabulary(
    sections: ["list"], destinations: ["article", "note", "news", "filter"],
    links: ["article", "note", "more", "home"],
    calls: [
      .init("post-root", arguments: tags), .init("push", arguments: tags),
      .init("post-push", arguments: tags), .init("pop-to-root", arguments: tags),
      .init("delete", arguments: ["nv1", "nv2"]), .init("reuse-tag"),
      .init("rerender", arguments: ["views", "scene"]),
      .init("turn-device", arguments: ["upright", "sideways", "flat"]), .init("visit-tab"),
      .init("pop-at-once", arguments: tags),
    ], starts: ["cold", "flat"])

  var tree: ContainerTree { ContainerTree(root: .split0, details: (.stack1, .view), sidebar: .stack0) }

  var policies: Policies {
    let common: Policies = [.namesLandings, .hasTags, .callsBack, .opensByLinks]
    return style == .fixed
      ? common.union([.fixesColumns, .widthByOrientation]) : style == .tip ? common.union(.tipsOnce) : common
  }

  static var list: ShownView { .section(SidebarSection(0)) }
  static func view(_ number: UInt8) -> ShownView { .destination(Destination(number)) }
  /// What a call pushes for a tag.
  static func pushed(_ tag: UInt8) -> ShownView { view(2 &+ tag) }

  // Starts: at the list; cold, before the navigation views have appeared; lying flat.
  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    memory.isPad = Device.all[Int(environment.device)].isPad
    if asksDevice, start != 2, environment.isLandscapeScreen { memory.deviceIsLandscape = true }
    if start != 1 {
      register(&memory)
      update(&memory, environment)
    }
    return memory
  }

  var asksDevice: Bool { flaws.contains(.measuresDevice) || flaws.contains(.tipsByDevice) }

  func appearsLate(at start: Int) -> Bool { start == 1 }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.stacks[0].isPresent = true
    body.stacks[0].root = Self.list
    body.stacks[0].path = memory.list
    guard memory.isPad else { return body }
    body.stacks[1].isPresent = true
    body.stacks[1].root = memory.detailRoot
    body.stacks[1].path = memory.detail
    body.splits[0].isPresent = true
    body.splits[0].rows = .buttons
    body.splits[0].compactColumn = memory.top
    if !flaws.contains(.collapsesToDetail) { body.splits[0].visibility = memory.visibility }
    switch style {
    case .plain: break
    case .fixed:
      body.splits[0].isFixed = true
      body.splits[0].visibility = .all
      body.splits[0].hasSystemToggle = false
      body.splits[0].presentsWithGesture = false
      if flaws.contains(.letsColumnsGo) {
        body.splits[0].visibility = memory.visibility == .automatic ? .all : memory.visibility
        body.splits[0].presentsWithGesture = true
      }
      let isWide =
        flaws.contains(.measuresDevice) ? memory.deviceIsLandscape : environment.isLandscapeScreen
      body.splits[0].sidebarTens = isWide ? 35 : 25
    case .tip:
      if memory.isTipping {
        body.splits[0].visibility = .all
        body.splits[0].tip = memory.tips
      }
    }
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view == Self.list { return Offers(links: 0b0011) }
    if view == Self.pushed(1) { return Offers(links: 0b1011) }
    if view == Self.view(0) { return Offers(links: 0b1100) }
    return Offers(links: view.destination == nil ? 0 : 0b1000)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let isPad = memory.isPad
    if link < 2 { return LinkPromise(Self.view(link), in: isPad ? .detail : .anywhere) }
    if link == 2 { return LinkPromise(Self.view(1), in: isPad ? .detail : .anywhere) }
    if view == Self.pushed(1) {
      let isKnown = memory.second != 0 && memory.deleted & 2 == 0
      return LinkPromise(isKnown ? Self.list : view, in: .leading)
    }
    guard memory.first != 0, memory.deleted & 1 == 0 else { return LinkPromise(view, in: .anywhere) }
    if isPad, environment.isCompact, memory.detailRoot == .placeholder {
      return LinkPromise(memory.list.last ?? Self.list, in: .leading)
    }
    return LinkPromise(isPad ? memory.detailRoot : Self.list, in: .anywhere)
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    let isPad = memory.isPad
    let isNamed = argument == 0 || (argument == 1 && isPad)
    let isDeleted = argument < 2 && memory.deleted & 1 << argument != 0
    let target: LinkPromise.Target = !isNamed || !isPad ? .anywhere : argument == 0 ? .detail : .leading
    switch call {
    case 0, 9:
      return CallPromise(
        .jumpsHome, promisedHome(argument, memory, environment), in: isDeleted ? .anywhere : target)
    case 1, 2:
      guard isNamed, !isDeleted else { return CallPromise(.redraw, .blank) }
      // Whether the platform shows the leading column is not known here.
      if argument == 1, style != .fixed, !environment.isCompact { return nil }
      return CallPromise(.push, Self.pushed(argument), in: target)
    case 3:
      return CallPromise(
        .comesHome, promisedHome(argument, memory, environment), in: isDeleted ? .anywhere : target)
    case 4: return CallPromise(.forget, .blank)
    default: return CallPromise(.redraw, .blank)
    }
  }

  /// What the first tag's home shows: the root of its controller, or the list while that is in front of it or it is
  /// empty; blank for other tags, whose column may be hidden.
  private func promisedHome(_ tag: UInt8, _ memory: Memory, _ environment: DeviceEnvironment) -> ShownView {
    guard tag == 0, memory.deleted & 1 == 0 else { return .blank }
    if !memory.isPad { return Self.list }
    let isAtList = environment.isCompact && (memory.detailRoot == .placeholder || memory.top == .sidebar)
    guard isAtList else { return memory.detailRoot }
    let isWaiting = (0..<memory.early.count).contains { memory.early[$0] == Self.pushed(1) }
    return isWaiting ? Self.pushed(1) : memory.list.last ?? Self.list
  }

  func levels(of memory: Memory) -> Int { memory.list.count &+ memory.detail.count &+ memory.early.count }

  /// What the manager, the navigation controllers and the styles remember; flat.
  struct Memory: FlatMemory {
    var list = ViewPath()  // The views on the leading controller, which on a phone is the only one
    var detail = ViewPath()  // The views on the detail column's controller
    var detailRoot = ShownView.placeholder  // What the detail column has as its root
    var top = Column.sidebar  // The column that is on top while collapsed
    /// Which columns are shown; bound without the flaw that leaves them to the platform.
    var visibility = ColumnVisibility.automatic
    var isPad = false  // Whether the device is an iPad, the only kind that gets two columns
    var first: UInt8 = 0  // The controllers of the two tags: none, the leading one, the detail's
    var second: UInt8 = 0
    var deleted: UInt8 = 0  // The tags that were deleted, one bit each
    var hasAppeared = false
    /// The pushes that wait for their navigation view, by the views; only without the flaw that loses them.
    var early = ViewPath()
    /// The orientation that the device last told; only with the flaws that ask it.
    var deviceIsLandscape = false
    var isTipping = false
    var tips: UInt8 = 0  // How many tips were shown since the app was installed, at most three
    var hasTipped = false  // Whether the style knows that it has shown its tip
    /// Whether the other tab's view is gone and registered still; only with the flaw that keeps it.
    var hasDead = false
    /// Whether a push is under way; only with the flaw that loses another one meanwhile.
    var isPushing = false
    /// Whether the next update brings the list back in front that a collapse put behind the detail.
    var isReturning = false
  }

  enum Flaw: CaseIterable {
    case actsForUnknownTags, callsBackAtRoot, callsBackEarly, pushedViewsKnowNoTag, sharesTags,
      registersDeleted, losesEarlyPosts, findsNearestController, measuresDevice, tipsByDevice, tipIsViewState,
      hasTwoManagers, pushedViewsFindDefault, keepsDeadControllers, losesQuickPushes, collapsesToDetail,
      callsBackTwice, forgetsCleanup, emptiesBoth, actsBeforeCleanup, letsColumnsGo, leavesPlaceholder
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "navigation-view-kit", "NavigationViewKit's newest code, and ",
    """
    actsForUnknownTags F47: the action of a call for an unknown tag runs
      breaks callback.exactly-once without-pop claimed 1 on iphone-15 portrait
    callsBackAtRoot P65: callbacks run at the root as well, where nothing was done
      breaks callback.exactly-once without-pop
    callsBackEarly F87: callbacks run before the animation is over
      breaks callback.exactly-once early claimed 2 on iphone-15 portrait
    pushedViewsKnowNoTag F48: a view that the manager pushes knows no tag
      breaks push.visible missing claimed 3 on iphone-15 portrait
    sharesTags F49: a tag that is used twice moves to the later view
      breaks isolation other-tag claimed 3 on ipad-11 portrait
    registersDeleted F50: a deleted tag is registered again by the next update
      breaks dismissed.stays-dismissed returns claimed 3 on iphone-15 portrait
    losesEarlyPosts F51: what is posted before a view is registered is lost
      breaks request.not-lost lost claimed 2 on iphone-15 portrait at cold
    findsNearestController F88: a tag always stands for the leading controller
      breaks push.visible covered claimed 1 on ipad-11 portrait
    measuresDevice F54: the sidebar's width follows the device's orientation
      breaks policy.followed wrong-width claimed 1 on ipad-11 portrait
    tipsByDevice F53: the tip follows the device's orientation
      breaks policy.tip-once in-landscape claimed 1 on ipad-11 landscape at flat
    tipIsViewState P69: that the tip was shown is forgotten with the view
      breaks policy.tip-once again
    hasTwoManagers F52: there are two managers, and both push what is posted
      breaks push.single several claimed 1 on iphone-15 portrait
    pushedViewsFindDefault P110: a pushed view finds the default manager
      breaks callback.exactly-once without-pop claimed 3 on iphone-15 portrait
    keepsDeadControllers P111: a view that is gone is registered still
      breaks callback.exactly-once without-pop claimed 3 on iphone-15 portrait
    losesQuickPushes P112: a push while another one is under way is lost
      breaks request.composes shallower claimed 2 on iphone-15 portrait
    collapsesToDetail P120: a collapse puts the detail in front, wherever one was
      breaks size-class.round-trip differs on ipad-11 portrait (WordPress-iOS #18021; UIKit's default)
    actsBeforeCleanup P113: the action runs before what was registered
      breaks callback.exactly-once wrong-order on iphone-15 portrait
    callsBackTwice P66: callbacks run twice breaks callback.exactly-once twice
    forgetsCleanup P67: what was registered for going home does not run
      breaks callback.exactly-once never
    leavesPlaceholder P150: going home leaves an empty detail in front of the list
      breaks request.not-lost lost on ipad-11 portrait
    letsColumnsGo P131: the fixed style leaves the platform its gestures
      breaks policy.followed column-hidden on ipad-11 portrait
    emptiesBoth P68: going home in one column empties the other as well breaks isolation other-tag
    """
  ) { flaws in
    let isFixed = flaws.contains(.measuresDevice) || flaws.contains(.letsColumnsGo)
    let isTip = flaws.contains(.tipsByDevice) || flaws.contains(.tipIsViewState)
    return SplitApp(NavigationViewKit(flaws: flaws, style: isFixed ? .fixed : isTip ? .tip : .plain))
  }

  /// The newest version (`3d677c0`, 2023-09-06).
  ///
  /// Two managers and one of one's own are its user's doing; which controller is found, and that a push under way
  /// loses another, is not known.
  static let head = NavigationViewKit(flaws: [
    .actsForUnknownTags, .callsBackAtRoot, .callsBackEarly, .pushedViewsKnowNoTag, .sharesTags,
    .registersDeleted, .losesEarlyPosts, .measuresDevice, .tipsByDevice, .tipIsViewState,
    .keepsDeadControllers, .collapsesToDetail,
  ])

  static let systems = FuzzSystem.versions(
    "navigation-view-kit",
    [
      "head: \(newest), two columns on iPads, with its bugs": head,
      "head-fixed: \(newest), two fixed columns, with its bugs": Self(flaws: head.flaws, style: .fixed),
      "head-tip: \(newest), two columns and a tip, with its bugs": Self(flaws: head.flaws, style: .tip),
      "clean: \(code), two columns on iPads, with nothing wrong": Self(flaws: []),
      "clean-fixed: \(code), two fixed columns, with nothing wrong": Self(flaws: [], style: .fixed),
      "clean-tip: \(code), two columns and a tip, with nothing wrong": Self(flaws: [], style: .tip),
    ])
  private static let newest = "NavigationViewKit, the newest version (2023-09-06)"
  private static let code = "NavigationViewKit's newest code"
}
