internal import Foundation
import FuzzEngine
internal import SplitFuzz
internal import SplitModel

/// The views of one app at work: evaluates them, and runs their handlers until nothing changes.
@MainActor final class ViewGraph {
  /// How deep views may be nested.
  static let deepest = 600
  /// How often handlers may change something before the views count as never settling.
  static let mostRounds = 16

  private(set) var lastNumber = 0
  /// A number that no place of this app has had.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
  /// The graph whose views are evaluated now; state may not be changed meanwhile.
  static var evaluating: ViewGraph? {
    didSet { evaluatingThread = evaluating.map { _ in pthread_self() } }
  }
  /// Where that is; objects may be changed on other threads meanwhile, which read it too.
  private nonisolated(unsafe) static var evaluatingThread: pthread_t?
  /// Whether views are evaluated by the code that runs here.
  nonisolated static var evaluatesHere: Bool {
    evaluatingThread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
  }
  /// How many evaluations there were of all graphs, and how many before this graph was made.
  private(set) static var evaluations = 0
  let born = evaluations
  /// The view whose body was evaluated last.
  static var latest: Any.Type?
  /// The number of its place.
  static var latestPlace = 0
  /// The graph of which a handler or an action runs.
  private(set) static var running: ViewGraph?

  /// What the views that are evaluated hand up; nil where nothing above them reads it.
  var preferences: Preferences?
  private(set) var pass = 0
  /// How many places the last evaluation has met, how many of them were there before it, and how many all have met.
  private var placeCount = 0
  @exclusivity(unchecked) var keptCount = 0
  private(set) var metCount = 0
  /// How many bodies were evaluated anew since the last event began.
  @exclusivity(unchecked) var remadeCount = 0
  /// Whether state was changed since the last evaluation.
  let changes: StateChanges
  /// Awaits a change of what the last evaluation has read of '@Observable' objects outside of bodies too.
  var observation: AnyObject?
  /// How many announcements there were when the views were last evaluated, and how many of them the app's own.
  private var announcements = (all: 0, own: 0)
  /// The view whose body has changed such an object in the last evaluation: one that fills a cache is right.
  var changing: Any.Type?
  private(set) var page = Page()
  var environment: EnvironmentValues
  /// Whether views have read what the device and the system change.
  private var readsSurroundings = false
  /// Whether the last evaluation was that of other surroundings.
  private var isSurrounded = false
  /// Whether every body is evaluated, because what it has read may have changed unnoticed.
  private(set) var evaluatesAll = false
  /// Waits for changes of what bodies had read before the evaluation.
  var over: [AnyObject] = []
  /// In which surroundings the views were evaluated last.
  private var evaluatedIn: Surroundings?
  /// Whether no more was other in the last evaluation than surroundings that no body reads.
  private(set) var isOnlyElsewhere = false
  /// What views may not do and have done, each with its remedy.
  private(set) var problems: [Problem] = []
  /// The last of them.
  private(set) var misuse: Misuse?
  /// What is not modelled, each once.
  private(set) var limits: [Problem] = []
  /// How often a view has started work that waits for something, and how often such work has ended.
  var (workCount, endedCount) = (0, 0)
  /// Notes work that waits, where tasks are controlled.
  var begins: (@MainActor (String) -> PendingWork)?
  /// How many handlers of views that come or go the last evaluations have met.
  var handlerCount = 0
  /// Whether a platform says which columns of a split are on screen.
  var followsColumns = false
  /// Whether views were covered or uncovered in the last evaluation.
  var coversChanged = false
  /// Whether there have been tabs or covers, which take the first view off the screen.
  var mayLeaveScreen = false
  /// Whether handlers were run since the last event began because their views have come back.
  var hasReappeared = false
  /// Whether something was done since the last event because what was presented has gone.
  var followsDismissal = false, showsSameInFront = false
  /// The sheets and covers that are on screen.
  var screens = PresentedScreens()
  /// Handlers of opened addresses, the innermost last.
  var urlHandlers: [@MainActor (URL) -> Void] = []
  typealias Due = [(writer: Writer, run: @MainActor () -> Void)]
  /// Handlers that wait for the end of the evaluation, and tasks that start after them.
  private var due: Due = [], starting: Due = []
  /// What is known of collections; shared by all launches of an app.
  var elements = KnownElements()
  /// What lists with a selection have had; shared likewise.
  var lists = SeenLists()
  /// A row that a search has found and `onDelete` has left, for as long as nothing but the search is tapped.
  var keptRow: AnyObject?
  /// How many events there were but those.
  var otherEvents = 0
  /// What has gone because another object or view holds it.
  var lost: KnownHolder.Loss?
  /// Finds what writes state, while a trace is played for a report; nil otherwise.
  var writes: WriteLog?
  /// How often a view could not be evaluated because something is missing in its environment.
  private(set) var missing = 0
  /// Counts what the app's objects have announced; nil where views are evaluated by themselves.
  private let announced = MainQueue.current?.announced
  /// Counts what may change for the app unnoticed; nil likewise.
  private let changesMissed = MainQueue.current?.missed
  /// The values that outlive this launch.
  let stored = MainQueue.current?.stored ?? StoredValues()
  /// What links with views of their own show, by their places.
  var linked: [Int: @MainActor (Scope) -> Void] = [:]
  /// The last value of a link that stands on the view of another link, which goes as that is pushed.
  var valueOnLink: AnyHashable?
  /// Refers to it where it is not held.
  let reference = GraphReference()
  let root: ViewNode
  private let evaluateRoot: @MainActor (Scope) -> Void

