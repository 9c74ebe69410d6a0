import FuzzEngine
import SplitFuzz
import SplitModel

/// The sidebar example: three columns, a category and an item that are chosen and stored.
///
/// Models the store's two selections and their stored twins, what clears and what restores them, the copy of the
/// size class, the detail's title, and what rows are in each version: plain views (`seed`), links of the older
/// kind (`link`), links or buttons with a link (`head`), lists with a selection (`clean`). Leaves out marks
/// and colours of rows, the fifth category without items, all but the first three items of each, and the flag of the
/// activated link that `head` keeps beside each selection.
///
/// - Source: `pd95/SwiftUI-Sidebar` at `3ea8e79` and `95a1c04`; the package's notes on systems, §4.
struct SidebarColumns: FlawedDesign {
  var flaws: Flaws

  private static let categories = ["books", "games", "various", "videos"]
  private static let items = (1...3).flatMap { number in
    ["book", "game", "stuff", "video"].map { "\($0)-\(number)" }
  }

  var vocabulary: Vocabulary {
    Vocabulary(
      sections: Self.categories, destinations: Self.items, links: Self.items,
      calls: [.init("select-category", arguments: Self.categories)], starts: ["games"])
  }

  var tree: ContainerTree { ContainerTree(root: .split0) }

  var policies: Policies { [.persists, .namesLandings, .namesSections] }

