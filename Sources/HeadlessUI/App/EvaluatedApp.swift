internal import SplitFuzz
internal import SplitModel

/// An app's views at work: what they declare is the body, and events go to their bindings and actions.
@MainActor final class EvaluatedApp {
  /// A launched app: its views, and its external events.
  typealias Launch = (graph: ViewGraph, events: [@MainActor (UInt8) -> Void])

  private let begin: (EnvironmentValues) -> Launch
  let log: ViewLog
  private var launched: Launch
  /// The containers, as they were last described.
  var layout: AppLayout
  /// A row of the sidebar at the first launch: what it is chosen by, and what stands on it.
  typealias KnownRow = (tag: AnyHashable, label: String)
  let rows: [KnownRow]
  /// Where writes are put that come later; nil where they come at once.
  let deferred: Deferred?
  /// Whether the platform tells of the first appearance after a launch, at which what was evaluated already appears.
  private let appearsLate: Bool
  let queue: MainQueue
  /// The external events of which it is not known whether the app has still what they show.
  var doubted: Set<Int>
  private(set) var awaitsAppearance: Bool
  /// Stacks from which views are taken off without the path being written yet: how many are left of which path.
  var left: [Int: (count: Int, path: [AnyHashable])] = [:]
  /// The stack that was presented last in this launch, and what was pushed on it then.
  var leftSheet: (sheet: AppLayout.Sheet, path: [AnyHashable])?
  /// What the things that are presented were called as they came.
  var presentedNames: [AnyHashable?: String] = [:]
  /// What no swipe took away after the last event.
  var covers: [String] = []
  /// What stands for the values of this launch.
  private(set) var keys = ValueKeys()
  var deleted = DeletedValues()
  var (faces, titleForms, columnTitles) = (DetailFaces(), Set<TitleForm>(), ColumnTitles())
  /// The items of which rows were seen, each with the row of the sidebar that was chosen then.
  var homes = ValueTable<AnyHashable?>()
  var (root, openings) = (RootKind(), OpeningTaps())
  /// What has led onto the last column's stack since the launch.
  var leads = KnownLeads()
  /// Whether there was anything to see since the launch, whether more than going elsewhere was done since a view came back,
  /// whether an action has run that may lead elsewhere, and whether the app moves columns as the width changes.
  var (hasShown, hasActed, mayHaveLeft, movesColumns) = (false, false, false, false)
  /// Whether a person has just left the app, or come back to it.
  var isLeaving = false
  /// Whether the last event was that work is complete, and whether it has brought another tab.
  private(set) var (isLate, bringsTab) = (false, false)
  /// Where it came from, if that was no view on a stack of the columns.
  private(set) var outside: Outside?
  private var shared = SharedPaths()
  var (leftSession, unseen, interrupted): (LeftSession?, UnseenChange?, InterruptedPlace?)
  var (refreshed, locked): (RefreshedPlace?, LockedPlace?)
  /// What other surroundings have taken away, until the handlers have run.
  var lost: [LostState] = []
  /// The lists of the columns in which a row was chosen, perhaps by its position, before the last event.
  var byPosition: [(column: Int, position: Int, list: Page.SelectionList)] = []
  /// What was on screen before the last event, and what that tapped; nil once what it left is described.
  var handled: (before: Page, tapped: Page.Control?)?
  /// The paths of stacks.
  var paths: [Int: KnownPath] = [:]
  /// What stood first in stacks and columns, by its place; and what late work has brought.
  var (roots, loads) = (KnownRoots(), KnownLoads())
  /// Which containers the platform was told of; nil during the survey itself.
  let survey: Survey?
  /// The names of a design whose actions the app takes; nil where what can be tapped is numbered.
  let designNames: DesignNames?
  /// The numbers of the sidebar's rows: those at launch, and others as they come; and those before the launch.
  var sections: [UInt8: AnyHashable] = [:]
  var (numbers, numbersBefore) = (ValueTable<UInt8>(), ValueTable<UInt8>())
  /// The name of the last column's page as columns first come, where nothing can be tapped on it: it says that nothing is
  /// chosen.
  var placeholder: String?
  /// The pages that are shown, by what the model calls their views.
  var pages: [(view: ShownView, page: Page)] = []
  /// Pages that are declared no longer; the system may still show one, and what is on it can be tapped.
  var leftPages: [(view: ShownView, page: Page)] = []
  /// The body as it was last described, the evaluation that it describes, and how much work the views had started and ended then.
  private(set) var described: (body: BodyDescription?, pass: Int, work: Int, ended: Int) = (nil, -1, 0, 0)
  var graph: ViewGraph { launched.graph }
  /// Finds what writes state, while a trace is played for a report; nil otherwise.
  private let writeLog: WriteLog?
  var notes: [(isMistake: Bool, text: String)] { writeLog?.notes ?? [] }

