internal import SplitFuzz
internal import SplitModel

/// What the views declare, as the platform reads it.
extension EvaluatedApp {
  /// The body; nil where a path is longer than the model holds.
  func describe(_ names: ValueNames) -> BodyDescription? {
    let before = layout
    layout = AppLayout(graph.page)
    keys.meet(graph.page)
    let presented = graph.page.presented
    keepNames(of: presented)
    layout.noteLimits(graph.page, presented.last, graph)
    if survey?.covers(layout) == false {
      graph.isNotModelled(
        "a container came that the survey before the runs did not meet, and is not followed",
        "let it be there within 200 taps of the launch")
    }
    pages = []
    var body = BodyDescription()
    if let split = layout.split {
      root.meet(split, isCompact: graph.environment.horizontalSizeClass == .compact)
    }
    body.tab = graph.page.tab &+ root.number
    noteDeleted(before: before)
    if let top = presented.last {
      let page = top.page
      body.sheet = view(of: key(of: top), names)
      body.presentation = page.front.contains(where: \.refusesSwipe) ? .refusesSwipe : top.kind.presentation
      pages.append((body.sheet, page))
    }
    if let inspector = graph.page.anyInspector, inspector.isPresented.wrappedValue { body.inspector = .other }
    if let split = layout.split { body.splits[0] = describe(split, in: nil, before, names, &body.goneRows) }
    if let inner = layout.inner {
      body.splits[1] = describe(inner, in: body.splits[0], before, names, &body.goneRows)
    }
    if presented.isEmpty, showsDeleted(body.splits[0]) { body.presentation.insert(.showsDeleted) }
    if let stack = layout.detail {
      var described = StackBody()
      described.root = body.splits[layout.inner == nil ? 0 : 1].detailView
      guard describe(stack, &described, names) else { return nil }
      // A root with links or buttons is one, also where nothing is chosen; and over any root a link of an earlier column shows
      // its view, see `Page.pushLinks(before:_:)`.
      described.isRootEmpty =
        described.path.isEmpty
        ? stack.root.mayHideChanges
        : !stack.isFound && !described.root.isContent && !stack.root.hasTaps && !isLinked(stack)
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
        described.root = hasRows && stack.root.leadsOn ? .menu : rootView(stack.root, names)
        pages.append((described.root, stack.root))
      case .sidebar:
        described.root = designNames == nil ? .menu : named(stack.root, "root", names)
        pages.append((described.root, stack.root))
      case .content: described.root = body.splits[0].contentView
      }
      guard describe(stack, &described, names) else { return nil }
      described.isRootEmpty = described.path.isEmpty && stack.root.mayHideChanges
      body.stacks[0] = described
    } else if layout.split != nil {
      body.stacks[0].root = .menu
    }
    // What is pushed has a title of its own.
    if !body.stacks[1].path.isEmpty || body.stacks[1].presented != nil { body.splits[0].title = nil }
    if layout.detail == nil { body.stacks[1].root = body.splits[layout.inner == nil ? 0 : 1].detailView }
    return body
  }

  /// A split, or the one in the detail of another, whose first column shows what that has chosen.
  private func describe(
    _ split: SplitPlace, in outer: SplitBody?, _ before: AppLayout, _ names: ValueNames,
    _ goneRows: inout UInt16
  ) -> SplitBody {
    let isOuter = outer == nil
    var body = SplitBody()
    body.isPresent = true
    body.identity = identity(split.identity)
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
    body.rows = (sidebar.anyList ?? split.sidebar.anyList) == nil ? .buttons : .list
    if isOuter, body.rows == .buttons { body.rowCount = rowButtonCount }
    var shown: ShownView?
    if let list = sidebar.anyList {
      var rows: UInt64 = 0
      for row in list.tappedRows {
        if let number = row.tag.flatMap(section)?.index { rows |= 1 << UInt64(number) }
      }
      body.rowCount = UInt8(64 - rows.leadingZeroBitCount)
      let there = UInt16(truncatingIfNeeded: rows)
      if isOuter { goneRows = ~there & (body.rowCount < 16 ? 1 << UInt16(body.rowCount) - 1 : .max) }
      let chosen = list.read()
      body.selection = chosen.flatMap { section(chosen: $0, names) }
      if let chosen, let new = body.selection, new.index >= knownRows {
        names.call(new, list.rows.first { $0.tag == chosen }?.label, by: keys.key(of: chosen))
      }
      body.isRowDeleted = chosen.map(deleted.values.contains) ?? false
      if let chosen, body.selection.map({ rows & 1 << UInt64($0.index) == 0 }) ?? false {
        body.isSelectionWithoutRow = !sidebar.isSearched && !list.rows.contains { $0.tag == chosen }
      }
      shown = body.selection.map { .section($0) }
    }
    if isOuter, let content = split.content.map(layout.face) {
      body.hasContent = true
      body.contentView =
        isBlank(content)
        ? .blank
        : shown
          ?? (sidebar.anyList == nil && content.hasTitle ? named(content, "content", names) : .placeholder)
      pages.append((body.contentView, content))
      shown = nil
      if let item = content.anyList?.read() {
        describe(item, in: content, chosenIn: sidebar.anyList?.read(), before, names, &body)
        shown = body.item
      }
    }
    let isLast = !isOuter || layout.inner == nil
    let root = isLast ? layout.detailRoot ?? split.detail : split.detail
    let hasList = split.content?.anyList != nil || sidebar.anyList != nil
    if isOuter, isLast, designNames == nil {
      let list = split.content.map { layout.face(of: $0).anyList } ?? sidebar.anyList
      // What is chosen and stands nowhere is as good as nothing.
      if !showsChoice(of: list, DetailFace(column: split.detail.branches, root: root.branches)) {
        shown = nil
        if body.hasContent { (body.item, body.itemSection) = (.blank, nil) }
        if !body.hasContent { (body.selection, body.isRowDeleted) = (nil, false) }
      }
    }
    // Where no list says what the last column shows, it belongs to what the first has chosen.
    let otherwise = outer?.selection.map { .section($0) } ?? named(root, "detail", names)
    let isPlaceholder =
      designNames == nil ? hasList || placeholder.map { $0 == root.name } ?? false : !root.hasTitle
    body.detailView = isBlank(root) ? .blank : shown ?? (isPlaceholder ? .placeholder : otherwise)
    if isLast { pages.append((body.detailView, root)) }
    if isOuter, isLast, designNames == nil, hasList {
      body.title = titled(split.content?.anyList ?? sidebar.anyList, root, names) ?? body.detailView
    }
    return body
  }

  /// Whether a link in a leading column stands for the lowest view on a stack.
  private func isLinked(_ stack: StackPlace) -> Bool {
    guard let lowest = stack.path.values().first else { return false }
    return leadingPages.contains { $0.hasLink(to: lowest) }
  }

  /// Whether there is nothing on a page, a title neither, and nothing that a task may still bring.
  func isBlank(_ page: Page) -> Bool { page.isBlank && !page.hasTitle && !graph.startsWork }

  /// What a value is called; where a stack stands in the place of the split, as on phones, a row's is the section.
  func view(of value: AnyHashable, _ names: ValueNames) -> ShownView {
    if layout.split == nil, let section = knownSection(value) { return .section(section) }
    return names.view(of: keys.key(of: value))
  }

  /// The view at the root of all; where there is no container yet, what has no title is one and the same screen, which
  /// says that it loads or asks who is there.
  private func rootView(_ page: Page, _ names: ValueNames) -> ShownView {
    guard layout.isPlain, !page.hasTitle, !page.controls.contains(where: { $0.writer?.kind == "TabView" })
    else { return named(page, "root", names) }
    return names.view(of: AnyHashable(PageName("first screen")))
  }

  private func named(_ page: Page, _ otherwise: String, _ names: ValueNames) -> ShownView {
    names.view(of: AnyHashable(PageName(page.name ?? otherwise)))
  }

  /// The numbers of what can be tapped on a view; views that may be on screen together have different ones.
  func links(on view: ShownView) -> Range<Int> {
    if view == .blank || view == .unresolved || view == .other { return 0..<0 }
    if let designNames { return 0..<designNames.links.count }
    let room = room(on: view)
    let count = controls(on: view).count + rows(on: view).count
    if count > room.count {
      graph.isNotModelled(
        "'\(page(of: view)?.name ?? "a view")' has more than \(room.count) things to tap; the others are not tried",
        "findings there may be missed")
    }
    return room.lowerBound..<room.lowerBound + min(room.count, count)
  }

  private func room(on view: ShownView) -> Range<Int> {
    guard let middle = layout.middle else { return view == .menu ? 10..<16 : 0..<10 }
    return view == .menu ? 11..<16 : page(of: view) === middle ? 7..<11 : 0..<7
  }

  /// The rows and the controls that are tapped.
  ///
  /// Where there are more than numbers, two rows stand for the others, and controls in elements of collections come last.
  private func taps(on view: ShownView) -> (rows: ArraySlice<Page.Row>, controls: [Page.Control]) {
    var (rows, controls) = (rows(on: view)[...], controls(on: view))
    let room = room(on: view).count
    guard designNames == nil, rows.count + controls.count > room else { return (rows, controls) }
    rows = rows.prefix(max(2, room - controls.count))
    controls = controls.filter { !$0.isRepeated } + controls.filter(\.isRepeated)
    return (rows, controls)
  }

  /// The rows of the content column's list, which the platform selects.
  private func rows(on view: ShownView) -> [Page.Row] {
    guard let content = layout.split?.content.map(layout.face), page(of: view) === content else { return [] }
    return content.anyList?.tappedRows.filter { $0.tag != nil } ?? []
  }

  /// What something to tap promises; nil where there is nothing.
  func promise(ofLink link: Int, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    if let row = row(link, on: view) {
      return row.tag.map { LinkPromise(names.view(of: keys.key(of: $0)), in: .detail, push: .select) }
    }
    guard let control = control(link, on: view) else { return nil }
    guard let page = page(of: view), stands(page), survey?.covers(layout) != false else {
      return LinkPromise(.blank, in: .unknown)
    }
    switch control.effect {
    case .run: return LinkPromise(.blank, in: .unknown)
    case .value(let value):
      return LinkPromise(self.view(of: value, names), in: target(page), push: .value)
    case .view(let own):
      return LinkPromise(names.view(of: keys.key(of: AnyHashable(own))), in: target(page), push: .value)
    }
  }

  /// What stands on a row or a control.
  func label(ofLink link: Int, on view: ShownView) -> String? {
    row(link, on: view).map(\.label) ?? control(link, on: view)?.label
  }

  /// The row of the content column's list behind a number; rows come first, they are what such a column is for.
  private func row(_ link: Int, on view: ShownView) -> Page.Row? {
    let rows = taps(on: view).rows
    if let designNames { return rows.first { $0.name == designNames.links[link] } }
    return link < rows.count ? rows[link] : nil
  }

  /// The control behind a number, counted after the rows.
  func control(_ link: Int, on view: ShownView) -> Page.Control? {
    if let designNames { return controls(on: view).first { $0.name == designNames.links[link] } }
    let (rows, controls) = taps(on: view)
    return link >= rows.count && link - rows.count < controls.count ? controls[link - rows.count] : nil
  }

  /// Where a page's links show what they open.
  private func target(_ page: Page) -> LinkPromise.Target {
    guard layout.home == .sidebar, let first = layout.first else { return .anywhere }
    return first.root === page || first.pages.contains { $0 === page } ? .leading : .anywhere
  }

  /// Whether a page stands on a stack that the platform has, or stood there last, or in a column before one.
  private func stands(_ page: Page) -> Bool {
    !pages.contains { $0.page === page } || layout.stacks.contains { $0.holds(page) }
      || layout.detail != nil && leadingPages.contains { $0 === page }
  }

  private var leadingPages: [Page] {
    [layout.split?.sidebar, layout.split?.content].compactMap { $0.map(layout.face) }
  }
}
