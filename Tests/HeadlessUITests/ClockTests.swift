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
}
