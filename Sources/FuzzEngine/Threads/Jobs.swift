internal import Foundation

/// Does work on a number of threads, always with the same results in the same order.
struct Jobs: Sendable {
  let count: Int

  /// How many at most; at least one.
  init(_ count: Int) { self.count = max(1, count) }

  /// The results for all elements, in their order.
  ///
  /// `progress` is called with the number of results whenever there is one more, never twice at once.
  func map<Elements: RandomAccessCollection & Sendable, Value>(
    _ elements: Elements, progress: @Sendable (_ done: Int) -> Void = { _ in },
    _ work: @Sendable (Elements.Element) -> Value
  ) -> [Value] where Elements.Index == Int {
    let waiting = Locked(0..<elements.count)
    let taken = Locked((results: [Value?](repeating: nil, count: elements.count), done: 0))
    @Sendable func fill() {
      while let position = waiting.with({ $0.popFirst() }) {
        let result = work(elements[elements.startIndex + position])
        taken.with {
          $0.results[position] = result
          $0.done += 1
          progress($0.done)
        }
      }
    }
    if count > 1, elements.count > 1 {
      DispatchQueue.concurrentPerform(iterations: min(count, elements.count)) { _ in fill() }
    } else {
      fill()
    }
    return taken.with { $0.results.compactMap { $0 } }
  }
}

extension FuzzTarget {
  /// How many jobs a target may have: one where its machine needs the main actor.
  func jobs(_ count: Int) -> Jobs { Jobs(runsOnMainActor || runsAside ? 1 : count) }

  /// Does work with the target where it may run: on the main actor where its machine needs that, else on a thread that
  /// may wait.
  ///
  /// `await target.run { $0.fuzz(options) }`
  public func run<Value: Sendable, Problem: Error>(
    _ work: @escaping @Sendable (FuzzTarget) throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    try await onThread { () throws(Problem) in
      try onMainActor(runsOnMainActor) { () throws(Problem) in try work(self) }
    }
  }
}

/// Does work on a thread that may wait.
package func onThread<Value: Sendable, Problem: Error>(
  _ work: @escaping @Sendable () throws(Problem) -> Value
) async throws(Problem) -> Value {
  try await withCheckedContinuation { continuation in
    // A thread of its own: those of queues are few, and the code under test may need them while this one waits.
    let thread = Thread { continuation.resume(returning: Result(catching: work)) }
    thread.stackSize = 8 << 20
    thread.start()
  }.get()
}

/// Does work on the main actor where it must, else on the thread that calls, which may wait.
func onMainActor<Value, Problem: Error>(
  _ mustBe: Bool, _ work: () throws(Problem) -> Value
) throws(Problem) -> Value {
  if !mustBe { return try work() }
  // The thread that calls waits, so that both never use it at once.
  nonisolated(unsafe) let work = work
  return try MainThread.does { Result(catching: work) }.get()
}

extension Duration {
  /// As a number of seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
