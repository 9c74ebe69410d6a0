import SwiftUI
import Testing

/// What stands in a menu goes with it, and what it presents is not shown.
@Suite @MainActor struct MenusThatPresent {
  enum Form: CaseIterable { case menu, nested, context, inToolbar }

  /// A button with an alert or a sheet of its own.
  private struct Asking: View {
    var isSheet = false
    @State private var isAsking = false
    var body: some View {
      let button = Button("Ask") { isAsking = true }
      if isSheet {
        button.sheet(isPresented: $isAsking) { Text("Question") }
      } else {
        button.alert("Question", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
  }

  private struct Notes: View {
    let form: Form
    let isRight: Bool
    var isSheet = false
    @State private var isAsking = false

    @ViewBuilder private var item: some View {
      if isRight { Button("Ask") { isAsking = true } } else { Asking(isSheet: isSheet) }
    }

    var body: some View {
      NavigationStack {
        List {
          Text("Notes")
          switch form {
          case .menu: Menu("More") { item }
          case .nested: Menu("More") { Menu("Yet more") { item } }
          case .context: Text("Note").contextMenu { item }
          case .inToolbar: Button("Nothing") {}
          }
        }
        .toolbar { if form == .inToolbar { Menu("More") { item } } }
        .navigationTitle("Notes")
      }
      .alert("Question", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  @Test(arguments: Form.allCases) func itIsNotShown(form: Form) async throws {
    for isSheet in [false, true] {
      try await fails(
        HeadlessApp("notes") { Notes(form: form, isRight: false, isSheet: isSheet) }, "stands in a menu")
    }
  }

  @Test(arguments: Form.allCases) func whatTheViewAroundPresentsIs(form: Form) async throws {
    try await passes(HeadlessApp("notes") { Notes(form: form, isRight: true) })
  }

  /// Outside a menu the same button is right.
  @Test func elsewhereItIs() async throws {
    let app = HeadlessApp("notes") {
      NavigationStack {
        List {
          Asking()
          Asking(isSheet: true)
        }
      }
    }
    try await passes(app)
  }
}
