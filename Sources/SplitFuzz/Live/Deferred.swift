internal import FuzzEngine
internal import SplitModel

/// How far the fuzzer controls what a router does later.
public enum Asynchrony: Hashable, Sendable {
  /// Not at all: while a trace is played nothing runs later but what was handed to the `Deferred`.
  ///
  /// A `Task` waits for the end of the campaign, so a router whose navigation depends on one is not tested as it is used.
  case none
  /// After each event the main actor is yielded this many times, 1 to 64, and what is ready runs then.
  ///
  /// Reports say *timing not controlled*: the machine decides in which order tasks run and whether they finish in time,
  /// so a finding may not recur. Campaigns run off the main actor, by the `async` functions.
  case yields(Int)
  /// Wholly, and the router stays as it is: each wait of its tasks off the main actor, sleeps too, ends when the trace says.
  ///
  /// What tasks do on the main actor is done in the turn in which they are ready. Sleeps end in the order of their times,
  /// whatever the clock; on Apple's systems they take their real time. What a queue of Dispatch, a thread or `URLSession`
  /// does is not controlled, nor is a `Timer`, which does not fire: hand in something else, or its completion to the
  /// `Deferred`. Campaigns run off the main actor, by the `async` functions.
  case controlled
  /// Wholly: what takes time is handed to the `Deferred`, and each completion is an action of the trace.
  case injected

  var yieldCount: Int { if case .yields(let count) = self { max(1, min(64, count)) } else { 1 } }

  /// Whether the main actor is left to the router while another thread plays.
  var leavesMainActor: Bool {
    switch self {
    case .none, .injected: false
    case .yields, .controlled: true
    }
  }

  /// What reports say of it; nil for nothing.
  var caveat: String? {
    switch self {
    case .none: "asynchronous work is not run: what the router does in a Task of its own is not tested"
    case .yields:
      "timing not controlled: the main actor is yielded \(yieldCount) times after each event, and the machine decides "
        + "what a task does by then; hand work to the Deferred where a finding must recur"
    case .controlled where Tasks.control == nil:
      "tasks are not controlled: this system is older than macOS 15 or iOS 18, so the machine decides when they go on"
    case .injected, .controlled: nil
    }
  }
}

/// Where a router's late work is put, so that the fuzzer decides when it completes.
///
/// Hand it to whatever your router depends on for work that takes time, and call `later` where the real dependency
/// would call back. Each completion becomes an action of the trace. What is pending when a run ends is released with the
/// run, even where it captures the router strongly.
@MainActor public final class Deferred {
  private weak var work: DeferredWork?

  /// Stands for no view: such work may navigate wherever the user is by then.
  public nonisolated static var noView: AnyHashable { AnyHashable(NoView()) }
  struct NoView: Hashable {}

  nonisolated init(_ work: DeferredWork) { self.work = work }

  /// Runs work in a later turn of the app.
  ///
  /// - Parameters:
  ///   - name: What the work is; reports list it while it is in flight.
  ///   - view: The view for which it is done, as a value of the path or a row of the sidebar; by default the one
  ///     in front once the turn is over, or that of the button where it opens nothing, and `Deferred.noView` for none.
  ///     Work for a view that is gone when it completes must leave navigation alone.
  ///   - work: What happens when it is complete.
  public func later(_ name: String, of view: AnyHashable? = nil, _ work: @escaping @MainActor () -> Void) {
    self.work?.start(name, of: view, work)
  }

  /// Runs work once the views are updated, as `DispatchQueue.main.async` does: a later turn of the app.
  public func afterUpdate(_ work: @escaping @MainActor () -> Void) {
    self.work?.start("update", of: Self.noView, work, isUpdate: true)
  }

  /// Records that a callback of a call to the root ran: one that was registered for it, or one handed to the call.
  public func callsBack(isRegistered: Bool) { work?.callbacks.append(isRegistered) }

