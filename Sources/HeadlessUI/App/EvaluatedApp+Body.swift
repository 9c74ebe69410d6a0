internal import SplitFuzz
internal import SplitModel

/// What the views declare, as the platform reads it.
extension EvaluatedApp {
  /// The body; nil where a path is longer than the model holds.
  func describe(_ names: ValueNames) -> BodyDescription? {
    layout = AppLayout(graph.page)
    layout.noteLimits(graph.page, graph)
    pages = []
    var body = BodyDescription()
    if let top = graph.page.presented.last {
      let page = top.page
      body.sheet = names.view(of: key(of: top))
      body.presentation = page.refusesSwipe ? .refusesSwipe : top.kind.presentation
      pages.append((body.sheet, page))
    }
    if let inspector = graph.page.anyInspector, inspector.isPresented.wrappedValue { body.inspector = .other }
    if let split = layout.split { body.splits[0] = describe(split, names) }
    if let stack = layout.detail {
      var described = StackBody()
      described.root = body.splits[0].detailView
      guard describe(stack, &described, names) else { return nil }
      described.isRootEmpty = !described.root.isContent && !described.path.isEmpty
      if body.splits[0].hasContent, let section = body.splits[0].itemSection {
        described.rootSection = section.index + 1
      }
      body.stacks[1] = described
    }
    if let stack = layout.outer {
      var described = StackBody()
      if layout.split == nil { described.root = named(stack.root, "root", names) }
      guard describe(stack, &described, names) else { return nil }
      body.stacks[0] = described
    }
    return body
  }

  private func describe(_ split: SplitPlace, _ names: ValueNames) -> SplitBody {
    var body = SplitBody()
    body.isPresent = true
    body.identity = identity(split.identity)
    body.visibility = split.visibility.map { ColumnVisibility($0.wrappedValue) }
    body.compactColumn = split.compactColumn.map { Column($0.wrappedValue) }
    body.isColumnConstant = split.compactColumn?.isConstant ?? false
    switch split.style {
    case .automatic: body.style = .automatic
    case .balanced: body.style = .balanced
    case .prominentDetail: body.style = .prominentDetail
    }
    let bars = [split.sidebar, split.detail] + (layout.detail.map { [$0.root, $0.top] } ?? [])
    body.hasSystemToggle = !bars.contains { $0.removesSidebarToggle }
    pages.append((.menu, split.sidebar))
    body.rows = split.sidebar.list == nil ? .buttons : .list
    var shown: ShownView?
    if let list = split.sidebar.list {
      for row in list.rows { if let tag = row.tag { _ = section(tag) } }
      body.rowCount = UInt8(min(48, list.rows.count))
      body.selection = list.read().flatMap(section)
      shown = body.selection.map { .section($0) }
    }
    if let content = split.content {
      body.hasContent = true
      body.contentView = shown ?? (content.isBlank ? .blank : .placeholder)
      pages.append((body.contentView, content))
      shown = nil
      if let item = content.list?.read() {
        body.item = names.view(of: item)
        if content.list?.rows.contains(where: { $0.tag == item }) == true {
          body.itemSection = body.selection
        }
        shown = body.item
      }
    }
    let root = layout.detailRoot ?? split.detail
    let hasList = split.content?.list != nil || split.sidebar.list != nil
    body.detailView =
      root.isBlank ? .blank : shown ?? (hasList ? .placeholder : named(root, "detail", names))
    pages.append((body.detailView, root))
    return body
  }

  private func describe(_ stack: StackPlace, _ body: inout StackBody, _ names: ValueNames) -> Bool {
    let values = stack.path.values()
    guard values.count <= ViewPath.capacity else { return false }
    body.isPresent = true
    body.identity = identity(stack.identity)
    if layout.split == nil { pages.append((body.root, stack.root)) }
    for (level, value) in values.enumerated() {
      let view = stack.unresolved.contains(level) ? .unresolved : names.view(of: value)
      body.path.append(view)
      if level < stack.pages.count { pages.append((view, stack.pages[level])) }
    }
    if let (presented, page) = stack.presented {
      let view = names.view(of: presented.key)
      body.presented = view
      pages.append((view, page))
    }
    return true
  }

  private func named(_ page: Page, _ otherwise: String, _ names: ValueNames) -> ShownView {
    names.view(of: AnyHashable(PageName(page.name ?? otherwise)))
  }

