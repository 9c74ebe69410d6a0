internal import SplitFuzz
internal import SplitModel

/// A walk through an app before it is fuzzed, which finds where its containers can be.
///
/// It chooses every row and taps everything that it meets once, in the order on screen, and so does the same each time.
@MainActor struct Survey {
  /// The most taps; what is found later is noted as not modelled, see ``covers(_:)``.
  private static let most = 200

  private(set) var hasSplit = false
  /// Whether anything leads from one view to another.
  private(set) var leadsOn = false
  /// Whether any container was met.
  private(set) var hasContainer = false
  private(set) var hasInner = false
  private(set) var hasDetailStack = false
  private(set) var hasInspector = false
  /// Whether something was there that deletes.
  private(set) var deletes = false
  /// Whether a view with buttons hides the system's back button; which of them goes back is not known.
  private(set) var hidesBack = false
  /// Whether a view has started a task that waits for something.
  private(set) var startsWork = false
  /// Whether the app has a split where there is room, and other containers where the width is compact.
  private(set) var choosesContainers = false
  /// The views that external events say they show, by the events' numbers.
  private(set) var targets: [Int: Target] = [:]
  /// A view wherever the app is launched.
  enum Target {
    case section(SidebarSection)
    case value(AnyHashable)

    func promise(_ names: ValueNames) -> ProgramPromise {
      switch self {
      case .section(let section): ProgramPromise(.goTo, .section(section))
      case .value(let value): ProgramPromise(.goTo, names.view(of: value))
      }
    }
  }
  /// The rows of the first sidebar that was met.
  private(set) var rows: [EvaluatedApp.KnownRow] = []
  /// Whether the first stack stands in the place of the split, as on phones.
  private var standsAlone = false
  private var home: AppLayout.Home?
  private var tried: Set<[String]> = []

  /// Walks through an app, launched on a wide device and on a phone; and turns a phone whose size class that changes.
  ///
  /// - Parameters:
  ///   - events: The external events.
  ///   - titles: What they say they show, by their numbers.
  ///   - work: What takes time.
  ///   - launch: Launches the app.
  init(
    _ events: [Vocabulary.Program], showing titles: [Int: String] = [:], _ work: DeferredWork,
    _ launch: (DeviceEnvironment) -> EvaluatedApp
  ) {
    func environment(_ name: String, isLandscape: Bool) -> DeviceEnvironment {
      DeviceEnvironment(
        device: Device.all.firstIndex { $0.name == name } ?? 0, isLandscape: isLandscape)
    }
    for (name, isLandscape) in [("ipad-13", true), ("iphone-15", false)] {
      let environment = environment(name, isLandscape: isLandscape)
      walk(launch(environment), environment, events, titles, work)
    }
    // A large phone, which has a regular width when it is turned.
    let app = launch(environment("iphone-15-pro-max", isLandscape: true))
    let hadSplit = app.layout.split != nil
    _ = app.surround(environment("iphone-15-pro-max", isLandscape: false), ValueNames())
    choosesContainers = hadSplit != (app.layout.split != nil)
  }

  private mutating func walk(
    _ app: EvaluatedApp, _ environment: DeviceEnvironment, _ events: [Vocabulary.Program],
    _ titles: [Int: String], _ work: DeferredWork
  ) {
    let names = ValueNames()
    var programs = events.enumerated().flatMap { program, event in
      (0..<max(1, event.arguments.count)).map {
        AppEvent.program(UInt8(program), argument: UInt8($0))
      }
    }
    programs.reverse()
    tried = []
    for _ in 0..<Self.most {
      guard app.graph.problems.isEmpty, app.body(names) != nil else { return }
      look(app)
      if let event = next(app) ?? leave(app) {
        _ = app.handle(event, environment, names)
      } else if let program = programs.popLast() {
        _ = app.handle(program, environment, names)
        work.completeAll()
        if case .program(let number, _) = program, let title = titles[Int(number)] {
          note(Int(number), title, app, names)
        }
      } else {
        return
      }
      work.completeAll()
    }
  }

