internal import SplitFuzz
internal import SplitModel

/// What the views declare, as the platform reads it.
extension EvaluatedApp {
  /// The body; nil where a path is longer than the model holds.
  func describe(_ names: ValueNames) -> BodyDescription? {
    let before = layout
    layout = AppLayout(graph.page)
    layout.findPushed(before: before, expects: survey?.pushesLists == true)
    reportInterrupted(from: before)
    keys.meet(graph.page)
    let presented = graph.page.presented
    layout.sheet = sheet(among: presented)
    keepNames(of: presented)
    layout.noteLimits(graph.page, presented.last, graph)
    if survey?.covers(layout) == false {
      graph.isNotModelled(
        "a container came that the survey before the runs did not meet, and is not followed",
        "let it be there within 200 taps of the launch, as with some data in the store")
    }
    pages = []
    var body = BodyDescription()
    let isFirst = root.meet(
      layout.split, in: graph.page.tab, isCompact: graph.environment.horizontalSizeClass == .compact)
    if isFirst, let page = layout.detailRoot, page.controls.isEmpty { placeholder = page.name }
    body.tab = graph.page.tab &+ root.number
    noteDeleted(before: before)
    if let top = presented.last {
      let page = top.page
      body.sheet = view(of: key(of: top), names)
      body.presentation = top.refusesSwipe ? .refusesSwipe : top.kind.presentation
      pages.append(
        (body.sheet, layout.sheet.flatMap { $0.presented.page === page ? $0.stack.root : nil } ?? page))
    }
    if let inspector = graph.page.anyInspector, inspector.isPresented.wrappedValue { body.inspector = .other }
    if let split = layout.split { body.splits[0] = describe(split, in: nil, before, names, &body) }
    if let inner = layout.inner {
      body.splits[1] = describe(inner, in: body.splits[0], before, names, &body)
    }
    if presented.isEmpty || frontSheet != nil, showsDeleted(body.splits[0]) {
      body.presentation.insert(.showsDeleted)
    }
    if let stack = layout.detail {
      var described = StackBody()
      described.root = body.splits[layout.inner == nil ? 0 : 1].detailView
      guard describe(stack, &described, names) else { return nil }
      leads.meet(leadingPages, stack.root)
      // A root with links or buttons is one, also where nothing is chosen; and over any root a link of an earlier column shows
      // its view, see `Page.pushLinks(before:_:)`.
      described.isRootEmpty =
        described.path.isEmpty
        ? stack.root.mayHideChanges
        : !stack.isFound && !described.root.isContent && !leads.stand(for: stack.root)
      if let section = body.splits[0].selection, body.splits[0].itemSection == section {
        described.rootSection = section.index + 1
      }
      body.stacks[1] = described
    }
    if let stack = layout.first {
      var described = StackBody()
      switch layout.home {
      case .around:
        guard layout.split == nil else { break }
        let isMenu = hasRows && stack.root.leadsOn && survey?.mayReplaceSplit(in: graph.page.tab) != false
        described.root = isMenu ? .menu : rootView(stack.root, names)
        pages.append((described.root, stack.root))
      case .sidebar:
        described.root = designNames == nil ? .menu : named(stack.root, "root", names, under: stack)
        pages.append((described.root, stack.root))
      case .content: described.root = body.splits[0].contentView
      }
      guard describe(stack, &described, names) else { return nil }
      described.isRootEmpty = described.path.isEmpty && stack.root.mayHideChanges
      described.isStandIn = layout.isPlain
      body.stacks[0] = described
    } else if layout.split != nil {
      body.stacks[0].root = .menu
    }
    // What is pushed has a title of its own.
    if !body.stacks[1].path.isEmpty || body.stacks[1].presented != nil { body.splits[0].title = nil }
    if layout.detail == nil { body.stacks[1].root = body.splits[layout.inner == nil ? 0 : 1].detailView }
    return describeSheet(&body, names) ? body : nil
  }

