import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// Mail in three columns, with a path of its own for each message, a sheet to write in and an alert before deleting.
private struct ColumnsRouter {
  enum Presented: Hashable { case draft, deletes(String) }

  var letters = ["inbox": ["hello", "invoice"], "sent": ["reply"]]
  var folder: String? = "inbox"
  var letter: String?
  var path: [String] = []
  var presented: Presented?
  var sent = 0

  mutating func leave() {
    letter = nil
    path = []
  }

  mutating func delete(_ letter: String) {
    for folder in letters.keys { letters[folder]?.removeAll { $0 == letter } }
    sent += 1
    leave()
  }
}

@Suite("Live routers with three columns, and with what is presented over everything")
@MainActor
struct LiveColumnsTests {
  private typealias Presented = ColumnsRouter.Presented

  private func system(
    _ changes: [LiveChange<ColumnsRouter>] = [
      .onChange(of: \.folder) { router, _, _ in router.leave() },
      .onChange(of: \.letter) { router, _, _ in router.path = [] },
    ],
    sheet: LiveSheet<ColumnsRouter>? = nil, delete: @escaping (inout ColumnsRouter, String) -> Void
  ) -> LiveSystem<ColumnsRouter> {
    LiveSystem<ColumnsRouter>(
      "columns", sidebar: .list(["inbox", "sent"], selection: \.folder),
      content: .list(selection: \.letter) { router, folder in router.letters[folder] ?? [] },
      detail: .stack(path: \.path) { router, top in
        guard let letter = router.letter, top == nil else { return [] }
        return [
          .link("headers"), .button(presents: Presented.draft) { $0.presented = .draft },
          .button(presents: Presented.deletes(letter)) { $0.presented = .deletes(letter) },
        ]
      },
      sheet: sheet
        ?? .item(\.presented) { _, presented in
          switch presented {
          case .draft:
            [
              .button(confirms: .saving) {
                $0.sent += 1
                $0.presented = nil
              }, .button { $0.presented = nil },
            ]
          case .deletes(let letter):
            [
              .button(confirms: .deletion) {
                delete(&$0, letter)
                $0.presented = nil
              }
            ]
          }
        } saves: {
          $0.sent
        },
      onChange: changes, events: [.presentation("compose", of: Presented.draft) { $0.presented = .draft }],
      make: { _ in ColumnsRouter() })
  }

  private func screens(_ actions: [String]) throws -> [String] {
    let machine = try system { $0.delete($1) }.target().machine
    let start = machine.starts.firstIndex { $0.header.contains(.init("device", "ipad-13 landscape")) } ?? 0
    var state = machine.state(at: start)
    var observation = machine.observe(state)
    return try actions.map { text in
      let outcome = machine.step(&state, &observation, try machine.action(from: text))
      #expect(outcome == .applied)
      while machine.deliverNext(&state, &observation) {}
      return machine.describe(observation)
    }
  }

  private func findings(
    _ system: LiveSystem<ColumnsRouter>, runs: Int = 150, settings: SystemSettings = SystemSettings()
  ) throws -> Set<String> {
    var options = CampaignOptions(seed: 11)
    options.runs = runs
    options.shrinks = false
    let findings = try system.target(settings: settings).fuzz(options).findings
    return Set(findings.map { "\($0.signature.rule) \($0.signature.violationKind)" })
  }

