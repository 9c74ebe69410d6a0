import Idioms
import SplitFuzz
import Testing

@Suite("Routers that are right")
struct IdiomTests {
  @Test("no rule reports a correct router")
  func areClean() async throws {
    let systems = try await Idioms.all()
    #expect(systems.count >= 25)
    for system in systems {
      await #expect(throws: Never.self, "\(system.name)") { try await system.test(seed: 42, runs: 5_000) }
    }
  }
}
