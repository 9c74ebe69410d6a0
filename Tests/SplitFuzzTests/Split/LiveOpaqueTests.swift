import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

/// A path that keeps its elements to itself, as `NavigationPath` does.
struct ErasedPath: OpaquePath {
  private var elements: [AnyHashable] = []

  var count: Int { elements.count }
  mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }
  mutating func removeLast(_ count: Int) { elements.removeLast(count) }
}

/// What nobody but the router's own code knows.
private struct Secret: Hashable {}

private struct OpaqueRouter {
  var row: String? = "one"
  var path = ErasedPath()

  mutating func show(_ values: String...) {
    path = ErasedPath()
    for value in values { path.append(value) }
  }
}

@Suite("Paths that do not show their elements")
@MainActor
struct LiveOpaqueTests {
  private func system(
    opening open: @escaping (inout OpaqueRouter, String) -> Void = { $0.path.append($1) },
    linking link: @escaping (inout OpaqueRouter) -> Void = {
      $0.row = "two"
      $0.show("leaf", "deep")
    }
  ) -> LiveSystem<OpaqueRouter> {
    LiveSystem(
      "opaque", sidebar: .list(["one", "two"], selection: \.row),
      detail: .stack(opaque: \.path) { _, top in
        switch top?.base as? String {
        case nil where top == nil: [.link("value"), .button(opens: "button") { open(&$0, "button") }]
        case "value": [.link("deep")]
        default: []
        }
      },
      onChange: [
        .onChange(of: \.row) { router, _, _ in if router.row == nil { router.path = ErasedPath() } }
      ],
      events: [
        .deepLink("widget", to: "deep") { link(&$0) }, .call("secret") { $0.path.append(Secret()) },
      ],
      make: { _ in OpaqueRouter() })
  }

  /// What is seen after some actions, each settled, on an iPad in landscape.
  private func screens(_ system: LiveSystem<OpaqueRouter>, _ actions: [String]) throws -> [String] {
    let machine = try system.target().machine
    var state = machine.state(at: machine.fullestStart)
    var observation = machine.observe(state)
    return try actions.map { text in
      _ = machine.step(&state, &observation, try machine.action(from: text))
      while machine.deliverNext(&state, &observation) {}
      return machine.describe(observation)
    }
  }

  @Test("elements are known by what was pushed, promised or named, at every level")
  func names() throws {
    #expect(
      try screens(system(), ["link 1", "link 1", "back", "back", "link 2", "back", "call widget", "back"])
        == [
          "sidebar: menu | detail: value <back", "sidebar: menu | detail: deep (2 deep) <back",
          "sidebar: menu | detail: value <back", "sidebar: menu | detail: one",
          "sidebar: menu | detail: button <back", "sidebar: menu | detail: one",
          "sidebar: menu | detail: deep (2 deep) <back", "sidebar: menu | detail: another view <back",
        ])
  }

  @Test("a value without a name is a view without a name, which offers no links")
  func unnamed() throws {
    #expect(
      try screens(system(), ["call secret", "link 1", "back"]) == [
        "sidebar: menu | detail: another view <back", "sidebar: menu | detail: another view <back",
        "sidebar: menu | detail: one",
      ])
  }

  /// The rules that a campaign finds broken.
  private func violations(_ system: LiveSystem<OpaqueRouter>, _ rules: [String]) throws -> Set<String> {
    var options = CampaignOptions(seed: 5)
    options.runs = 80
    options.rules = RuleSelection(only: rules)
    // Elsewhere a link to the path that the router has already may lose it, since a new selection empties it.
    let settings = SystemSettings(assumptions: [.init("selection-clears-path", "never")])
    return Set(try system.target(settings: settings).fuzz(options).findings.map(\.signature.rule))
  }

  @Test("rules that compare views hold where views are known, and raise no false alarm where one is not")
  func keepsRules() throws {
    let rules = [
      "push.visible", "push.single", "back.returns-to-previous", "back.one-level", "request.not-lost",
    ]
    #expect(try violations(system(), rules).isEmpty)
  }

  @Test("a button that pushes another view is found, and a link that opens elsewhere")
  func findsFlaws() throws {
    #expect(
      try violations(system(opening: { $0.path.append("\($1)s") }), ["push.visible"]) == ["push.visible"])
    #expect(
      try violations(system(linking: { $0.show("leaf") }), ["request.not-lost"]) == ["request.not-lost"])
  }
}
