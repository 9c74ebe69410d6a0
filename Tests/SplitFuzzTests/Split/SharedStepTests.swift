import FuzzEngine
import SplitModel
import Testing

@testable import SplitFuzz

private actor LettersActor {
  func load(_ item: String) -> String { item }
}

/// Requests, for which somebody waits on the main actor.
@MainActor private final class Requests {
  typealias Request = (item: String, place: [String])
  private var requests: [Request] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func append(_ request: Request) {
    requests.append(request)
    waiting?.resume()
    waiting = nil
  }

  func next() async -> Request {
    while requests.isEmpty { await withCheckedContinuation { waiting = $0 } }
    return requests.removeFirst()
  }
}

/// A router that shows what it has loaded, and looks first where the user is by then.
@MainActor private final class LoadingRouter {
  enum Source: CaseIterable, Sendable { case actor, listener, waiter }

  var row: String? = "inbox"
  var path: [String] = []
  private let looks: Bool
  private let letters: LettersActor?
  private let (requests, pending) = AsyncStream.makeStream(of: Requests.Request.self)
  private let waited = Requests()

  init(_ source: Source, looks: Bool) {
    (self.looks, letters) = (looks, source == .actor ? LettersActor() : nil)
    switch source {
    case .actor: break
    case .listener:
      Task { [weak self, requests] in
        for await (item, place) in requests {
          await Task.yield()
          self?.show(item, place)
        }
      }
    case .waiter:
      // Its first wait off the main actor comes when the user has done something.
      Task { [weak self, waited] in
        while self != nil {
          let (item, place) = await waited.next()
          await Task.yield()
          self?.show(item, place)
        }
      }
    }
  }

  private var place: [String] { [row ?? ""] + path }

  func open(_ item: String) {
    let place = place
    guard let letters else {
      pending.yield((item, place))
      waited.append((item, place))
      return
    }
    Task { show(await letters.load(item), place) }
  }

  private func show(_ item: String, _ place: [String]) {
    if !looks || place == self.place { path.append(item) }
  }
}

@Suite("Work that several tasks share") struct SharedStepTests {
  @MainActor private func target(
    _ source: LoadingRouter.Source, looks: Bool
  ) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "loading", sidebar: .list(["inbox", "sent"], selection: \.row),
      detail: .stack(path: \.path) { (_: LoadingRouter, top: String?) in
        guard let top else {
          return [.link("first"), .button { $0.open("x") }, .button { $0.open("y") }]
        }
        return top.count < 8 ? [.button { $0.open(top + "z") }] : []
      },
      asynchrony: .controlled, make: { _ in LoadingRouter(source, looks: looks) }
    ).target()
  }

  /// What a short campaign finds.
  private func found(_ source: LoadingRouter.Source, looks: Bool) async throws -> Set<String> {
    let target = try await target(source, looks: looks)
    var options = CampaignOptions(seed: 1)
    options.runs = 60
    options.shrinks = false
    options.rules = RuleSelection(only: ["late-work.only-its-view"])
    let report = await target.run { [options] in $0.fuzz(options) }
    return Set(report.findings.map(\.signature.violationKind))
  }

  @Test(
    "an actor's step for several tasks, and a listener's, count for no view",
    arguments: LoadingRouter.Source.allCases)
  fileprivate func passes(_ source: LoadingRouter.Source) async throws {
    #expect(try await found(source, looks: true) == [])
  }

  @Test("an actor's step for one task counts for its view")
  func isFound() async throws {
    #expect(try await found(.actor, looks: false).contains("changes-place"))
  }

  @Test("a task that listens for longer than any other may wait hears it still")
  func listens() async throws {
    let target = try await target(.listener, looks: true)
    let path = try await target.run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      for _ in 0..<20 {
        for line in ["link 2", "back"] {
          _ = machine.step(&state, &observation, try machine.action(from: line))
          while machine.deliverNext(&state, &observation) {}
        }
      }
      _ = machine.step(&state, &observation, try machine.action(from: "link 2"))
      while machine.deliverNext(&state, &observation) {}
      return machine.describe(observation)
    }
    #expect(path.hasSuffix("x <back"))
  }
}
