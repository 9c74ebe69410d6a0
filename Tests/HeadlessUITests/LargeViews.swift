import SwiftUI
import Testing

@testable import FuzzEngine

/// A debug test takes seconds, whatever the size of the views.
@MainActor @Suite struct LargeViews {
  /// A list of twelve rows, each with groups of sixteen texts.
  struct Rows: View {
    let groups: Int
    var body: some View {
      NavigationStack {
        List(0..<12) { row in
          NavigationLink("Row \(row)", value: row)
          ForEach(0..<groups, id: \.self) { _ in ForEach(0..<16) { Text("\($0)") } }
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test(arguments: [(0, 60...60), (1, 20...50), (6, 10...10)])
  func runs(groups: Int, expected: ClosedRange<Int>) async throws {
    let app = HeadlessApp("rows") { Rows(groups: groups) }
    let runs = try await app.system(summary: "rows of \(groups) groups").testRuns
    #expect(expected.contains(runs), "\(runs)")
  }
}
