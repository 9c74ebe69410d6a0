internal import SplitModel

/// Where an app's containers are, as far as the platform has places for them: a split with another in its detail at
/// most, a stack in the last detail, and a stack around all, in the sidebar or in the content column.
@MainActor struct AppLayout {
  private(set) var split: SplitPlace?
  /// The split in the detail of the first.
  private(set) var inner: SplitPlace?
  /// The stack around the split, in its sidebar or in its content column, or the only one.
  private(set) var first: StackPlace?
  private(set) var home = Home.around
  /// Whether there is no container: the page counts as the root of a stack on which nothing can be pushed.
  private(set) var isPlain = false
  /// The stack in the last detail.
  private(set) var detail: StackPlace?
  /// The view with a list with a selection that is pushed in a sidebar without one.
  private(set) var pushed: Page?
  /// The stack in what is presented, where the platform has a number for it.
  var sheet: Sheet?

  /// A stack, and what it is presented in.
  typealias Sheet = (stack: StackPlace, presented: Page.PresentedView)

  /// Where the first stack is.
  enum Home { case around, sidebar, content }

  init(_ page: Page) {
    if page.isPlain {
      (first, isPlain) = (StackPlace(plain: page), true)
      return
    }
    if let stack = page.stacks.first, page.splits.isEmpty {
      first = stack
      split = stack.root.splits.first
    } else {
      split = page.splits.first
    }
    guard let split else { return }
    inner = split.detail.splits.first
    detail = (inner ?? split).detail.stacks.first
    guard first == nil else { return }
    if let stack = split.sidebar.stacks.first {
      (first, home) = (stack, .sidebar)
    } else if let stack = split.content?.stacks.first {
      (first, home) = (stack, .content)
    }
  }

  /// The rows of the sidebar, as far as the model has numbers for them, each with a label of its own.
  var knownRows: [EvaluatedApp.KnownRow] {
    var known: [EvaluatedApp.KnownRow] = []
    for (index, row) in (split?.sidebar.anyList?.rows ?? []).prefix(48).enumerated() {
      guard let tag = row.tag, row.isChosenByTap, !known.contains(where: { $0.tag == tag }) else { continue }
      let label = row.label ?? "row \(index + 1)"
      known.append((tag, known.contains { $0.label == label } ? "\(label) \(index + 1)" : label))
    }
    return known
  }

  /// The list with a selection in a sidebar; where it has none itself, that of a view pushed in it.
  func list(inSidebar column: Page?) -> Page.SelectionList? {
    column?.anyList ?? (column === split?.sidebar ? pushed?.list : nil)
  }

  /// Finds the list of a view that is pushed in the sidebar; what was chosen in one stays so when that view has gone, and
  /// may be chosen before that has come.
  mutating func findPushed(before: AppLayout, expects: Bool) {
    guard home == .sidebar, let split, let first, split.sidebar.anyList == nil else { return }
    pushed = first.pages.last { $0.list != nil }
    if pushed == nil, before.split?.identity == split.identity { pushed = before.pushed }
    if pushed == nil, expects { pushed = first.pageWithList(after: first.top, levels: 3) }
  }

  /// The page that stands for a column: the root of the first stack where that is in it.
  func face(of column: Page) -> Page {
    column.stacks.first { $0 === first }?.root ?? column
  }

  /// Whether the platform chooses the rows of a page's list: one in a leading column, or in the stack there.
  func choosesRows(of page: Page) -> Bool {
    page === pushed
      || [split?.sidebar, split?.content, inner?.sidebar].contains { column in
        guard let column else { return false }
        return column === page || column.list == nil && column.stacks.first?.root === page
      }
  }

  /// Whether a page hides the system's back button, itself or by what stands around a split whose first column it is.
  func hidesBack(on page: Page) -> Bool {
    page.hidesBack || inner.map { face(of: $0.sidebar) === page } ?? false && split?.detail.hidesBack == true
  }

  /// The column between the sidebar and the last detail.
  var middle: Page? { (split?.content ?? inner?.sidebar).map(face) }

