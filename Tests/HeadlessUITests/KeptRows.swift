import Testing

@testable import SwiftUI

/// What closures of rows and destinations have made belongs to what they are handed.
@Suite @MainActor struct KeptRows {
  typealias Counter = MadeObjects.Counter

  struct Row: Identifiable {
    let id: Int
    var name: String
  }
  struct RowView: View {
    @Binding var row: Row
    var body: some View { Text(row.name) }
  }
  struct Rows: View {
    @State private var rows = (0..<3).map { Row(id: $0, name: "\($0)") }
    var body: some View {
      VStack {
        Button("Remove") { rows.remove(at: 1) }
        Button("Insert") { rows.insert(Row(id: 1, name: "1"), at: 1) }
        ForEach($rows) { $row in RowView(row: $row) }
      }
    }
  }
  @Test func aRowThatMovesUpAndBackIsBoundToItsOwnElement() throws {
    let graph = evaluated(Rows())
    for (label, names) in [("Remove", ["0", "2"]), ("Insert", ["0", "1", "2"])] {
      try graph.tap(label)
      #expect(graph.front.texts.suffix(names.count) == names[...], "\(label)")
    }
  }

  /// A closure that is handed a value, and right in what it makes another that is.
  struct Measured: View {
    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in GeometryReader { _ in Counter() } }
      }
    }
  }
  struct Menued: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) { Text("1").tag(1) }
        .contextMenu(forSelectionType: Int.self) { _ in GeometryReader { _ in Counter() } }
    }
  }
  @Test func twoClosuresInOnePlaceAreHandedTheirOwnValues() throws {
    for view in [AnyView(Measured()), AnyView(Menued())] {
      let graph = evaluated(view)
      for _ in 0..<2 { try graph.tap("Count") }
      #expect(graph.counted == "2")
    }
  }
}