  init(
    _ environment: DeviceEnvironment, rows: [KnownRow], survey: Survey?,
    names: DesignNames? = nil, deferred: Deferred? = nil, appearsLate: Bool = false, _ log: ViewLog,
    _ begin: @escaping (EnvironmentValues) -> Launch
  ) {
    self.survey = survey
    doubted = survey?.shownAfterStarts ?? []
    designNames = names
    self.deferred = deferred
    self.appearsLate = appearsLate
    awaitsAppearance = appearsLate
    self.begin = begin
    self.log = log
    self.rows = rows
    let queue = MainQueue(deferred, log.awaited)
    self.queue = queue
    // An object that has lived on since the survey follows it for every launch.
    if survey?.missesChanges == true { queue.missed.add(1) }
    queue.become(environment)
    launched = queue.does { Self.begin(begin, environment, followsColumns: survey != nil) }
    writeLog = LiveNotes.areKept ? WriteLog() : nil
    launched.graph.writes = writeLog
    let graph = launched.graph
    queue.does { graph.update() }
    layout = AppLayout(launched.graph.page)
    beginActive()
    numberRows()
    noteDefaults()
  }

  private static func begin(
    _ begin: (EnvironmentValues) -> Launch, _ environment: DeviceEnvironment, followsColumns: Bool
  ) -> Launch {
    Later.take()
    var values = EnvironmentValues(environment)
    values.scenePhase = .inactive
    let launched = begin(values)
    launched.graph.followsColumns = followsColumns
    return launched
  }

  /// What the views declare; nil where a path is longer than the model holds.
  func body(_ names: ValueNames) -> BodyDescription? {
    keepIdleTap()
    reportOld()
    reportOvertaken()
    if described.pass != graph.pass || described.ended != graph.endedCount {
      let old = pages
      described = (queue.does { describe(names) }, graph.pass, graph.workCount, graph.endedCount)
      keys.isLaunching = false
      keepLeft(of: old)
    }
    return described.body
  }

  func relaunch(_ environment: DeviceEnvironment) {
    endInBackground()
    awaitsAppearance = appearsLate
    (left, paths) = ([:], [:])
    (deleted, leads, homes) = (DeletedValues(), KnownLeads(), ValueTable())
    (faces, titleForms) = (DetailFaces(), [])
    (leftPages, leftSheet, keys, columnTitles) = ([], nil, ValueKeys(after: keys), ColumnTitles())
    (presentedNames, covers, shared, hasShown) = ([:], [], SharedPaths(), false)
    (leftSession, unseen, interrupted, openings, handled) = (nil, nil, nil, OpeningTaps(), nil)
    (refreshed, locked, roots, loads, lost) = (nil, nil, KnownRoots(), KnownLoads(), [])
    (hasActed, mayHaveLeft, movesColumns) = (false, false, false)
    doubted = survey.map { Set($0.targets.keys) } ?? []  // What the app has stored may be anything.
    queue.forgets()
    queue.become(environment)
    launched = queue.does { Self.begin(begin, environment, followsColumns: survey != nil) }
    graph.writes = writeLog
    queue.does { graph.update() }
    layout = AppLayout(graph.page)
    beginActive()
    numberRows()
    (described.pass, described.work) = (-1, 0)
  }

  /// Evaluates what tasks of the views have changed; returns whether anything may have.
  func update() -> Bool {
    guard graph.mayHaveChanged else { return false }
    queue.does { graph.update(evaluates: false) }
    reportRemade()
    log.take(graph)
    return true
  }

  /// What the views declare in other surroundings, before their handlers run: SwiftUI evaluates bodies first.
  func surround(_ environment: DeviceEnvironment, _ names: ValueNames) -> BodyDescription? {
    _ = body(names)  // As before an event; where a trace is played again nothing has read what was there.
    endRefresh()
    queue.become(environment)
    var surroundings = graph.environment.surroundings
    surroundings.take(environment)
    // What has changed meanwhile may take stacks away as well.
    let (before, isKnown) = (graph.page, !graph.mayHaveChanged)
    queue.does { graph.surround(surroundings) }
    if isKnown { noteLost(from: before) }
    noteFront(before: before)
    return body(names)
  }

