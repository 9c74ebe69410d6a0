import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Deep links that load what they show, while something else is in front.
@MainActor @Suite struct LinksThatLoad {
  struct Product: Hashable { let number: Int }

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
}
