import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine

/// A router of two folders, with everything that the tests below describe in one way or another.
@MainActor private final class IdiomRouter {
  var folder: String?
  var path: [String] = []
  var numbers: [Int] = []
  var sheet: String?
  var hasInspector = false
  var isStored = false
  let deferred: Deferred

  init(_ deferred: Deferred) { self.deferred = deferred }
}

/// What the description of a live system can say, and what is found in each, where users met a wrong verdict or none.
@Suite("Live routers as people write them")
@MainActor
struct LiveIdiomTests {
  private typealias System = LiveSystem<IdiomRouter>

  private func system(
    content: LiveContent<IdiomRouter>? = nil, detail: LiveStack<IdiomRouter>? = nil,
    sheet: LiveSheet<IdiomRouter>? = nil, inspector: LiveBinding<IdiomRouter, Bool>? = nil,
    visibility: LiveBinding<IdiomRouter, ColumnVisibility>? = nil,
    column: LiveBinding<IdiomRouter, Column>? = nil, events: [LiveEvent<IdiomRouter>] = [],
    policies: Policies = [], reset: (() -> Void)? = nil,
    make: @escaping (Deferred) -> IdiomRouter = { IdiomRouter($0) }
  ) -> System {
    System(
      "idiom", sidebar: .list(["inbox", "sent"], selection: \.folder), content: content,
      detail: detail
        ?? .stack(path: \.path) { router, top in
          top == nil && router.folder != nil
            ? [.link("letter"), .button(presents: "compose") { $0.sheet = "compose" }] : []
        }, sheet: sheet ?? .item(\.sheet), inspector: inspector, visibility: visibility,
      compactColumn: column,
      events: events, policies: policies, reset: reset, make: make)
  }

  /// The violations that a short campaign finds, with the default assumptions unless others are named.
  private func found(
    _ system: System, _ assumptions: [SystemSettings.Assumption] = [], _ rules: String...
  ) throws -> Set<String> {
    var options = CampaignOptions(seed: 11)
    options.runs = 60
    options.shrinks = false
    if !rules.isEmpty { options.rules = RuleSelection(only: rules) }
    let target = try system.target(settings: SystemSettings(assumptions: assumptions))
    return Set(target.fuzz(options).findings.map { "\($0.signature.rule) \($0.signature.violationKind)" })
  }

  /// The screens after each action.
  private func screens(_ system: System, on device: String, _ actions: String...) throws -> [String] {
    let machine = try system.target().machine
    let start = try #require(machine.starts.firstIndex { $0.header.contains(.init("device", device)) })
    var state = machine.state(at: start)
    var observation = machine.observe(state)
    return try actions.map { text in
      _ = machine.step(&state, &observation, try machine.action(from: text))
      while machine.deliverNext(&state, &observation) {}
      return machine.describe(observation)
    }
  }

  @Test("a sheet's button may go anywhere, and a person's dismissal nowhere")
  func sheets() throws {
    let buttons = { (router: IdiomRouter, item: String) -> [LiveLink<IdiomRouter>] in
      [
        .button(opens: "sent") {
          $0.sheet = nil
          $0.folder = "sent"
          $0.path = []
        },
        .button(confirms: .saving) {
          $0.sheet = nil
          $0.folder = "sent"
          $0.path = ["new"]
        },
      ]
    }
    #expect(try found(system(sheet: .item(\.sheet, buttons: buttons))) == [])
    let leaves = LiveChange<IdiomRouter>.onChange(of: \.sheet) { router, _, new in
      if new == nil { router.folder = "sent" }
    }
    let moving = System(
      "moving", sidebar: .list(["inbox", "sent"], selection: \.folder),
      detail: .stack(path: \.path) { _, _ in [.button(presents: "compose") { $0.sheet = "compose" }] },
      sheet: .item(\.sheet), onChange: [leaves], make: { IdiomRouter($0) })
    #expect(try found(moving, [], "sheet.lifecycle") == ["sheet.lifecycle changes-beneath"])
  }

