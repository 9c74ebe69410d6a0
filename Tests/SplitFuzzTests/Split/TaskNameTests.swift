import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// A function of which no task is.
private func elsewhere() -> @convention(c) () -> Void { { elsewhereCalls += 1 } }
nonisolated(unsafe) private var elsewhereCalls = 0

/// Leaves free blocks of memory between others, all of them full of addresses of that function's closure.
private func leaveAddresses() {
  let address = unsafeBitCast(elsewhere(), to: UInt.self)
  for words in [2, 3, 4, 5, 6, 8] {
    let blocks = (0..<14).map { _ in
      let block = UnsafeMutablePointer<UInt>.allocate(capacity: words)
      block.initialize(repeating: address, count: words)
      return block
    }
    // Every second one, so that those beside them stay.
    for block in stride(from: 0, to: blocks.count, by: 2) { blocks[block].deallocate() }
  }
}

/// A router whose task waits, or begins another one, where memory is full of another function's addresses.
@MainActor private final class UntidyRouter {
  enum Wait: CaseIterable, Sendable { case sleep, yield, detached, value, child }

  var row: String? = "one"
  var path: [Int] = []
  private let wait: Wait

  init(_ wait: Wait) { self.wait = wait }

  func open(_ number: Int) {
    path.append(number)
    Task {
      await pause()
      path = []
    }
  }

  nonisolated private func pause() async {
    await Task.yield()
    leaveAddresses()
    switch wait {
    case .sleep: try? await Task.sleep(for: .seconds(1))
    case .yield: await Task.yield()
    case .detached: await Task.detached { await Task.yield() }.value
    case .value: _ = await Task.detached { await self.value() }.value
    case .child:
      async let one = value()
      _ = await one
    }
  }

  nonisolated private func value() async -> Int {
    await Task.yield()
    return 1
  }
}

@Suite("The names of tasks") struct TaskNameTests {
  @MainActor private func target(_ wait: UntidyRouter.Wait) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "untidy", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: UntidyRouter, top: Int?) in
        top == nil ? [.button(opens: 1) { $0.open(1) }] : []
      },
      asynchrony: .controlled, make: { _ in UntidyRouter(wait) }
    ).target()
  }

  @Test(
    "they are its own functions', whatever stands beside it in memory", arguments: UntidyRouter.Wait.allCases)
  fileprivate func isOwn(_ wait: UntidyRouter.Wait) async throws {
    let seen = try await target(wait).panesAfterPush()
    #expect(seen.dropLast().allSatisfy { $0.hasPrefix("'UntidyRouter.") }, "\(seen)")
  }
}
