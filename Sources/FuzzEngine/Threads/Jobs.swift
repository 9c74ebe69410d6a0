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
    let results = Results<Value>(count: elements.count)
    @Sendable func fill() {
      while let position = results.next() {
        results.take(work(elements[elements.startIndex + position]), at: position, progress)
      }
    }
    if count > 1, elements.count > 1 {
      DispatchQueue.concurrentPerform(iterations: min(count, elements.count)) { _ in fill() }
    } else {
      fill()
    }
    return results.inOrder
  }

  /// Hands out positions and collects a result for each; the lock guards both.
  private final class Results<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: Range<Int>
    private var results: [Value?]
    private var done = 0

    init(count: Int) { (waiting, results) = (0..<count, Array(repeating: nil, count: count)) }

    func next() -> Int? { lock.withLock { waiting.popFirst() } }

    func take(_ result: Value, at position: Int, _ progress: (Int) -> Void) {
      lock.withLock {
        results[position] = result
        done += 1
        progress(done)
      }
    }

    var inOrder: [Value] { results.compactMap { $0 } }
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
