import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// What more public apps do that is right: rows that are buttons, tabs that an event chooses, columns without a placeholder.
@Suite @MainActor struct AppsOnButtonsTests {
  struct Book: Identifiable, Hashable {
    let id: UUID
    let title: String
    static let all = ["Emma", "Ulysses"].map { Book(id: UUID(), title: $0) }
  }

  /// The books' identities are of another type than the selection; a tap on such a row is one on its button.
  struct Shelf: View {
    var hasOthers = true
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach(Book.all) { book in Button(book.title) { chosen = book.title } }
          if hasOthers { Text("Settings").tag("Settings") }
        }
      } detail: {
        Text(chosen ?? "Choose").navigationTitle(chosen ?? "Choose")
      }
    }
  }

  @Test(arguments: [true, false]) func aRowThatIsAButtonIsTappedAsOne(hasOthers: Bool) async throws {
    let report = try await HeadlessApp("shelf") { Shelf(hasOthers: hasOthers) }.test(seed: 42, runs: 20)
    #expect(report.findings.isEmpty, "\(report)")
  }

  /// A row whose button does something else than choosing it.
  struct Till: View {
    let isWrong: Bool
    @State private var chosen: String?
    @State private var buys = false
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          Button("Buy") { if isWrong { chosen = "buy" } else { buys = true } }.tag("buy")
          HStack {
            Text("Tea")
            Button("Like") {}
          }
          .tag("tea")
        }
        .sheet(isPresented: $buys) { Text("Thank you") }
      } detail: {
        if chosen == "tea" { Text("All about tea").navigationTitle("Tea") }
        if chosen == nil { Text("Choose") }
      }
    }
  }

  @Test func aRowOfNothingButAButtonIsNotChosenByATap() async throws {
    let report = try await HeadlessApp("till") { Till(isWrong: false) }.test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    try await HeadlessApp("till") { Till(isWrong: false) }
      .test(#"choose "Tea""#, at: ["device": "ipad-11 landscape"], showing: "sidebar: menu | detail: Tea")
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("till") { Till(isWrong: true) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("detail.not-blank") == true, "\(failure?.description ?? "")")
  }

  /// Rows of another type without a button cannot be chosen, whatever else can be done with them.
  struct Stuck: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(Book.all, selection: $chosen) { book in
          Text(book.title).swipeActions { Button("Flag") {} }
        }
      } detail: {
        Text(chosen ?? "Choose")
      }
    }
  }

  @Test func rowsOfAnotherTypeAreReportedDespiteSwipes() async {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("stuck") { Stuck() }.test(seed: 42, runs: 4, savesFailures: false)
    }
    #expect(failure?.description.contains("no row of a 'List' in 'Stuck' can be chosen") == true)
  }

  @Observable final class Tabs {
    var tab = "home"
    var paths: [String: [String]] = [:]
  }

  struct TabsView: View {
    @Bindable var tabs: Tabs
    var body: some View {
      TabView(selection: $tabs.tab) {
        ForEach(["home", "settings"], id: \.self) { tab in
          NavigationStack(path: Binding(get: { tabs.paths[tab] ?? [] }, set: { tabs.paths[tab] = $0 })) {
            List(["privacy", "terms"], id: \.self) { NavigationLink($0, value: $0) }
              .navigationTitle("Start")
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
          .tabItem { Text(tab) }.tag(tab)
        }
      }
    }
  }

  /// The other tab's stack has a view already, so one more is two more than the tab before shows.
  @Test func anEventThatChoosesATabPushesOneView() async throws {
    let push = HeadlessEvent<Tabs>.event("privacy") {
      $0.tab = "settings"
      $0.paths["settings", default: []].append("privacy")
    }
    let app = HeadlessApp("tabs", making: { Tabs() }, events: [push]) { TabsView(tabs: $0) }
    #expect(try await app.test(seed: 42, runs: 20).findings.isEmpty)
  }

  /// No column has a placeholder.
  struct Bare: View {
    @State private var folder: String?
    @State private var item: String?
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $folder, rowContent: Text.init)
      } content: {
        if let folder { List(["\(folder)1", "\(folder)2"], id: \.self, selection: $item) { Text($0) } }
      } detail: {
        if let item { Text(item).navigationTitle(item) }
      }
      .onChange(of: folder) { item = nil }
    }
  }

  /// Where all is empty, as with the sidebar hidden, nothing tells what to do.
  @Test(arguments: ["ipad-13 landscape": true, "iphone-15-pro-max landscape": false])
  func anEmptyDetailBesideAListIsAPlaceholder(device: String, isRight: Bool) async throws {
    var said = ""
    do { try await HeadlessApp("bare") { Bare() }.test("", at: ["device": device]) } catch {
      said = "\(error)"
    }
    #expect(said.contains("detail.not-blank blank") != isRight, "\(said)")
  }

  @Observable final class Shop { var path: [Book] = [] }

  struct ShopView: View {
    let shop: Shop
    var hasLinks = true
    var isHidden = false
    let books = ["Emma", "Ulysses"].map { Book(id: UUID(), title: $0) }
    @State private var isAsking = false
    var body: some View {
      @Bindable var shop = shop
      NavigationStack(path: $shop.path) {
        List {
          if hasLinks { ForEach(books) { NavigationLink($0.title, value: $0) } }
          Button("Help") { isAsking = true }
        }
        .navigationTitle("Shop")
        .navigationDestination(for: Book.self) { Text($0.title).navigationTitle($0.title) }
      }
      .sheet(isPresented: $isAsking) { Text("Help") }
      .onOpenURL { _ in
        if !isHidden { isAsking = false }
        shop.path = [books[0]]
      }
    }
  }

  /// It is known by its link; without one it is said that it is not checked, and not that nothing of this title is shown.
  @Test func whatAnEventShowsMayBeAnotherValueInEachLaunch() async throws {
    func app(hasLinks: Bool = true, isHidden: Bool = false) -> HeadlessApp {
      HeadlessApp("shop", making: { Shop() }, events: [.url("x://emma", showing: "Emma")]) {
        ShopView(shop: $0, hasLinks: hasLinks, isHidden: isHidden)
      }
    }
    func isNoted(_ report: CampaignReport) -> Bool {
      report.notes.contains { $0.contains("'Emma' by a value that is another in each launch") }
    }
    let report = try await app().test(seed: 42, runs: 12)
    #expect(report.findings.isEmpty && !isNoted(report))
    try await fails(app(isHidden: true), "request.not-lost lost")
    #expect(isNoted(try await app(hasLinks: false).test(seed: 42, runs: 4)))
  }

  /// The stack is there once an item is chosen, and its links lead to the same items.
  struct Related: View {
    @State private var kind: String?
    @State private var item: String?
    @State private var path: [String] = []
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $kind) { Text($0) }
      } content: {
        if let kind { List(["\(kind)1", "\(kind)2"], id: \.self, selection: $item) { Text($0) } }
      } detail: {
        if let item {
          NavigationStack(path: $path) {
            NavigationLink("Related", value: "\(item)0")
              .navigationTitle(item)
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
        } else {
          Text("Choose").navigationTitle("Choose")
        }
      }
      .onChange(of: kind) { (item, path) = (nil, []) }
      .onChange(of: item) { path = [] }
    }
  }

  @Test func aStackThatComesWithAnItemIsFollowed() async throws {
    let trace = #"choose "a"; link 9 "a2"; link 1 "Related""#
    try await HeadlessApp("related") { Related() }.test(trace, at: ["device": "ipad-13 landscape"])
  }

  /// A splash in a container of its own, and a choice between two columns and three.
  struct Roots: View {
    @State private var root = 0
    @State private var letter: String?
    var body: some View {
      switch root {
      case 0:
        NavigationSplitView {
          Button("Begin") { root = 1 }
        } detail: {
          Text("Welcome").navigationTitle("Welcome")
        }
      case 1:
        NavigationSplitView {
          list
        } detail: {
          page.toolbar { Button("Three") { root = 2 } }
        }
      default:
        NavigationSplitView {
          list
        } content: {
          Text("Content")
        } detail: {
          page.toolbar { Button("Two") { root = 1 } }
        }
      }
    }
    private var list: some View { List(["a", "b"], id: \.self, selection: $letter) { Text($0) } }
    private var page: some View { Text(letter ?? "None").navigationTitle(letter ?? "None") }
  }

  @Test func anotherRootIsNoSplitThatWasBuiltAgain() async throws {
    let trace = #"link 11 "Begin"; link 1 "Three"; choose "a"; link 1 "Two""#
    try await HeadlessApp("roots") { Roots() }.test(
      trace, at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | detail: a")
  }

  /// A link that shows nothing follows its flag, which a button sets once there is something to show.
  struct Hidden: View {
    let isStack: Bool
    @State private var letter: String?
    @State private var isActive = false
    var body: some View {
      if isStack { columns.navigationViewStyle(.stack) } else { columns }
    }
    private var columns: some View {
      NavigationView {
        ZStack {
          NavigationLink(isActive: $isActive) {
            if let letter { Text(letter) }
          } label: {
            EmptyView()
          }
          Button("Go") { (letter, isActive) = ("a", true) }
        }
        .navigationTitle("Start")
        Text("Choose").navigationTitle("Choose")
      }
    }
  }

  @Test(arguments: [true, false]) func aLinkThatShowsNothingIsNotTapped(isStack: Bool) async throws {
    let app = HeadlessApp("hidden") { Hidden(isStack: isStack) }
    let report = try await app.test(seed: 42, runs: 20)
    #expect(report.findings.isEmpty, "\(report.findings)")
  }
}
