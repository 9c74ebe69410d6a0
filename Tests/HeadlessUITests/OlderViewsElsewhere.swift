import SplitFuzz
import SwiftUI
import Testing

/// A `NavigationView` around tabs, and in what is presented, as apps still have it.
@Suite @MainActor struct OlderViewElsewhereTests {
  /// Tabs with stacks of their own, and a `NavigationView` around them that holds nothing else.
  struct Around: View {
    var body: some View {
      NavigationView {
        TabView {
          NavigationStack {
            List(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }.navigationTitle("Letters")
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
          .tabItem { Text("Letters") }
          NavigationStack { Text("None").navigationTitle("Numbers") }.tabItem { Text("Numbers") }
        }
      }
    }
  }

  /// All of this app is in its first column, from which nothing leads on.
  @Test func aNavigationViewAroundStacksLeadsNowhere() async throws {
    let app = HeadlessApp("around") { Around() }
    try await app.test("", at: ["device": "iphone-15 portrait"], showing: "sidebar: menu")
    try await app.test("link 11; back; link 12", at: ["device": "iphone-15 portrait"])
    try await passes(app)
  }

  /// A form in a sheet.
  struct Presenting: View {
    let isPopover: Bool
    @State private var isOn = false
    @State private var names = ["a"]
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { Text($0) }.navigationTitle("Names \(names.count)")
          .toolbar { Button("New") { isOn = true } }
          .sheet(isPresented: isPopover ? .constant(false) : $isOn) { form }
          .popover(isPresented: isPopover ? $isOn : .constant(false)) { form }
      }
    }
    private var form: some View {
      NavigationView {
        Form { NavigationLink("More") { Text("More of it").navigationTitle("More") } }.navigationTitle("Form")
          .toolbar {
            Button("Add") {
              names.append("b\(names.count)")
              isOn = false
            }
          }
      }
    }
  }

  @Test(arguments: [false, true]) func aNavigationViewInASheetIsAStack(isPopover: Bool) async throws {
    let app = HeadlessApp("form") { Presenting(isPopover: isPopover) }
    for device in ["iphone-15 portrait", "ipad-13 landscape"] {
      try await app.test("link 1; link 2", at: ["device": device], showing: "detail: Names 2")
    }
    let report = try await app.test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty && !report.notes.contains { $0.contains("a split view in a sheet") })
  }
}