  @Test("a link that changes the selection is found, and a button that selects a row is not")
  func buttons() throws {
    func detail(_ link: LiveLink<IdiomRouter>) -> LiveStack<IdiomRouter> {
      .stack(path: \.path) { router, top in top == nil && router.folder != nil ? [link] : [] }
    }
    let row = LiveLink<IdiomRouter>.button(opens: "sent") { $0.folder = "sent" }
    #expect(try found(system(detail: detail(row))) == [])
    let view = LiveLink<IdiomRouter>.button(opens: "letter") {
      $0.folder = $0.folder == "sent" ? "inbox" : "sent"
      $0.path = ["letter"]
    }
    #expect(
      try found(system(detail: detail(view)), [], "push.leaves-others") == ["push.leaves-others selection"])
  }

  @Test("late work is for the view in front as it began, unless it is for none")
  func lateWork() throws {
    func notified(of view: AnyHashable?) -> System {
      system(events: [
        .call("notification") { router in
          router.deferred.later("load", of: view) { [unowned router] in
            router.folder = "sent"
            router.path = ["letter"]
          }
        }
      ])
    }
    let rule = "late-work.only-its-view"
    #expect(try found(notified(of: nil), [], rule) == ["\(rule) changes-place"])
    #expect(try found(notified(of: Deferred.noView), [], rule) == [])
  }

  @Test("late work that takes off the view on top in place of its own is found, other work is not")
  func lateWorkTakesAnother() throws {
    func loading(_ ends: @escaping @MainActor (IdiomRouter, String) -> Void) -> System {
      system(
        detail: .stack(path: \.path) { router, top in
          router.folder == nil ? [] : top == nil ? [.link("letter")] : top == "letter" ? [.link("reply")] : []
        },
        events: [
          .call("load") { router in
            let view = router.path.last
            router.deferred.later("load") { [unowned router] in view.map { ends(router, $0) } }
          }
        ])
    }
    let rule = "late-work.only-its-view"
    let pops = loading { router, view in if router.path.contains(view) { router.path.removeLast() } }
    #expect(try found(pops, [], rule) == ["\(rule) removes-another"])
    let ends = loading { router, view in router.path = Array(router.path.prefix { $0 != view }) }
    #expect(try found(ends, [], rule) == [])
  }

  @Test("where another root drops the path, the push is called dropped")
  func droppedPush() throws {
    let deep = system(events: [
      .call("shows") { router in
        router.folder = router.folder == "sent" ? "inbox" : "sent"
        router.path = ["letter"]
      }
    ])
    #expect(try found(deep, [], "push.single") == [])
    #expect(
      try found(deep, [.init("root-change-drops-path", "always")], "push.single") == ["push.single dropped"])
  }

  @Test("an empty view beneath what was pushed is found")
  func emptyRoot() throws {
    let unselected = system(events: [
      .deepLink("letter", to: "letter") { router in
        router.folder = nil
        router.path = ["letter"]
      }
    ])
    #expect(try found(unselected, [], "detail.path-consistent") == ["detail.path-consistent no-root"])
  }

  @Test("a constant column is on top after each collapse, takes no writes, and back leaves it")
  func constantColumn() throws {
    let constant = system(column: .constant(.detail))
    #expect(
      try screens(
        constant, on: "iphone-15-pro-max portrait", "back", "choose \"sent\"", "back", "rotate", "rotate")
        == [
          "sidebar: menu", "detail: sent <back", "sidebar: menu", "sidebar: menu | detail: placeholder",
          "detail: placeholder <back",
        ])
    #expect(try found(constant) == [])
  }

  @Test("in a detail without a stack a link does nothing, which is found; without links no rule applies")
  func noStack() throws {
    let plain = system(detail: .view { router in router.folder == nil ? [] : [.link("letter")] })
    #expect(
      try screens(plain, on: "iphone-15 portrait", "choose \"sent\"", "link 1") == [
        "detail: sent <back", "detail: sent <back",
      ])
    #expect(try found(plain, [], "push.visible") == ["push.visible missing"])
    #expect(try found(system(detail: .view())) == [])
    let rules = try system(detail: .view()).target().rules.map(\.id)
    #expect(!rules.contains("push.visible") && rules.contains("detail.not-blank"))
  }

  @Test("each row has a stack of its own, whose paths may differ in type, and keeps what lies on it")
  func pathPerRow() throws {
    let rows = system(
      detail: .perRow { (row: String) in
        row == "inbox"
          ? .stack(path: \.path, pushing: { $1 == nil ? ["letter"] : [] })
          : .stack(path: \.numbers, pushing: { $1 == nil ? [7] : [] })
      })
    #expect(
      try screens(
        rows, on: "ipad-11 landscape", "choose \"inbox\"", "link 1", "choose \"sent\"", "link 1",
        "choose \"inbox\"") == [
          "sidebar: menu | detail: inbox", "sidebar: menu | detail: letter <back",
          "sidebar: menu | detail: sent",
          "sidebar: menu | detail: 7 <back", "sidebar: menu | detail: letter <back",
        ])
    #expect(try found(rows).isEmpty)
  }

  @Test("an inspector is shown and hidden by its command")
  func inspector() throws {
    let inspected = system(inspector: .to(\.hasInspector))
    #expect(
      try screens(inspected, on: "ipad-11 landscape", "press-inspector", "press-inspector").map {
        $0.hasSuffix("inspector")
      } == [true, false])
    #expect(try found(inspected).isEmpty)
    let stubborn = system(inspector: .to(\.hasInspector, get: { _ in false }, set: { $0 }))
    #expect(throws: LiveSystemError.self) { try stubborn.target() }
  }

  @Test("a deep link's target may depend on what the router holds")
  func targetByState() throws {
    func next(_ shown: String) -> System {
      system(events: [
        .deepLink("reply", resolving: { $0.path.isEmpty ? nil : $0.path[0] + "-reply" }) { router in
          if !router.path.isEmpty { router.path.append(shown) }
        }
      ])
    }
    #expect(try found(next("letter-reply"), [], "request.not-lost") == [])
    #expect(try found(next("other"), [], "request.not-lost") == ["request.not-lost lost"])
  }

  /// What outlives a process.
  @MainActor private final class Storage {
    static var folder: String?
  }

  @Test("a relaunch keeps what is stored, and a router that forgets it is found")
  func restores() throws {
    func stored(forgets: Bool) -> System {
      system(
        detail: .view(),
        events: [.call("store") { Storage.folder = $0.folder }], policies: .persists,
        reset: { Storage.folder = nil },
        make: { deferred in
          let router = IdiomRouter(deferred)
          router.folder = forgets ? nil : Storage.folder
          return router
        })
    }
    #expect(
      try screens(
        stored(forgets: false), on: "iphone-15 portrait", "choose \"sent\"", "call \"store\"", "relaunch")
        == [
          "detail: sent <back", "detail: sent <back", "detail: sent <back",
        ])
    #expect(
      try screens(
        stored(forgets: true), on: "iphone-15 portrait", "choose \"sent\"", "call \"store\"", "relaunch"
      ).last
        == "sidebar: menu")
  }

  @Test("with three columns the bindings must keep every value")
  func threeColumns() {
    let content = LiveContent<IdiomRouter>.list(selection: \.sheet) { (_: IdiomRouter, _: String) in ["a"] }
    let flag = LiveBinding<IdiomRouter, ColumnVisibility>.isSidebarShown(\.hasInspector)
    #expect(throws: LiveSystemError.self) { try system(content: content, visibility: flag).target() }
    let front = LiveBinding<IdiomRouter, Column>.isDetailInFront(\.hasInspector)
    #expect(throws: LiveSystemError.self) { try system(content: content, column: front).target() }
    #expect(throws: Never.self) { try system(visibility: flag).target() }
  }
}
