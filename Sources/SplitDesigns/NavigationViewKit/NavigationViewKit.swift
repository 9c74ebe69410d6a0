import SplitModel

/// NavigationViewKit: a manager that knows navigation controllers by tag and moves them from outside, and three
/// styles for two columns.
///
/// Models a navigation view of two columns on an iPad and one on every other device (`columnsForPad`): tag `nv1`
/// stands for the column in which views are pushed, `nv2` for the leading one, `zz` for none. The calls: go to
/// the root with an animation and callbacks, push, delete a tag, use one twice; the two notifications, that to
/// the root without an animation; updates, and the scene made anew. Of the styles the fixed one with a width for
/// each orientation, and the tip shown once. Buttons on views push in their column, or go home by the tag that
/// they find. A tab is visited and left, with a navigation view of its own under `zz`. Leaves out the back button's
/// display mode and calls from other threads.
///
/// - Source: `fatbobman/NavigationViewKit` at `3d677c0`; the package's notes on systems, §5. Which controller is
///   found in two columns, and that pushed views know no tag, is argued from code.
struct NavigationViewKit: NavigationDesign {
  /// What is wrong with it.
  let flaws: Flaws
  /// The style of its navigation view.
  let style: Style

  /// The styles of a navigation view with two columns, all of them on iPads only.
  enum Style: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// `columnsForPad`: as the platform does it.
    case plain
    /// `FixDoubleColumn`: both columns always, each orientation with its width.
    case fixed
    /// `tipColumns`: the leading column over the other one the first time that the device is upright.
    case tip
  }

  /// Makes a version.
  init(flaws: Flaws, style: Style = .plain) {
    self.flaws = flaws
    self.style = style
  }

  private static let tags = ["nv1", "nv2", "zz"]

  let vocabulary = Vocabulary(
    sections: ["list"], destinations: ["article", "note", "news", "filter"],
    links: ["article", "note", "more", "home"],
    programs: [
      .init("post-root", arguments: tags), .init("push", arguments: tags),
      .init("post-push", arguments: tags), .init("pop-to-root", arguments: tags),
      .init("delete", arguments: ["nv1", "nv2"]), .init("reuse-tag"),
      .init("rerender", arguments: ["views", "scene"]),
      .init("turn-device", arguments: ["upright", "sideways", "flat"]), .init("visit-tab"),
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

  // Starts: at the list; cold, before the navigation views have appeared; lying flat, when the device reports
  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    memory.isPad = Device.all[Int(environment.device)].sizeClassRule == .byWidth ? 1 : 0
    if asksDevice, start != 2, environment.isLandscapeScreen { memory.deviceIsLandscape = 1 }
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
    guard memory.isPad != 0 else { return body }
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
      body.splits[0].sidebarTens = isWide(memory, environment) ? 35 : 25
    case .tip:
      if memory.isTipping != 0 {
        body.splits[0].visibility = .all
        body.splits[0].tip = memory.tips
      }
    }
    return body
  }

  func isWide(_ memory: Memory, _ environment: DeviceEnvironment) -> Bool {
    flaws.contains(.measuresDevice) ? memory.deviceIsLandscape != 0 : environment.isLandscapeScreen
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view == Self.list || view == Self.view(3) { return Offers(links: 0b0011) }
    if view == Self.view(0) { return Offers(links: 0b1100) }
    return Offers(links: view.destination == nil ? 0 : 0b1000)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let isPad = memory.isPad != 0
    if link < 2 { return LinkPromise(Self.view(link), in: isPad ? .detail : .anywhere) }
    if link == 2 { return LinkPromise(Self.view(1), in: isPad ? .detail : .anywhere) }
    guard memory.first != 0, memory.deleted & 1 == 0 else { return LinkPromise(view, in: .anywhere) }
    if isPad, environment.isCompact, memory.detailRoot == .placeholder {
      return LinkPromise(memory.list.last ?? Self.list, in: .leading)
    }
    return LinkPromise(isPad ? memory.detailRoot : Self.list, in: .anywhere)
  }

  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    let isPad = memory.isPad != 0
    let isNamed = argument == 0 || (argument == 1 && isPad)
    let isDeleted = argument < 2 && memory.deleted & 1 << argument != 0
    let target: LinkPromise.Target = !isNamed || !isPad ? .anywhere : argument == 0 ? .detail : .leading
    switch program {
    case 0: return ProgramPromise(.jumpsHome, .blank, in: isDeleted ? .anywhere : target)
    case 1, 2:
      guard isNamed, !isDeleted else { return ProgramPromise(.redraw, .blank) }
      // Whether the platform shows the leading column is not known here.
      if argument == 1, style != .fixed, !environment.isCompact { return nil }
      return ProgramPromise(.push, Self.pushed(argument), in: target)
    case 3: return ProgramPromise(.comesHome, .blank, in: isDeleted ? .anywhere : target)
    case 4: return ProgramPromise(.forget, .blank)
    default: return ProgramPromise(.redraw, .blank)
    }
  }

  func levels(of memory: Memory) -> Int { memory.list.count &+ memory.detail.count &+ memory.early.count }

  /// What the manager, the navigation controllers and the styles remember; flat.
  struct Memory: Hashable, Sendable, BitwiseCopyable {
    /// The views on the leading controller, which on a phone is the only one.
    var list = ViewPath()
    /// The views on the detail column's controller.
    var detail = ViewPath()
    /// What the detail column has as its root.
    var detailRoot = ShownView.placeholder
    /// The column that is on top while collapsed.
    var top = Column.sidebar
    /// Which columns are shown; bound without the flaw that leaves them to the platform.
    var visibility = ColumnVisibility.automatic
    /// Whether the device is an iPad, the only kind that gets two columns.
    var isPad: UInt8 = 0
    /// The controllers of the two tags: none, the leading one, the detail's.
    var first: UInt8 = 0
    var second: UInt8 = 0
    /// The tags that were deleted, one bit each.
    var deleted: UInt8 = 0
    /// Whether the navigation views have appeared.
    var hasAppeared: UInt8 = 0
    /// The pushes that wait for their navigation view, by the views; only without the flaw that loses them.
    var early = ViewPath()
    /// The orientation that the device last told; only with the flaws that ask it.
    var deviceIsLandscape: UInt8 = 0
    var isTipping: UInt8 = 0
    /// How many tips were shown since the app was installed, at most three.
    var tips: UInt8 = 0
    /// Whether the style knows that it has shown its tip.
    var hasTipped: UInt8 = 0
    /// Whether the other tab's view is gone and registered still; only with the flaw that keeps it.
    var hasDead: UInt8 = 0
    /// Whether a push is under way; only with the flaw that loses another one meanwhile.
    var isPushing: UInt8 = 0
    /// Whether the next update brings the list back in front that a collapse put behind the detail.
    var isReturning: UInt8 = 0
  }
}