  /// The page at the root of the last detail.
  var detailRoot: Page? { detail?.root ?? (inner ?? split)?.detail }

  /// The stacks that the platform has.
  var stacks: [StackPlace] { [first, detail, sheet?.stack].compactMap { $0 } }

  /// How many views are pushed on them.
  var pushedCount: Int { stacks.reduce(0) { $0 + $1.path.values().count } }

  /// Notes what stands where the platform has no place; see `EvaluatedApp.controls(on:)`.
  func noteLimits(_ page: Page, _ presented: Page.PresentedView?, _ graph: ViewGraph) {
    let places: [(String, [StackPlace]?)] = [
      ("the sidebar", split?.sidebar.stacks), ("the content column", split?.content?.stacks),
      ("the second split's sidebar", inner?.sidebar.stacks), ("the app", page.stacks),
      ("what is presented", presented?.page.stacks),
      ("another stack", stacks.flatMap(\.root.stacks)),
      (
        "a view that is pushed, with a bar and a back button of its own",
        stacks.flatMap { $0.pages.flatMap(\.stacks) }
      ),
    ]
    for (place, stacks) in places {
      for stack in stacks ?? [] where !self.stacks.contains(where: { $0 === stack }) {
        graph.isNotModelled(
          "a stack in \(place) (\(stack.writer)) is followed without gestures that are cancelled",
          "findings there may be missed")
        // What the platform follows violates 'detail.resolvable' there.
        for level in stack.unresolved {
          guard let value = stack.path.values().dropFirst(level).first else { continue }
          let type = type(of: value.base)
          graph.report(
            .isNotShown,
            "a value of type '\(type)' is on the path of a stack in \(place), and nothing shows it (\(stack.writer))",
            "declare '.navigationDestination(for: \(type).self)' in that stack")
        }
      }
    }
    for destination in page.presentedDestinations + (presented?.page.presentedDestinations ?? []) {
      graph.report(
        .isNotShown,
        "what a flag or an item is to push stands in no stack, and is not shown (\(destination.writer))",
        "put it on a view in a 'NavigationStack'")
    }
    if let presented, presented.kind.isScreen, presented.page.stacks.isEmpty, presented.page.splits.isEmpty,
      let control = presented.page.controls.first(where: { $0.isInBar && !$0.isOverKeyboard })
    {
      graph.report(
        .isNotShown,
        "'\(PageName(control.label))' stands in a bar of what is presented, which has none without a stack (\(presented.writer))",
        "put a 'NavigationStack' around what is presented")
    }
    for page in [page] + (presented.map { [$0.page] } ?? []) where page.splits.isEmpty {
      guard let control = page.controls.first(where: { $0.isAroundStack && !$0.isOverKeyboard })
      else { continue }
      graph.report(
        .isNotShown,
        "'\(PageName(control.label))' stands in a bar around a stack, which shows those of the views in it only"
          + (control.writer.map { " (\($0))" } ?? ""),
        "put the 'toolbar' on a view in the stack")
    }
    // What misses something in its environment has not been evaluated.
    let misses = graph.problems.contains { $0.misuse == .missesEnvironment }
    if let presented, presented.kind.isScreen, presented.page.isBlank, !graph.startsWork, !misses {
      graph.report(
        .showsNothing,
        "what is presented shows nothing (\(presented.writer))",
        "present it only while it has something to show, as 'sheet(item:)' does")
    }
    for stack in presented?.page.stacks ?? [] where !graph.startsWork && stack !== sheet?.stack {
      for (level, page) in stack.pages.enumerated()
      where page.isBlank && !page.hasTitle && !stack.unresolved.contains(level) {
        graph.report(
          .showsNothing,
          "what is pushed in what is presented shows nothing (\(stack.writer))",
          "let each value that is pushed have a view")
      }
    }
    if let inner, inner.content != nil {
      graph.isNotModelled(
        "a split view with three columns within another is not shown (\(inner.writer))",
        "use one split view; nested ones are not supported by Apple either")
    }
    if let inner, let list = face(of: inner.sidebar).anyList, !list.tappedRows.isEmpty {
      graph.isNotModelled(
        "rows of a list in the first column of a split view within another are not tapped (\(list.writer))",
        "use one split view; findings there may be missed")
    }
    page.forEachPage { page in
      if presented != nil { page.reportPresentedTogether(graph) }
      for other in page.splits where other.identity != split?.identity && other.identity != inner?.identity {
        graph.isNotModelled(
          "a split view in a sheet, a pushed view or a row, or beside another, is not shown (\(other.writer))",
          "test it as an app of its own")
      }
    }
  }
}

