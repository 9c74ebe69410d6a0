internal import SplitFuzz
internal import SplitModel

/// A walk through an app before it is fuzzed, which finds where its containers can be.
///
/// It chooses every row and taps everything that it meets once, in the order on screen, and so does the same each time; what it
/// left before all there was tapped it opens again. On a phone it walks once more, the view in front first, since what was
/// pushed before lies beneath what is pushed then. After each tap the app's tasks go on until none waits any more. External
/// events that say what they show come first, each in a launch of its own.
@MainActor final class Survey {
  /// The most taps; what is found later is noted as not modelled, see ``covers(_:)``.
  nonisolated static let most = 200
  /// The most taps until an app that begins with another screen, such as that for signing in, has its containers.
  nonisolated static let mostBefore = 20
  /// How often all is tapped again until such an app has them.
  private var rounds = 3

  /// The tabs with a split; zero stands for an app without tabs.
  private(set) var splitTabs: Set<UInt8> = []
  /// Whether anything leads from one view to another.
  private(set) var leadsOn = false
  private(set) var hasContainer = false
  /// Whether tasks went on before any container was met.
  private(set) var waitsForContainer = false
  /// What is wrong with the views at the launch.
  private(set) var problems: [ViewGraph.Problem] = []
  /// Whether views start work at the launch.
  private(set) var startsWorkAtLaunch = false
  /// Whether they put something on the main queue there.
  private(set) var usesQueueAtLaunch = false
  private(set) var hasInner = false, hasDetailStack = false
  /// Whether anything in a sidebar has ever led on.
  private(set) var sidebarLeadsOn = false
  /// Whether a view that is pushed in a sidebar without a selection has a list with one.
  private(set) var pushesLists = false
  /// Whether something with a stack is presented.
  private(set) var hasSheetStack = false
  private(set) var deletes = false
  private(set) var faces = DetailFaces()
  /// The names of rows that other views were seen to show.
  private(set) var rowNames: Set<String> = []
  /// What the last column shows for a row, by the row's label, when its views are made for it; and the second of three.
  var details: [String: [String]] = [:], contents: [String: [String]] = [:]
  /// What may be meant.
  var notes: [ViewGraph.Problem] = []
  /// Whether a task waits for something, whatever has started it.
  private(set) var startsWork = false
  /// Whether there may be changes that nothing announces.
  private(set) var missesChanges = false
  /// Whether the app waits for a timer, or for another gesture than a tap.
  private(set) var awaitsOthers = false
  /// All that were launched, so that the last to let go of them is the main thread; nothing is done to the first.
  private var apps: [EvaluatedApp] = []
  /// Whether something that was done to another launch has reached it, such as a notification.
  private(set) var reachesOtherLaunches = false
  /// Whether the app has other containers where the width is compact than where there is room.
  private(set) var choosesContainers = false
  /// The views that external events say they show, by the events' numbers.
  var targets: [Int: Target] = [:]
  /// Those of them that stood on a stack in what is presented.
  var shownInSheets: Set<Int> = []
  /// Those of them that have changed what is chosen, pushed or presented.
  var effective: Set<Int> = []
  /// What is in front after those that do not show what they say.
  var shownInstead: [Int: String] = [:]
  /// Those of which it is not known that the app has them at its launch, since they were shown after a start.
  var shownAfterStarts: Set<Int> = []
  /// The events that end the session.
  let signOuts: Set<Int>
  /// Where the events are that leave the person in place.
  let refreshes: [Int: Writer]
  /// What was done since the last launch, which a trap says; it may come on another thread, while this one waits.
  nonisolated(unsafe) var steps = ["launch on ipad-13 landscape"]
  /// The rows of the first sidebar that was met.
  private(set) var rows: [EvaluatedApp.KnownRow] = []
  /// Whether the first stack stands in the place of the split.
  private(set) var standsAlone = false
  private(set) var home: AppLayout.Home?
  var tapped = Tapped()
  /// The numbers of what can be tapped.
  private(set) var numbers: [TapNumbers.Screen: TapNumbers] = [:]
  /// How many taps and events there were, and how many places of views were evaluated for them.
  var turnCount = 0
  private(set) var placeCount = 0

