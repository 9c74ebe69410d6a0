import FuzzEngine
import Testing

@testable import SwiftUI

/// What is printed where a trap cannot be met again in a copy of the process.
@MainActor @Suite struct TrapTests {
  final class Calls {
    static let lock = NSLock()
    nonisolated(unsafe) static var all = 0
    private var calls = 0

    func callLocked() { Self.lock.withLock { call() } }
    func call() {
      calls += 1
      precondition(calls < 6, "called too often")
    }
    static func call() {
      all += 1
      precondition(all < 60, "called too often")
    }
  }

  /// A queue's thread, as the main queue's on Linux, blocks the signal by which a copy that waits for ever ends.
  @Test(.timeLimit(.minutes(1))) func underALockAllStepsAreSaid() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("locked", making: { Calls() }, events: [.event("call") { $0.callLocked() }]) {
        _ in
        NavigationStack { Text("root") }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("found   seed 42, run 0, at the last step"), "\(text)")
  }

  /// The last call alone traps here, and not in a new process.
  @Test func whatOutlivesALaunchIsNotShrunkAway() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("shared", making: { Calls() }, events: [.event("call") { _ in Calls.call() }]) {
        _ in
        NavigationStack { Text("root") }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("SplitFuzz: the code under test ended the process"), "\(text)")
    #expect(!text.contains("to reproduce"), "\(text)")
  }
}