extension Page {
  /// Whether there is no container on it.
  var isPlain: Bool { splits.isEmpty && stacks.isEmpty }

  /// This page and the fronts of containers in it.
  var front: [Page] {
    [self] + stacks.flatMap { $0.top.front } + splits.flatMap { $0.sidebar.front + $0.detail.front }
  }

  /// Visits this page and all in it.
  func forEachPage(_ visit: (Page) -> Void) {
    visit(self)
    for split in splits {
      split.sidebar.forEachPage(visit)
      split.content?.forEachPage(visit)
      split.detail.forEachPage(visit)
    }
    for stack in stacks {
      stack.root.forEachPage(visit)
      for page in stack.pages { page.forEachPage(visit) }
    }
    for presented in presentations where !presented.handler.isWaiting { presented.page.forEachPage(visit) }
  }

  /// What is presented by this page or any in it, the topmost last.
  var presented: [PresentedView] {
    var all: [PresentedView] = []
    addPresented(to: &all)
    return all
  }

  /// Takes over what another page presents, once each.
  func keep(_ others: [PresentedView]) {
    for other in others where !presented.contains(where: { $0.key == other.key }) {
      presentations.append(other)
    }
  }

  private func addPresented(to all: inout [PresentedView]) {
    for split in splits {
      split.sidebar.addPresented(to: &all)
      split.detail.addPresented(to: &all)
      split.content?.addPresented(to: &all)
    }
    for stack in stacks {
      stack.root.addPresented(to: &all)
      for page in stack.pages { page.addPresented(to: &all) }
    }
    for presented in presentations where !presented.handler.isWaiting {
      all.append(presented)
      presented.page.addPresented(to: &all)
    }
  }

  /// The inspector of this page or of one in it.
  var anyInspector: Inspector? {
    if let inspector { return inspector }
    for split in splits {
      for page in [split.detail, split.content, split.sidebar] {
        if let found = page?.anyInspector { return found }
      }
    }
    for stack in stacks {
      if let found = stack.top.anyInspector ?? stack.root.anyInspector { return found }
    }
    return nil
  }

  /// The list with a selection on this page or in its stack.
  var anyList: SelectionList? { list ?? stacks.first?.root.list }

  /// The page that stands for this one: the root of its stack, where there is nothing else on it to name it.
  var face: Page { name == nil ? stacks.first?.root ?? self : self }

  /// Whether it leads on, as a sidebar does, where it stands alone; another is a tab, or comes before a person has signed in.
  var leadsOn: Bool {
    anyList != nil || controls.contains { if case .run = $0.effect { false } else { true } }
  }

  /// Whether a tap may change what is not seen from here: what a search hides, or the views of a stack in it.
  var mayHideChanges: Bool { isSearched || !stacks.isEmpty }

  /// Whether there is anything to tap on it, besides what stands in bars.
  var hasTaps: Bool { anyList != nil || controls.contains { !$0.isInBar } }

  /// What names this page.
  var name: String? { title ?? texts.first }

  /// Whether it has a title to see.
  var hasTitle: Bool { title?.isEmpty == false }
}

extension Page.PresentedView.Kind {
  /// Whether it brings views of its own.
  var isScreen: Bool { self != .alert && self != .dialog }
  var presentation: Presentation {
    switch self {
    case .sheet, .cover, .popover: []
    case .alert: .isAlert
    case .dialog: .isDialog
    }
  }
}
