public import SplitModel

/// What a person says of their router's body, and how the router is told of events.
@MainActor
@usableFromInline
struct LiveDescription<Router> {
  @usableFromInline let name: String
  @usableFromInline let sidebar: LiveSidebar<Router>
  @usableFromInline let content: LiveContent<Router>?
  @usableFromInline let detail: LiveStack<Router>
  @usableFromInline let fullScreen: LiveStack<Router>?
  @usableFromInline let sheet: LiveSheet<Router>?
  @usableFromInline let visibility: LiveBinding<Router, ColumnVisibility>?
  @usableFromInline let compactColumn: LiveBinding<Router, Column>?
  @usableFromInline let toggle: ((inout Router) -> Void)?
  @usableFromInline let changes: [LiveChange<Router>]
  @usableFromInline let environmentChanged: ((inout Router, DeviceEnvironment) -> Void)?
  @usableFromInline let programs: [LiveProgram<Router>]
  @usableFromInline let beliefs: ((Router) -> Beliefs)?
  @usableFromInline let style: SplitStyle
  @usableFromInline let scenePhase: ((inout Router, LifePhase) -> Void)?
  @usableFromInline let asynchrony: Asynchrony
  /// Forgets what outlives a router: singletons, storage.
  @usableFromInline let reset: (() -> Void)?
  /// Begins a process, and answers what makes the routers of its windows.
  @usableFromInline let begin: () -> (Deferred) -> Router

  @inlinable
  init(
    name: String, sidebar: LiveSidebar<Router>, content: LiveContent<Router>?, detail: LiveStack<Router>,
    fullScreen: LiveStack<Router>?, sheet: LiveSheet<Router>?,
    visibility: LiveBinding<Router, ColumnVisibility>?, compactColumn: LiveBinding<Router, Column>?,
    toggle: ((inout Router) -> Void)?, changes: [LiveChange<Router>],
    environmentChanged: ((inout Router, DeviceEnvironment) -> Void)?, programs: [LiveProgram<Router>],
    scenePhase: ((inout Router, LifePhase) -> Void)?, beliefs: ((Router) -> Beliefs)?, style: SplitStyle,
    asynchrony: Asynchrony, reset: (() -> Void)?, begin: @escaping () -> (Deferred) -> Router
  ) {
    self.name = name
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.fullScreen = fullScreen
    self.sheet = sheet
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.toggle = toggle
    self.changes = changes
    self.environmentChanged = environmentChanged
    self.programs = programs
    self.beliefs = beliefs
    self.style = style
    self.scenePhase = scenePhase
    self.asynchrony = asynchrony
    self.reset = reset
    self.begin = begin
  }

  /// The same by another name, with processes that begin otherwise.
  func named(_ name: String, beginning begin: @escaping () -> (Deferred) -> Router) -> LiveDescription {
    LiveDescription(
      name: name, sidebar: sidebar, content: content, detail: detail, fullScreen: fullScreen, sheet: sheet,
      visibility: visibility, compactColumn: compactColumn, toggle: toggle, changes: changes,
      environmentChanged: environmentChanged,
      programs: programs, scenePhase: scenePhase, beliefs: beliefs, style: style, asynchrony: asynchrony,
      reset: reset, begin: begin)
  }

  /// A fresh router of a fresh process.
  @inlinable
  func make(_ deferred: Deferred) -> Router {
    reset?()
    return begin()(deferred)
  }

  /// The router without its type.
  @inlinable
  func subject(_ policies: Policies) -> LiveSubject {
    LiveSubject(
      name: name, policies: policies, hasFullScreen: fullScreen != nil, rowLabels: sidebar.labels,
      rowValues: sidebar.values,
      programs: programs.map {
        (name: $0.name, kind: $0.kind, target: $0.target, presents: $0.presents, deletes: $0.deletes)
      },
      asynchrony: asynchrony, resets: reset != nil, saves: sheet?.saves != nil, calls: calls)
  }

  @inlinable
  var calls: LiveCalls {
    let description = LiveUnchecked(self)
    var believe: (@MainActor @Sendable (LiveRouter) -> Beliefs)?
    if beliefs != nil { believe = { router in description.value.beliefs(of: Self.box(router)) } }
    return LiveCalls(
      make: { environment in
        description.value.reset?()
        return LiveBox<Router>(description.value, environment, description.value.begin())
      },
      open: { router, environment in
        LiveBox<Router>(description.value, environment, Self.box(router).makeAnother)
      },
      look: { router in description.value.runChanges(Self.box(router)) },
      body: { router, names in description.value.body(Self.box(router), names) },
      handle: { router, event, environment, names in
        description.value.handle(event, Self.box(router), environment, names)
      },
      link: { router, link, view, names in
        description.value.link(link, on: view, Self.box(router), names)
      },
      linkCount: { router, view, names in
        description.value.linkCount(on: view, Self.box(router), names)
      },
      refuses: { router, program in
        description.value.programs[Int(program)].isRefused?(Self.box(router).router.value) ?? false
      },
      saves: { router in description.value.sheet?.saves?(Self.box(router).router.value) ?? 0 },
      beliefs: believe)
  }

  @inlinable
  static func box(_ router: LiveRouter) -> LiveBox<Router> {
    unsafeDowncast(router, to: LiveBox<Router>.self)
  }

