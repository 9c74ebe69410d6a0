internal import SplitFuzz
internal import SplitModel

/// What stood first in stacks and columns, with no value that it is for, when the body was last described.
struct KnownRoots {
  struct Root {
    let name: PageName
    let tab: UInt8
    let hasTitle: Bool
    /// Whether something was pushed on it, or presented over it.
    let isCovered: Bool
  }

  /// A place of one of the app's tabs.
  struct Place: Hashable {
    let tab: UInt8
    let name: String
  }

  /// The last one of each place.
  var known: [String: Root] = [:]
  /// What those were called before that have got another name, by their tabs and places.
  private var earlier: [Place: [PageName: PageName]] = [:]

  /// The name under which the view of a place was met first.
  func first(of name: PageName, at place: Place) -> PageName {
    guard let earlier = earlier[place] else { return name }
    var first = name
    while let earlier = earlier[first] { first = earlier }
    return first
  }

  /// Lets a view go on under another name.
  mutating func unite(_ name: PageName, with last: PageName, at place: Place) {
    let (first, other) = (first(of: last, at: place), first(of: name, at: place))
    if first != other { earlier[place, default: [:]][other] = first }
  }
}

/// What has led onto the last column's stack since a launch.
@MainActor struct KnownLeads {
  /// Whether a link of an earlier column does, or a button there has: a row that goes is one of them.
  var isEarlier = false
  /// Whether something on its root does.
  private var isOnRoot = false

  nonisolated init() {}

  mutating func meet(_ earlier: [Page], _ root: Page) {
    isEarlier = isEarlier || earlier.contains(where: \.hasValueLinks)
    isOnRoot = isOnRoot || root.hasTaps
  }

  /// Whether a page is a root to come back to, or none is needed: a list with a title may have lost its rows.
  func stand(for root: Page) -> Bool { isEarlier || root.hasTaps || isOnRoot && root.hasTitle }
}

/// The views that no value stands for: they are known by their titles.
extension EvaluatedApp {
  /// The view at the root of all; where there is no container yet, what has no title is one and the same screen, which
  /// says that it loads or asks who is there.
  func rootView(_ page: Page, _ names: ValueNames) -> ShownView {
    if isEmptied(page) { return .unresolved }
    guard layout.isPlain, !page.hasTitle, !page.controls.contains(where: { $0.writer?.kind == "TabView" })
    else { return named(page, "root", names, under: layout.first) }
    return names.view(of: AnyHashable(PageName("first screen")))
  }

  /// Whether nothing at all is left in the window, where there was something before.
  private func isEmptied(_ page: Page) -> Bool {
    let isEmpty = layout.isPlain && isBlank(page) && graph.page.presented.isEmpty
    if !isEmpty { hasShown = true }
    return isEmpty && hasShown && !queue.isUsed && graph.environment.scenePhase == .active
  }

  /// The view of what is called by its title, or otherwise by its place.
  ///
  /// A title may count, as "Inbox (3)" does. Where only its numbers have changed, by late work on a stack around all or
  /// while something was pushed on it or presented over it, it is the same view. So is a root without a title that late work changes,
  /// since it is known by its first text: while it loads there may be a spinner.
  func named(_ page: Page, _ place: String, _ names: ValueNames, under stack: StackPlace? = nil) -> ShownView
  {
    let isCovered = !(stack?.path.values().isEmpty ?? true) || !graph.page.presented.isEmpty
    let last = roots.known[place].flatMap { $0.tab == graph.page.tab ? $0 : nil }
    // In a column it may show another item.
    let isRoot = place == "root"
    let loading = isRoot && page.name == nil && last?.hasTitle == false ? last?.name : nil
    let name = loading ?? PageName(page.name ?? place)
    roots.known[place] = KnownRoots.Root(
      name: name, tab: graph.page.tab, hasTitle: page.hasTitle, isCovered: isCovered)
    let (isLateAtRoot, key) = (isLate && isRoot, KnownRoots.Place(tab: graph.page.tab, name: place))
    if let last {
      let counts = (isCovered || last.isCovered || isLateAtRoot) && name.counts(on: last.name)
      // What loads at the launch has no name before.
      let hasLoaded = isLateAtRoot && !page.hasTitle && !last.hasTitle && last.name != PageName(place)
      if counts || hasLoaded { roots.unite(name, with: last.name, at: key) }
    }
    return names.view(of: AnyHashable(roots.first(of: name, at: key)), calledNow: AnyHashable(name))
  }
}
