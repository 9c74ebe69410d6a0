import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

@MainActor private final class QuietRouter {
  var row: String? = "one"
  var path: [Int] = []
}

private protocol Marked {}
#if compiler(>=6.2)
extension QuietRouter: @MainActor Marked {}
#endif

@Suite("Where a machine is played") struct MainThreadTests {
  @MainActor private func target(_ asynchrony: Asynchrony) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "quiet", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: QuietRouter, top: Int?) in top == nil ? [.link(1)] : [] },
      asynchrony: asynchrony, make: { _ in QuietRouter() }
    ).target()
  }

  @Test("on the main actor where its router needs that, else on a thread that may wait")
  func place() async throws {
    for (asynchrony, isMain) in [(Asynchrony.injected, true), (.none, true), (.controlled, false)] {
      let target = try await target(asynchrony)
      #expect(await target.run { _ in MainThread.isHere } == isMain, "\(asynchrony)")
    }
  }

  @Test("by one job where its router is on the main actor, however many there may be")
  func jobs() async throws {
    for asynchrony in [Asynchrony.injected, .none, .controlled, .yields(1)] {
      #expect(try await target(asynchrony).jobs(8).count == 1, "\(asynchrony)")
    }
  }

  @Test("what is done on the main actor from elsewhere is waited for, and its conformances are seen")
  func does() async throws {
    let seen = try await target(.controlled).run { _ in
      MainThread.does { (isHere: MainThread.isHere, isMarked: (QuietRouter() as Any) is any Marked) }
    }
    #expect(seen.isHere)
    #if compiler(>=6.2)
    #expect(seen.isMarked)
    #endif
  }

  private static func endless(_ number: Int) -> Int { number < 0 ? 0 : endless(number + 1) + 1 }

  @Test("a stack that runs out there is named, though it is played elsewhere")
  func stack() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await onThread {
        TrapNote.play { [("steps", "one; two")] }
        _ = MainThread.does { MainThreadTests.endless(1) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("one; two") && text.contains("calls itself without end"), "\(text.prefix(800))")
  }
}
