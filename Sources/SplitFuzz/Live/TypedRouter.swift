internal import SplitModel

/// A router of one type, with the handlers that watch it and its paths.
final class TypedRouter<Router>: LiveRouter, @unchecked Sendable {
  let router: UnsafeMutablePointer<Router>
  let description: LiveDescription<Router>
  let detail: any LivePath<Router>
  let fullScreen: (any LivePath<Router>)?
  private var watchers: [LiveChange<Router>.Watcher]
  private let constantBody: BodyDescription  // What the body always says
  private var make: (Deferred) -> Router  // Makes the routers of this process

  init(
    _ description: LiveDescription<Router>, _ environment: DeviceEnvironment,
    _ make: @escaping (Deferred) -> Router
  ) {
    let work = DeferredWork()
    var router = make(work.deferred)
    description.environmentChanged?(&router, environment)
    watchers = description.changes.map { $0.watch(router) }
    detail = description.detail.follow(description.sidebar)
    fullScreen = description.fullScreen?.follow(description.sidebar)
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].style = description.style
    body.splits[0].rows = description.sidebar.isList ? .list : .buttons
    body.splits[0].rowCount = UInt8(description.sidebar.labels.count)
    body.splits[0].hasSystemToggle = description.toggle == nil
    body.splits[0].hasAppToggle = description.toggle != nil
    body.splits[0].isColumnConstant = description.compactColumn?.isConstant ?? false
    constantBody = body
    self.description = description
    self.make = make
    self.router = .allocate(capacity: 1)
    self.router.initialize(to: router)
    super.init(work)
  }

  deinit {
    router.deinitialize(count: 1)
    router.deallocate()
  }

  override func makeAnother(_ environment: DeviceEnvironment) -> LiveRouter {
    TypedRouter(description, environment, make)
  }

  override func relaunch(_ environment: DeviceEnvironment) {
    super.relaunch(environment)
    make = description.begin()
    router.pointee = make(work.deferred)
    description.environmentChanged?(&router.pointee, environment)
    watchers = description.changes.map { $0.watch(router.pointee) }
  }

  override var saves: Int { description.sheet?.saves?(router.pointee) ?? 0 }
  override var environmentCopies: EnvironmentCopies {
    description.environmentCopies?(router.pointee) ?? EnvironmentCopies()
  }

  override func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Handled {
    var hasDeleted = false
    switch event {
    case .toggle: description.toggle?(&router.pointee)
    case .choose(let section): description.sidebar.write(&router.pointee, Int(section.index))
    case .open(let link, on: let view):
      let links = links(on: view, names)
      if Int(link) < links.count {
        hasDeleted = links[Int(link)].deletes
        links[Int(link)].action?(&router.pointee)
      }
    case .call(let call, _):
      if Int(call) < description.events.count {
        // On a path that hides its elements only values with a name are recognized.
        _ = target(ofCall: Int(call), names)
        hasDeleted = description.events[Int(call)].deletes
        description.events[Int(call)].run(&router.pointee)
      }
    case .environmentChanged: description.environmentChanged?(&router.pointee, environment)
    case .completion(let number), .updated(let number): work.complete(number)
    case .writeVisibility(_, let value): description.visibility?.write(&router.pointee, value)
    case .writeCompactColumn(_, let value): description.compactColumn?.write(&router.pointee, value)
    case .writeSelection(_, let section):
      description.sidebar.write(&router.pointee, section.map { Int($0.index) })
    case .writePath(let stack, let count): path(stack).truncate(&router.pointee, to: Int(count))
    case .writeAppend(let stack, let view):
      if let value = names.value(of: view) { path(stack).append(value, to: &router.pointee) }
    case .writeDismissal(let stack):
      let stack = stack == 0 ? description.fullScreen ?? description.detail : description.detail
      stack.presented?.write(&router.pointee, nil)
    case .enteredBackground, .locked(inBackground: false):
      description.scenePhase?(&router.pointee, .background)
    case .enteredForeground: description.scenePhase?(&router.pointee, .active)
    case .writeItem(_, let view): description.content?.selection.write(&router.pointee, names.value(of: view))
    case .dismissSheet: description.sheet?.item.write(&router.pointee, nil)
    case .writeInspector(let isPresented): description.inspector?.write(&router.pointee, isPresented)
    case .writePresented(let view):
      if isPresented(view, names) { description.sheet?.item.write(&router.pointee, nil) }
    case .locked, .back, .appeared, .columnsMoved, .rootAppeared, .viewBeginsToLeave, .viewStays: break
    }
    _ = runChanges()
    return hasDeleted ? .deletes : []
  }

  /// Runs `onChange` handlers until nothing changes; eight rounds are more than any app needs.
  override func runChanges() -> Bool {
    if watchers.isEmpty { return false }
    for round in 0..<8 {
      var hasChanged = false
      for watcher in watchers where watcher(&router.pointee) { hasChanged = true }
      if !hasChanged { return round > 0 }
    }
    return true
  }

  override func promise(ofCall number: UInt8, _ names: ValueNames) -> CallPromise? {
    guard Int(number) < description.events.count else { return nil }
    let call = description.events[Int(number)]
    guard let kind = call.kind, call.isRefused?(router.pointee) != true else { return nil }
    let target = target(ofCall: Int(number), names)
    return CallPromise(kind, target, in: call.presents ? .sheet : .anywhere)
  }

  private func target(ofCall number: Int, _ names: ValueNames) -> ShownView {
    view(of: description.events[number].target(router.pointee), names)
  }

  override func view(of value: AnyHashable?, _ names: ValueNames) -> ShownView {
    if let value, let row = description.sidebar.values.firstIndex(of: value) {
      return .section(SidebarSection(UInt8(row)))
    }
    return super.view(of: value, names)
  }

  private func path(_ number: UInt8) -> any LivePath<Router> { number == 0 ? fullScreen ?? detail : detail }

  override func body(_ names: ValueNames) -> BodyDescription? {
    var body = constantBody
    var (split, stack) = (body.splits[0], body.stacks[1])
    let section = description.sidebar.read(router.pointee).map { SidebarSection(UInt8($0)) }
    split.visibility = description.visibility?.read(router.pointee)
    split.compactColumn = description.compactColumn?.read(router.pointee)
    split.selection = section
    stack.root = section.map { .section($0) } ?? .placeholder
    if let content = description.content { describe(content, &split, &stack, names) }
    if description.detail.isStack {
      guard describe(detail, description.detail.presented, &stack, names) else { return nil }
      stack.isRootEmpty =
        stack.root == .placeholder && !stack.path.isEmpty
        && (description.content != nil || detail.rootLinks(router.pointee).isEmpty)
      body.stacks[1] = stack
    } else {
      split.detailView = stack.root
    }
    body.splits[0] = split
    if let fullScreen {
      var stack = StackBody()
      guard describe(fullScreen, description.fullScreen?.presented, &stack, names) else { return nil }
      body.stacks[0] = stack
    }
    if let sheet = description.sheet, let item = sheet.item.read(router.pointee) {
      body.sheet = names.view(of: item)
      body.presentation = sheet.presentation
    }
    if description.inspector?.read(router.pointee) == true { body.inspector = .other }
    return body
  }

  private func describe(
    _ path: any LivePath<Router>, _ presented: LiveBinding<Router, AnyHashable?>?, _ stack: inout StackBody,
    _ names: ValueNames
  ) -> Bool {
    guard let views = path.read(router.pointee, names) else { return false }
    stack.isPresent = true
    stack.path = views
    stack.identity = path.identity(router.pointee)
    stack.presented = presented?.read(router.pointee).map { names.view(of: $0) }
    return true
  }

  /// Describes three columns, with the selected item as the root of the detail's stack.
  private func describe(
    _ content: LiveContent<Router>, _ split: inout SplitBody, _ stack: inout StackBody, _ names: ValueNames
  ) {
    split.hasContent = true
    split.contentView = stack.root
    stack.root = .placeholder
    guard let item = content.selection.read(router.pointee) else { return }
    split.item = names.view(of: item)
    stack.root = split.item
    guard let row = row(of: item, content) else { return }
    split.itemSection = SidebarSection(UInt8(row))
    stack.rootSection = UInt8(row) + 1
  }

  /// The row in whose list an item is: the selected one if possible, else any.
  private func row(of item: AnyHashable, _ content: LiveContent<Router>) -> Int? {
    let sidebar = description.sidebar
    let selected = sidebar.read(router.pointee)
    let holds = { [router] (row: Int) in content.items(router.pointee, sidebar.values[row]).contains(item) }
    if let selected, holds(selected) { return selected }
    return sidebar.values.indices.first { $0 != selected && holds($0) }
  }

  func isPresented(_ view: ShownView, _ names: ValueNames) -> Bool {
    description.sheet?.item.read(router.pointee).map { names.view(of: $0) == view } ?? false
  }

  override func promise(ofLink number: UInt8, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    let links = links(on: view, names)
    guard Int(number) < links.count else { return nil }
    let link = links[Int(number)]
    // A button may open a row of the sidebar.
    let opensRow = link.push == .app && link.target == .anywhere
    let route = link.route()
    let opened = opensRow ? self.view(of: route, names) : route.map { names.view(of: $0) }
    return LinkPromise(opened ?? .blank, in: link.target, push: link.push)
  }

  /// Those in the content column have the upper half where there is one, since they are on screen beside others.
  override func links(on view: ShownView, _ body: BodyDescription, _ names: ValueNames) -> Range<Int> {
    let hasContent = body.splits[0].hasContent
    let first = hasContent && view.section != nil ? 8 : 0
    return first..<first + min(links(on: view, names).count, hasContent ? 8 : 16)
  }

  /// The links on a view, in whichever container it is.
  func links(on view: ShownView, _ names: ValueNames) -> [LiveLink<Router>] {
    if view == .other || view == .unresolved || view == .menu || view == .blank { return [] }
    if isPresented(view, names), let sheet = description.sheet { return sheet.links(router.pointee) }
    if let content = description.content {
      let values = description.sidebar.values
      if let section = view.section, Int(section.index) < values.count {
        return content.items(router.pointee, values[Int(section.index)]).map { .item($0) }
      }
      let item = content.selection.read(router.pointee)
      // Without an item the placeholder stands in the detail.
      if item == nil, view == .placeholder { return [] }
      if let item, names.view(of: item) == view, !detail.holds(view, router.pointee, names) {
        return detail.rootLinks(router.pointee)
      }
    }
    let path = fullScreen.flatMap { $0.holds(view, router.pointee, names) ? $0 : nil } ?? detail
    return view.destination == nil
      ? path.rootLinks(router.pointee) : path.links(on: view, router.pointee, names)
  }
}
