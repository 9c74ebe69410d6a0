import SplitFuzz
import Testing

@testable import SwiftUI

/// A container that comes after all that the survey before the runs has done is shown all the same.
@Suite("Containers that the survey does not meet") @MainActor struct UnmetContainers {
  final class Count: ObservableObject {
    @Published var calls = 0
  }

  /// Columns, and views of a stack in their place after many calls.
  struct Late: View {
    @ObservedObject var count: Count
    let isAround: Bool

    var body: some View {
      if isAround {
        NavigationStack { if count.calls < 300 { columns } else { links } }
      } else if count.calls < 300 {
        columns
      } else {
        NavigationStack { links }
      }
    }
    private var columns: some View {
      NavigationSplitView {
        List { NavigationLink("First") { Text("one").navigationTitle("one") } }.navigationTitle("Rows")
      } detail: {
        Text("nothing")
      }
    }
    private var links: some View {
      List { NavigationLink("Second") { Text("two").navigationTitle("two") } }.navigationTitle("Links")
    }
  }

  @Test(arguments: [false, true]) func theyAreShown(isAround: Bool) async throws {
    let app = HeadlessApp("late", making: { Count() }, events: [.event("many") { $0.calls += 100 }]) {
      Late(count: $0, isAround: isAround)
    }
    let many = Array(repeating: #"call "many""#, count: 3).joined(separator: "; ")
    try await app.system().test("rotate; \(many); rotate", showing: "sidebar: menu")
  }
}
