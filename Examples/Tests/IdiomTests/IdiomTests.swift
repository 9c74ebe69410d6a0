import Idioms
import SplitFuzz
import Testing

@Suite("Routers that are right")
struct IdiomTests {
  @Test("no rule reports a correct router", arguments: try! await Idioms.all().map(\.name))
  func isClean(_ name: String) async throws {
    let system = try #require(try await Idioms.all().first { $0.name == name })
    _ = try await system.test(seed: 42, runs: 5_000)
  }
}
