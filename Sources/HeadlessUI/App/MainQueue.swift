public import Dispatch
public import Foundation
internal import FuzzEngine
internal import SplitFuzz

/// What an app runs in while it is played: its device, what it has stored, and the main queue.
///
/// What views put on the queue is done by the trace, in a later turn.
@MainActor final class MainQueue {
  /// That of the app which runs now.
  static var current: MainQueue?
  /// That of the app which runs now, or whose controlled task goes on.
  static var here: MainQueue? { current ?? AppTasks.here?.found as? MainQueue }

  /// The values of the app that outlive its launches.
  let stored = StoredValues()
  /// Counts what its objects have announced.
  let announced = ChangeCount()
  /// Counts what may change for it unnoticed.
  let missed = Announcements.Missed.Count()
  #if !canImport(UIKit)
  /// The kind of its device.
  var idiom = UIUserInterfaceIdiom.unspecified
  /// The size of its screen.
  var screen = CGSize.zero
  #endif
  /// Where late work is put; nil where nothing completes it.
  private let deferred: Deferred?
  /// Whether something completes what is put here.
  var completes: Bool { deferred != nil }
  /// Work for the next turn, in its order; the queue does all of it before views are evaluated again.
  private var next: [@MainActor () -> Void] = []
  /// Work that waits, with how much such work has led to it since the last event.
  private var delayed: [(end: Int, depth: Int, source: Source?, work: @MainActor () -> Void)] = []
  /// Work that goes on at the next event: what puts itself here again and again, as a clock does, would never come to an end.
  private var held: [(delay: Int, source: Source?, work: @MainActor () -> Void)] = []
  /// How much bodies have put here in an evaluation, by their places.
  private var bodies: (pass: Int, counts: [Int: Int]) = (0, [:])

  /// What puts work here of which one piece at a time waits.
  private enum Source: Equatable {
    /// A body, each time it is evaluated: which of its own.
    case body(view: Int, number: Int)
    case timer(ObjectIdentifier)

    var isTimer: Bool { if case .timer = self { true } else { false } }
  }
  private var (depth, turnsLeft) = (0, mostTurns)
  /// Whether there was a tap since the launch.
  private var hasGoneOn = false
  /// How much delayed work may lead to more of it between two events, how much of a clock's is done at each further one, and
  /// for how many clocks.
  private static let (deepest, ofAClock, clocks) = (12, 3, 4)
  /// How much there may be of all clocks between two events.
  private static let mostTurns = 24
  /// Whether something of the app is refreshed as time goes by, since the launch.
  var followsTime = false
  /// Whether what an event runs has called `dismiss` of a view that is neither presented nor pushed; nil where nothing runs.
  private var dismissesNothing: Bool?
  /// Whether it ever took work.
  private(set) var isUsed = false
  /// The time that has gone by, in tenths of a second.
  private var elapsed = 0
  /// The time that has gone by, in seconds.
  var seconds: Double { Double(elapsed) / 10 }

  /// What its main thread has waited for, in any launch.
  private let awaited: AwaitedWork
  /// What was put on global queues by what is under way.
  private var put: [QueuedWork] = []

  init(_ deferred: Deferred?, _ awaited: AwaitedWork = AwaitedWork()) {
    (self.deferred, self.awaited) = (deferred, awaited)
  }

  /// Runs something of the app, which may put work here.
  func does<Result>(_ run: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    if let tasks = AppTasks.here, tasks.found !== self { tasks.found = self }
    defer {
      Self.current = outer
      if outer == nil { leave() }
    }
    return run()
  }

  /// Runs what an event does, and returns whether it has called a `dismiss` that dismisses nothing.
  func watchingDismissal<Result>(_ run: () -> Result) -> (result: Result, dismissesNothing: Bool) {
    dismissesNothing = false
    let result = run()
    defer { dismissesNothing = nil }
    return (result, dismissesNothing == true)
  }
  func noteIdleDismissal() { if dismissesNothing != nil { dismissesNothing = true } }

  /// Takes note of what is put on a global queue; false where the main thread may wait for it.
  func watches(_ work: QueuedWork) -> Bool {
    guard awaited.watches(work) else { return false }
    put.append(work)
    // A task is done with it when it has to wait, and then others have their turn.
    if Self.current == nil { DispatchQueue.main.async(group: nil) { self.leave() } }
    return true
  }

  private func leave() {
    for work in put { work.isLeft() }
    put = []
  }

  /// Takes work for a later turn; false where nothing would complete it.
  ///
  /// What a body puts here is taken once while it waits.
  func takes(_ work: @escaping @MainActor () -> Void, after delay: Int?) -> Bool {
    guard let deferred else { return false }
    let graph = ViewGraph.evaluating
    guard let delay else {
      isUsed = true
      next.append(work)
      if next.count == 1 { deferred.afterUpdate { [weak self] in self?.doAll() } }
      return true
    }
    put(work, after: delay, graph.map(bodyWork), deferred)
    return true
  }

