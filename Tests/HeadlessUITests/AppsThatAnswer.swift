import Observation
import SplitFuzz
import SwiftUI
import Testing

/// Right apps that do another thing in the place of the usual one, each reported once.
@MainActor @Suite struct AppsThatAnswer {
  /// A link in the sidebar shows its view over the root of the detail, whatever becomes of the row.
  struct People: View {
    @State private var query = ""
    @State private var hidesAnn = false
    var body: some View {
      NavigationSplitView {
        List(["Ann", "Bob", "Cy"].filter(isShown), id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("People").searchable(text: $query)
      } detail: {
        NavigationStack {
          Text("Choose").navigationDestination(for: String.self) { name in
            Button("Hide") { hidesAnn.toggle() }.navigationTitle(name)
          }
        }
      }
    }
    private func isShown(_ name: String) -> Bool {
      !(hidesAnn && name == "Ann") && (query.isEmpty || name.contains(query))
    }
  }

  @Test func aRowThatGoesLeavesTheRootOfItsStack() async throws {
    try await passes(HeadlessApp("people") { People() })
  }

  /// Tabs where the width is compact and columns where there is room, as in Apple's Fruta.
  struct Fruta: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var tab: String? = "Menu"
    @State private var isOpen = false
    var body: some View {
      ZStack {
        if width == .compact {
          TabView(selection: Binding(get: { tab ?? "Menu" }, set: { tab = $0 })) {
            ForEach(["Menu", "Recipes"], id: \.self) { name in page(name).tabItem { Text(name) }.tag(name) }
          }
        } else {
          NavigationSplitView {
            List(["Menu", "Recipes"], id: \.self, selection: $tab) { Text($0) }.navigationTitle("Fruta")
          } detail: {
            page(tab ?? "Menu")
          }
        }
      }
      .sheet(isPresented: $isOpen) { Text("Version 1") }
    }
    private func page(_ title: String) -> some View {
      NavigationStack { Button("About") { isOpen = true }.navigationTitle(title) }
    }
  }

