import SwiftUI
import Testing

/// Buttons in a bar that is put around a stack, and not on a view in it: nothing shows them.
@MainActor @Suite struct BarsAroundStacks {
  struct Editor: View {
    let isAround: Bool
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    var body: some View {
      if isAround {
        NavigationStack { form }.toolbar { ToolbarItem(placement: .confirmationAction) { save } }
      } else {
        NavigationStack { form.toolbar { ToolbarItem(placement: .confirmationAction) { save } } }
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Clear") { name = "" } } }
      }
    }
    private var form: some View { Form { TextField("Name", text: $name) }.navigationTitle("New") }
    private var save: some View { Button("Save") { dismiss() } }
  }

  struct Home: View {
    var isAround = false, editsAround = false
    @State private var isAdding = false
    var body: some View {
      TabView {
        Group {
          if isAround {
            NavigationStack { text }.toolbar { add }
          } else {
            NavigationStack { text.toolbar { add } }
          }
        }
        .tabItem { Text("Home") }
      }
      .sheet(isPresented: $isAdding) { Editor(isAround: editsAround) }
    }
    private var text: some View { Text("Hello").navigationTitle("Home") }
    private var add: some View { Button("Add") { isAdding = true } }
  }

  /// The bar of a column belongs to it, whatever it shows.
  struct Columns: View {
    @State private var count = 0
    var body: some View {
      NavigationSplitView {
        List(1..<3) { Text("Row \($0)") }.navigationTitle("Rows")
      } detail: {
        NavigationStack { Text("Hello \(count)") }.toolbar { Button("Add") { count += 1 } }
      }
    }
  }

  @Test func theyAreReported() async throws {
    let problem = "stands in a bar around a stack"
    try await fails(HeadlessApp("home") { Home(isAround: true) }, "'Add' \(problem)")
    try await fails(HeadlessApp("home") { Home(editsAround: true) }, "'Save' \(problem)")
  }

  @Test func thoseInTheStackAreNotNorThoseOfAColumn() async throws {
    try await passes(HeadlessApp("home") { Home() })
    try await passes(HeadlessApp("columns") { Columns() })
  }
}
