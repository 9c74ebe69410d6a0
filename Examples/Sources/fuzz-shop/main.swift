import ShopApp
import SplitFuzz

@MainActor func shop(_ bug: ShopRouter.Bug) -> LiveSystem<ShopRouter> {
  LiveSystem(
    bug == .none ? "shop" : "shop-\(bug.rawValue)",
    sidebar: .list(["bakery", "fruit"], selection: \.section),
    detail: .stack(path: \.path) { (_: ShopRouter, product: String?) in
      guard let product else { return [.link("bread"), .link("apple"), .link("pear")] }
      return [
        .button { $0.see(product) }, .button { $0.add(product) }, .button { $0.wish(product) },
        .button { $0.enterCoupon() }, .button { $0.empty() }, .button { $0.undo() },
      ] + (1...3).map { digit in .button { $0.press(digit) } }
    },
    events: [.deepLink("offer", to: "bread") { $0.showOffer() }], make: { _ in ShopRouter(bug) })
}

await FuzzCommand.main(
  systems: try ShopRouter.Bug.allCases.map {
    try shop($0).system(summary: "a shop's router, compiled with counters of its edges: \($0)")
  }, default: "shop", name: "fuzz-shop", version: "1.0.0")