  /// Waits until a timer fires, if it does not already.
  func awaitTick(of timer: AnyObject, after delay: Int, _ work: @escaping @MainActor () -> Void) {
    if let deferred { put(work, after: delay, .timer(ObjectIdentifier(timer)), deferred) }
  }
  func forgetTick(of timer: AnyObject) {
    let source = Source.timer(ObjectIdentifier(timer))
    delayed.removeAll { $0.source == source }
    held.removeAll { $0.source == source }
  }

  private func bodyWork(of graph: ViewGraph) -> Source {
    if bodies.pass != graph.pass { bodies = (graph.pass, [:]) }
    bodies.counts[ViewGraph.latestPlace, default: 0] += 1
    return .body(view: ViewGraph.latestPlace, number: bodies.counts[ViewGraph.latestPlace, default: 0])
  }

  private func put(
    _ work: @escaping @MainActor () -> Void, after delay: Int, _ source: Source?, _ deferred: Deferred
  ) {
    if let source,
      delayed.contains(where: { $0.source == source }) || held.contains(where: { $0.source == source })
    {
      return
    }
    isUsed = true
    // After a tap a timer fires once: minutes may lie between two, and people rarely wait for them.
    let mayFollow = depth < Self.deepest && turnsLeft > 0 && !(hasGoneOn && source?.isTimer == true)
    guard depth == 0 || mayFollow else {
      held.append((delay, source, work))
      return
    }
    delayed.append((elapsed + delay, depth, source, work))
    if delayed.count == 1 { awaitNext(deferred) }
  }

  /// What is due first is done first, so one step waits for all: the rows of a list may each put work here in one turn.
  private func awaitNext(_ deferred: Deferred) {
    var name = "DispatchQueue.main.asyncAfter"
    if delayed.min(by: { $0.end < $1.end })?.source?.isTimer == true { name = "Timer.publish" }
    deferred.later(name, of: Deferred.noView) { [weak self] in self?.doNext() }
  }

  private func doAll() {
    let now = next
    next = []
    for work in now { does(work) }
  }

  private func doNext() {
    guard let next = delayed.indices.min(by: { delayed[$0].end < delayed[$1].end }) else { return }
    let (end, depth, _, work) = delayed.remove(at: next)
    if let deferred, !delayed.isEmpty { awaitNext(deferred) }
    elapsed = max(elapsed, end)
    turnsLeft -= 1
    self.depth = depth + 1  // Also for what views do when they are evaluated after it.
    does(work)
  }

  /// Forgets what waits, as the end of the process does.
  func forgets() {
    (next, delayed, held, bodies) = ([], [], [], (0, [:]))
    (depth, turnsLeft, elapsed, followsTime, hasGoneOn) = (0, Self.mostTurns, 0, false, false)
  }

  /// Lets work go on that has led to itself often enough since the event before; timers at a tap only, since rules insert what is
  /// to change nothing, such as a rotation.
  func goOn(atTap isTap: Bool) {
    (turnsLeft, hasGoneOn) = (Self.mostTurns, hasGoneOn || isTap)
    let all = held
    held = []
    var count = 0
    for one in all {
      let isTimer = one.source?.isTimer == true
      if let deferred, count < Self.clocks, isTap || !isTimer {
        count += 1
        depth = isTimer ? 0 : Self.deepest - Self.ofAClock
        put(one.work, after: one.delay, one.source, deferred)
      } else {
        held.append(one)
      }
    }
    depth = 0
  }

  /// Has the app that runs here take work; false where none does.
  nonisolated fileprivate static func takes(
    _ queue: DispatchQueue, _ work: @escaping @Sendable @convention(block) () -> Void, after delay: Int? = nil
  ) -> Bool {
    // On Linux each use of the main queue makes another object.
    guard queue.label == DispatchQueue.main.label else {
      return GlobalQueues.takes(queue, work, after: delay)
    }
    guard MainThread.isHere else { return delay == nil && GlobalQueues.putsOnMain(work) }
    return MainActor.assumeIsolated { here?.takes({ work() }, after: delay) ?? false }
  }
}

/// The forms of Dispatch without their further parameters, which a file that imports SwiftUI prefers.
extension DispatchQueue {
  /// Does work in a later turn; on the main queue in a turn of the trace that is played.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if !MainQueue.takes(self, work) { async(group: nil, execute: work) }
  }

  /// Does work after some time; on the main queue when the trace says so.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    // Rounded up, since some time has gone by already.
    let delay = end > now ? Int((Double(end - now) / 1e8).rounded(.up)) : 0
    if !MainQueue.takes(self, work, after: delay) {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
  }
}

extension NotificationCenter {
  /// Has a queue handle notifications; a file that imports SwiftUI prefers this form to Foundation's.
  ///
  /// What is posted on the main queue is handled at once. Foundation's form on Linux waits for that queue then, and for ever,
  /// since the queue's thread is not the first one.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue.isMain else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      if MainThread.isHere { return block(notification) }
      DispatchQueue.main.async(group: nil) { block(notification) }
    }
  }
}
