import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

private struct SessionRouter {
  var row: String? = "inbox"
  var path: [String] = []
  var isAway = false
}

/// A setting that outlives every router.
@MainActor private final class Singleton {
  static let shared = Singleton()
  var taps = 0
}

@MainActor private final class CountingRouter {
  var row: String? = "one"
  var path: [String] = []

  func open() {
    Singleton.shared.taps += 1
    // Whoever has opened it three times since the process began is spared the second level.
    path = Singleton.shared.taps % 3 == 0 ? ["leaf"] : ["leaf", "more"]
  }
}

@Suite("Calls, phases and what outlives a router")
@MainActor
struct LiveEventTests {
  private func session(
    phase: ((inout SessionRouter, LifePhase) -> Void)? = nil,
    signOut: @escaping (inout SessionRouter) -> Void
  ) -> LiveSystem<SessionRouter> {
    LiveSystem(
      "session", sidebar: .list(["inbox", "sent"], selection: \.row),
      detail: .stack(path: \.path) { _, top in top == nil ? ["letter"] : [] },
      onChange: [.onChange(of: \.row) { router, _, _ in router.path = [] }],
      scenePhase: phase, events: [.signOut(to: "inbox", signOut)], make: { _ in SessionRouter() })
  }

  private func report<Router>(
    _ system: LiveSystem<Router>, _ rules: [String], runs: Int = 60
  ) throws -> CampaignReport {
    var options = CampaignOptions(seed: 11)
    options.runs = runs
    options.rules = RuleSelection(only: rules)
    return try system.fuzz(options)
  }

  @Test("the end of a session leaves nothing behind, or is found out")
  func signsOut() throws {
    let clean = session {
      $0.row = "inbox"
      $0.path = []
    }
    let kept = try report(clean, ["session.ends-clean"])
    #expect(kept.findings.isEmpty)
    #expect(kept.rules.contains { $0.id == "session.ends-clean" && $0.nonVacuous > 50 })
    let flawed = try report(session { $0.row = "inbox" }, ["session.ends-clean"])
    #expect(flawed.findings.map(\.signature.rule) == ["session.ends-clean"])
  }

  @Test("a router handles the app's leaving the screen and coming back")
  func phases() throws {
    let noting = session(phase: { $0.isAway = $1 == .background }, signOut: { $0.path = [] })
    #expect(try report(noting, ["background.no-change"]).findings.isEmpty)
    let emptying = session(
      phase: { if $1 == .background { $0.path = [] } },
      signOut: {
        $0.row = "inbox"
        $0.path = []
      })
    #expect(
      try report(emptying, ["background.no-change"], runs: 150).findings.map(\.signature.rule) == [
        "background.no-change"
      ])
  }

  private func counting(reset: (() -> Void)?) -> LiveSystem<CountingRouter> {
    LiveSystem(
      "counting", sidebar: .list(["one", "two"], selection: \.row),
      detail: .stack(path: \.path) { _, top in
        top == nil ? [.button(opens: "more") { $0.open() }] : []
      },
      reset: reset, make: { _ in CountingRouter() })
  }

  @Test("what outlives a router is forgotten before each: the same trace shows the same again")
  func resets() throws {
    let system = counting { Singleton.shared.taps = 0 }
    let first = try report(system, ["push.visible", "gesture.cancel-changes-nothing"])
    #expect(first.isDeterministic)
    #expect(first.findings.map(\.signature.rule) == ["push.visible"])
    #expect(
      try report(system, ["push.visible", "gesture.cancel-changes-nothing"]).findings == first.findings)
  }

  @Test("without a reset the same trace does not show the same again, and the report says so")
  func doesNotRepeat() throws {
    #expect(!(try report(counting(reset: nil), ["push.visible"], runs: 20).isDeterministic))
  }
}
