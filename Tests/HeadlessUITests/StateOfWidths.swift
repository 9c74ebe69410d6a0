import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Apps with other containers in each width: a view that is in one of them only loses its state with it.
@MainActor @Suite struct StateOfWidths {
  struct Place: Identifiable, Hashable {
    let id: Int
    var name: String { "Place \(id)" }
    static let all = [Place(id: 1), Place(id: 2), Place(id: 3)]
  }

  struct Stack: View {
    @Binding var path: [Place]
    var body: some View {
      NavigationStack(path: $path) {
        List(Place.all) { place in NavigationLink(place.name, value: place) }
          .navigationTitle("Places")
          .navigationDestination(for: Place.self) { Text("About").navigationTitle($0.name) }
      }
    }
  }
  struct Columns: View {
    @Binding var chosen: Place?
    var body: some View {
      NavigationSplitView {
        List(Place.all, selection: $chosen) { Text($0.name).tag($0) }.navigationTitle("Places")
      } detail: {
        if let chosen { Text("About").navigationTitle(chosen.name) } else { Text("Choose a place") }
      }
    }
  }

  /// What keeps the path and the selection.
  enum Keeper: CaseIterable { case views, root, storage }
  struct Root: View {
    let keeper: Keeper
    @Environment(\.horizontalSizeClass) private var width
    @State private var path: [Place] = []
    private var chosen: Binding<Place?> {
      Binding(get: { path.last }, set: { path = $0.map { [$0] } ?? [] })
    }
    var body: some View {
      switch (keeper, width) {
      case (.root, .compact): Stack(path: $path)
      case (.root, _): Columns(chosen: chosen)
      case (.views, .compact): OwnStack()
      case (.views, _): OwnColumns()
      case (.storage, .compact): StoredStack()
      case (.storage, _): StoredColumns()
      }
    }
  }
  struct OwnStack: View {
    @State private var path: [Place] = []
    var body: some View { TabView { Tab("Places", systemImage: "map") { Stack(path: $path) } } }
  }
  struct OwnColumns: View {
    @State private var chosen: Place?
    var body: some View { Columns(chosen: $chosen) }
  }
  struct StoredStack: View {
    @State private var path: [Place] = []
    @SceneStorage("place") private var stored = 0
    var body: some View {
      Stack(path: $path)
        .onAppear { path = Place.all.filter { $0.id == stored } }
        .onChange(of: path) { stored = path.last?.id ?? 0 }
    }
  }
  struct StoredColumns: View {
    @State private var chosen: Place?
    @SceneStorage("place") private var stored = 0
    var body: some View {
      Columns(chosen: $chosen)
        .onAppear { chosen = Place.all.first { $0.id == stored } }
        .onChange(of: chosen) { stored = chosen?.id ?? 0 }
    }
  }

  private func app(_ keeper: Keeper) -> HeadlessApp { HeadlessApp("places") { Root(keeper: keeper) } }

  @Test func aPathThatGoesWithItsViewIsFound() async throws {
    try await loses(
      "has a path as its own '@State', and with it 'Place 1'", "link 11 \"Place 1\"; rotate",
      at: ["device": "iphone-15-pro-max portrait"])
  }

  @Test func aSelectionThatGoesWithItsViewIsFound() async throws {
    try await loses(
      "has a selection as its own '@State', and with it 'Place 1'", "choose \"Place 1\"; resize half",
      at: ["device": "ipad-11 landscape"])
  }

  /// Expects that the app whose views keep their place themselves fails with these words after these steps.
  private func loses(_ words: String, _ steps: String, at place: KeyValuePairs<String, String>) async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await app(.views).test(steps, at: place)
    }
    #expect(failure.map { "\($0)".contains(words) } == true, "\(failure as Any)")
  }

  @Test(arguments: [Keeper.root, .storage]) func aPlaceThatStaysPasses(keeper: Keeper) async throws {
    try await passes(app(keeper), runs: 40)
  }

  /// Columns that the app shows as the width changes, and what is chosen, which it should keep.
  struct Shown: View {
    let clears: Bool
    @Environment(\.horizontalSizeClass) private var width
    @State private var chosen: Place?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(Place.all, selection: $chosen) { Text($0.name).tag($0) }.navigationTitle("Places")
      } detail: {
        if let chosen { Text("About").navigationTitle(chosen.name) } else { Text("Choose a place") }
      }
      .onChange(of: width) {
        visibility = .all
        if clears { chosen = nil }
      }
    }
  }
  @Test func anAppMayShowItsColumnsAndKeepsWhatIsChosen() async throws {
    try await passes(HeadlessApp("shown") { Shown(clears: false) }, runs: 60)
    try await fails(HeadlessApp("shown") { Shown(clears: true) }, "size-class.round-trip", runs: 60)
  }

  @Test func anotherViewOfTheSamePlacePasses() async throws {
    try await passes(HeadlessApp("places") { Inbox() }, runs: 40)
  }
  /// What is lost is shown by the other container as well.
  struct Inbox: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View { if width == .compact { OneList() } else { OwnColumns() } }
  }
  struct OneList: View {
    var body: some View {
      NavigationStack { List(Place.all) { Text($0.name) }.navigationTitle("Places") }
    }
  }
}
