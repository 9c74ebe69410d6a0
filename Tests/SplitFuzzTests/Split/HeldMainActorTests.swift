import Foundation
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// What is done, in its order.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  func add(_ line: String) { lock.withLock { kept.append(line) } }
  var lines: [String] { lock.withLock { kept } }
}

private actor Wire {
  /// The second of two in a row takes its time, so that the first, which is done, could go on meanwhile.
  func work(_ number: Int, _ log: Log) {
    log.add("wire \(number)")
    if number == 2 { Thread.sleep(forTimeInterval: 0.005) }
    log.add("wire \(number) is done")
  }
}

@concurrent private func askMain(_ log: Log) async { wait(log) }

private func wait(_ log: Log) {
  DispatchQueue.main.sync { log.add("main queue") }
  log.add("step")
}

@MainActor private final class WireRouter {
  var row: String? = "one"
  var path: [Int] = []
  private let log: Log
  private let wire = Wire()

  init(_ log: Log) { self.log = log }

  func ask() {
    for number in 1...2 {
      Task {
        await wire.work(number, log)
        log.add("main \(number)")
      }
    }
  }

  func waitForMain() {
    Task {
      await askMain(log)
      log.add("main")
    }
  }
}

@Suite("What steps have the main actor do") struct HeldMainActorTests {
  @MainActor private func target(_ log: Log) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "wire", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: WireRouter, top: Int?) in
        top == nil ? [.button { $0.ask() }, .button { $0.waitForMain() }] : []
      },
      asynchrony: .controlled, make: { _ in WireRouter(log) }
    ).target()
  }

  /// What is done by some actions.
  private func done(_ actions: [String]) async throws -> [String] {
    let log = Log()
    try await target(log).run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      for action in actions {
        _ = machine.step(&state, &observation, try machine.action(from: action))
      }
    }
    return log.lines
  }

  @Test("it is done when the actor that they leave has let go of all of them")
  func held() async throws {
    let expected = ["wire 1", "wire 1 is done", "wire 2", "wire 2 is done", "main 1", "main 2"]
    for _ in 0..<4 { #expect(try await done(["link 1", "deliver 1"]) == expected) }
  }

  @Test("a step that waits for the main queue goes on")
  func waited() async throws {
    #expect(try await done(["link 2", "deliver 1"]) == ["main queue", "step", "main"])
  }
}
