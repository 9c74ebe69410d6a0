import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

private actor Wire {
  private var running: [String: Task<String, Never>] = [:]

  func get(_ item: String) async -> String {
    await Task.yield()
    return item
  }

  func note() {}

  /// One request for all who want the same.
  func shared(_ item: String) async -> String {
    if let known = running[item] { return await known.value }
    let task = Task { await get(item) }
    running[item] = task
    defer { running[item] = nil }
    return await task.value
  }
}

/// A router that is right: it opens what it has loaded where the user wanted it, and only there.
@MainActor private final class LoadingRouter {
  enum Way: String, Sendable {
    case twice, phases, shared, sleeps, often, dozing, deaf
    /// Buttons at the root are 'link 2', and 'link 1' pushes.
    var trace: String {
      switch self {
      case .twice: "link 2"
      case .phases: "~link 2; ~deliver 1; ~deliver 1; ~link 1; swipe-back"
      case .shared: "~link 2; ~link 1; back"
      case .sleeps: "link 1; ~link 1; ~deliver 1; ~back; ~deliver 2; ~link 2; ~deliver 2; ~deliver 1"
      case .often: "link 2; rotate"
      case .dozing: String(repeating: "~link 2; ", count: 9) + "link 2"
      case .deaf: #"link 1; call "push""#
      }
    }
  }

  var row: String? = "inbox"
  var path: [String] = []
  private let way: Way
  private let wire = Wire()

  init(_ way: Way) { self.way = way }

  private var place: [String] { [row ?? ""] + path }

  func open(_ item: String) {
    let place = place
    Task { [way, wire] in
      var value = item
      switch way {
      case .twice:
        await wire.note()
        await wire.note()
      case .phases:
        async let one = wire.get(item)
        async let two = wire.get("more")
        (value, _) = await (one, two)
        _ = await wire.get("read")
      case .shared: value = await wire.shared(item)
      case .sleeps: try? await Task.sleep(for: .seconds(place.count))
      case .often: for _ in 0..<13 { try? await Task.sleep(for: .seconds(1)) }
      case .dozing: for _ in 0..<6 { try? await Task.sleep(for: .seconds(1)) }
      case .deaf: break
      }
      if place == self.place { path.append(value) }
    }
  }

  /// A request, which may come wherever the user is.
  func follow(_ item: String) {
    Task { [way, wire] in
      let value = await wire.get(item)
      if way == .deaf, !path.isEmpty { return }
      (row, path) = ("sent", [value])
    }
  }
}

@Suite("For which view a task works") struct TaskViewTests {
  @MainActor private func system(_ way: LoadingRouter.Way) throws -> FuzzSystem {
    try LiveSystem(
      way.rawValue, sidebar: .list(["inbox", "sent"], selection: \.row),
      detail: .stack(path: \.path) { (_: LoadingRouter, top: String?) in
        top == nil ? [.link("first"), .button { $0.open("x") }] : [.button { $0.open("y") }]
      },
      events: [.deepLink("push", to: "news") { $0.follow("news") }],
      asynchrony: .controlled, make: { _ in LoadingRouter(way) }
    ).system(summary: "")
  }

  @Test(
    "the one in front as it began, however late it is met",
    arguments: [LoadingRouter.Way.twice, .phases, .shared, .sleeps])
  fileprivate func began(_ way: LoadingRouter.Way) async throws {
    try await system(way).test(way.trace, at: ["device": "iphone-15 portrait"])
  }

  @Test("none, where a deep link began it")
  func request() async throws {
    try await system(.twice).test(#"~back; call "push""#, at: ["device": "iphone-15 portrait"])
  }

  @Test("a deep link that is followed in a task and lost there is found")
  func lostRequest() async throws {
    let (device, trace) = (["device": "iphone-15 portrait"] as KeyValuePairs, LoadingRouter.Way.deaf.trace)
    try await system(.deaf).test(trace, at: device, breaking: ["request.not-lost lost"])
    try await system(.twice).test(trace, at: device)
  }

  @Test("two calls of one actor in a row are both done")
  func twice() async throws {
    for _ in 0..<4 {
      try await system(.twice).test(
        "link 2", at: ["device": "iphone-15 portrait"], showing: "detail: x <back")
    }
  }

  @Test("many tasks that sleep do not keep the app from settling")
  func manySleep() async throws {
    try await system(.dozing).test(LoadingRouter.Way.dozing.trace, at: ["device": "iphone-15 portrait"])
  }

  @Test("a task that has waited too often goes on after the next event")
  func goesOn() async throws {
    try await system(.often).test(
      LoadingRouter.Way.often.trace, at: ["device": "iphone-15 portrait"], showing: "detail: x <back")
  }
}
