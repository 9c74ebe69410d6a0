import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

/// What all windows of an app share.
@MainActor final class Library {
  var letters = ["first", "second"]
  /// How often some window's views saw that letters had changed.
  var sights = 0
  /// Where a flawed app keeps what each window should keep for itself.
  var path: [String] = []
}

@MainActor final class WindowRouter {
  var row: String? = "inbox"
  private var own: [String] = []
  private let library: Library
  private let shares: Bool

  init(_ library: Library, shares: Bool) {
    self.library = library
    self.shares = shares
  }

  var letters: [String] { library.letters }
  var path: [String] {
    get { shares ? library.path : own }
    set { if shares { library.path = newValue } else { own = newValue } }
  }

  func delete() { if !library.letters.isEmpty { library.letters.removeLast() } }
  func letGo() {
    library.sights += 1
    path.removeAll { !library.letters.contains($0) }
  }
}

@Suite("A person's router in two windows")
@MainActor
struct LiveWindowsTests {
  func windows(
    shares: Bool, library: @escaping () -> Library = { Library() }
  ) -> LiveSystem<WindowRouter> {
    LiveSystem<WindowRouter>(
      "letters", sidebar: .list(["inbox", "sent"], selection: \.row),
      detail: .stack(path: \.path) { router, top in top == nil ? router.letters.map { .link($0) } : [] },
      onChange: [
        .onChange(of: \.row) { router, _, _ in router.path = [] },
        .onChange(of: \.letters) { router, _, _ in router.letGo() },
      ],
      events: [.deletion("delete") { $0.delete() }],
      make: { _ in WindowRouter(Library(), shares: shares) }
    ).inTwoWindows(sharing: library, make: { library, _ in WindowRouter(library, shares: shares) })
  }

  func report(_ windows: LiveSystem<WindowRouter>) throws -> CampaignReport {
    var options = CampaignOptions(seed: 21)
    options.runs = 60
    options.rules = RuleSelection(only: ["isolation", "detail.path-consistent", "push.visible"])
    return try windows.fuzz(options)
  }

  @Test("windows with routers of their own leave each other alone, whatever data they share")
  func clean() throws {
    let report = try report(windows(shares: false))
    #expect(report.findings.isEmpty)
    #expect(report.isDeterministic)
    #expect(report.rules.contains { $0.id == "isolation" && $0.nonVacuous > 500 })
  }

  @Test("two windows are a test as one is, under a name of their own")
  func tested() async throws {
    #expect(try windows(shares: false).system(summary: "").name == "letters-windows")
    try await windows(shares: false).test(seed: 21, runs: 8)
    await #expect(throws: TestFailure.self) {
      try await windows(shares: true).test(seed: 21, runs: 60, savesFailures: false)
    }
  }

  @Test("a path that both windows share is found, by the shortest trace there is")
  func shared() throws {
    let findings = try report(windows(shares: true)).findings
    let found = try #require(findings.first { $0.signature.rule == "isolation" })
    #expect(found.signature.violationKind == "other-window")
    #expect(found.lines.count == 1)
  }

  @Test("what is deleted in one window is gone in the other, where it was shown")
  func deletes() throws {
    let machine = try windows(shares: false).target().machine
    var state = machine.state(at: 0)
    var observation = machine.observe(state)
    for text in ["link 2", "window 2: call delete"] {
      _ = machine.step(&state, &observation, try machine.action(from: text))
      while machine.deliverNext(&state, &observation) {}
    }
    #expect(!machine.describe(observation).contains("second"))
    // Both windows go on from there: what one does is remembered by the process that both belong to.
    var copy = state
    var seen = observation
    for text in ["link 1", "window 2: link 1", "window 2: call delete"] {
      _ = machine.step(&copy, &seen, try machine.action(from: text))
      while machine.deliverNext(&copy, &seen) {}
    }
    #expect(!machine.describe(seen).contains("first"))
    _ = machine.step(&state, &observation, try machine.action(from: "link 1"))
    while machine.deliverNext(&state, &observation) {}
    #expect(
      machine.describe(observation).contains("first"), "a state that was copied goes on from where it was")
  }

  @Test("the views of a window that was closed see nothing any more, and those of a new one do")
  func closes() throws {
    var made: [Library] = []
    let windows = windows(shares: false) {
      made.append(Library())
      return made[made.count - 1]
    }
    let machine = try windows.target().machine
    var state = machine.state(at: 0)
    var observation = machine.observe(state)
    let library = try #require(made.last)
    for (text, sights) in [
      ("close-window", 0), ("call delete", 1), ("open-window", 1), ("call delete", 3),
    ] {
      _ = machine.step(&state, &observation, try machine.action(from: text))
      while machine.deliverNext(&state, &observation) {}
      #expect(library.sights == sights, "after \(text)")
    }
  }
}