  enum Place: Hashable { case item(Int), more(Int) }
  @Observable final class Route {
    var item: Int?
    var isMore = false
    var compact: [Place] {
      get { item.map { [.item($0)] + (isMore ? [.more($0)] : []) } ?? [] }
      set {
        isMore = newValue.count > 1
        if case .item(let number)? = newValue.first { item = number } else { item = nil }
      }
    }
    var regular: [Place] {
      get { item.map { isMore ? [.more($0)] : [] } ?? [] }
      set { isMore = !newValue.isEmpty }
    }
    func choose(_ item: Int?) { (self.item, isMore) = (item, false) }
  }
  struct Mapped: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var route = Route()
    var body: some View {
      if width == .compact {
        NavigationStack(path: $route.compact) {
          List(1..<4, id: \.self) { NavigationLink("Item \($0)", value: Place.item($0)) }.navigationTitle(
            "Items"
          )
          .navigationDestination(for: Place.self) { PlaceView(place: $0) }
        }
      } else {
        NavigationSplitView {
          List(1..<4, id: \.self, selection: Binding(get: { route.item }, set: route.choose)) {
            Text("Item \($0)")
          }
          .navigationTitle("Items")
        } detail: {
          NavigationStack(path: $route.regular) {
            Group { if let item = route.item { PlaceView(place: .item(item)) } else { Text("Choose") } }
              .navigationDestination(for: Place.self) { PlaceView(place: $0) }
          }
        }
      }
    }
  }
  struct PlaceView: View {
    let place: Place
    var body: some View {
      switch place {
      case .item(let number):
        NavigationLink("More", value: Place.more(number)).navigationTitle("Item \(number)")
      case .more(let number): Text("Text").navigationTitle("More \(number)")
      }
    }
  }

  @Test func otherContainersMayComeUnderASheetAndAfterAWayBack() async throws {
    try await passes(HeadlessApp("fruta") { Fruta() })
    try await passes(HeadlessApp("mapped") { Mapped() })
  }

  /// A button that ends something, with one in its place that begins it again.
  struct Following: View {
    let asks: Bool
    @State private var following = [1, 2, 3]
    var body: some View {
      NavigationStack {
        List(following, id: \.self) { NavigationLink("User \($0)", value: $0) }.navigationTitle("Following")
          .navigationDestination(for: Int.self) { User(number: $0, asks: asks, following: $following) }
      }
    }
  }
  struct User: View {
    let number: Int
    let asks: Bool
    @Binding var following: [Int]
    @State private var isAsking = false
    var body: some View {
      Group {
        if !following.contains(number) {
          Button("Follow") { following.append(number) }
        } else {
          Button("Unfollow", role: .destructive) { if asks { isAsking = true } else { unfollow() } }
        }
      }
      .navigationTitle("User \(number)")
      .confirmationDialog("Sure?", isPresented: $isAsking) {
        Button("Unfollow now", role: .destructive, action: unfollow)
      }
    }
    private func unfollow() { following.removeAll { $0 == number } }
  }

  @Test(arguments: [false, true]) func whatEndsMayBeginAgain(asks: Bool) async throws {
    try await passes(HeadlessApp("following") { Following(asks: asks) })
  }

  /// Two tabs with paths of their own, on which a button puts the same value.
  struct Shop: View {
    @State private var tab = 0
    @State private var products: [Int] = []
    @State private var places: [Int] = []
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $products) {
          List(1..<4) { NavigationLink("Product \($0)", value: $0) }.navigationTitle("Products")
            .navigationDestination(for: Int.self) { number in
              Button("Show on map") { (places, tab) = ([number], 1) }.navigationTitle("Product \(number)")
            }
        }
        .tabItem { Text("Products") }.tag(0)
        NavigationStack(path: $places) {
          List(1..<4) { NavigationLink("Place \($0)", value: $0) }.navigationTitle("Map")
            .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Place \($0)") }
        }
        .tabItem { Text("Map") }.tag(1)
      }
    }
  }

  @Test func equalValuesInTwoTabsAreNotOnePath() async throws {
    try await passes(HeadlessApp("shop") { Shop() })
  }

  /// What must be paid for is refused, and an offer comes in its place.
  struct Paid: View {
    enum Form { case row, pathAndCover, pathAndAlert }
    let form: Form
    @State private var chosen: String?
    @State private var path: [String] = []
    @State private var hasPaid = false
    @State private var isOffered = false
    private var choice: Binding<String?> {
      Binding(get: { chosen }, set: { if $0 == "Pro", !hasPaid { isOffered = true } else { chosen = $0 } })
    }
    private var guarded: Binding<[String]> {
      Binding(get: { path }, set: { if $0.contains("Pro"), !hasPaid { isOffered = true } else { path = $0 } })
    }
    private var stack: some View {
      NavigationStack(path: guarded) {
        List(["Free", "Pro"], id: \.self) { NavigationLink($0, value: $0) }.navigationTitle("App")
          .navigationDestination(for: String.self) { Text("Text").navigationTitle("Section \($0)") }
      }
    }
    private var offer: some View {
      NavigationStack {
        VStack {
          Button("Buy") { (hasPaid, isOffered) = (true, false) }
          Button("Later") { isOffered = false }
        }
        .navigationTitle("Go Pro")
      }
    }
    var body: some View {
      switch form {
      case .row:
        NavigationSplitView {
          List(["Free", "Pro"], id: \.self, selection: choice) { Text($0) }.navigationTitle("App")
        } detail: {
          if let chosen { Text("Text").navigationTitle("Section \(chosen)") } else { Text("Choose") }
        }
        .sheet(isPresented: $isOffered) { offer }
      case .pathAndCover: stack.fullScreenCover(isPresented: $isOffered) { offer }
      case .pathAndAlert: stack.alert("Go Pro", isPresented: $isOffered) { Button("Buy") { hasPaid = true } }
      }
    }
  }

  @Test(arguments: [Paid.Form.row, .pathAndCover, .pathAndAlert]) func anOfferMayComeInstead(
    form: Paid.Form
  ) async throws {
    try await passes(HeadlessApp("paid") { Paid(form: form) })
  }

  /// Titles of days with a month before them.
  struct Days: View {
    @State private var month = 1
    var body: some View {
      NavigationStack {
        List {
          Stepper("Month \(month)", value: $month, in: 1...3)
          ForEach(1..<4, id: \.self) { NavigationLink("Day \($0)", value: $0) }
        }
        .navigationTitle("Days")
        .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Day \(month)/\($0)") }
      }
    }
  }

  @Test func aNumberBesideTheNameIsNoOtherName() async throws {
    try await passes(HeadlessApp("days") { Days() })
  }
}

/// Rows and links that lead where others do.
@MainActor @Suite struct Shortcuts {
  struct City: Hashable, Identifiable {
    let id: Int
    let row: String
    let title: String
  }
  static let cities = [
    City(id: 0, row: "My Location", title: "Berlin"), City(id: 1, row: "Berlin", title: "Berlin"),
    City(id: 2, row: "Rome", title: "Rome"),
  ]
  /// Each row shows the next city.
  static let wrong = [
    City(id: 0, row: "Paris", title: "Berlin"), City(id: 1, row: "Berlin", title: "Rome"),
    City(id: 2, row: "Rome", title: "Paris"),
  ]
  struct Weather: View {
    let cities: [City]
    let isPushed: Bool
    @State private var chosen: Int?
    var body: some View {
      if isPushed {
        NavigationStack {
          List(cities) { NavigationLink($0.row, value: $0) }.navigationTitle("Weather")
            .navigationDestination(for: City.self) { Text("20°").navigationTitle($0.title) }
        }
      } else {
        NavigationSplitView {
          List(cities, selection: $chosen) { Text($0.row) }.navigationTitle("Weather")
        } detail: {
          if let city = cities.first(where: { $0.id == chosen }) {
            Text("20°").navigationTitle(city.title)
          } else {
            Text("Choose")
          }
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aRowMayLeadWhereAnotherDoes(isPushed: Bool) async throws {
    try await passes(HeadlessApp("weather") { Weather(cities: Self.cities, isPushed: isPushed) })
    try await fails(HeadlessApp("weather") { Weather(cities: Self.wrong, isPushed: isPushed) }, "title")
  }
}
