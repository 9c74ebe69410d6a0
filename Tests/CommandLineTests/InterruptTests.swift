import Testing

@testable import FuzzEngine
@testable import SplitDesigns
@testable import SplitFuzz

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that a person and a system send to a program that takes long.
@Suite("Interrupts", .serialized)
struct InterruptTests {
  @Test("Control-C and SIGTERM are both handled, once", arguments: [SIGINT, SIGTERM])
  func hears(number: Int32) async throws {
    let isInterrupted = CommandIO.standard.watchInterrupts()
    defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
    #expect(!isInterrupted())
    // To the process, since the thread of a task may hear none.
    kill(getpid(), number)
    for _ in 0..<1_000 where !isInterrupted() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(isInterrupted())
    #expect(!CommandIO.standard.watchInterrupts()(), "who watches anew begins anew")
  }

  @Test(
    "every long subcommand prints what it has when it is interrupted, and exits with 130",
    arguments: [
      ["explore", "--system", "lazysplit/clean", "--device", "iphone-15"],
      ["fuzz", "--seed", "1", "--system", "lazysplit", "--device", "iphone-15"],
      ["faults", "F01"], ["bench", "--system", "lazysplit/clean"],
    ])
  func prints(words: [String]) async {
    let answer = await Shell.run(
      words, systems: SplitSystems.all, faults: SplitFaults.all, interrupted: true)
    #expect(answer.code == 130)
    #expect(!answer.out.isEmpty)
    #expect((answer.out + answer.err).contains("interrupted"))
  }
}
