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

  /// Identifiers are others in each launch, and name the same place in all of them.
  @Test func identifiersMayBePushedAndPresented() async throws {
    struct Root: View {
      @Environment(\.modelContext) private var context
      @Query private var items: [Timestamp] = []
      @Query(sort: \Timestamp.date) private var sorted: [Timestamp] = []
      @State private var path: [PersistentIdentifier] = []
      @State private var edited: Timestamp?
      var body: some View {
        NavigationStack(path: $path) {
          List(items) { item in
            NavigationLink("Open", value: item.persistentModelID)
            Button("Edit") { edited = item }
          }
          .navigationDestination(for: PersistentIdentifier.self) { id in
            if let item: Timestamp = context.registeredModel(for: id) { Text("\(item.date)") }
          }
          .toolbar { Button("Add") { if items.count < 2 { context.insert(Timestamp(date: .distantPast)) } } }
        }
        .sheet(item: $edited) { Text("\($0.date)") }
      }
    }
    let app = HeadlessApp("identifiers") { Root().modelContainer(for: Timestamp.self) }
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