  /// The numbers of what can be tapped on a view; views that may be on screen together have different ones.
  func links(on view: ShownView) -> Range<Int> {
    if view == .blank || view == .unresolved || view == .other { return 0..<0 }
    let hasContent = layout.split?.content != nil
    let room: Range<Int> =
      if view == .menu { hasContent ? 11..<16 : 10..<16 } else if !hasContent { 0..<10 } else {
        page(of: view) === layout.split?.content ? 7..<11 : 0..<7
      }
    let count = controls(on: view).count + rows(on: view).count
    if count > room.count {
      graph.isNotModelled(
        "'\(page(of: view)?.name ?? "a view")' has more than \(room.count) things to tap; the others are not tried",
        "nothing to do; findings there may be missed")
    }
    return room.lowerBound..<room.lowerBound + min(room.count, count)
  }

  /// The rows of the content column's list, which the platform selects.
  private func rows(on view: ShownView) -> [Page.Row] {
    guard let content = layout.split?.content, page(of: view) === content else { return [] }
    return content.list?.rows.filter { $0.tag != nil } ?? []
  }

  /// What something to tap promises; nil where there is nothing.
  func promise(ofLink link: Int, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    let rows = rows(on: view)
    // Rows come first: they are what such a column is for.
    if link < rows.count {
      return rows[link].tag.map { LinkPromise(names.view(of: $0), in: .detail, push: .select) }
    }
    let controls = controls(on: view)
    guard link - rows.count < controls.count else { return nil }
    guard let page = page(of: view), stands(page) else { return LinkPromise(.blank, in: .unknown) }
    switch controls[link - rows.count].effect {
    case .run: return LinkPromise(.blank, in: .unknown)
    case .value(let value): return LinkPromise(names.view(of: value), in: .anywhere, push: .value)
    case .view(let own): return LinkPromise(names.view(of: AnyHashable(own)), in: .anywhere, push: .value)
    }
  }

  /// The control behind a number, counted after the rows.
  func control(_ link: Int, on view: ShownView) -> Page.Control? {
    let (controls, first) = (controls(on: view), rows(on: view).count)
    return link >= first && link - first < controls.count ? controls[link - first] : nil
  }

  /// Whether a page stands on a stack that the platform has.
  private func stands(_ page: Page) -> Bool {
    [layout.detail, layout.outer].compactMap { $0 }.contains { stack in
      stack.root === page && !(stack === layout.outer && layout.split != nil)
        || stack.pages.contains { $0 === page } || stack.presented?.1 === page
    }
  }
}

/// What the fuzzer asks of an app; it does so on the main thread.
final class EvaluatedRouter: LiveApp {
  private let app: EvaluatedApp

  @MainActor init(_ app: EvaluatedApp) { self.app = app }

  func relaunch(_ environment: DeviceEnvironment) {
    MainActor.assumeIsolated { app.relaunch(environment) }
  }
  func body(_ names: ValueNames) -> BodyDescription? {
    MainActor.assumeIsolated { app.body(names) }
  }
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Bool {
    MainActor.assumeIsolated { app.handle(event, environment, names) }
  }
  func links(on view: ShownView, _ names: ValueNames) -> Range<Int> {
    MainActor.assumeIsolated {
      _ = app.body(names)
      return app.links(on: view)
    }
  }
  func promise(ofLink link: UInt8, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    MainActor.assumeIsolated {
      _ = app.body(names)
      return app.promise(ofLink: Int(link), on: view, names)
    }
  }
}

extension EvaluatedRouter {
  func name(ofLink link: UInt8, on view: ShownView, _ names: ValueNames) -> String? {
    MainActor.assumeIsolated {
      _ = app.body(names)
      return app.control(Int(link), on: view)?.label
    }
  }
}

extension EnvironmentValues {
  init(_ environment: DeviceEnvironment) {
    self.init()
    surroundings.take(environment)
  }
}

extension Surroundings {
  mutating func take(_ environment: DeviceEnvironment) {
    horizontalSizeClass = environment.isCompact ? .compact : .regular
    verticalSizeClass = environment.isVerticallyCompact ? .compact : .regular
    let device = Device.all[Int(environment.device)]
    windowSize = CGSize(
      width: environment.widthPoints,
      height: environment.isLandscapeScreen ? device.widthPoints : device.heightPoints)
  }
}

extension NavigationSplitViewVisibility {
  init(_ value: ColumnVisibility) {
    switch value {
    case .automatic: self = .automatic
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    }
  }
}

extension ColumnVisibility {
  init(_ value: NavigationSplitViewVisibility) {
    switch value {
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    default: self = .automatic
    }
  }
}

extension NavigationSplitViewColumn {
  init(_ value: Column) {
    switch value {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    }
  }
}

extension Column {
  init(_ value: NavigationSplitViewColumn) {
    self = value == .sidebar ? .sidebar : value == .content ? .content : .detail
  }
}
