import FuzzEngine
import SwiftData
import SwiftUI
import Testing

/// An app as it is begun from a template of Xcode: a split view, and items that are added and deleted.
@MainActor @Suite struct TemplateAppTests {
  @Test func passes() async throws {
    let app = HeadlessApp("template") { Timestamps().modelContainer(for: Timestamp.self, inMemory: true) }
    let report = try await app.test(seed: 42, savesFailures: false)
    #expect(report.findings.isEmpty)
  }
}

@Model
final class Timestamp {
  var date: Date
  init(date: Date) { self.date = date }
}

struct Timestamps: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var items: [Timestamp]

  var body: some View {
    NavigationSplitView {
      List {
        ForEach(items) { item in
          NavigationLink {
            Text("Item at \(item.date, format: Date.FormatStyle(date: .numeric, time: .standard))")
          } label: {
            Text(item.date, format: Date.FormatStyle(date: .numeric, time: .standard))
          }
        }
        .onDelete(perform: deleteItems)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem { Button(action: addItem) { Label("Add Item", systemImage: "plus") } }
      }
    } detail: {
      Text("Select an item")
    }
  }

  private func addItem() { withAnimation { modelContext.insert(Timestamp(date: Date())) } }
  private func deleteItems(offsets: IndexSet) {
    withAnimation { for index in offsets { modelContext.delete(items[index]) } }
  }
}