  /// What the body says; nil when some path is longer than the model holds.
  @inlinable
  func body(_ box: LiveBox<Router>, _ names: ValueNames) -> BodyDescription? {
    var body = BodyDescription()
    let row = sidebar.read(box.router.value)
    body.splits[0].isPresent = true
    body.splits[0].visibility = visibility?.read(box.router.value)
    body.splits[0].compactColumn = compactColumn?.read(box.router.value)
    body.splits[0].style = style
    body.splits[0].rows = sidebar.isList ? .list : .buttons
    body.splits[0].rowCount = UInt8(sidebar.labels.count)
    body.splits[0].selection = row.map { SidebarSection(UInt8($0)) }
    body.splits[0].hasSystemToggle = toggle == nil
    body.splits[0].hasAppToggle = toggle != nil
    body.stacks[1].isPresent = true
    body.stacks[1].root = row.map { .section(SidebarSection(UInt8($0))) } ?? .placeholder
    if let content { describe(content, box.router.value, names, &body) }
    guard let path = box.detail.read(box.router.value, names) else { return nil }
    body.stacks[1].path = path
    body.stacks[1].presented = detail.presented?(box.router.value).map { names.view(of: $0) }
    if let fullScreen, let followed = box.fullScreen {
      guard let path = followed.read(box.router.value, names) else { return nil }
      body.stacks[0].isPresent = true
      body.stacks[0].path = path
      body.stacks[0].presented = fullScreen.presented?(box.router.value).map { names.view(of: $0) }
    }
    if let sheet, let item = sheet.item(box.router.value) {
      body.sheet = names.view(of: item)
      body.presentation = sheet.presentation
    }
    return body
  }

  /// Tells the router of an event, then runs the handlers of what changed.
  @inlinable
  func handle(
    _ event: AppEvent, _ box: LiveBox<Router>, _ environment: DeviceEnvironment, _ names: ValueNames
  ) {
    switch event {
    case .toggle: toggle?(&box.router.value)
    case .choose(let section): sidebar.write(&box.router.value, Int(section.index))
    case .open(let link, on: let view):
      let links = links(on: view, box, names)
      if Int(link) < links.count { links[Int(link)].action?(&box.router.value) }
    case .program(let program, _):
      if Int(program) < programs.count {
        // A path that does not show its elements knows those alone that have a name already.
        if let target = programs[Int(program)].target, !sidebar.values.contains(target) {
          _ = names.view(of: target)
        }
        programs[Int(program)].run(&box.router.value)
      }
    case .environmentChanged: environmentChanged?(&box.router.value, environment)
    case .completion(let number): box.work.complete(number)
    case .writeVisibility(_, let value): visibility?.write(&box.router.value, value)
    case .writeCompactColumn(_, let value): compactColumn?.write(&box.router.value, value)
    case .writeSelection(_, let section): sidebar.write(&box.router.value, section.map { Int($0.index) })
    case .writePath(let stack, let count): self.stack(stack).truncate(&box.router.value, Int(count))
    case .writeAppend(let stack, let view): box.path(stack).append(&box.router.value, view, names)
    case .writeDismissal(let stack): self.stack(stack).dismiss(&box.router.value)
    case .enteredBackground: scenePhase?(&box.router.value, .background)
    case .locked(let inBackground): if !inBackground { scenePhase?(&box.router.value, .background) }
    case .enteredForeground: scenePhase?(&box.router.value, .active)
    case .writeItem(_, let view): content?.write(&box.router.value, names.value(of: view))
    case .dismissSheet: sheet?.dismiss(&box.router.value)
    case .writePresented(let view):
      if isPresented(view, box, names) { sheet?.dismiss(&box.router.value) }
    case .back, .appeared, .updated, .rootAppeared, .viewBeginsToLeave, .viewStays, .writeInspector: break
    }
    runChanges(box)
  }

  @inlinable
  func beliefs(of box: LiveBox<Router>) -> Beliefs { beliefs?(box.router.value) ?? Beliefs() }

  @inlinable
  func stack(_ number: UInt8) -> LiveStack<Router> { number == 0 ? fullScreen ?? detail : detail }

  /// The links on a view, wherever it is.
  @inlinable
  func links(on view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames) -> [LiveLink<Router>] {
    if let sheet, isPresented(view, box, names) { return sheet.links(box.router.value) }
    if let items = items(on: view, box.router.value) { return items.map { .item($0) } }
    if isEmptyColumn(view, box.router.value) { return [] }
    if isRoot(view, box, names) { return detail.rootLinks(box.router.value) }
    return followed(view, box, names).links(box.router.value, view, names)
  }

  /// A link on a view.
  @inlinable
  func link(
    _ number: UInt8, on view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames
  ) -> LiveOpening? {
    let links = links(on: view, box, names)
    return Int(number) < links.count ? links[Int(number)].opening : nil
  }

  /// How many links a view has.
  @inlinable
  func linkCount(on view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames) -> Int {
    if sheet != nil || content != nil { return links(on: view, box, names).count }
    return followed(view, box, names).linkCount(box.router.value, view, names)
  }

  /// The path to which a view belongs: that over everything where it stands there, else the detail's.
  @inlinable
  func followed(_ view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames) -> LivePath<Router> {
    if let fullScreen = box.fullScreen, fullScreen.holds(box.router.value, view, names) { return fullScreen }
    return box.detail
  }

  /// Runs `onChange` handlers round by round until nothing changes; eight rounds are more than any app means
  /// to have.
  ///
  /// - Returns: Whether anything had changed.
  @inlinable
  @discardableResult
  func runChanges(_ box: LiveBox<Router>) -> Bool {
    if box.watchers.isEmpty { return false }
    for round in 0..<8 {
      var hasChanged = false
      for look in box.watchers where look(&box.router.value) { hasChanged = true }
      if !hasChanged { return round > 0 }
    }
    return true
  }
}

/// Carries a description to where it is used, which is the main actor again.
@usableFromInline
struct LiveUnchecked<Router>: @unchecked Sendable {
  @usableFromInline let value: LiveDescription<Router>

  @inlinable
  init(_ value: LiveDescription<Router>) { self.value = value }
}