  static var games: UInt8 { 2 }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    if start == 1 || flaws.contains(.forcesGames) { memory.storedCategory = Self.games }
    relaunch(&memory, environment)
    return memory
  }

  func relaunch(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    let (category, item) = (memory.storedCategory, memory.storedItem)
    memory = Memory()
    (memory.storedCategory, memory.storedItem) = (category, item)
    restore(&memory)
    if flaws.contains(.freezesLayout), environment.isCompact { memory.copiedCompact = true }
    memory.title = memory.item
    if flaws.contains(.losesHighlight) { memory.shownCategory = memory.category }
  }

  func category(of item: ShownView) -> UInt8 { item.destination.map { $0.index & 3 &+ 1 } ?? 0 }

  func restore(_ memory: inout Memory) {
    memory.category = memory.storedCategory
    let isItsOwn = category(of: memory.storedItem) == memory.category || flaws.contains(.keepsItem)
    memory.item = isItsOwn ? memory.storedItem : .blank
  }

  var rows: SidebarRows {
    if flaws.contains(.olderLinks) { return .links }
    // The newest version's buttons have a link behind each, which follows what is chosen as a list does (`95a1c04`).
    return flaws.contains(.plainRows) ? .buttons : .list
  }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    let category = memory.category == 0 ? nil : SidebarSection(memory.category &- 1)
    body.splits[0].isPresent = true
    body.splits[0].hasContent = true
    body.splits[0].rows = rows
    body.splits[0].rowCount = 4
    body.splits[0].selection = category
    let hasLinks = flaws.contains(.olderLinks)
    let shown = memory.shownCategory == 0 ? category : SidebarSection(memory.shownCategory &- 1)
    body.splits[0].contentView = hasLinks ? .placeholder : shown.map { .section($0) } ?? .placeholder
    body.splits[0].detailView = memory.item == .blank ? .placeholder : memory.item
    body.splits[0].title = memory.title
    // Plain views with a tap gesture are no list whose selection the platform follows (`3ea8e79`, PrimaryView.swift).
    guard !flaws.contains(.plainRows), memory.item != .blank else { return body }
    let owner = self.category(of: memory.item)
    // A row is chosen where it is: the list of another category has none, and the item's own shows it at once.
    if owner == memory.category { body.splits[0].item = memory.item }
    body.splits[0].itemSection = SidebarSection(owner &- 1)
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    guard let section = view.section else { return Offers() }
    return Offers(links: 0b0001_0001_0001 << UInt16(section.index))
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    LinkPromise(.destination(Destination(link)), in: .detail, push: rows == .buttons ? .app : .select)
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? { CallPromise(.goTo, .section(SidebarSection(argument))) }

  func environmentCopies(_ memory: Memory) -> EnvironmentCopies {
    var environmentCopies = EnvironmentCopies()
    if flaws.contains(.freezesLayout) { environmentCopies.isCompact = memory.copiedCompact }
    return environmentCopies
  }

  struct Memory: FlatMemory {
    var category: UInt8 = 0  // `selectedCategory`, plus one; zero for nil
    var item = ShownView.blank  // `selectedItem`, blank for nil
    var storedCategory: UInt8 = 0  // The persisted category, plus one; zero for nil
    var storedItem = ShownView.blank  // The persisted item, blank for nil
    var title = ShownView.blank  // The item whose title the detail's bar shows; blank for an empty title
    var copiedCompact = false  // `screenIsCompact`, a copy
    /// Whether a row was tapped since the launch, so that the views in the columns are no longer the first ones.
    var hasTapped = false
    /// The category that was chosen last, plus one; only with the flaw that goes on showing it.
    var shownCategory: UInt8 = 0
  }

  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .choose(let section): tap(section, &memory, &turn)
    case .writeSelection(split: _, let section):
      if let section { tap(section, &memory, &turn) } else { select(0, &memory) }
    case .open(let link, on: _): memory.item = .destination(Destination(link))
    case .writeItem(split: _, let view):
      if view == .blank, flaws.contains(.refusesClearing) { return }
      if view == .blank, flaws.contains(.clearsBoth) { select(0, &memory) }
      memory.item = view
    case .call(_, let argument): select(argument &+ 1, &memory)
    case .appeared:
      if flaws.contains(.freezesLayout) { memory.copiedCompact = turn.environment.isCompact }
      if flaws.contains(.restoresOnAppear) { restore(&memory) }
    default: return
    }
    if memory.item != .blank || !flaws.contains(.keepsTitle) { memory.title = memory.item }
    store(&memory)
  }

  func tap(_ section: SidebarSection, _ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.replacesPlaceholder), !memory.hasTapped { turn.hasRebuiltContent = true }
    if flaws.contains(.replacesPlaceholder) { memory.hasTapped = true }
    select(section.index &+ 1, &memory)
  }

  /// `selectCategory`: clears the item first, then sets the category.
  func select(_ category: UInt8, _ memory: inout Memory) {
    if category != memory.category, !flaws.contains(.keepsItem) { memory.item = .blank }
    memory.category = category
    if flaws.contains(.losesHighlight), category != 0 { memory.shownCategory = category }
  }

  func store(_ memory: inout Memory) {
    let keepsNil = flaws.contains(.forgetsClearing)
    if memory.category != 0 || !keepsNil { memory.storedCategory = memory.category }
    if memory.item != .blank || !keepsNil { memory.storedItem = memory.item }
  }

  enum Flaw: CaseIterable {
    case forgetsClearing, restoresOnAppear, keepsItem, plainRows, olderLinks, replacesPlaceholder, keepsTitle,
      freezesLayout, forcesGames, losesHighlight, storesForApp, clearsBoth, refusesClearing
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "sidebar-columns", "the sidebar example, and ",
    """
    forgetsClearing P133: clearing the item is not stored
      breaks dismissed.stays-dismissed returns on iphone-15 portrait at games
    restoresOnAppear F40: what was stored is restored at every appearance
      breaks reappear.no-change differs claimed 4 in seed on ipad-13 landscape
    keepsItem F38: choosing another category keeps the item
      breaks selection.consistent wrong-item claimed 2 in head on ipad-13 landscape at games (SwiftUI-Sidebar README, problem 5)
    plainRows: rows are plain views with a tap gesture, which show no column on a phone
    olderLinks F42: rows of the sidebar are links with a tag
      breaks selection.consistent mismatch after call claimed 1 in link on iphone-15 portrait (SwiftUI-Sidebar README, problem 2)
    replacesPlaceholder F44: the first tap replaces the first content view
      breaks selection.reselect rebuilt claimed 1 on ipad-13 landscape at games (SwiftUI-Sidebar README, problem 3)
    keepsTitle F45: the detail's placeholder has no title, so the last one stays
      breaks title.matches-view wrong-title claimed 2 on ipad-13 landscape at games (SwiftUI-Sidebar README, problem 6)
    freezesLayout F46: the size class is copied once and decides what rows are
      breaks environment.fresh stale-size-class claimed 1 in head on iphone-15-pro-max portrait (SwiftUI-Sidebar README, finding 4)
    losesHighlight F85: going back clears the category, and its list stays
      breaks selection.consistent mismatch claimed 2 on iphone-15-pro-max portrait at games (SwiftUI-Sidebar README, finding 1)
    clearsBoth P117: an item that is taken back takes its category along
      breaks back.one-level too-many on iphone-15 portrait at games
    refusesClearing P118: an item that the platform takes back is kept
      breaks back.one-level too-few on iphone-15 portrait at games
    forcesGames: the storage cannot say that nothing is chosen
    storesForApp P92: what is chosen is stored for the app and not for each window
      breaks isolation other-window windowed (SwiftUI-Sidebar README)
    F39: clearing the item is not stored
      breaks relaunch.restores-place wrong-place claimed 4 in seed on ipad-13 landscape
    F43: a hidden sidebar drops what code chooses
      breaks request.not-lost lost claimed 1 in link on iphone-15-pro-max landscape (SwiftUI-Sidebar README, problem 2)
    """
  ) { SplitApp(SidebarColumns(flaws: $0)) }

  /// The first version (`3ea8e79`, 2021-05-20), which the seed document describes.
  static let seed = SidebarColumns(flaws: [.forgetsClearing, .restoresOnAppear, .plainRows, .forcesGames])
  /// The examples that the document argues against: columns driven by links.
  static let link = SidebarColumns(flaws: [.olderLinks, .keepsItem, .replacesPlaceholder, .keepsTitle])
  /// The newest version (`95a1c04`, 2021-08-06).
  static let head = SidebarColumns(flaws: [.keepsItem, .freezesLayout])
  static let clean = SidebarColumns(flaws: [])

  static let systems = FuzzSystem.versions(
    "sidebar-columns", seededFaults: seededFaults,
    [
      "head: the sidebar example, the newest version (2021-08-06), with its bugs": head,
      "seed: the sidebar example's first version (2021-05-20), the one its document describes, with its bugs":
        seed,
      "link: the sidebar example with columns driven by links, as its document argues against": link,
      "clean: the sidebar example with lists and nothing wrong": clean,
    ])

  private static let seededFaults = [
    flawTable.seededFault(.keepsItem, finds: "selection.consistent"),
    flawTable.seededFault(.forgetsClearing, finds: "relaunch.restores-place"),
    flawTable.seededFault(.restoresOnAppear, and: .forgetsClearing, finds: "reappear.no-change"),
  ]

  /// Nothing, unless what is chosen stands in the app's storage, which all windows read (at `95a1c04`).
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {
    guard flaws.contains(.storesForApp) else { return }
    memory.category = other.category
    memory.item = other.item
    memory.title = other.title
    store(&memory)
  }

  /// Nothing chosen, unless what is chosen stands in the app's storage.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    guard flaws.contains(.storesForApp) else { return launch(at: 0, environment) }
    var memory = other
    relaunch(&memory, environment)
    return memory
  }
}
