import SplitModel
import SplitNavigator

/// SplitNavigator on the headless platform: three sections, one of each layout, two views, a sheet and a dialog.
///
/// All decisions are the navigator's; this type only says what the body of such an app says and hands on what happens.
/// The body is a stack over everything around a split; its detail column holds an inner split with a stack, a stack
/// alone, or the section's view, by the layout of the section.
struct SplitNavigatorDesign: NavigationDesign {
  let settings: NavigatorState<FlatValues>.Settings
  let rows: SidebarRows
  let features: Features
  let flaws: Flaws
  let vocabulary: Vocabulary

  /// The default configuration: buttons as rows, the standard options, mail at launch.
  static let standard = SplitNavigatorDesign()

  init(
    options: NavigatorOptions = .standard, rows: SidebarRows = .buttons, startsAtSection: Bool = true,
    features: Features = [], flaws: Flaws = []
  ) {
    self.rows = rows
    self.features = features
    self.flaws = flaws
    let slides = features.contains(.slidesColumns)
    let believesGrowth = features.contains(.linksByValue) || flaws.contains(.believesGrowth)
    var settings = NavigatorState<FlatValues>.Settings(
      options: believesGrowth ? options : options.union(.pushesByEvents),
      start: startsAtSection ? Self.mail : nil,
      layout: { slides && $0 == Self.mail ? .sliding : Self.layout(of: $0) })
    if features.contains(.guardsSidebar) { settings.mayOpenSidebar = { Self.isEditing($0) == false } }
    self.settings = settings
    let places = ["mail", "notes", "home", "mail-detail", "notes-detail"]
    let views = ["detail", "subdetail"]
    let programs: [Vocabulary.Program] = [
      .init("go", arguments: places), .init("cover", arguments: views), .init("push", arguments: views),
      .init("show-menu"), .init("pop-to-root"), .init("work"), .init("sign-out"),
    ]
    vocabulary = Vocabulary(
      sections: ["mail", "notes", "home"], destinations: views + ["compose", "delete", "info"],
      links: [
        "detail", "full-screen-detail", "subdetail", "full-screen-subdetail", "compose", "send", "cancel",
        "delete", "confirm",
      ], programs: programs + features.programs(places: places, views: views), starts: ["notes"])
  }

  /// What an app does besides, each a part of its own so that others are explored without it.
  struct Features: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It hides the column beside the detail, changes its style, and has an inspector.
    static var movesColumns: Self { Self(rawValue: 1 << 0) }
    /// It forbids the sidebar while the view in front is edited.
    static var guardsSidebar: Self { Self(rawValue: 1 << 1) }
    /// It pushes and goes to roots in any section, by its name, and back to a view.
    static var namesSections: Self { Self(rawValue: 1 << 2) }
    /// The columns of mail slide.
    static var slidesColumns: Self { Self(rawValue: 1 << 3) }
    /// Its link to a further view is one of SwiftUI's own, which lengthens the path by itself; the others are buttons.
    static var linksByValue: Self { Self(rawValue: 1 << 4) }

    func programs(places: [String], views: [String]) -> [Vocabulary.Program] {
      var programs: [Vocabulary.Program] = []
      if contains(.movesColumns) { programs += [.init("restyle"), .init("focus")] }
      if contains(.namesSections) {
        programs += [
          .init("push-on", arguments: Array(places.prefix(2))),
          .init("pop-to-root-of", arguments: Array(places.prefix(2))), .init("pop-to", arguments: views),
        ]
      }
      return programs
    }
  }

  static var mail: SidebarSection { SidebarSection(0) }
  static var notes: SidebarSection { SidebarSection(1) }
  static var home: SidebarSection { SidebarSection(2) }
  static var detail: ShownView { .destination(Destination(0)) }
  static var subdetail: ShownView { .destination(Destination(1)) }
  static var compose: ShownView { .destination(Destination(2)) }
  static var dialog: ShownView { .destination(Destination(3)) }

  static var info: ShownView { .destination(Destination(4)) }

  enum Link: UInt8 {
    case open, cover, push, coverOver, compose, send, cancel, delete, confirm

    var bit: UInt16 { 1 << UInt16(rawValue) }
  }

  enum Program: UInt8 {
    case go, cover, push, showMenu, popToRoot, work, signOut, restyle, focus, pushOn, popToRootOf, popTo
  }

  /// The program of a number, with those of features that are missing left out.
  func program(_ number: UInt8) -> Program? {
    let isLater = number >= Program.restyle.rawValue && !features.contains(.movesColumns)
    return Program(rawValue: isLater ? number &+ 2 : number)
  }

  /// Mail beside its detail, notes on a stack, home alone.
  static func layout(of section: SidebarSection) -> SectionLayout {
    section == mail ? .besideDetail : section == notes ? .stacked : .alone
  }

  static func isEditing(_ navigator: NavigatorState<FlatValues>) -> Bool {
    let trail = navigator.cover.isEmpty ? navigator.trail : navigator.cover
    return trail.last == subdetail
  }

  var tree: ContainerTree {
    ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.split1, .stack1))
  }

  var policies: Policies {
    var all = settings.policies.union([
      .persists, .presentsSheets, .deletesViews, .startsWork, .bringsToggle, .hooksSidebar, .signsOut,
    ])
    if features.contains(.movesColumns) { all.formUnion([.changesStyle, .hasInspector]) }
    if features.contains(.guardsSidebar) { all.insert(.guardsSidebar) }
    if features.contains(.slidesColumns) { all.insert(.slidesColumns) }
    if settings.options.contains(.sidebarStays) { all.remove(.bringsToggle) }
    return all
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory(NavigatorState(settings))
    let surroundings = Self.surroundings(environment)
    if start == 1 { _ = memory.navigator.handle(.choose(Self.notes), settings, in: surroundings) }
    if !flaws.contains(.forgetsTip) { _ = memory.tell(.appeared, settings, in: surroundings) }
    return memory
  }

  func relaunched(_ memory: Memory, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory(memory.navigator.restored(settings) { _ in true }, tips: memory.tips)
    _ = memory.tell(.appeared, settings, in: Self.surroundings(environment))
    return memory
  }

  static func surroundings(_ environment: DeviceEnvironment) -> NavigatorSurroundings {
    NavigatorSurroundings(isCompact: environment.isCompact, isLandscape: environment.isLandscape)
  }

  func levels(of memory: Memory) -> Int {
    let navigator = memory.navigator
    return navigator.cover.count &+ navigator.trail(of: Self.mail).count
      &+ navigator.trail(of: Self.notes).count &+ navigator.trail(of: Self.home).count
  }

  struct Memory: Hashable, Sendable, BitwiseCopyable {
    var navigator: NavigatorState<FlatValues>
    /// How often the sidebar was shown as a tip since the app was installed.
    var tips: UInt8

    init(_ navigator: NavigatorState<FlatValues>, tips: UInt8 = 0) {
      self.navigator = navigator
      self.tips = tips
    }

    /// Tells the navigator, and counts the tips that it shows: one and more than one.
    mutating func tell(
      _ event: NavigatorState<FlatValues>.Event, _ settings: NavigatorState<FlatValues>.Settings,
      in surroundings: NavigatorSurroundings
    ) -> NavigatorReasons {
      let wasTip = navigator.isSidebarTip
      let reasons = navigator.handle(event, settings, in: surroundings)
      if !wasTip, navigator.isSidebarTip { tips = min(2, tips &+ 1) }
      return reasons
    }
  }
}
