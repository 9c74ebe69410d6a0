import SplitFuzz
import SwiftUI
import Testing

/// What a link or a row leads to is titled as it is, and not as another beside it.
@MainActor @Suite struct TitlesOfLinks {
  struct Items: View {
    var value: (Int) -> Int = { $0 }
    let title: (Int) -> String
    var body: some View {
      NavigationStack {
        List(1..<4) { NavigationLink("Item \($0)", value: value($0)) }
          .navigationTitle("Items")
          .navigationDestination(for: Int.self) { Text("Text").navigationTitle(title($0)) }
      }
    }
  }

  /// Links that each have a view of their own.
  struct OwnViews: View {
    let title: (Int) -> String
    var body: some View {
      NavigationStack {
        List {
          ForEach(1..<4) { number in
            NavigationLink {
              Text("Text").navigationTitle(title(number))
            } label: {
              Text("Item \(number)")
            }
          }
        }
      }
    }
  }

  /// A content column for what the sidebar has chosen.
  struct Columns: View {
    @State private var area: Int?
    @State private var item: Int?
    let title: (Int) -> String
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $area) { Text("Item \($0)") }
      } content: {
        if let area {
          List(1..<3, id: \.self, selection: $item) { Text("Part \(area).\($0)") }.navigationTitle(
            title(area))
        }
      } detail: {
        Text(item.map { "Part \($0)" } ?? "None")
      }
      .onChange(of: area) { item = nil }
    }
  }

  nonisolated private static let wrong: [@Sendable (Int) -> String] = [
    { _ in "Item 1" }, { "About Item \(min($0, 2))" },
  ]
  nonisolated private static let right: [@Sendable (Int) -> String] = [
    { "Item \($0)" }, { "About Item \($0)" }, { _ in "Details" }, { "\($0)" },
  ]

  private func apps(_ title: @escaping (Int) -> String) -> [HeadlessApp] {
    [
      HeadlessApp("items") { Items(title: title) }, HeadlessApp("own-views") { OwnViews(title: title) },
      HeadlessApp("columns") { Columns(title: title) },
    ]
  }

  private func findings(_ app: HeadlessApp) async throws -> String {
    do {
      return try await app.test(seed: 42, runs: 6, savesFailures: false).findings.map(\.signature.rule)
        .joined()
    } catch let failure as TestFailure {
      return failure.description
    }
  }

  @Test("a page under another's title is found", arguments: 0..<2)
  func pagesUnderAnothersTitle(_ form: Int) async throws {
    for app in apps(Self.wrong[form]) {
      #expect(try await findings(app).contains("has the title of another, 'Item"))
    }
  }

  /// A shortcut to one of several places.
  struct Places: View {
    var body: some View {
      NavigationStack {
        List(["Home", "Bonn", "Kiel"], id: \.self) { place in
          NavigationLink(place, value: place == "Home" ? "Kiel" : place)
          NavigationLink("Near \(place)", value: place == "Kiel" ? "Bonn" : "Kiel")
        }
        .navigationDestination(for: String.self) { Text("Map").navigationTitle($0) }
      }
    }
  }

  @Test func whatLeadsToTheSameIsTitledTheSame() async throws {
    let shortcut = HeadlessApp("items") { Items(value: { min($0, 2) }) { "Item \($0)" } }
    #expect(try await findings(shortcut).isEmpty)
    #expect(try await findings(HeadlessApp("places") { Places() }).isEmpty)
  }

  @Test("a page under a title of its own is not", arguments: 0..<4)
  func pagesUnderTheirOwn(_ form: Int) async throws {
    for app in apps(Self.right[form]) { #expect(try await findings(app).isEmpty) }
  }
}
