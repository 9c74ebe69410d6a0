import SwiftUI
import Testing

/// Rows that cannot be swiped, since a view covers them or has not gone yet.
@MainActor @Suite struct CoveredRows {
  struct Trip: Identifiable {
    let id: Int
    var name: String { "Trip \(id)" }
  }
  struct Trips: View {
    @State private var trips = (1...3).map(Trip.init)
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(trips) { NavigationLink($0.name, value: $0.id) }.onDelete { trips.remove(atOffsets: $0) }
        }
        .navigationTitle("Trips")
        .navigationDestination(for: Int.self) { id in
          Text("About").navigationTitle(trips[position(of: id)].name)
        }
      }
    }
    /// Traps where there is none.
    private func position(of id: Int) -> Int {
      trips.firstIndex { $0.id == id } ?? trips.count
    }
  }

  @Test func areNotDeleted() async throws {
    try await passes(HeadlessApp("trips") { Trips() }, runs: 30)
  }
}