  /// Whether no work waits to be delivered.
  package var isIdle: Bool { work?.isIdle != false }
  /// How much work was begun.
  package var startCount: Int { work?.startCount ?? 0 }
  /// How much had been begun before the work that was completed last, or its task.
  package var lastBegan: Int? { work?.lastBegan }
  /// Whether what was completed last was of several tasks.
  package var isOfSeveral: Bool { work?.isOfSeveral == true }
  /// How much of the router's own work has not ended.
  package var unendedCount: Int { work?.unendedCount ?? 0 }

  /// Waits until the trace completes the work, of which name and view are those of `later`.
  ///
  /// For routers that are written with `await`. The code after it runs when the main actor is yielded, so the system's
  /// asynchrony must be `yields`. A task that waits when a run ends never resumes.
  public func wait(_ name: String, of view: AnyHashable? = nil) async {
    // A checked continuation would warn about each run that ends while a task waits.
    await withUnsafeContinuation { continuation in later(name, of: view) { continuation.resume() } }
  }

  /// Records that work of the router's own has begun, until its `ends` is called.
  ///
  /// Reports name it if it has not ended when everything else has settled.
  public func begins(_ name: String) -> PendingWork {
    let pending = PendingWork(name)
    work?.begun.append(pending)
    return pending
  }
}

/// Work of a router that has begun and not ended.
@MainActor public final class PendingWork {
  /// What it is.
  public let name: String
  nonisolated(unsafe) private(set) var hasEnded = false

  nonisolated init(_ name: String) { self.name = name }

  /// Records that it has ended; a second call has no effect.
  public func ends() { hasEnded = true }
}