  /// Handles an event, then lets the views' handlers run.
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Handled {
    (isLate, bringsTab, outside) = (event.isLate, false, nil)
    noteOutsiders(event)
    reportUnseen(event)
    // What was there is described first, so that values are met in the same order where a trace is played again.
    _ = body(names)
    if case .environmentChanged = event { _ = surround(environment, names) }
    noteDoubts(of: event)
    let control = control(behind: event)
    let hadTapped = columnTitles.hasTapped
    let (beneath, link, pressed) = (self.beneath, noteTap(event, control, names), tappedControl(control))
    let chosen = chosenBeforeTyping(control)
    let tapped = tapped(control, event)
    let (before, visibility) = (graph.page, visibility(at: event))
    noteRefresh(event)
    noteLoads(event, control)
    noteAction(event, control)
    outside = outside(event, control)
    noteChosen(before: event)
    beginEvent(event, control)
    let (stacks, isTab) = (layout.stacks, choosesTab(event))
    let left = isTab ? SharedPaths.paths(of: stacks) : [:]
    queue.become(environment)
    let surroundings = surroundings(after: event, environment)
    switch event {
    case .columnsMoved: break  // It belongs to the turn of another event.
    // What was completed or happened outside has run already.
    case .completion: writeLog?.hasRun(Writer("late work"))
    case .open, .choose, .toggle, .writeSelection, .writeItem, .writeAppend: queue.goOn(atTap: true)
    default: queue.goOn(atTap: false)
    }
    let (hasDeleted, dismissesNothing) = queue.does {
      let ran = queue.watchingDismissal { run(event, names) }
      graph.update(surroundings, hasRun: ran.result != nil)
      return ran
    }
    reportRemade(after: event)
    noteMoved(event, from: visibility)
    noteReopened(event)
    bringsTab = isTab && before.tab != graph.page.tab
    shared.compare(left, graph)
    if !isTab, before.tab != graph.page.tab { shared.take(stacks + AppLayout(graph.page).stacks) }
    reportTitle(of: link)
    reportShifted()
    reportTyped(chosen)
    reportLeftSession()
    noteUnseen(event, beneath)
    reportRivals()
    reportLost()
    reportLost(by: pressed)
    reportLostSheet(control, before)
    if dismissesNothing { reportUndismissed(control, before) }
    noteOpening(event, tapped)
    handled = (before, control)
    noteAnswer(from: before)
    noteDoubled(event, before, control)
    reportRenamed(event, control, before)
    noteSwiped(control, before)
    forgetTap(event, hadTapped, before)
    log.take(graph)
    noteCovers(event)
    return result(of: event, control, hasDeleted == true, before)
  }

  /// Runs what the views do at an event; returns whether something was deleted, nil where nothing was run.
  private func run(_ event: AppEvent, _ names: ValueNames) -> Bool? {
    switch event {
    case .call, .writeSelection, .writeItem, .writeAppend: deleted.isUnderWay = false
    default: break
    }
    switch event {
    case .open(let link, on: let view):
      return press(control(Int(link), on: view), on: view)
    case .call(let number, let argument):
      noteSignOut(survey?.signOuts.contains(Int(number)) == true)
      if Int(number) < launched.events.count { launched.events[Int(number)](argument) }
    case .toggle:
      return press(toggle(on: layout.split?.detail) ?? toggle(on: layout.split?.sidebar), on: .menu)
    case .choose(let section): return press(row(section), on: .menu)
    case .columnsMoved(let split, let columns):
      place(ofSplit: split)?.columns?.become(columns, graph)
      described.body?.splits[Int(split)].columnsOnScreen = columns
      return nil
    case .appeared: if awaitsAppearance { awaitsAppearance = false } else { appearAgain() }
    case .writeVisibility(let split, let value):
      write(place(ofSplit: split), \.writer) {
        $0.visibility?.wrappedValue = NavigationSplitViewVisibility(value)
      }
    case .writeCompactColumn(let split, let value):
      write(place(ofSplit: split), \.writer) {
        $0.compactColumn?.wrappedValue = NavigationSplitViewColumn(value)
      }
    case .writeSelection(let split, let section):
      let list = layout.list(inSidebar: place(ofSplit: split)?.sidebar)
      write(list, \.writer) { $0.write(section.flatMap(tag)) }
    case .writeItem(_, let view):
      write(layout.split?.content?.anyList, \.writer) { $0.write(value(of: view, names)) }
    case .writePath(let stack, let count): write(place(stack), \.writer) { $0.path.truncate(Int(count)) }
    case .writeAppend(let stack, let view):
      guard let value = view.section.flatMap(tag) ?? value(of: view, names) else { break }
      write(place(stack), \.writer) { append(value, to: $0) }
    case .dismissSheet: write(graph.page.presented.last, \.writer) { $0.dismiss() }
    case .writePresented(let view):
      write(graph.page.presented.last { names.view(of: key(of: $0)) == view }, \.writer) { $0.dismiss() }
    case .writeInspector(let isPresented):
      write(graph.page.anyInspector, \.writer) { $0.isPresented.wrappedValue = isPresented }
    case .updated: break  // Has run already.
    // So has late work; where views have read what it changed, that is noted.
    default: return nil
    }
    return false
  }
}