  struct Problem: Hashable {
    let problem: String
    let remedy: String
    /// What it is where a rule is violated by it; nil for what is only not modelled.
    var misuse: Misuse?
  }

  init<Content: View>(_ content: @escaping @MainActor () -> Content, _ environment: EnvironmentValues) {
    self.environment = environment
    changes = stored.changes
    root = ViewNode(pass: 0, number: 0, changes: changes)
    evaluateRoot = { $0.evaluateRoot(making: content) }
    reference.begin(self)
  }

  deinit { reference.end() }

  /// Takes what is around the views now, and evaluates them where that or what was run may have changed something.
  func update(_ surroundings: Surroundings, hasRun: Bool) {
    let isElsewhere = readsSurroundings && environment.surroundings != surroundings
    environment.surroundings = surroundings
    if hasRun || isElsewhere || mayHaveChanged {
      update(evaluates: hasRun || isElsewhere)
    } else {
      writes?.forget()
    }
  }

  /// Whether what views have read had changed before the last update, and the page as it was before the first handlers ran; nil
  /// where none did.
  private(set) var lastUpdate: (hasNews: Bool, pageBeforeHandlers: Page?) = (false, nil)

  private var isDue: Bool { !due.isEmpty || !starting.isEmpty || isSurrounded || Self.isSomethingLater }

  /// Whether an evaluation may come to something else than the last, as far as changes are announced.
  private var isStale: Bool {
    changes.hasAny || mayMissChanges || Announcements.count(with: announced) != announcements.all
  }
  /// Whether the app has announced a change since then; what others announce decides nothing in a report.
  var hasAnnounced: Bool { changes.hasAny || (announced?.count ?? 0) != announcements.own }
  /// Whether something may have changed that is not announced.
  var mayMissChanges: Bool {
    StateChanges.mayBeMissed || Announcements.Missed.areThere(with: changesMissed)
  }
  /// Whether an update may change what the views declare.
  var mayHaveChanged: Bool { isStale || isDue }

  /// Evaluates the views in other surroundings; what is due waits for the update that follows.
  func surround(_ surroundings: Surroundings) {
    guard environment.surroundings != surroundings else { return }
    environment.surroundings = surroundings
    guard readsSurroundings else { return }
    evaluate()
    isSurrounded = true
  }

