import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Deep links and buttons that load what they show.
@MainActor @Suite struct LinksThatLoad {
  struct Product: Hashable, Identifiable {
    let number: Int
    var id: Int { number }
  }

  @MainActor @Observable final class Shop {
    var path: [Product] = []
    var showsPicture = false

    func open(_ number: Int) {
      Task {
        try? await Task.sleep(for: .seconds(1))
        (showsPicture, path) = (false, [Product(number: number)])
      }
    }
  }

  struct ShopView: View {
    @Bindable var shop: Shop
    var body: some View {
      NavigationStack(path: $shop.path) {
        List(1..<3) { NavigationLink("Product \($0)", value: Product(number: $0)) }.navigationTitle(
          "Products"
        )
        .navigationDestination(for: Product.self) { product in
          Button("Picture") { shop.showsPicture = true }.navigationTitle("Product \(product.number)")
        }
      }
      .fullScreenCover(isPresented: $shop.showsPicture) { Button("Close") { shop.showsPicture = false } }
    }
  }

  /// What a link loads belongs to no view, so it is shown though the cover that was in front is gone meanwhile.
  @Test func theyMayComeWhereTheirViewIsGone() async throws {
    try await passes(
      HeadlessApp("shop", making: { Shop() }, events: [.event("link", showing: "Product 2") { $0.open(2) }]) {
        ShopView(shop: $0)
      }, runs: 40)
  }

  /// A button that loads the page which it pushes.
  struct Loaded: View {
    let waits: Bool
    @State private var path: [Product] = []
    @State private var isLoading = false
    var body: some View {
      NavigationStack(path: $path) {
        Button("Offer of the day") {
          isLoading = true
          Task {
            try? await Task.sleep(for: .seconds(1))
            path.append(Product(number: 1))
            isLoading = false
          }
        }
        .disabled(waits && isLoading)
        .navigationTitle("Products")
        .navigationDestination(for: Product.self) { Text("Text").navigationTitle("Product \($0.number)") }
      }
    }
  }

  @Test func twoTapsWhileItLoadsAreFound() async throws {
    let text = "late work puts a view on its stack for each of two taps, and it is there twice"
    try await fails(HeadlessApp("shop") { Loaded(waits: false) }, text, runs: 40)
    try await passes(HeadlessApp("shop") { Loaded(waits: true) }, runs: 40)
  }

  /// As in gemwalletcom/gem-ios, pull request 1675.
  @Test func anEventThatPushesWhatIsInFrontIsFound() async throws {
    final class Shown: ObservableObject {
      @Published var path: [Product] = []
    }
    struct Products: View {
      @ObservedObject var shown: Shown
      var body: some View {
        NavigationStack(path: $shown.path) {
          List(1..<4) { NavigationLink("Product \($0)", value: Product(number: $0)) }
            .navigationTitle("Products")
            .navigationDestination(for: Product.self) { Text("Text").navigationTitle("Product \($0.number)") }
        }
      }
    }
    func app(_ show: @escaping @MainActor (Shown, Product) -> Void) -> HeadlessApp {
      HeadlessApp(
        "products", making: { Shown() },
        events: [.event("push", showing: "Product 2") { show($0, Product(number: 2)) }]
      ) { Products(shown: $0) }
    }
    try await fails(app { $0.path.append($1) }, "an event pushes the view that is in front already", runs: 40)
    try await passes(app { if $0.path.last != $1 { $0.path.append($1) } }, runs: 40)
    try await passes(app { $0.path = [$1] }, runs: 40)
  }

  /// A sheet, a bar and the page itself, each with a button that goes to the page.
  struct Player: View {
    let places: Set<String>
    @State private var path: [Product] = []
    @State private var edited: Product?
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<3) { NavigationLink("Product \($0)", value: Product(number: $0)) }
          .navigationTitle("Products")
          .navigationDestination(for: Product.self) { product in
            VStack {
              if places.contains("sheet") { Button("Edit") { edited = product } }
              if places.contains("page") { Button("More like it") { path.append(product) } }
            }
            .navigationTitle("Product \(product.number)")
          }
      }
      .safeAreaInset(edge: .bottom) {
        if places.contains("bar") { Button("Go to the first") { path.append(Product(number: 1)) } }
      }
      .sheet(item: $edited) { product in
        Button("Save") {
          edited = nil
          path.append(product)
        }
      }
    }
  }

  @Test func whatIsPushedOntoItselfFromOutsideIsNoted() async throws {
    func notes(_ place: String) async throws -> [String] {
      try await HeadlessApp("player") { Player(places: [place]) }.test(seed: 42, runs: 20).notes
    }
    let text = "pushes the view that is in front already"
    let (ofSheet, ofBar) = (try await notes("sheet"), try await notes("bar"))
    #expect(ofSheet.contains { $0.contains("a button on what is presented \(text)") }, "\(ofSheet)")
    #expect(ofBar.contains { $0.contains("a button around the stack \(text)") }, "\(ofBar)")
    #expect(try await notes("page").isEmpty)
  }
}