  nonisolated init(signOuts: Set<Int> = [], refreshes: [Int: Writer] = [:]) {
    (self.signOuts, self.refreshes) = (signOuts, refreshes)
  }

  /// Walks through an app, launched on a wide device and on a phone; and turns a phone whose size class that changes.
  ///
  /// Its tasks go on where this thread may wait, and do not on the main one.
  nonisolated func walk(_ plan: Plan) {
    walkThrough(plan)
    MainThread.does {
      self.placeCount = self.apps.reduce(0) { $0 + $1.graph.metCount }
      if self.sheetStack == nil { for event in self.shownInSheets { self.targets[event] = .presented } }
      self.apps = []
    }
  }

  private nonisolated func walkThrough(_ plan: Plan) {
    guard begin(plan) else { return }
    // What a walk has done to an app, such as deleting a row, is no part of what an event does.
    let starts = [nil] + plan.starts.indices.map { Optional($0) }
    let places = starts.map { [Place("ipad-13", true, $0), Place("iphone-15", false, $0)] }
    for place in places.joined() {
      for (number, event) in plan.events.enumerated() where plan.titles[number] != nil {
        call(number, event.name, at: place, plan)
      }
    }
    for places in places {
      for place in places { walk(from: place, plan) }
      walk(from: places[1], plan, isDeep: true)
    }
    visitRows(plan)
    MainThread.does {
      self.reachesOtherLaunches = self.apps.first?.graph.changes.hasAny == true
      self.standsAlone = self.standsAlone || plan.turns.hasMetPlain
    }
    // On a tablet, as the app may be another one on any phone; a large phone has a regular width when it is turned.
    let phone = "iphone-15-pro-max"
    for (place, narrow) in [
      (Place("ipad-13", true), Self.environment(Place("ipad-13", true)).narrow),
      (Place(phone, true), Self.environment(Place(phone, false))),
    ] {
      let wide = launch(place, plan)
      guard isSound(wide, plan) else { return }
      plan.turns.does(wide.app) {
        let kind = wide.app.containerKind
        _ = wide.app.surround(narrow, wide.names)
        self.choosesContainers = self.choosesContainers || kind != wide.app.containerKind
      }
    }
  }

  /// Launches the app once; false where its views cannot be evaluated.
  private nonisolated func begin(_ plan: Plan) -> Bool {
    let isSound = plan.turns.does {
      let app = plan.launch(Self.environment(Place("ipad-13", true)), [])
      self.problems = app.graph.problems
      if app.graph.canGoOn, app.body(ValueNames()) == nil {
        self.problems.append(
          ViewGraph.Problem(
            problem: "more than \(ViewPath.capacity) values are on a path at the launch",
            remedy: "let fewer be there, and clear by 'reset' what outlives a launch"))
      }
      self.startsWorkAtLaunch = app.graph.startsWork
      self.usesQueueAtLaunch = app.queue.isUsed
      self.rows = app.layout.knownRows
      self.apps = [app]
      return app.graph.canGoOn
    }
    // Objects that views make may have started tasks too.
    if plan.turns.hasGoneOn { MainThread.does { self.startsWorkAtLaunch = true } }
    return isSound
  }

  private nonisolated static func environment(_ place: Place) -> DeviceEnvironment {
    DeviceEnvironment(
      device: Device.all.firstIndex { $0.name == place.device } ?? 0, isLandscape: place.isLandscape)
  }

  nonisolated func launch(_ place: Place, _ plan: Plan) -> Launched {
    let (environment, names) = (Self.environment(place), ValueNames())
    let app = plan.turns.launches {
      self.tapped = Tapped()
      self.steps = ["launch on \(place.device)\(place.isLandscape ? " landscape" : "")"]
      let app = plan.launch(environment, self.rows)
      self.apps.append(app)
      self.lookAtOnce(app, names)
      return app
    }
    let launched = Launched(app: app, environment: environment, names: names, isStarted: place.start != nil)
    if let start = place.start, isSound(launched, plan) {
      let number = plan.events.count + start
      come(number, .call(UInt8(number), argument: 0), "call \(plan.starts[start])", launched, plan)
    }
    return launched
  }

