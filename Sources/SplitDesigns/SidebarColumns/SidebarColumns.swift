import SplitModel

/// The sidebar example: three columns, a category and an item that are chosen and stored.
///
/// Models the store's two selections and their stored twins, what clears and what restores them, the copy of the
/// size class, the detail's title, and what rows are in each version: plain views (`seed`), links of the older
/// kind (`link`), links or buttons by the size class (`head`), lists with a selection (`clean`). Leaves out marks
/// and colours of rows, the fifth category without items, all but the first three items of each, and the flag of the
/// activated link that `head` keeps beside each selection.
///
/// - Source: `pd95/SwiftUI-Sidebar` at `3ea8e79` and `95a1c04`; the package's notes on systems, §4.
struct SidebarColumns: NavigationDesign {
  let flaws: Flaws
  let vocabulary: Vocabulary

  private static let categories = ["books", "games", "various", "videos"]
  private static let items = (1...3).flatMap { number in
    ["book", "game", "stuff", "video"].map { "\($0)-\(number)" }
  }

  init(flaws: Flaws) {
    self.flaws = flaws
    vocabulary = Vocabulary(
      sections: Self.categories, destinations: Self.items, links: Self.items,
      programs: [.init("select-category", arguments: Self.categories)], starts: ["games"])
  }

  var tree: ContainerTree { ContainerTree(root: .split0) }

  var policies: Policies { [.persists, .namesLandings, .namesSections] }

  static var games: UInt8 { 2 }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    if start == 1 || flaws.contains(.forcesGames) { memory.storedCategory = Self.games }
    return relaunched(memory, environment)
  }

  func relaunched(_ memory: Memory, _ environment: DeviceEnvironment) -> Memory {
    var launched = Memory()
    launched.storedCategory = memory.storedCategory
    launched.storedItem = memory.storedItem
    restore(&launched)
    if flaws.contains(.freezesLayout), environment.isCompact { launched.copiedCompact = 1 }
    launched.title = launched.item
    if flaws.contains(.losesHighlight) { launched.shownCategory = launched.category }
    return launched
  }

  /// The category in whose list an item stands, plus one.
  func category(of item: ShownView) -> UInt8 { item.destination.map { $0.index & 3 &+ 1 } ?? 0 }

  func restore(_ memory: inout Memory) {
    memory.category = memory.storedCategory
    let isItsOwn = category(of: memory.storedItem) == memory.category || flaws.contains(.keepsItem)
    memory.item = isItsOwn ? memory.storedItem : .blank
  }

  func rows(_ memory: Memory) -> SidebarRows {
    if flaws.contains(.olderLinks) { return .links }
    let arePlain = flaws.contains(.plainRows) || (flaws.contains(.freezesLayout) && memory.copiedCompact == 0)
    return arePlain ? .buttons : .list
  }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    let category = memory.category == 0 ? nil : SidebarSection(memory.category &- 1)
    body.splits[0].isPresent = true
    body.splits[0].hasContent = true
    body.splits[0].rows = rows(memory)
    body.splits[0].rowCount = 4
    body.splits[0].selection = category
    let hasLinks = flaws.contains(.olderLinks)
    let shown = memory.shownCategory == 0 ? category : SidebarSection(memory.shownCategory &- 1)
    body.splits[0].contentView = hasLinks ? .placeholder : shown.map { .section($0) } ?? .placeholder
    body.splits[0].detailView = memory.item == .blank ? .placeholder : memory.item
    body.splits[0].item = memory.item
    if memory.item != .blank {
      body.splits[0].itemSection = SidebarSection(self.category(of: memory.item) &- 1)
    }
    body.splits[0].title = memory.title
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    guard let section = view.section else { return Offers() }
    return Offers(links: 0b0001_0001_0001 << UInt16(section.index))
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    LinkPromise(.destination(Destination(link)), in: .detail, push: rows(memory) == .buttons ? .app : .select)
  }

  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? { ProgramPromise(.goTo, .section(SidebarSection(argument))) }

  func environmentCopies(_ memory: Memory) -> EnvironmentCopies {
    var environmentCopies = EnvironmentCopies()
    if flaws.contains(.freezesLayout) { environmentCopies.isCompact = memory.copiedCompact != 0 }
    return environmentCopies
  }

  struct Memory: Hashable, Sendable, BitwiseCopyable {
    /// `selectedCategory`, plus one; zero for nil.
    var category: UInt8 = 0
    /// `selectedItem`, blank for nil.
    var item = ShownView.blank
    /// The persisted category, plus one; zero for nil.
    var storedCategory: UInt8 = 0
    /// The persisted item, blank for nil.
    var storedItem = ShownView.blank
    /// The item whose title the detail's bar shows; blank for an empty title.
    var title = ShownView.blank
    /// `screenIsCompact`, a copy.
    var copiedCompact: UInt8 = 0
    /// Whether a row was tapped since the launch, so that the views in the columns are no longer the first ones.
    var hasTapped: UInt8 = 0
    /// The category that was chosen last, plus one; only with the flaw that goes on showing it.
    var shownCategory: UInt8 = 0
  }
}
