import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

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
      return NavigationLink("Next", value: 1)
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
}
