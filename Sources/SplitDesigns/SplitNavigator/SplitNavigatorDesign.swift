import FuzzEngine
import SplitFuzz
import SplitModel
import SplitNavigator

/// SplitNavigator on the headless platform: three sections, one of each layout, two views, a sheet and a dialog.
///
/// All decisions are the navigator's; this type only says what the body of such an app says and hands on what happens.
/// The body is a stack over everything around a split; its detail column holds an inner split with a stack, a stack
/// alone, or the section's view, by the layout of the section.
struct SplitNavigatorDesign: NavigationDesign {
  typealias Model = NavigatorState<FlatValues>

  let settings: Model.Settings
  let rows: SidebarRows
  let feature: Feature?
  let flaws: Flaws
  let calls: [Call]
  let vocabulary: Vocabulary

  /// The default configuration: buttons as rows, the standard options, mail at launch.
  static let standard = SplitNavigatorDesign()

  init(
    options: NavigatorOptions = .standard, rows: SidebarRows = .buttons, startsAtSection: Bool = true,
    feature: Feature? = nil, flaws: Flaws = []
  ) {
    self.rows = rows
    self.feature = feature
    self.flaws = flaws
    let believesGrowth = feature == .linksByValue || flaws.contains(.believesGrowth)
    let slides = feature == .slidesColumns
    var settings = Model.Settings(
      options: believesGrowth ? options : options.union(.pushesByEvents),
      start: startsAtSection ? Self.mail : nil,
      layout: { slides && $0 == Self.mail ? .sliding : Self.layout(of: $0) })
    if feature == .guardsSidebar { settings.mayOpenSidebar = { !Self.isEditing($0) } }
    self.settings = settings
    calls =
      [.go, .cover, .push, .showMenu, .popToRoot, .work, .signOut]
      + (feature == .movesColumns ? [.restyle, .focus] : [])
      + (feature == .namesSections ? [.pushOn, .popToRootOf, .popTo] : [])
    vocabulary = Vocabulary(
      sections: ["mail", "notes", "home"],
      destinations: ["detail", "subdetail", "compose", "delete", "info"],
      links: [
        "detail", "full-screen-detail", "subdetail", "full-screen-subdetail", "compose", "send", "cancel",
        "delete", "confirm",
      ], calls: calls.map { .init("\($0)".kebab, arguments: $0.arguments) }, starts: ["notes"])
  }

  /// What an app does besides, each a part of its own so that others are explored without it.
  enum Feature {
    case movesColumns  // It hides the column beside the detail, changes its style, and has an inspector
    case guardsSidebar  // It forbids the sidebar while the view in front is edited
    case namesSections  // It pushes and goes to roots in any section, by its name, and back to a view
    case slidesColumns  // The columns of mail slide
    case linksByValue  // Its link to a further view is one of SwiftUI's own, which lengthens the path
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

  enum Call {
    case go, cover, push, showMenu, popToRoot, work, signOut, restyle, focus, pushOn, popToRootOf, popTo

    var arguments: [String] {
      switch self {
      case .go: ["mail", "notes", "home", "mail-detail", "notes-detail"]
      case .cover, .push, .popTo: ["detail", "subdetail"]
      case .pushOn, .popToRootOf: ["mail", "notes"]
      default: []
      }
    }
  }

  func call(_ number: UInt8) -> Call? { number < calls.count ? calls[Int(number)] : nil }

  /// Mail beside its detail, notes on a stack, home alone.
  static func layout(of section: SidebarSection) -> SectionLayout {
    section == mail ? .besideDetail : section == notes ? .stacked : .alone
  }

  static func isEditing(_ navigator: Model) -> Bool {
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
    if feature == .movesColumns { all.formUnion([.changesStyle, .hasInspector]) }
    if feature == .guardsSidebar { all.insert(.guardsSidebar) }
    if feature == .slidesColumns { all.insert(.slidesColumns) }
    if settings.options.contains(.sidebarStays) { all.remove(.bringsToggle) }
    return all
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory(navigator: NavigatorState(settings))
    let surroundings = environment.surroundings
    if start == 1 { _ = memory.navigator.handle(.choose(Self.notes), settings, in: surroundings) }
    if !flaws.contains(.forgetsTip) { _ = memory.tell(.appeared, settings, in: surroundings) }
    return memory
  }

  func relaunch(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    memory = Memory(navigator: memory.navigator.restored(settings) { _ in true }, tips: memory.tips)
    _ = memory.tell(.appeared, settings, in: environment.surroundings)
  }

  func levels(of memory: Memory) -> Int {
    let navigator = memory.navigator
    return navigator.cover.count &+ navigator.trail(of: Self.mail).count
      &+ navigator.trail(of: Self.notes).count &+ navigator.trail(of: Self.home).count
  }

  struct Memory: FlatMemory {
    var navigator: Model
    var tips: UInt8 = 0  // How often the sidebar was shown as a tip since the app was installed

