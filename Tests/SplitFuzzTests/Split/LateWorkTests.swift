import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// A router whose late work holds it, as a closure that names `self` does.
@MainActor private final class Held {
  var row: String? = "one"
  var path: [Int] = []
  private let deferred: Deferred

  init(_ deferred: Deferred) { self.deferred = deferred }

  static var loads = 0

  func open(_ number: Int) {
    path.append(number)
    Self.loads += 1
    deferred.later("load", of: number) { [self] in if number == 2 { path = path.dropLast() } }
  }
}

/// The routers that were made, without keeping them.
@MainActor private final class Births {
  private struct Birth { weak var router: Held? }
  private var births: [Birth] = []

  var count: Int { births.count }
  var living: Int { births.count { $0.router != nil } }

  func note(_ router: Held) -> Held {
    births.append(Birth(router: router))
    return router
  }
}

@Suite("What becomes of late work")
@MainActor
struct LateWorkTests {
  @Test("a router that its own late work holds goes with its run, and with the probes of its description")
  func goes() throws {
    let births = Births()
    let system = LiveSystem<Held>(
      "held", sidebar: .list(["one", "two"], selection: \.row),
      detail: .stack(path: \.path) { _, top in
        top == nil ? [1, 2].map { number in .button(opens: number) { $0.open(number) } } : []
      }, make: { births.note(Held($0)) })
    var options = CampaignOptions(seed: 4)
    options.runs = 20
    options.rules = RuleSelection(only: ["push.single"])
    _ = try system.fuzz(options)
    #expect(births.count > 100 && Held.loads > 100)
    #expect(births.living == 0, "\(births.living) of \(births.count) live on")
  }

  @Test("work that is handed over when the run is gone is dropped")
  func comesLate() {
    var work: DeferredWork? = DeferredWork()
    let deferred = work.map(\.deferred)
    deferred?.later("first") {}
    #expect(work?.takeStarted().count == 1)
    work = nil
    var held: Held? = deferred.map { Held($0) }
    weak let router = held
    deferred?.later("second") { [held] in Issue.record("nobody completes it: \(held as Any)") }
    held = nil
    #expect(router == nil, "what nobody completes holds nothing")
  }
}
