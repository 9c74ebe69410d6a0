internal import Foundation

/// Does work on as many threads as it is told, always with the same results in the same order.
struct Jobs: Sendable {
  let count: Int

  /// How many at most; at least one.
  init(_ count: Int) { self.count = max(1, count) }

  /// The answers to all elements, in their order.
  func map<Elements: RandomAccessCollection & Sendable, Answer>(
    _ elements: Elements, _ work: @Sendable (Elements.Element) -> Answer
  ) -> [Answer] where Elements.Index == Int {
    guard count > 1, elements.count > 1 else { return elements.map(work) }
    let answers = Answers<Answer>(elements.startIndex..<elements.endIndex)
    DispatchQueue.concurrentPerform(iterations: min(count, elements.count)) { _ in
      while let index = answers.next() { answers.take(work(elements[index]), at: index) }
    }
    return answers.inOrder
  }

  /// Hands out indices and collects an answer for each; the lock guards both.
  private final class Answers<Answer>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: Range<Int>
    private var answers: [Int: Answer] = [:]

    init(_ indices: Range<Int>) { waiting = indices }

    func next() -> Int? { lock.withLock { waiting.popFirst() } }
    func take(_ answer: Answer, at index: Int) { lock.withLock { answers[index] = answer } }
    var inOrder: [Answer] { answers.sorted { $0.key < $1.key }.map(\.value) }
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
    try await onThread(ofMainActor: runsOnMainActor) { () throws(Problem) in try work(self) }
  }
}

/// Does work on the main actor, or on a thread that may wait.
func onThread<Answer: Sendable, Problem: Error>(
  ofMainActor: Bool, _ work: @escaping @Sendable () throws(Problem) -> Answer
) async throws(Problem) -> Answer {
  if ofMainActor { return try await MainActor.run { Result(catching: work) }.get() }
  return try await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: Result(catching: work)) }
  }.get()
}

extension Duration {
  /// As a number of seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// Does asynchronous work on at most `jobs` tasks at a time, and returns the results in order.
func inParallel<Answer: Sendable>(
  _ count: Int, jobs: Int, progress: (_ done: Int) -> Void = { _ in },
  _ body: @escaping @Sendable (Int) async -> Answer
) async -> [Answer] {
  var answers: [Answer?] = Array(repeating: nil, count: count)
  await withTaskGroup(of: (Int, Answer).self) { group in
    var next = 0
    func add() {
      guard next < count else { return }
      group.addTask { [next] in (next, await body(next)) }
      next += 1
    }
    for _ in 0..<max(1, jobs) { add() }
    var done = 0
    for await (index, answer) in group {
      answers[index] = answer
      done += 1
      progress(done)
      add()
    }
  }
  return answers.compactMap { $0 }
}