    /// Tells the navigator, and counts the tips that it shows: one and more than one.
    mutating func tell(
      _ event: Model.Event, _ settings: Model.Settings,
      in surroundings: NavigatorSurroundings
    ) -> NavigatorReasons {
      let wasTip = navigator.isSidebarTip
      let reasons = navigator.handle(event, settings, in: surroundings)
      if !wasTip, navigator.isSidebarTip { tips = min(2, tips &+ 1) }
      return reasons
    }
  }

  enum Flaw: CaseIterable {
    case hooksToggle, hooksTwice, guardsToggle, goesBackInstead, staysAfterSession, keepsTrails, showsBeneath,
      goesPastRoot, popsAtEachReport, keepsSection, forgetsTip, focusesNothing, restylesNothing, deletesFront,
      popsWhenDone, ignoresDone, opensOnTop, staysBeside, believesGrowth
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "split-navigator", "SplitNavigator, and ",
    """
    hooksToggle P121: what runs when the sidebar opens is attached to the toggle alone
      breaks sidebar.hook-runs-once missed (seed 000)
    hooksTwice P122: what runs when the sidebar opens runs again for the write that follows
      breaks sidebar.hook-runs-once extra (seed 000)
    guardsToggle P123: the guard of the sidebar is asked by the toggle alone
      breaks sidebar.guard-respected open (seed 000)
    goesBackInstead P124: a toggle that the guard refuses goes back instead
      breaks sidebar.guard-respected reacts
    staysAfterSession P125: signing out leaves what is shown
      breaks session.ends-clean not-cleared (seed 000 1.1)
    keepsTrails P126: signing out goes to the first section and leaves the others as they are
      breaks session.ends-clean leftover runs 2000 (seed 000 1.1)
    showsBeneath P127: a call that shows the sidebar leaves what covers it breaks request.not-lost lost
    goesPastRoot P128: a call that goes to the root empties the detail as well
      breaks request.not-lost lost
    popsAtEachReport P135: each report of a shorter path takes one view away at least
      breaks back.one-level too-many with repeats-pop-writes (pointfreeco/swift-navigation#10)
    keepsSection P136: signing out empties everything and stays in the section
      breaks session.ends-clean wrong-section
    forgetsTip P137: no tip is ever shown breaks policy.tip-once missing
    focusesNothing P138: the call that hides the columns before the detail does nothing
      breaks policy.followed focus-ignored (seed 000)
    restylesNothing P139: the call that changes the style does nothing
      breaks policy.followed style-ignored (seed 000)
    deletesFront P140: a deletion goes back, and leaves what was deleted where else it lies
      breaks deleted.not-shown still-shown
    popsWhenDone P141: work that completes goes back from whatever is in front
      breaks late-work.only-its-view removes-another (seed 000, popView)
    ignoresDone P142: work that completes leaves the view that was to go
      breaks late-work.only-its-view not-removed (seed 000, popView)
    staysBeside P144: going back from what stands beside a section leaves it
      breaks back.one-level too-few
    believesGrowth P145: a path that grows by itself is taken for a push
      breaks gesture.cancel-changes-nothing differs on iphone-15 portrait with pop-writes-at-start (TCA #3653)
    opensOnTop P143: a row puts its view on top of what stands beside it breaks push.single not-replaced
    """
  ) { flaws in
    let movesColumns = flaws.contains(.focusesNothing) || flaws.contains(.restylesNothing)
    return SplitApp(
      SplitNavigatorDesign(
        options: flaws.contains(.forgetsTip) ? [.standard, .tipsOnce] : .standard,
        feature: movesColumns ? .movesColumns : .guardsSidebar, flaws: flaws))
  }

  static let systems = FuzzSystem.versions(
    "split-navigator",
    [
      "head: SplitNavigator: sections of three layouts, a place for each, one owner of where the app is":
        standard,
      "lists: SplitNavigator under a sidebar whose list writes the selection": Self(rows: .list),
      "unchosen: SplitNavigator, with nothing chosen at first, and each section shown at its root when it is chosen":
        Self(options: [.standard, .choiceResets], startsAtSection: false),
      "columns: SplitNavigator, which focuses on the detail, changes its style, and has an inspector":
        Self(feature: .movesColumns),
      "guarded: SplitNavigator, which forbids the sidebar while something is edited":
        Self(options: [.standard, .tipsOnce, .startsWithSidebar], feature: .guardsSidebar),
      "fixed: SplitNavigator, whose sidebar cannot be hidden while the columns are apart":
        Self(options: [.standard, .sidebarStays]),
      "named: SplitNavigator, which pushes and pops in any section by its name, each view once":
        Self(options: [.standard, .uniqueViews], feature: .namesSections),
      "sliding: SplitNavigator, whose columns slide in one section": Self(feature: .slidesColumns),
      "linked: SplitNavigator in an app with links of SwiftUI's own, which lengthen a path by themselves":
        Self(feature: .linksByValue),
      "plain: SplitNavigator with no policy at all: nothing closes or goes to its root by itself":
        Self(options: []),
      "cleared: SplitNavigator under a list: going back clears the choice, and each choice goes to its section's root":
        Self(
          options: [.backClearsChoice, .choiceResets, .choiceCloses], rows: .list, startsAtSection: false),
    ])
}