  /// Evaluates everything, if it `evaluates` in any case or something has changed, then runs what is due, until nothing changes.
  func update(evaluates: Bool = true) {
    isSurrounded = false
    lastUpdate = (changes.hasAny, nil)
    var last: Writer?
    var deliveries = 0
    for round in 0..<Self.mostRounds {
      let mayDiffer = round == 0 && evaluates || changing != nil || isStale
      let mayHaveChanged = mayDiffer && evaluate()
      if !mayHaveChanged { writes?.forget() }
      var now = due + starting
      if now.isEmpty, !mayHaveChanged {
        // One delivery may lead to the next, but a publisher that starts itself again does not do so without end.
        now = deliveries < 4 ? Self.deliveries() : []
        deliveries += 1
        if now.isEmpty { return }
      }
      (due, starting) = ([], [])
      if lastUpdate.pageBeforeHandlers == nil { lastUpdate.pageBeforeHandlers = page }
      for handler in now {
        last = handler.writer
        run(handler.writer, handler.run)
      }
    }
    if let changing { return reportWrite(in: changing) }
    report(
      .isEndless,
      "handlers change what they watch without end: \(last.map { "\($0)" } ?? root.typeName)",
      "let 'onChange' and 'onAppear' write only what differs")
  }

  /// Evaluates everything, or every body `anew`; whether something may have changed meanwhile.
  @discardableResult func evaluate(anew isAnew: Bool = false) -> Bool {
    pass += 1
    changes.begin()
    changing = nil
    evaluatesAll = isAnew || Announcements.Missed.areThere(with: changesMissed)
    announcements = (Announcements.count(with: announced), announced?.count ?? 0)
    Self.evaluations += 1
    (Self.latest, Self.latestPlace) = (nil, root.number)
    EnvironmentValues.isAroundRead = readsSurroundings
    page = Page()
    page.isFollowed = followsColumns
    urlHandlers = []
    writes?.begin()
    root.begin(pass)
    let (known, last) = (placeCount, lastNumber)
    keptCount = 0
    let outer = Self.evaluating
    Self.evaluating = self
    var scope = Scope(graph: self, node: root, page: page, environment: environment)
    scope.isAnew = evaluatesAll
    scope.isInChanged = scope.isAnew || evaluatedIn != environment.surroundings
    isOnlyElsewhere = !scope.isAnew && scope.isInChanged && !readsSurroundings
    evaluatedIn = environment.surroundings
    observingWrites { evaluateRoot(scope) }
    Self.evaluating = outer
    readsSurroundings = EnvironmentValues.isAroundRead
    writes?.end(showing: page.front.map { "\($0.name ?? "")" })
    placeCount = keptCount + lastNumber - last
    metCount += placeCount
    let gone = keptCount == known ? [] : root.removeStale(pass)
    for handler in gone { run(handler.writer) { handler.leave() } }
    screens.arrange(page, self)
    move()
    return changing != nil || gone.contains(where: \.mayWriteLeaving)
  }

  /// Runs something that may write state.
  func run(_ writer: @autoclosure () -> Writer, _ work: () -> Void) {
    let outer = Self.running
    Self.running = self
    defer {
      if outer == nil { EndOfHandler.comes() }
      Self.running = outer
    }
    guard let writes else { return work() }
    writes.follow(writer(), work)
  }

  /// Runs something when the evaluation is over.
  func afterwards(_ writer: Writer, startsTask: Bool = false, _ work: @escaping @MainActor () -> Void) {
    if startsTask { starting.append((writer, work)) } else { due.append((writer, work)) }
  }

  func report(_ misuse: Misuse, _ problem: String, _ remedy: String) {
    let found = Problem(problem: problem, remedy: remedy, misuse: misuse)
    if problems.contains(found) { return }
    problems.append(found)
    self.misuse = misuse
    writes?.take(found)
  }

  func misses(_ name: String, _ node: ViewNode) {
    missing += 1
    report(
      .missesEnvironment,
      "'\(node.typeName)' reads \(name) from the environment, where there is none",
      "add '.environment(…)' or '.environmentObject(…)' above it, or take the property away if nothing uses it"
    )
  }

  /// Notes something that is not modelled.
  func isNotModelled(_ problem: String, _ remedy: String) {
    let found = Problem(problem: problem, remedy: remedy)
    if !limits.contains(found) { limits.append(found) }
  }

  /// Called before state is changed: a body that does so is a mistake.
  static func noteWrite(in view: Any.Type?) { evaluating?.reportWrite(in: view) }
  private func reportWrite(in view: Any.Type?) {
    report(
      .changesState,
      "the body of '\(view.map { "\($0)" } ?? "a view")' changes state while it is evaluated",
      "move the change to 'onAppear', 'onChange' or an action")
  }
}