/// The late work of one router, used on the main actor.
///
/// The router's `deferred` refers to it weakly: pending work may capture the router, which would never be released
/// otherwise.
package final class DeferredWork: @unchecked Sendable {
  typealias Started = (number: UInt8, view: AnyHashable?, isUpdate: Bool, task: Int?)
  @exclusivity(unchecked) private var started: [Started] = []
  private var pending: [UInt8: Pending] = [:]
  /// A name, unless a step has a better one; the view for which it is done; when it was begun; what it does.
  private typealias Pending = (
    name: String, step: TaskStep?, view: AnyHashable?, began: Int, completion: @MainActor () -> Void
  )
  private(set) var startCount = 0
  /// When the work was begun that was completed last, or its task.
  private(set) var lastBegan: Int?
  @exclusivity(unchecked) var begun: [PendingWork] = []
  /// The tasks that were met, where they are controlled, each with the view in front as it began and the waits left to it.
  var tasks: [KnownTask] = []
  /// Its number and that before its turn, the view, the waits, when it began, and whether it has come to its limit before.
  typealias KnownTask = (
    number: UInt64, after: UInt64, view: ShownView?, left: Int, began: Int, isLoop: Bool
  )
  /// The turns so far, each with the last task that had begun, the view in front then, and how much was started before.
  var moments: [(lastTask: UInt64, view: ShownView, began: Int)] = []
  var lastTask: UInt64 = 0
  /// The task that has just gone on.
  var released: UInt64?
  /// The steps of tasks that have waited too often since the last event; they go on after the next.
  var held: [(step: TaskStep, name: String)] = []
  var isGoingOn = false
  /// How often tasks may wait until the next event.
  var turnsLeft = mostWaits
  /// Whether a sleep was over before the one that the trace has ended.
  var wakesAnother = false
  /// The steps that sleep until a time, and the time that has gone by.
  var sleeps: [(end: Int, step: TaskStep)] = []
  var elapsed = 0
  /// Whether the last step was of several tasks.
  @exclusivity(unchecked) var isOfSeveral = false
  /// Whether a task has come to its limit in the last step, for the first time: what it would have done is not known.
  @exclusivity(unchecked) var isUndecided = false
  /// What the tasks that may wait for ever began at, and whether they have ended.
  private var unended: [(name: String, haveEnded: @Sendable () -> Bool)] = []
  /// The callbacks that ran at the last event, each whether it was registered.
  @exclusivity(unchecked) var callbacks: [Bool] = []

  /// Nothing yet.
  package init() {}

  fileprivate var isIdle: Bool { pending.isEmpty && held.isEmpty }
  fileprivate var unendedCount: Int { begun.count { !$0.hasEnded } + unended.count { !$0.haveEnded() } }

  /// Where a router puts its work.
  package var deferred: Deferred { Deferred(self) }

  func start(
    _ name: String, of view: AnyHashable?, _ completion: @escaping @MainActor () -> Void,
    isUpdate: Bool = false, task: Int? = nil, step: TaskStep? = nil
  ) {
    let number = UInt8(truncatingIfNeeded: startCount)
    started.append((number, view, isUpdate, task))
    pending[number] = (name, step, view, task.map { tasks[$0].began } ?? startCount, completion)
    startCount += 1
  }

  /// Lets tasks go on that wait for what the user does, however often they have waited before.
  func goOn() {
    (isGoingOn, turnsLeft) = (true, Self.mostWaits)
    for index in tasks.indices {
      tasks[index].left = tasks[index].left < 0 ? Self.costInLoop : Self.mostWaits
    }
  }

  /// When pending work was begun, or its task: what was begun later has a higher number.
  func start(of number: UInt8) -> Int? { pending[number]?.began }

  /// Remembers the view in front for the tasks that have just begun.
  func remember(_ front: ShownView) {
    // Needed for tasks only.
    if lastTask > 0 { moments.append((lastTask, front, startCount)) }
    for index in tasks.indices where tasks[index].view == nil {
      tasks[index].view = view(of: tasks[index].number, tasks[index].after) ?? front
    }
  }

  /// The view in front as a task began; none where another was in front as those began that led to it.
  func view(of task: UInt64, _ after: UInt64) -> ShownView? {
    guard let own = moments.first(where: { $0.lastTask >= task })?.view else { return nil }
    let first = moments.first { $0.lastTask > after }?.view
    return first.map { $0 == own } ?? true ? own : .blank
  }

  /// For which view work is done that names none: that in front as it starts, or as its task began.
  func view(of work: Started, _ front: ShownView) -> ShownView {
    work.task.flatMap { tasks[$0].view } ?? front
  }

  /// What was started since the last call; steps of tasks beyond what a turn may start wait for the next one.
  func takeStarted() -> [Started] {
    if started.isEmpty { return [] }
    if !tasks.isEmpty, started.count > AppTurn.mostWork {
      defer { started.removeFirst(AppTurn.mostWork) }
      return Array(started.prefix(AppTurn.mostWork))
    }
    defer { started = [] }
    return started
  }

  func name(of number: UInt8) -> String? {
    pending[number].map { work in
      let name = work.step?.function.map { work.step?.sleep == nil ? $0 : "\($0), asleep" } ?? work.name
      guard let view = work.view?.base, !(view is Deferred.NoView) else { return name }
      return "\(name) of '\(NameText.short(view))'"
    }
  }

  /// What no trace can complete any more: work that was started after its turn had ended, and what has begun and not ended.
  var abandoned: [String] {
    if started.isEmpty, begun.isEmpty, unended.isEmpty, held.isEmpty { return [] }
    begun.removeAll { $0.hasEnded }
    unended.removeAll { $0.haveEnded() }
    // A task that waits for a step of the trace goes on.
    let waiting = begun.isEmpty && pending.isEmpty && held.isEmpty ? unended.map(\.name) : []
    return started.compactMap { name(of: $0.number) } + begun.map(\.name) + held.map(\.name) + waiting
  }

  /// Remembers the tasks that began in a turn until they have ended.
  func begun(at name: @autoclosure () -> String, _ haveEnded: @escaping @Sendable () -> Bool) {
    if !haveEnded() { unended.append(("a task of \(name())", haveEnded)) }
  }

  func complete(_ number: UInt8) {
    guard let work = pending.removeValue(forKey: number) else { return }
    lastBegan = work.began
    MainActor.assumeIsolated { work.completion() }
  }

  /// Forgets everything, as the end of a process does.
  func removeAll() {
    started = []
    pending = [:]
    begun = []
    unended = []
    (tasks, moments, held) = ([], [], [])
    sleeps = []
  }

  /// Completes all pending work, and what that starts; 64 rounds are more than any app needs.
  package func completeAll() {
    for _ in 0..<64 {
      guard let next = pending.keys.min() else { return }
      complete(next)
    }
  }
}