  private nonisolated func walk(from place: Place, _ plan: Plan, isDeep: Bool = false) {
    var launched = launch(place, plan)
    launched.isWalkedDeep = isDeep
    var calls = plan.events.enumerated().flatMap { call, event in
      (0..<max(1, event.arguments.count)).map { argument in
        let name = ["call", event.name] + event.arguments.dropFirst(argument).prefix(1)
        let event = AppEvent.call(UInt8(call), argument: UInt8(argument))
        return (event: event, name: name.joined(separator: " "), number: call)
      }
    }
    calls.reverse()
    for _ in 0..<Self.most {
      if tap(launched, plan, orLeaves: true) || tapsAgain { continue }
      guard isSound(launched, plan), let call = calls.popLast() else { return }
      come(call.number, call.event, call.name, launched, plan)
    }
  }

  /// Whether all is tapped once more, as a button that has to be tapped twice before there is a container.
  private nonisolated var tapsAgain: Bool {
    MainThread.does {
      guard !self.hasContainer, self.rounds > 0 else { return false }
      self.rounds -= 1
      self.tapped = Tapped()
      return true
    }
  }

  /// Taps what was not tapped before; false where there is nothing.
  nonisolated func tap(_ launched: Launched, _ plan: Plan, orLeaves leaves: Bool) -> Bool {
    guard isSound(launched, plan) else { return false }
    return plan.turns.does(launched.app) {
      let app = launched.app
      let next =
        launched.isWalkedDeep
        ? self.deeper(launched) : self.next(launched) ?? (leaves ? self.leave(app) : nil)
      guard let (event, name) = next else { return false }
      self.steps.append(name)
      self.turnCount += 1
      _ = app.handle(event, launched.environment, launched.names)
      self.lookAtOnce(app, launched.names)
      return true
    }
  }

  /// Looks at what is shown; false where nothing can go on from there.
  nonisolated func isSound(_ launched: Launched, _ plan: Plan) -> Bool {
    let hasGoneOn = plan.turns.hasGoneOn
    return plan.turns.onMain {
      guard launched.app.graph.canGoOn, launched.app.body(launched.names) != nil else { return false }
      self.look(launched.app, hasGoneOn)
      return true
    }
  }

  /// Looks at what is shown before the tasks of the app go on, which may put something else in its place.
  func lookAtOnce(_ app: EvaluatedApp, _ names: ValueNames) {
    if app.graph.canGoOn, app.body(names) != nil { look(app, false) }
  }

  private func look(_ app: EvaluatedApp, _ hasGoneOn: Bool) {
    let layout = app.layout
    if !hasContainer, !layout.isPlain, hasGoneOn { waitsForContainer = true }
    if layout.split != nil { splitTabs.insert(app.graph.page.tab) }
    leadsOn =
      leadsOn || hasSplit || app.pages.contains { $0.page.leadsOn }
      || layout.first?.top !== layout.first?.root
    hasSheetStack = hasSheetStack || layout.sheet != nil
    hasContainer = hasContainer || !layout.isPlain || hasSheetStack
    startsWork = startsWork || app.graph.startsWork || hasGoneOn
    missesChanges = missesChanges || app.queue.missed.areThere
    awaitsOthers = awaitsOthers || app.queue.followsTime || app.graph.page.takesOtherGestures
    if rows.isEmpty { rows = layout.knownRows }
    hasInner = hasInner || layout.inner != nil
    hasDetailStack = hasDetailStack || layout.detail != nil
    sidebarLeadsOn = sidebarLeadsOn || layout.split.map { layout.face(of: $0.sidebar).leadsOn } ?? false
    pushesLists = pushesLists || layout.pushed != nil
    deletes = deletes || app.pages.contains { $0.page.controls.contains(where: \.saysItDeletes) }
    faces.formUnion(app.faces)
    rowNames.formUnion(app.columnTitles.rowNames)
    app.note(in: &numbers)
    guard layout.first != nil else { return }
    if layout.split == nil { standsAlone = true } else if home == nil { home = layout.home }
  }
}