  /// Notes what an event has shown.
  private mutating func note(_ event: Int, _ title: String, _ app: EvaluatedApp, _ names: ValueNames) {
    guard targets[event] == nil, app.body(names) != nil,
      let view = app.pages.last(where: { $0.page.name == title })?.view
    else { return }
    if let section = view.section {
      if app.isKnownAtLaunch(section) { targets[event] = .section(section) }
    } else if let value = names.value(of: view), app.keys.isStable(value) {
      targets[event] = .value(value)
    }
  }

  private mutating func look(_ app: EvaluatedApp) {
    let layout = app.layout
    hasSplit = hasSplit || layout.split != nil
    leadsOn =
      leadsOn || hasSplit || app.pages.contains { $0.page.leadsOn }
      || layout.first?.top !== layout.first?.root
    hasContainer = hasContainer || !layout.isPlain
    startsWork = startsWork || app.graph.startsWork
    if rows.isEmpty { rows = layout.knownRows }
    hasInner = hasInner || layout.inner != nil
    hasDetailStack = hasDetailStack || layout.detail != nil
    deletes = deletes || app.pages.contains { $0.page.controls.contains(where: \.saysItDeletes) }
    hasInspector = hasInspector || app.graph.page.anyInspector != nil
    hidesBack = hidesBack || app.pages.contains { $0.page.hidesBack && !$0.page.controls.isEmpty }
    guard layout.first != nil else { return }
    if layout.split == nil { standsAlone = true } else if home == nil { home = layout.home }
  }

  /// Something that was not tried before.
  private mutating func next(_ app: EvaluatedApp) -> AppEvent? {
    let isPresenting = !app.graph.page.presented.isEmpty
    for (view, page) in app.pages {
      if view == .menu, !isPresenting {
        let list = app.layout.split?.sidebar.anyList
        for row in list?.rows ?? [] where list?.choosesByTap == true {
          guard let tag = row.tag, let section = app.section(tag) else { continue }
          if tried.insert(["row", "\(tag)"]).inserted { return .writeSelection(split: 0, section) }
        }
      }
      for link in app.links(on: view) {
        let number = link - app.links(on: view).lowerBound
        let label = app.label(ofLink: number, on: view) ?? "row \(number)"
        if tried.insert([page.name ?? "", label]).inserted { return .open(UInt8(number), on: view) }
      }
      if isPresenting { return .dismissSheet }
    }
    return nil
  }

  /// Goes back, where there is something to go back from.
  private func leave(_ app: EvaluatedApp) -> AppEvent? {
    for (number, stack) in [(0, app.layout.first), (1, app.layout.detail)] {
      guard let stack else { continue }
      if !stack.path.values().isEmpty { return .writePath(stack: UInt8(number), count: 0) }
    }
    return nil
  }

  /// What is not checked of such an app, a sentence each.
  var caveats: [String] {
    choosesContainers
      ? [
        "the app has a split view only where there is room: what a change of size class keeps is not checked"
      ]
      : []
  }

  /// Whether every container of a layout has a place that the walk has found.
  func covers(_ layout: AppLayout) -> Bool {
    if layout.split == nil { return layout.first == nil || standsAlone }
    return hasSplit && (layout.inner == nil || hasInner) && (layout.detail == nil || hasDetailStack)
      && (layout.first == nil || layout.home == home)
  }

  /// Which container can lie in which.
  var tree: ContainerTree {
    guard hasSplit else { return ContainerTree(root: .stack0) }
    let last: ContainerTree.Content = hasDetailStack ? .stack1 : .view
    return ContainerTree(
      root: home == .around ? .stack0 : .split0, stackRoots: (home == .around ? .split0 : .view, .view),
      details: hasInner ? (.split1, last) : (last, .view),
      contents: (home == .content ? .stack0 : .view, .view),
      sidebar: home == .sidebar || home == nil && standsAlone ? .stack0 : .view)
  }
}
