internal import Foundation

/// Does work on as many threads as it is told, always with the same results in the same order.
struct Jobs: Sendable {
  let count: Int

  /// How many at most; at least one.
  init(_ count: Int) { self.count = max(1, count) }

  /// The results for all elements, in their order.
  ///
  /// `progress` is called with the number of results whenever there is one more, never twice at once.
  func map<Elements: RandomAccessCollection & Sendable, Answer>(
    _ elements: Elements, progress: @Sendable (_ done: Int) -> Void = { _ in },
    _ work: @Sendable (Elements.Element) -> Answer
  ) -> [Answer] where Elements.Index == Int {
    let answers = Answers<Answer>(count: elements.count)
    @Sendable func fill() {
      while let position = answers.next() {
        answers.take(work(elements[elements.startIndex + position]), at: position, progress)
      }
    }
    if count > 1, elements.count > 1 {
      DispatchQueue.concurrentPerform(iterations: min(count, elements.count)) { _ in fill() }
    } else {
      fill()
    }
    return answers.inOrder
  }

  /// Hands out positions and collects a result for each; the lock guards both.
  private final class Answers<Answer>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: Range<Int>
    private var answers: [Answer?]
    private var done = 0

    init(count: Int) { (waiting, answers) = (0..<count, Array(repeating: nil, count: count)) }

    func next() -> Int? { lock.withLock { waiting.popFirst() } }

    func take(_ answer: Answer, at position: Int, _ progress: (Int) -> Void) {
      lock.withLock {
        answers[position] = answer
        done += 1
        progress(done)
      }
    }

    var inOrder: [Answer] { answers.compactMap { $0 } }
  }
}

extension FuzzTarget {
  /// How many jobs a target may have: one where its machine needs the main actor.
  func jobs(_ count: Int) -> Jobs { Jobs(runsOnMainActor || runsAside ? 1 : count) }

  /// Does work with the target where it may run: on the main actor where its machine needs that, else on a thread that
  /// may wait.
  ///
  /// `await target.run { $0.fuzz(options) }`
  public func run<Answer: Sendable, Problem: Error>(
    _ work: @escaping @Sendable (FuzzTarget) throws(Problem) -> Answer
  ) async throws(Problem) -> Answer {
    try await onThread { () throws(Problem) in
      try onMainActor(runsOnMainActor) { () throws(Problem) in try work(self) }
    }
  }
}

/// Does work on a thread that may wait.
func onThread<Answer: Sendable, Problem: Error>(
  _ work: @escaping @Sendable () throws(Problem) -> Answer
) async throws(Problem) -> Answer {
  try await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: Result(catching: work)) }
  }.get()
}

/// Does work on the main actor where it must, else on the thread that calls, which may wait.
func onMainActor<Answer, Problem: Error>(
  _ mustBe: Bool, _ work: () throws(Problem) -> Answer
) throws(Problem) -> Answer {
  if !mustBe { return try work() }
  // The thread that calls waits, so that both never use it at once.
  nonisolated(unsafe) let work = work
  return try MainThread.does { Result(catching: work) }.get()
}

extension Duration {
  /// As a number of seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
