import SwiftUI
import Testing

/// Links in a row, each beside buttons that lead back or nowhere.
@Suite @MainActor struct LongWalks {
  @Test func whatIsManyTapsAwayIsFound() async {
    var count = 0
    for seed: UInt64 in 1...4 {
      let report = try? await HeadlessApp("steps") { Steps() }.test(seed: seed, savesFailures: false)
      if report == nil { count += 1 }
    }
    #expect(count >= 3)
  }
}

private struct Steps: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Start", value: 1)
        .navigationTitle("Steps")
        .navigationDestination(for: Int.self) { step in
          if step < 6 {
            List {
              NavigationLink("Next", value: step + 1)
              Button("Cancel") { path = [] }
              Button("Help") {}
            }
            .navigationTitle("Step \(step)")
          }
        }
    }
  }
}
