import FuzzEngine
import SplitModel
import Testing

@testable import SplitFuzz

private actor LettersActor {
  func load(_ item: String) -> String { item }
}

/// A router that shows what it has loaded, and looks first where the user is by then.
@MainActor private final class LoadingRouter {
  enum Source: CaseIterable, Sendable { case actor, listener }

  var row: String? = "inbox"
  var path: [String] = []
  private let looks: Bool
  private let letters: LettersActor?
  private let (requests, pending) = AsyncStream.makeStream(of: (String, place: [String]).self)

  init(_ source: Source, looks: Bool) {
    (self.looks, letters) = (looks, source == .actor ? LettersActor() : nil)
    guard source == .listener else { return }
    Task { [weak self, requests] in
      for await (item, place) in requests {
        await Task.yield()
        self?.show(item, place)
      }
    }
  }

  private var place: [String] { [row ?? ""] + path }

  func open(_ item: String) {
    let place = place
    guard let letters else {
      pending.yield((item, place))
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
}
