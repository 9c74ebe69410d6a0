import Foundation
import Synchronization
import Testing

@testable import FuzzEngine

/// What tasks have done, and the continuation with which one waits.
private final class Notes: Sendable {
  let lines = Mutex<[String]>([])
  let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  func wait() async {
    await withCheckedContinuation { continuation in waiting.withLock { $0 = continuation } }
  }

  func wake() { waiting.withLock { $0.take() }?.resume() }
}

@Suite("Turns of the apps of one process") struct TurnTests {
  enum Start: CaseIterable { case task, detached }

  /// Does something in a turn of an app, and then the steps.
  private func turn(
    _ control: any TaskControl, _ app: AppTasks, doing steps: [TaskStep] = [],
    _ work: @Sendable () -> Void = {}
  ) -> [TaskStep] {
    control.begin(app)
    MainThread.does(priority: Tasks.priority) { control.call(work) }
    for step in steps { control.release(step) }
    control.settle { false }
    return control.end().steps
  }

  @Test("a task that is woken in another app's turn goes on in its own", arguments: Start.allCases)
  fileprivate func others(_ start: Start) async throws {
    let control = try #require(Tasks.control)
    let notes = Notes()
    let work: @Sendable () async -> Void = {
      await notes.wait()
      notes.append("goes on")
    }
    // A thread that plays is never one of those on which tasks run.
    await withCheckedContinuation { isDone in
      Thread.detachNewThread {
        let (one, other) = (AppTasks(), AppTasks())
        let first = turn(control, one) {
          switch start {
          case .task: Task(priority: .low, operation: work)
          case .detached: Task.detached(operation: work)
          }
        }
        #expect(first.count == 1 && first.allSatisfy { !$0.isFromOutside })
        #expect(turn(control, one, doing: first).isEmpty)
        #expect(turn(control, other) { notes.wake() }.isEmpty)
        let woken = turn(control, one)
        #expect(woken.map(\.isFromOutside) == [true])
        #expect(notes.lines.withLock { $0 } == [])
        #expect(turn(control, one, doing: woken).isEmpty)
        #expect(notes.lines.withLock { $0 } == ["goes on"])
        isDone.resume()
      }
    }
  }
}
