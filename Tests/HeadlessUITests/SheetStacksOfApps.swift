import SplitFuzz
import SwiftUI
import Testing

/// Stacks in sheets as ordinary apps have them, with nothing to report.
@Suite struct SheetStacksOfApps {
  /// A filter in a popover, which has a stack and a title where it is a sheet.
  struct Filter: View {
    @State private var isPresented = false
    @State private var isOn = false
    @Environment(\.horizontalSizeClass) private var size
    var body: some View {
      NavigationStack { Button("Filter") { isPresented = true }.navigationTitle("Home") }
        .popover(isPresented: $isPresented) {
          if size == .compact {
            NavigationStack { Toggle("On", isOn: $isOn).navigationTitle("Filter") }
          } else {
            Toggle("On", isOn: $isOn)
          }
        }
    }
  }

  /// What is presented keeps its name, also where the trace up to the change of size is played again.
  @Test func aTitleThatComesWithTheWidthIsNoOtherView() async throws {
    try await HeadlessApp("filter") { Filter() }.test(
      "link 1", at: ["device": "ipad-11 portrait"], showing: "sheet: popover")
  }

  /// Goods in a sheet, one of which is deleted on its page.
  struct Goods: View {
    let goesBack: Bool
    @State private var goods = [1, 2, 3]
    @State private var isPresented = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack { Button("Goods") { (path, isPresented) = ([], true) }.navigationTitle("Home") }
        .sheet(isPresented: $isPresented) {
          NavigationStack(path: $path) {
            List(goods, id: \.self) { NavigationLink("Good \($0)", value: $0) }.navigationTitle("Goods")
              .navigationDestination(for: Int.self) { good in
                Button("Delete", role: .destructive) {
                  goods.removeAll { $0 == good }
                  if goesBack { path = [] }
                }
                .navigationTitle("Good \(good)")
              }
          }
        }
    }
  }

  @Test func whatWasDeletedIsNotShown() async throws {
    try await passes(HeadlessApp("goods") { Goods(goesBack: true) })
    try await fails(HeadlessApp("goods") { Goods(goesBack: false) }, "deleted.not-shown still-shown")
  }

  /// Steps in a sheet, whose numbers are those of the goods beneath.
  struct Cleaning: View {
    @State private var goods = [1, 2, 3]
    @State private var isPresented = false
    @State private var steps: [Int] = []
    var body: some View {
      NavigationStack {
        List(goods, id: \.self) { NavigationLink("Good \($0)", value: $0) }.navigationTitle("Goods")
          .toolbar { Button("Clean up") { (steps, isPresented) = ([], true) } }
          .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Good \($0)") }
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack(path: $steps) {
          Button("Begin") { steps = [1] }.navigationTitle("Clean up")
            .navigationDestination(for: Int.self) { step in
              Button("Delete first", role: .destructive) { goods = Array(goods.dropFirst()) }
                .navigationTitle("Step \(step)")
            }
        }
      }
    }
  }

  @Test func whatIsEqualToSomethingDeletedBeneathIsNotDeleted() async throws {
    try await passes(HeadlessApp("cleaning") { Cleaning() })
  }

  /// Pages with values of one type beneath a sheet and in it; a link has to show one of them.
  struct Linked: View {
    enum Way { case inTheSheet, inItsPlace, beneath }
    let way: Way
    @State private var isPresented = false
    @State private var path: [Int] = []
    @State private var pathInSheet: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Page 1", value: 1)
          Button("Sheet") { isPresented = true }
        }
        .navigationTitle("Home").navigationDestination(for: Int.self, destination: page)
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack(path: $pathInSheet) {
          NavigationLink("Page 2", value: 2).navigationTitle("Sheet")
            .navigationDestination(for: Int.self, destination: page)
        }
      }
      .onOpenURL { _ in
        if way == .inTheSheet, isPresented {
          pathInSheet = [1]
        } else {
          path = [1]
          if way != .beneath { isPresented = false }
        }
      }
    }

    private func page(_ number: Int) -> some View { Text("Text").navigationTitle("Page \(number)") }
  }

  @Test func whatALinkShowsStandsInTheSheetOrInItsPlace() async throws {
    func app(_ way: Linked.Way) async -> HeadlessApp {
      await HeadlessApp("linked", events: [.url("pages://1", showing: "Page 1")]) { Linked(way: way) }
    }
    try await passes(app(.inTheSheet))
    try await passes(app(.inItsPlace))
    try await fails(app(.beneath), "request.not-lost lost")
  }
}