  /// A split, or the one in the detail of another, whose first column shows what that has chosen.
  private func describe(
    _ split: SplitPlace, in outer: SplitBody?, _ before: AppLayout, _ names: ValueNames,
    _ described: inout BodyDescription
  ) -> SplitBody {
    let isOuter = outer == nil
    var body = SplitBody()
    body.isPresent = true
    body.identity = identity(split.identity)
    body.columnsOnScreen = split.columns?.known ?? .untold
    body.visibility = split.visibility.map { ColumnVisibility($0.wrappedValue) }
    // A constant that leaves the columns to the system is as good as no binding.
    if split.visibility?.isConstant == true, body.visibility == .automatic { body.visibility = nil }
    body.compactColumn = split.compactColumn.map { Column($0.wrappedValue) }
    // Where there is no content column, its name stands for the first, as in LazySplitX (`7e946d3`, LSXView.swift:46).
    if split.content == nil, body.compactColumn == .content { body.compactColumn = .sidebar }
    body.isColumnConstant = split.compactColumn?.isConstant ?? false
    switch split.style {
    case .automatic: body.style = .automatic
    case .balanced: body.style = .balanced
    case .prominentDetail: body.style = .prominentDetail
    }
    let sidebar = layout.face(of: split.sidebar)
    let bars = [sidebar, split.detail] + (layout.detail.map { [$0.root, $0.top] } ?? [])
    body.hasSystemToggle = !split.isFixed && !bars.contains { $0.removesSidebarToggle }
    body.isFixed = split.isFixed
    body.presentsWithGesture = !split.isFixed
    body.hasAppToggle = isOuter && toggle(on: split.detail) != nil
    body.hasCloseButton = isOuter && toggle(on: sidebar) != nil
    body.coversEdge = graph.page.coversEdge || layout.home == .around && layout.first?.root.coversEdge == true
    body.sidebarView =
      outer.map { $0.selection.map { .section($0) } ?? named(sidebar, "column", names) } ?? .menu
    pages.append((body.sidebarView, sidebar))
    // Beneath a stack the column of a `NavigationView` without a second view has an empty list: nothing has to lead on.
    let sidebarList = layout.list(inSidebar: split.sidebar)
    let isPushed = isOuter && sidebar.anyList == nil && (sidebarList != nil || survey?.pushesLists == true)
    // As a list without rows is what leads on at other times, and has nothing in it yet.
    let isEmpty = isOuter && !sidebar.leadsOn && survey?.sidebarLeadsOn == true
    body.rows = sidebarList == nil && !isPushed && !isEmpty ? .buttons : .list
    if isOuter, body.rows == .buttons { body.rowCount = rowButtonCount }
    var shown: ShownView?
    if let list = sidebarList {
      var rows: UInt64 = 0
      for row in list.tappedRows {
        guard let tag = row.tag, let number = section(tag) else { continue }
        rows |= 1 << UInt64(number.index)
        if number.index >= knownRows { names.call(number, row.label, by: keys.key(of: tag)) }
      }
      // What was chosen before it had a row has one of the last numbers, and is not tapped.
      // What the list of a pushed view has is tapped like a link.
      let tapped = isPushed ? 0 : rows & names.listed
      // What is tapped has one of sixteen numbers from a first one on, with most of the rows.
      let first = Self.firstRow(of: tapped)
      let there = UInt16(truncatingIfNeeded: tapped >> first)
      let count = 16 - there.leadingZeroBitCount
      body.rowCount = UInt8(first + count)
      if isOuter { (described.firstRow, described.goneRows) = (UInt8(first), ~there & (1 << count &- 1)) }
      let chosen = list.read()
      body.selection = chosen.flatMap { section(chosen: $0, names) }
      if let chosen, let new = body.selection, new.index >= knownRows {
        names.call(new, list.rows.first { $0.tag == chosen }?.label, by: keys.key(of: chosen))
      }
      body.isRowDeleted = chosen.map(deleted.contains) ?? false
      if let chosen, body.selection.map({ rows & 1 << UInt64($0.index) == 0 }) ?? false {
        body.isSelectionWithoutRow = !isPushed && !sidebar.isSearched && !list.holds(chosen)
      }
      shown = body.selection.map { .section($0) }
    }
    if isOuter, let content = split.content.map(layout.face) {
      body.hasContent = true
      // What leads on without a choice is another view than a detail in which nothing is chosen.
      let isItsOwn = sidebarList == nil || layout.home == .content && !content.controls.isEmpty
      body.contentView =
        isBlank(content, in: content)
        ? .blank
        : shown
          ?? (isItsOwn && content.hasTitle
            ? named(content, "content", names, under: layout.first) : .placeholder)
      pages.append((body.contentView, content))
      reportTitle(of: content, sidebarList)
      if designNames == nil { reportKeptRows(content, sidebarList, split) }
      shown = nil
      if let item = content.anyList?.read() {
        describe(item, in: content, chosenIn: sidebarList?.read(), before, names, &body)
        shown = body.item
      }
    }
    let isLast = !isOuter || layout.inner == nil
    let root = isLast ? layout.detailRoot ?? split.detail : split.detail
    let hasList = split.content?.anyList != nil || sidebarList != nil
    if isOuter, isLast, designNames == nil {
      let list = split.content.map { layout.face(of: $0).anyList } ?? sidebarList
      // What is chosen and stands nowhere is as good as nothing.
      if !showsChoice(of: list, DetailFace(column: split.detail.branches, root: root.branches)) {
        shown = nil
        if body.hasContent { (body.item, body.itemSection) = (.blank, nil) }
        if !body.hasContent { (body.selection, body.isRowDeleted) = (nil, false) }
      }
    }
    // Where no list says what the last column shows, it belongs to what the first has chosen.
    let otherwise =
      outer?.selection.map { .section($0) } ?? named(root, "detail", names, under: layout.detail)
    let saysNothing =
      root.controls.isEmpty && (isEmpty || root.name == nil) || placeholder.map { $0 == root.name } ?? false
    let isPlaceholder = designNames == nil ? hasList || saysNothing : !root.hasTitle
    body.detailView =
      isBlank(root, in: split.detail) ? .blank : shown ?? (isPlaceholder ? .placeholder : otherwise)
    if isLast { pages.append((body.detailView, root)) }
    if isOuter, isLast, designNames == nil, hasList {
      let list = split.content?.anyList ?? sidebarList
      body.title = titled(list, root, split, names) ?? body.detailView
      reportKeptInspector(list, split)
      reportKeptState(root, list, split)
    }
    return body
  }