  @Test("an item is chosen in its list, is the root of the detail, and goes with its row")
  func items() throws {
    #expect(
      try screens(["link 10", "link 1", "back", "choose \"sent\""]) == [
        "sidebar: menu | content: inbox | detail: invoice",
        "sidebar: menu | content: inbox | detail: headers <back",
        "sidebar: menu | content: inbox | detail: invoice",
        "sidebar: menu | content: sent | detail: placeholder",
      ])
  }

  @Test("a sheet is presented by a button or an event, and goes by a hand or a button")
  func sheets() throws {
    let seen = try screens(["link 9", "link 2", "dismiss-sheet", "call \"compose\"", "link 2"])
    #expect(seen[1].contains("sheet: draft"))
    #expect(seen[2] == seen[0])
    #expect(seen[3].contains("sheet: draft"))
    #expect(seen[4] == seen[0])
  }

  @Test("a router that keeps its columns together keeps every rule")
  func keepsRules() throws {
    #expect(try findings(system { $0.delete($1) }) == [])
  }

  @Test("what was deleted and is chosen still is found")
  func ghost() throws {
    let ghost = system { router, letter in
      for folder in router.letters.keys { router.letters[folder]?.removeAll { $0 == letter } }
      router.sent += 1
    }
    #expect(try findings(ghost).contains("deleted.not-shown still-shown"))
  }

  @Test("a path that is not the item's is found where the system does not empty it")
  func foreignPath() throws {
    let keepsPath = system([.onChange(of: \.folder) { router, _, _ in router.letter = nil }]) {
      $0.delete($1)
    }
    #expect(try findings(keepsPath) == [])
    let never = SystemSettings(assumptions: [.init("selection-clears-path", "never")])
    let found = try findings(keepsPath, settings: never)
    #expect(found.contains { $0.hasPrefix("detail.path-consistent") || $0.hasPrefix("push.") })
  }

  @Test("what is confirmed once and done twice is found")
  func savesTwice() throws {
    let found = try findings(
      system { router, letter in
        router.delete(letter)
        router.sent += 1
      })
    #expect(found.contains("save.once twice"))
  }

  @Test("where no confirmation is counted, no rule requires a count")
  func uncounted() throws {
    let sheet = LiveSheet<ColumnsRouter>.isPresented(\.isAsking, showing: "sure?", as: .alert) { _ in
      [.button { _ in }]
    }
    let asking = LiveSystem<ColumnsRouter>(
      "asking", sidebar: .list(["inbox"], selection: \.folder),
      detail: .stack(path: \.path) { _, _ in [.button(presents: "sure?") { $0.presented = .draft }] },
      sheet: sheet, make: { _ in ColumnsRouter() })
    let target = try asking.target()
    #expect(!target.rules.contains { $0.id == "save.once" })
  }

  @Test("a description that does not fit says so in words")
  func misfits() {
    func misfits<Router>(_ system: LiveSystem<Router>) -> [String] {
      do {
        _ = try system.target()
        return []
      } catch {
        return error.misfits
      }
    }
    let untyped = LiveSystem<ColumnsRouter>(
      "untyped", sidebar: .list(["inbox"], selection: \.folder),
      content: .list(selection: \.letter) { (_, row: Int) in ["\(row)"] },
      detail: .stack(path: \.path) { _, _ in [] },
      make: { _ in ColumnsRouter() })
    #expect(misfits(untyped) == ["content: 'items' takes rows of another type than the sidebar's 'inbox'"])
    let dead = system(sheet: .isPresented(\.isIgnored, showing: "sure?")) { $0.delete($1) }
    #expect(misfits(dead).first?.contains("is not written by a button or event") == true)
    let other = LiveSystem<ColumnsRouter>(
      "other", sidebar: .list(["inbox"], selection: \.folder),
      detail: .stack(path: \.path) { _, _ in [.button(presents: "this") { $0.letter = "that" }] },
      sheet: .item(\.letter), make: { _ in ColumnsRouter() })
    #expect(misfits(other) == ["sheet: expected this to be presented, found that"])
    let none = LiveSystem<ColumnsRouter>(
      "none", sidebar: .list(["inbox"], selection: \.folder),
      detail: .stack(path: \.path) { _, _ in [.button(confirms: .saving) { _ in }] },
      make: { _ in ColumnsRouter() })
    #expect(misfits(none).first?.contains("there is no 'sheet'") == true)
    for (name, folders) in [("a name", ["inbox"]), ("", ["inbox"]), ("twins", [Twin(id: 1), Twin(id: 2)])]
      as [(String, [AnyHashable])]
    {
      let nameless = LiveSystem<AnyRouter>(
        name, sidebar: .list(folders, selection: \.row), detail: .stack(path: \.path) { _, _ in [] },
        make: { _ in AnyRouter() })
      #expect(misfits(nameless).count == 1)
    }
  }

  private struct Twin: Hashable, CustomStringConvertible {
    let id: Int
    var description: String { "inbox" }
  }

  private struct AnyRouter {
    var row: AnyHashable?
    var path: [String] = []
  }

  @Test(
    "what work presents when it fails is a request, whatever its step was; what a link refuses need not appear"
  )
  func worksAndRefuses() async throws {
    let system = LiveSystem<LateRouter>(
      "late", sidebar: .list(["inbox"], selection: \.folder),
      content: .list(selection: \.letter) { router, folder in folder == "inbox" ? router.letters : [] },
      detail: .stack(path: \.path) { _, _ in [] },
      sheet: .item(\.error, as: .alert) { _, _ in [.button { _ in }] },
      onChange: [.onChange(of: \.letter) { router, _, _ in router.load() }],
      events: [
        .deepLink("open", to: "hello", unless: { !$0.letters.contains("hello") }) { router in
          router.folder = "inbox"
          router.letter = router.letters.first { $0 == "hello" }
          router.error = router.letter == nil ? "gone" : nil
        }, .deletion("purge") { $0.purge() },
      ], make: { LateRouter(deferred: $0) })
    var options = CampaignOptions(seed: 5)
    options.runs = 120
    options.rules = RuleSelection(only: ["sheet.lifecycle"])
    let report = try system.fuzz(options)
    #expect(report.findings.map(\.signature) == [])
    #expect(report.rules.contains { $0.id == "sheet.lifecycle" && $0.nonVacuous > 0 })
    try await system.test(#"call "purge"; call "open""#, at: ["device": "ipad-13 landscape"])
  }

  @Test("lists may fill later, show eight items, and a column without an item offers no links")
  func lists() throws {
    let system = LiveSystem<ColumnsRouter>(
      "lists", sidebar: .list(["inbox", "sent"], selection: \.folder),
      content: .list(selection: \.letter) { router, folder in router.letters[folder] ?? [] },
      detail: .stack(path: \.path) { _, _ in [.link("headers")] }, sheet: nil,
      events: [.call("fill") { $0.letters["inbox"] = (1...12).map { "letter \($0)" } }],
      make: { _ in
        var router = ColumnsRouter()
        router.letters = [:]
        return router
      })
    let machine = try system.target().machine
    var state = machine.state(at: machine.fullestStart)
    var observation = machine.observe(state)
    #expect(observation.screen.links == 0)
    _ = machine.step(&state, &observation, try machine.action(from: "call \"fill\""))
    #expect(observation.screen.links == 0b1111_1111_0000_0000)
  }

  /// What it shows is loaded, which fails for one of two letters and says so in an alert.
  @MainActor
  private final class LateRouter {
    var folder: String? = "inbox"
    var letters = ["hello", "broken"]
    var letter: String?
    var path: [String] = []
    var error: String?
    let deferred: Deferred

    init(deferred: Deferred) { self.deferred = deferred }

    func load() {
      path = []
      guard let letter else { return }
      deferred.later("load", of: letter) { [weak self] in
        if letter == "broken", self?.letter == letter { self?.error = "it could not be loaded" }
      }
    }

    func purge() {
      letters = ["broken"]
      if letter == "hello" { letter = nil }
    }
  }
}

extension ColumnsRouter {
  fileprivate var isAsking: Bool {
    get { presented != nil }
    set { presented = newValue ? .draft : nil }
  }
  fileprivate var isIgnored: Bool {
    get { false }
    set {}
  }
}
