internal import Foundation
internal import FuzzEngine
internal import Observation

/// Finds changes of the `@Observable` objects that views have read outside of bodies, as containers read bindings.
extension ViewGraph {
  /// Evaluates, and awaits a change of what is read; a change of what no view has read updates nothing.
  func observingWrites(_ evaluate: () -> Void) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return evaluate() }
    let (old, new) = (observation as? Wait, Wait())
    withObservationTracking {
      new.read()
      evaluate()
    } onChange: { [changes, reference, weak new] in
      guard new?.ends() == true else { return }
      changes.hasAny = true
      reference.noteWriteOfBody()
    }
    observation = new
    // Those of bodies end after it, which has read them along.
    let ended = [old].compactMap { $0 } + over.compactMap { $0 as? Wait }
    over = []
    for wait in ended where wait.ends() { wait.giveBack() }
  }
}

/// What objects announce, whatever views have read of them: a class may have publishers of its own.
enum Announcements {
  /// How many there were that no app is known to have caused.
  private static let ofNobody = ChangeCount()

  /// The app that runs now, where that is known.
  static var app: MainQueue? {
    if MainThread.isHere { return MainActor.assumeIsolated { MainQueue.here } }
    return AppTasks.here?.found as? MainQueue
  }

  /// Notes one, for the app that runs now: what another does in between changes nothing for it.
  static func note() {
    (app?.announced ?? ofNobody).count &+= 1
  }
  /// How many an app may have to follow, of which `own` counts those that it has caused.
  static func count(with own: ChangeCount?) -> Int { ofNobody.count &+ (own?.count ?? 0) }

  /// While there is one, changes may come to its app that nothing announces.
  final class Missed {
    /// How many an app has.
    final class Count: @unchecked Sendable {
      private let lock = NSLock()
      private var count = 0
      /// Whether there is one.
      var areThere: Bool { lock.withLock { count > 0 } }
      func add(_ more: Int) { lock.withLock { count += more } }
    }
    /// Those that no app is known to have.
    private static let ofNobody = Count()
    /// Whether there is one for an app of which `own` counts those that it has.
    static func areThere(with own: Count?) -> Bool { ofNobody.areThere || own?.areThere == true }

    private let count: Count
    init() {
      count = app?.missed ?? Self.ofNobody
      count.add(1)
    }
    deinit { count.add(-1) }
  }
}

/// Whether two values have the same bytes, so that nothing can tell them apart.
func haveSameBytes<Value>(_ new: Value, _ old: inout Value) -> Bool {
  withUnsafeBytes(of: new) { new in
    withUnsafeBytes(of: &old) { old in
      guard let new = new.baseAddress, let old = old.baseAddress else { return true }
      return memcmp(new, old, MemoryLayout<Value>.size) == 0
    }
  }
}

/// Whether state that an app's views have read was changed since they were evaluated.
final class StateChanges: @unchecked Sendable {
  // Read on the main actor only; another thread may write, and then writes what is so.
  @exclusivity(unchecked) var hasAny = false {
    didSet { if hasAny, Task.isCancelled { isOfCancelled = true } }
  }
  /// Whether a task that was cancelled has changed something since this was looked at last.
  @exclusivity(unchecked) var isOfCancelled = false
  /// How many evaluations there were, and after which of them state was changed that views had read.
  @exclusivity(unchecked) var (evaluation, lastOfRead) = (0, -1)
  /// A view that has read a property of an object which has changed, and which no view observes; or a container in it has.
  @exclusivity(unchecked) var unaware: (view: Any.Type, isContainer: Bool)?
  /// Notes that an evaluation begins.
  func begin() { (hasAny, evaluation) = (false, evaluation + 1) }
  /// Whether there may be others, as where Combine is Apple's; what bodies have read of its objects is counted there too.
  static var mayBeMissed: Bool {
    #if canImport(Combine)
    true
    #else
    false
    #endif
  }
}

/// When views read a property of an object first.
struct ReadMark {
  /// The number of the evaluation among all.
  private var evaluation: Int?
  /// The view whose body was evaluated last then.
  private var reader: Any.Type?
  /// Whether what reads it is no body, but a container that is bound to it.
  private var isBound = false
  /// Where that is noted.
  private var changes: StateChanges?

  /// The graph that evaluates on this thread.
  private static func evaluating() -> (born: Int, now: Int, view: Any.Type?, changes: StateChanges)? {
    guard ViewGraph.evaluatesHere else { return nil }
    return MainActor.assumeIsolated {
      ViewGraph.evaluating.map { ($0.born, ViewGraph.evaluations, ViewGraph.latest, $0.changes) }
    }
  }
  /// Notes a read by a view.
  mutating func read() {
    guard let (born, now, view, changes) = Self.evaluating(), evaluation.map({ $0 <= born }) ?? true else {
      return
    }
    (evaluation, reader, isBound, self.changes) = (now, view, Made.reader == nil, changes)
  }
  /// Reports a write while views are evaluated, of what they have read in an evaluation before, or another view in this; and notes
  /// one of an object that no view observes.
  func write(isNew: Bool, isObserved: Bool) {
    if isNew {
      changes?.hasAny = true
      // An object that is made by a body may read itself before it is observed.
      if !isObserved, let reader, !ViewGraph.evaluatesHere { changes?.unaware = (reader, isBound) }
    }
    guard let evaluation, let (born, now, view, _) = Self.evaluating(), evaluation > born,
      evaluation < now || reader != view
    else { return }
    MainActor.assumeIsolated { ViewGraph.noteWrite(in: ViewGraph.latest) }
  }
}