  /// Whether there is nothing on a page, a title neither, and nothing that a task may still bring: all that there was before
  /// the page came has ended, and none was begun since.
  func isBlank(_ page: Page, since workBefore: Int = 0) -> Bool {
    page.isBlank && !page.hasTitle && graph.workCount == workBefore && graph.endedCount == workBefore
  }

  /// The same of the first page of a column: tasks of other views may have begun and ended.
  private func isBlank(_ page: Page, in column: Page) -> Bool {
    let loads = page.hasTask || column.hasTask
    return isBlank(page, since: loads ? 0 : graph.workCount)
  }

  /// What a value is called; where a stack stands in the place of the split, as on phones, a row's is the section.
  func view(of value: AnyHashable, _ names: ValueNames) -> ShownView {
    if layout.split == nil, let section = knownSection(value) { return .section(section) }
    return names.view(of: keys.key(of: value))
  }

  /// The pages of the columns before the last one.
  var leadingPages: [Page] {
    [layout.split?.sidebar, layout.split?.content].compactMap { $0.map(layout.face) }
  }
  /// Whether a page stands in such a column, and the last one beside it.
  func isBeside(_ page: Page) -> Bool {
    guard graph.environment.horizontalSizeClass != .compact else { return false }
    return layout.split != nil && layout.home != .around && layout.first?.holds(page) == true
      || leadingPages.contains { $0 === page }
  }
  /// Whether there is nothing in the last column that could be tapped.
  var isLastBlank: Bool {
    let last = layout.detail?.top ?? layout.detailRoot
    return pages.contains { $0.page === last && [.blank, .unresolved].contains($0.view) }
  }
}
