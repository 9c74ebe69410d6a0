import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// What is no longer found when nothing is ever late: the worth of modelling lateness.
@Suite("Lateness")
struct ImmediateTests {
  @Test("faults that only lateness shows are not found on an immediate platform")
  func canaries() async throws {
    let late: Set = [
      "commit-takes-top", "drops-writes-in-transition", "lazysplit/loses-early-requests", "late-pop",
      "late-push",
      "drops-quick-toggles",
      "drops-quick-calls", "navigator/trims-late", "loses-push-after-pop", "pops-late", "saves-twice",
      "composable-split/forces-lookup", "split-navigator/pops-when-done",
    ]
    // RuleTests finds each where things take their time.
    let canaries = Canary.all.filter { late.contains($0.name) }
    #expect(canaries.count >= late.count)
    for canary in canaries { #expect(try await !canary.isFound(7, true), "\(canary)") }
  }

  @Test("faults of LazySplit that only lateness shows are not found on an immediate platform")
  func faults() {
    #expect(
      finds("bindings.match-screen", "toggle", .clean, quirks: ["drops-writes-in-transition"]) == [
        true, false,
      ])
    #expect(
      finds("environment.fresh", "rotate", .head, device: "iphone-15-pro-max portrait") == [true, false])
  }

  /// Whether a rule is broken by an action of a kind, late and immediate.
  private func finds(
    _ rule: String, _ action: String, _ design: LazySplit, quirks: [String] = [], device: String? = nil,
    start: String? = nil
  ) -> [Bool] {
    [false, true].map { isImmediate in
      let target = FuzzTarget(
        "lazysplit/immediate", design, settings: SystemSettings(quirks: quirks), isImmediate: isImmediate)
      var options = CampaignOptions(seed: 3)
      options.runs = 160
      options.steps = 60
      options.shrinks = false
      options.rules = RuleSelection(only: [rule])
      options.starts = target.machine.starts.indices.filter { index in
        let header = target.machine.starts[index].header
        let isThere = device.map { device in header.contains { $0.value == device } } ?? true
        return isThere && header.first { $0.key == "start" }?.value == start
      }
      return target.fuzz(options).findings.contains {
        $0.signature.rule == rule && $0.signature.action == action
      }
    }
  }
}
