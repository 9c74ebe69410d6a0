import Dispatch
import FuzzEngine
import Observation
import SplitFuzz
import SwiftUI
import Testing

/// What views do after they have waited.
@Suite struct TaskTests {
  /// A shop whose goods are loaded, and a page that goes away once its order was sent.
  struct Shop: View {
    let isWrong: Bool
    @State private var goods: [String] = []
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(goods, id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Shop")
          .navigationDestination(for: String.self) { name in
            VStack {
              if name != "box" { NavigationLink("Box", value: "box") }
              Button("Order") { Task { await order(name) } }
            }
            .navigationTitle(name)
          }
      }
      .task { goods = await Self.load() }
    }

    private func order(_ name: String) async {
      await Self.send()
      if isWrong { path = path.dropLast() } else if path.last == name { path.removeLast() }
    }

    nonisolated static func load() async -> [String] {
      try? await Task.sleep(for: .seconds(1))
      return ["tea"]
    }
    nonisolated static func send() async { await Task.yield() }
  }

  @Test func whatComesAfterAWaitIsAnActionOfTheTrace() async throws {
    let app = await HeadlessApp("shop") { Shop(isWrong: false) }.controllingTasks()
    try await app.test(
      #"deliver 1; deliver 1; link 1 "tea"; link 2 "Order"; deliver 1"#, at: ["device": "iphone-15 portrait"],
      showing: "detail: Shop")
  }

  @Test func whatIsLoadedAtARelaunchArrives() async throws {
    let app = await HeadlessApp("shop", restoresPlace: true) { Shop(isWrong: false) }.controllingTasks()
    try await app.test(
      #"rotate; relaunch; link 1 "tea""#, at: ["device": "iphone-15 portrait"], showing: "detail: tea <back")
  }

  /// A list that opens its only row once that is loaded.
  struct OnlyRow: View {
    @State private var rows: [String] = []
    @State private var path: [String] = []
    @State private var hasOpened = false
    var body: some View {
      NavigationStack(path: $path) {
        List(rows, id: \.self) { row in
          Text(row).onAppear { if !hasOpened { Task { open(row) } } }
        }
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
      .task { rows = await Shop.load() }
    }
    private func open(_ row: String) { (path, hasOpened) = ([row], true) }
  }

  @Test func aTaskOfWhatWasLoadedIsDoneInTheSameStep() async throws {
    let app = await HeadlessApp("only-row") { OnlyRow() }.controllingTasks()
    try await app.test(
      "deliver 1", at: ["device": "iphone-15 portrait"], showing: "detail: tea <back")
  }

  struct Counting: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Tea", value: "tea").navigationDestination(for: String.self) { Text($0) }
      }
      .task { try? await Task.sleep(for: .seconds(1)) }
    }
  }

  @Test func aTapBeforeTheFirstViewAppearsIsRefused() async throws {
    let app = await HeadlessApp("counting") { Counting() }
    let device: KeyValuePairs = ["device": "iphone-15 portrait"]
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(#"link 1 "Tea""#, at: device, showing: "detail: tea <back")
    }
    #expect(failure?.description.contains("(ignored: not-appeared; what was pending comes)") == true)
    try await app.test(#"deliver 1; link 1 "Tea""#, at: device, showing: "detail: tea <back")
  }

  /// A task that waits for what nobody brings.
  struct Stuck: View {
    @State private var path: [Int] = []
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { number in
          Text("\(number)").task { isShown = await Self.answer() }
        }
      }
      .task { await Self.load() }
    }

    nonisolated static func load() async { await Task.yield() }
    static func answer() async -> Bool {
      await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
    }
  }

  @Test func aTaskThatNeverGoesOnIsNamed() async throws {
    let line: UInt = #line - 13
    let app = await HeadlessApp("stuck") { Stuck() }.controllingTasks()
    let notes = try await app.test(seed: 42, runs: 3).notes
    let pending = try #require(notes.first { $0.contains("work was pending") }, "\(notes)")
    #expect(pending.contains("settled: 'TaskTests.swift:\(line), task'"), "\(pending)")
  }

  /// A task that a thread wakes.
  struct Threaded: View {
    @State private var number = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("\($0) \(number)") }
      }
      .task { number = await Self.answer() }
    }

    nonisolated static func answer() async -> Int {
      // An answer that is there before the task waits wakes nothing.
      await withUnsafeContinuation { waiting in
        Thread.detachNewThread {
          usleep(2_000)
          waiting.resume(returning: 2)
        }
      }
    }
  }

  @Test func aTaskThatAThreadWakesIsSaid() async throws {
    let app = await HeadlessApp("threaded") { Threaded() }.controllingTasks()
    do {
      let notes = try await app.test(seed: 42, runs: 6).notes
      let said = "a queue, a thread or a network request woke a task, such as one in TaskTests.Threaded."
      #expect(notes.contains { $0.hasPrefix(said) }, "\(notes)")
    } catch let failure as TestFailure {
      // The thread may wake it in another turn when a trace is played again.
      #expect(failure.description.contains("nondeterministic"), "\(failure)")
    }
    let other = await HeadlessApp("shop") { Shop(isWrong: false) }.controllingTasks()
    let others = try await other.test(seed: 42, runs: 6).notes
    #expect(!others.contains { $0.hasPrefix("a queue, a thread") }, "\(others)")
  }

  /// More tasks at once than a turn may start.
  struct Busy: View {
    @State private var loaded = 0

    var body: some View {
      NavigationStack {
        NavigationLink("\(loaded)", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
          .task { await load() }.task { await load() }.task { await load() }.task { await load() }
          .navigationTitle("Busy")
      }
    }

    private func load() async {
      await Self.wait()
      loaded += 1
    }

    nonisolated static func wait() async { await Task.yield() }
  }

  @Test func anyNumberOfTasksMayBegin() async throws {
    let app = await HeadlessApp("busy") { Busy() }.controllingTasks()
    #expect(try await app.test(seed: 42, runs: 6).applied > 100)
    try await app.test(
      Array(repeating: "deliver 1", count: 8).joined(separator: ";") + #"; link 1 "4""#,
      at: ["device": "iphone-15 portrait"], showing: "detail: 1 <back")
  }

  @Test func anAnswerThatComesLateIsFound() async throws {
    let right = try await HeadlessApp("shop") { Shop(isWrong: false) }.controllingTasks().test(
      seed: 42, runs: 12)
    #expect(right.findings.isEmpty)
    #expect(!right.notes.contains { $0.contains("is not tested") }, "\(right.notes)")
    let wrong = await HeadlessApp("shop") { Shop(isWrong: true) }.controllingTasks()
    let failure = await #expect(throws: TestFailure.self) {
      try await wrong.test(seed: 42, runs: 12, savesFailures: false)
    }
    #expect(failure?.description.contains("late-work.only-its-view") == true, "\(failure?.description ?? "")")
  }

  /// What a task puts on the main queue once it has waited.
  struct Putting: View {
    @State private var steps = "none"
    var body: some View {
      NavigationStack {
        VStack {
          Button("Load") {
            Task {
              await Task.yield()
              DispatchQueue.main.async { steps = "soon" }
              DispatchQueue.main.asyncAfter(deadline: .now() + 60) { steps += ", later" }
            }
          }
          NavigationLink("Tell", value: steps)
        }
        .navigationTitle("Home").navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  @Test func whatATaskPutsOnTheMainQueueIsDoneByTheTrace() async throws {
    let app = await HeadlessApp("putting") { Putting() }.controllingTasks()
    try await app.test(
      "link 1; link 2", at: ["device": "iphone-15 portrait"], showing: "detail: soon, later <back")
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  /// An object that begins to load as a view makes it.
  @Observable final class Goods {
    var names: [String] = []
    init() { Task { await load() } }
    @MainActor private func load() { names = ["tea"] }
  }
  struct Loading: View {
    @State private var goods = Goods()
    var body: some View {
      NavigationStack {
        List(goods.names, id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { Text($0) }
          .navigationTitle(goods.names.isEmpty ? "Loading" : "Goods")
      }
    }
  }

  @Test func whatAnObjectBeginsAtTheLaunchIsDoneByTheTrace() async throws {
    let app = await HeadlessApp("loading") { Loading() }
    try await app.test("deliver 1", at: ["device": "iphone-15 portrait"], showing: "detail: Goods")
    #expect(try await app.test(seed: 42, runs: 12, savesFailures: false).findings.isEmpty)
  }
}
