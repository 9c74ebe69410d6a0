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
    // One title may be for all that a column shows, and the name of one row.
    let all = apps(Self.wrong[form])
    for app in form == 0 ? all.dropLast() : all[...] {
      #expect(try await findings(app).contains("has the title of another, 'Item"))
    }
    if form == 0 { #expect(try await findings(all[2]).isEmpty) }
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

  /// A page that shows what was loaded last until its own has come.
  struct Loaded: View {
    @State private var title = "Loading"
    var body: some View {
      NavigationStack {
        List(1..<4) { NavigationLink("Item \($0)", value: $0) }
          .navigationDestination(for: Int.self) { number in
            Text("Text").navigationTitle(title).task {
              try? await Task.sleep(for: .seconds(1))
              title = "Item \(number)"
            }
          }
      }
    }
  }

  @Test func whatIsLoadedMayTitleIt() async throws {
    #expect(try await findings(HeadlessApp("loaded") { Loaded() }).isEmpty)
  }

  /// Flights from one place to another, of which the second titles the page.
  struct Flights: View {
    var isSplit = false
    private let flights = [("Bonn", "Kiel"), ("Kiel", "Bonn"), ("Bonn", "Ulm")]
    @State private var flight: Int?
    @State private var day: String?
    private func row(_ number: Int) -> some View {
      HStack {
        Text(flights[number].0)
        Text(flights[number].1)
      }
    }
    var body: some View {
      if isSplit {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $flight) { row($0) }
        } content: {
          if let flight {
            List(["Monday", "Friday"], id: \.self, selection: $day) { Text($0) }
              .navigationTitle(flights[flight].1)
          }
        } detail: {
          Text(day ?? "None")
        }
        .onChange(of: flight) { day = nil }
      } else {
        NavigationStack {
          List(0..<3) { number in NavigationLink(value: number) { row(number) } }
            .navigationDestination(for: Int.self) { Text("Flight").navigationTitle(flights[$0].1) }
        }
      }
    }
  }

  @Test("any text of a row may title its page", arguments: [false, true])
  func secondTexts(_ isSplit: Bool) async throws {
    #expect(try await findings(HeadlessApp("flights") { Flights(isSplit: isSplit) }).isEmpty)
  }

  @Test("a page under a title of its own is not", arguments: 0..<4)
  func pagesUnderTheirOwn(_ form: Int) async throws {
    for app in apps(Self.right[form]) { #expect(try await findings(app).isEmpty) }
  }

  /// A title of a root that counts what was opened, or what is pushed.
  struct Counting: View {
    let countsPath: Bool
    @State private var unread: Set<Int> = [0, 1, 2, 3]
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(0..<4, id: \.self) { NavigationLink("Message \($0)", value: $0) }
          .navigationTitle("Inbox (\(countsPath ? path.count : unread.count))")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 10)
              .navigationTitle("Message \(number)")
              .onAppear { unread.remove(number) }
          }
      }
    }
  }

  /// The same by work that may end after the way back, in an app whose other tab counts as well.
  struct CountingTabs: View {
    @State private var unread: Set<Int> = [0, 1, 2, 3]
    var body: some View {
      TabView {
        NavigationStack {
          List(0..<4, id: \.self) { NavigationLink("Message \($0)", value: $0) }
            .navigationTitle("Inbox (\(unread.count))")
            .navigationDestination(for: Int.self) { number in
              Text("Text").navigationTitle("Message \(number)").task {
                try? await Task.sleep(for: .seconds(1))
                unread.remove(number)
              }
            }
        }.tabItem { Text("Inbox") }
        NavigationStack {
          List(0..<4, id: \.self) { number in Button("Message \(number)") { unread.insert(number) } }
            .navigationTitle("Read (\(4 - unread.count))")
        }.tabItem { Text("Read") }
      }
    }
  }

  @Test func aRootMayCountInItsTitle() async throws {
    try await passes(HeadlessApp("inbox") { Counting(countsPath: false) }, runs: 40)
    try await passes(HeadlessApp("inbox") { Counting(countsPath: true) }, runs: 40)
    try await passes(HeadlessApp("inbox") { CountingTabs() }, runs: 40)
  }

  @Test func itIsCalledByTheTitleThatItHas() async throws {
    let app = HeadlessApp("inbox") { Counting(countsPath: false) }
    try await app.test(
      #"link 1 "Message 0"; back"#, at: ["device": "iphone-15 portrait"], showing: "detail: Inbox (3)")
  }
}
