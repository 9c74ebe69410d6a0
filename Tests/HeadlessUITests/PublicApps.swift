import SplitFuzz
import SwiftUI
import Testing

/// What apps that are public do, and could not be tested with.
@Suite @MainActor struct PublicAppTests {
  @Observable final class Cart { var count = 0 }

  struct CartPage: View {
    @Environment(Cart.self) private var cart
    var body: some View {
      NavigationStack { Button("Add \(cart.count)") { cart.count += 1 }.navigationTitle("Cart") }
    }
  }

  /// Modifiers behind `tabItem` are of the tab.
  struct Shop: View {
    @State private var cart = Cart()
    var body: some View {
      TabView {
        Group {
          CartPage().tabItem { Label("Cart", systemImage: "cart") }.environment(cart)
          NavigationStack { Text("News").navigationTitle("News") }.tabItem { Text("News") }
        }
      }
    }
  }

  @Test func whatStandsBehindATabItemIsOfTheTab() async throws {
    #expect(try await HeadlessApp("shop") { Shop() }.test(seed: 42, runs: 4).findings.isEmpty)
  }

  /// A tab is known by its tag wherever that stands, and else by its element's identity; the second one has a dead link.
  struct Tabs: View {
    let isTagged: Bool
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        if isTagged {
          page(0).tag(0).tabItem { Text("Tab 0") }
          page(1).tag(1).badge(3).tabItem { Text("Tab 1") }
        } else {
          ForEach(0..<2) { number in page(number).tabItem { Text("Tab \(number)") } }
        }
      }
    }
    private func page(_ number: Int) -> some View {
      NavigationStack {
        VStack {
          if number == 1 { NavigationLink("Nowhere", value: "nowhere") }
          Text("Page \(number)")
        }.navigationTitle("Page \(number)")
      }
    }
  }

  @Test(arguments: [true, false]) func everyTabIsReached(isTagged: Bool) async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("tabs") { Tabs(isTagged: isTagged) }.test(seed: 42, runs: 4, savesFailures: false)
    }
    #expect(failure?.description.contains("detail.resolvable unresolved") == true)
  }

  /// The label of a branch is no row where its identity is of another type; leaves are rows, and so is what a section has.
  struct Gardens: View {
    let hasSections: Bool
    @State private var chosen: String?
    @State private var open: Set<Int> = [2021]
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach([2021, 2020], id: \.self) { year in
            if hasSections {
              Section("\(year)") { leaves(of: year) }
            } else {
              DisclosureGroup(isExpanded: isOpen(year)) {
                leaves(of: year)
              } label: {
                Text("\(year)")
              }
            }
          }
        }.navigationTitle("Gardens")
      } detail: {
        Text(chosen ?? "None").navigationTitle(chosen ?? "None")
      }
    }
    private func leaves(of year: Int) -> some View {
      ForEach(["North \(year)", "South \(year)"], id: \.self) { Label($0, systemImage: "leaf") }
    }
    private func isOpen(_ year: Int) -> Binding<Bool> {
      Binding(
        get: { open.contains(year) },
        set: { if $0 { open.insert(year) } else { open.remove(year) } })
    }
  }

  @Test(arguments: [true, false]) func branchesAreNoRows(hasSections: Bool) async throws {
    let app = HeadlessApp("gardens") { Gardens(hasSections: hasSections) }
    #expect(try await app.test(seed: 42, runs: 4).findings.isEmpty)
    try await app.test(
      #"choose "North 2021""#, at: ["device": "ipad-13 landscape"],
      showing: "sidebar: menu | detail: North 2021")
  }

  /// A link in a cover whose own stack has no destination for its value leads nowhere.
  struct Cover: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }.navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .fullScreenCover(isPresented: $isShown) {
        NavigationStack {
          NavigationLink("Mountains", value: 1).navigationTitle("Cover")
            .toolbar { Button("Done") { isShown = false } }
        }
      }
    }
  }

  @Test func aDeadLinkInACoverIsFound() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("cover") { Cover() }.test(seed: 42, runs: 4, savesFailures: false)
    }
    let said = failure?.description ?? ""
    #expect(said.contains("cover violates detail.resolvable unresolved at step 2"), "\(said)")
  }

  /// Forms that ordinary apps use compile.
  struct Forms: View {
    @State private var year = 2026
    var body: some View {
      NavigationStack {
        TextField("Year", value: $year, formatter: NumberFormatter())
          .scaleEffect(CGSize(width: 1, height: 2))
          .focusable(interactions: .activate)
          .contentTransition(.symbolEffect)
          .background(AnyShapeStyle(BackgroundStyle()))
          .onKeyPress(characters: .alphanumerics, phases: .down) { _ -> KeyPress.Result in .handled }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) {
            _ in year += 1
          }
          .navigationTitle("\(year)")
      }
    }
  }

  @Test func formsOfOrdinaryAppsCompile() async throws {
    #expect(try await HeadlessApp("forms") { Forms() }.test(seed: 42, runs: 4).findings.isEmpty)
  }
}
