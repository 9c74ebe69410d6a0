internal import Foundation
internal import FuzzEngine
internal import SplitFuzz

/// Lets an app that is surveyed do something, and then its tasks go on until none waits any more.
///
/// They go on where the thread that surveys may wait. On the main thread they do not: it cannot be given up there.
final class SurveyTurns: @unchecked Sendable {
  /// How many steps of all tasks are done in one turn.
  private static let mostInTurn = 64
  /// How many steps are done in all of one task and of those that it begins, as a banner that moves on does without end.
  private static let mostOfTask = 12

  private let control: (any TaskControl)?
  /// What was handed to the `Deferred`, and is completed at once.
  private let work: DeferredWork
  /// What a trap says.
  private let trap: @Sendable () -> [(name: String, text: String)]
  private typealias Waiting = (step: TaskStep, due: Int)
  private var waiting: [Waiting] = []
  private var elapsed = 0
  private var tasks = AppTasks()
  private var counts: [UInt64?: Int] = [:]
  /// Whether a task has gone on in a later turn since the launch.
  private(set) var hasGoneOn = false
  /// Whether the app has had no container, if only until its tasks went on.
  private(set) var hasMetPlain = false

  init(
    _ work: DeferredWork, controlsTasks: Bool = false,
    trap: @escaping @Sendable () -> [(name: String, text: String)] = { [] }
  ) {
    self.work = work
    self.trap = trap
    control = controlsTasks && !MainThread.isHere ? Tasks.control : nil
  }

  /// Launches an app, whose tasks are new ones.
  func launches(_ launch: @MainActor () -> EvaluatedApp) -> EvaluatedApp {
    (waiting, elapsed, tasks, counts, hasGoneOn) = ([], 0, AppTasks(), [:], false)
    return turn(launch) { $0 }
  }

  /// Lets an app do something.
  func does<Result>(_ app: EvaluatedApp? = nil, _ work: @MainActor () -> Result) -> Result {
    turn(work) { _ in app }
  }

  private func turn<Result>(
    _ work: @MainActor () -> Result, _ app: (Result) -> EvaluatedApp?
  ) -> Result {
    guard let control else {
      return onMain {
        let result = work()
        _ = app(result).map(self.goOn)
        return result
      }
    }
    TrapNote.play(trap)
    defer { TrapNote.end() }
    control.begin(tasks)
    let result = onMain { control.call { MainActor.assumeIsolated(work) } }
    let launched = app(result)
    settle(launched, control, after: 0)
    for _ in 0..<Self.mostInTurn {
      guard let next = waiting.indices.min(by: { waiting[$0].due < waiting[$1].due }) else { break }
      let (step, due) = waiting.remove(at: next)
      elapsed = max(elapsed, due)
      hasGoneOn = true
      control.begin(tasks)
      control.release(step)
      settle(launched, control, after: step.task.flatMap { counts[$0] } ?? 0)
    }
    return result
  }

  /// Lets the main actor settle, and keeps what waits; what has begun it had so many steps.
  private func settle(_ app: EvaluatedApp?, _ control: any TaskControl, after steps: Int) {
    control.settle { [self] in MainActor.assumeIsolated { app.map(goOn) ?? false } }
    for step in control.end().steps {
      let count = counts[step.task, default: steps] + 1
      counts[step.task] = count
      if count <= Self.mostOfTask { waiting.append((step, elapsed + (step.sleep ?? 0))) }
    }
  }

  /// Completes what the app has begun, and evaluates what that and its tasks have changed; whether anything has.
  @MainActor private func goOn(_ app: EvaluatedApp) -> Bool {
    // What has changed since the turn was changed by a task that waits for nothing but its turn on the main actor.
    hasGoneOn = hasGoneOn || control != nil && app.graph.hasAnnounced
    work.completeAll()
    hasMetPlain = hasMetPlain || app.graph.page.isPlain
    return app.update()
  }

  /// Does something that may call code of the app, as where values are compared; a trap says what was done.
  func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
    MainThread.does(priority: control == nil ? nil : Tasks.priority) {
      let giveBack = PrintedOutput.divert(toErrors: true)
      TrapNote.play(trap)
      defer {
        TrapNote.end()
        giveBack()
      }
      return work()
    }
  }
}
