public import CartApp
public import SplitFuzz

/// The cart with its rules, and as a system of the command line.
public enum CartSystems {
  /// A rule of the cart.
  public typealias CartRule = Rule<Cart, CartMachine.Action>

  /// What must hold of every cart.
  public static let rules = [totalIsPrice, nothingVanishes]

  static let totalIsPrice = CartRule(
    "cart.total-is-price", "The total is the price of the pieces in the cart",
    source: "the shop's terms",
    ways: ["too-little", "too-much"],
    check: .seen { cart in
      cart.total == cart.price ? .holds : .broken(cart.total < cart.price ? "too-little" : "too-much")
    })

  /// Its memory counts the pieces that were added and not removed.
  static let nothingVanishes = CartRule(
    "cart.nothing-vanishes", "Every piece that was added is in the cart, or was bought",
    source: "the shop's terms",
    ways: ["gone", "from-nowhere"],
    check: .memory(
      MemoryCheck(at: .turns, begin: { $0.count + $0.bought }) { pieces, step in
        if step.isApplied, case .add = step.action { pieces += 1 }
        if step.isApplied, case .remove = step.action { pieces -= 1 }
        let found = step.after.count + step.after.bought
        return found == pieces ? .holds : .broken(found < pieces ? "gone" : "from-nowhere")
      }))

  /// The cart, for a test.
  public static func target(isFixed: Bool) -> FuzzTarget<CartMachine> {
    FuzzTarget(isFixed ? "cart-fixed" : "cart", machine: CartMachine(isFixed: isFixed), rules: rules)
  }

  /// Both, for a command line.
  public static let all = [
    system(isFixed: false, "a shopping cart with two bugs"), system(isFixed: true, "the same cart, fixed"),
  ]

  private static func system(isFixed: Bool, _ summary: String) -> FuzzSystem {
    FuzzSystem(name: isFixed ? "cart-fixed" : "cart", summary: summary) { settings in
      var target = target(isFixed: isFixed)
      // A passing report shows that it can fail.
      target.plants = [
        Plant("the discount that is counted again", rule: totalIsPrice.id, in: Self.target(isFixed: false)),
        Plant("the cart that is emptied", rule: nothingVanishes.id, in: Self.target(isFixed: false)),
      ]
      return ConfiguredSystem(target)
    }
  }
}
