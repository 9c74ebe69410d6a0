import FuzzEngine
import SplitModel
import Testing

@testable import SplitFuzz
@testable import SwiftUI

/// A clock on the main queue, whose work puts itself there again.
@MainActor @Suite struct ClockTests {
  struct Clock: View {
    @State private var seconds = 0

    private func run() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        seconds += 1
        run()
      }
    }

    var body: some View {
      NavigationStack {
        NavigationLink("Next", value: 1).navigationTitle("Clock")
          .navigationDestination(for: Int.self) { _ in Text("\(seconds)") }
      }
      .onAppear { run() }
    }
  }

  @Test func itComesToAnEndAfterEachEvent() async throws {
    let report = try await HeadlessApp("clock") { Clock() }.test(seed: 42, runs: 3)
    #expect(report.applied > 100)
  }

  /// Each evaluation of its body puts work on the main queue.
  struct ClockInBody: View {
    @State private var seconds = 0

    var body: some View {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { seconds += 1 }
      return NavigationStack {
        NavigationLink("Next", value: 1).navigationTitle("Clock")
          .navigationDestination(for: Int.self) { _ in Text("\(seconds)") }
      }
    }
  }

  @Test func ofABodyItComesToAnEndToo() async throws {
    try await passes(HeadlessApp("clock") { ClockInBody() })
  }

  /// Each evaluation has something done later, as many do who must not write in a body.
  struct DoesLater: View {
    @State private var count = 0
    let work: @MainActor (Binding<Int>) -> Void

    var body: some View {
      NavigationStack {
        GeometryReader { _ in later() }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { _ in Text("\(count)") }
      }
    }

    private func later() -> some View {
      work($count)
      return NavigationLink("Next", value: count)
    }
  }

  @Test func whatABodyWritesLaterComesToAnEnd() async throws {
    try await passes(
      HeadlessApp("measured") { DoesLater { count in DispatchQueue.main.async { count.wrappedValue = 5 } } })
  }

  @Test func whatATaskOfABodyWritesComesToAnEnd() async throws {
    try await passes(HeadlessApp("measured") { DoesLater { count in Task { count.wrappedValue = 5 } } })
  }

  @Test func whatChangesAgainEachTimeIsReported() async throws {
    try await fails(
      HeadlessApp("measured") { DoesLater { count in DispatchQueue.main.async { count.wrappedValue += 1 } } },
      "write-back.converges endless", runs: 1)
  }

  /// A row of a list, which puts work on the main queue as it appears or in its body.
  struct Row: View {
    let number: Int
    let isInBody: Bool
    let isDelayed: Bool
    @State private var isLoaded = false

    private func load() {
      if isDelayed {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isLoaded = true }
      } else {
        DispatchQueue.main.async { isLoaded = true }
      }
    }

    var body: some View {
      if isInBody, !isLoaded { load() }
      return NavigationLink(isLoaded ? "Row \(number)" : "Loading", value: number)
        .onAppear { if !isInBody { load() } }
    }
  }

  /// A turn of the model starts two pieces of work at most, and a list has more rows.
  @Test(arguments: [false, true], [false, true]) func eachRowMayPutWorkThere(
    isInBody: Bool, isDelayed: Bool
  )
    async throws
  {
    try await passes(
      HeadlessApp("rows") {
        NavigationStack {
          List(0..<20) { Row(number: $0, isInBody: isInBody, isDelayed: isDelayed) }.navigationTitle("Rows")
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      })
  }

  final class Log: ObservableObject {
    @Published var number = 1
    var done: [Int] = []
  }
  struct Waits: View {
    let number: Int
    let log: Log
    @State private var isDone = false

    var body: some View {
      if !isDone {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          isDone = true
          log.done.append(number)
        }
      }
      return Text("\(number)")
    }
  }
  struct Items: View {
    @ObservedObject var log: Log
    var body: some View { NavigationStack { Waits(number: log.number, log: log).id(log.number) } }
  }

  private let phone = DeviceEnvironment(device: 0, isLandscape: false)
  private func app(_ log: Log, _ work: DeferredWork) -> EvaluatedApp {
    EvaluatedApp(phone, rows: [], survey: nil, deferred: work.deferred, ViewLog()) {
      (ViewGraph({ Items(log: log) }, $0), [])
    }
  }

  @Test func workOfAnEarlierLaunchIsGone() {
    let (log, work) = (Log(), DeferredWork())
    let app = app(log, work)
    log.number = 2
    work.removeAll()
    app.relaunch(phone)
    work.completeAll()
    #expect(log.done == [2])
  }

  /// SwiftUI evaluates the body of another identity's view, too.
  @Test func theNextViewOfATypeHasItsOwn() {
    let (log, work) = (Log(), DeferredWork())
    let app = app(log, work)
    log.number = 2
    #expect(app.update())
    work.completeAll()
    #expect(log.done == [1, 2])
  }

  /// An object whose initialiser puts work on the main queue.
  final class Loading: ObservableObject {
    @Published var count = 0
    init(_ log: Log, isDelayed: Bool) {
      if isDelayed {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.done.append(1) }
      } else {
        DispatchQueue.main.async { log.done.append(1) }
      }
    }
  }
  struct Loads: View {
    @ObservedObject var model: Loading
    var body: some View { Button("Count") { model.count += 1 } }
  }
  struct Home: View {
    let log: Log
    let isDelayed: Bool
    var body: some View { NavigationStack { Loads(model: Loading(log, isDelayed: isDelayed)) } }
  }

  /// SwiftUI does not evaluate the body that makes it.
  @Test(arguments: [false, true]) func whatIsThrownAwayDoesNothingLater(_ isDelayed: Bool) throws {
    let (log, work) = (Log(), DeferredWork())
    let app = EvaluatedApp(phone, rows: [], survey: nil, deferred: work.deferred, ViewLog()) {
      (ViewGraph({ Home(log: log, isDelayed: isDelayed) }, $0), [])
    }
    for _ in 0..<3 {
      work.completeAll()
      try app.queue.does { Result { try app.graph.tap("Count") } }.get()
    }
    work.completeAll()
    #expect(log.done == [1])
  }
}
