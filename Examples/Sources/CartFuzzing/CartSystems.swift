public import CartApp
public import FuzzEngine

/// The cart with its rules, and as a system of the command line.
public enum CartSystems {
  /// A rule of the cart.
  public typealias CartRule = Rule<Cart, CartMachine.Action>

  /// What must hold of every cart.
  public static let rules = [totalIsPrice, nothingVanishes]

  static let totalIsPrice = CartRule(
    "cart.total-is-price", "What is to be paid is what the pieces in the cart cost",
    source: "the shop's terms",
    violationKinds: ["too-little", "too-much"],
    check: .seen { cart in
      cart.total == cart.price ? .holds : .violated(cart.total < cart.price ? "too-little" : "too-much")
    })

  /// It remembers how many pieces a person has put into the cart and not taken out again.
  static let nothingVanishes = CartRule(
    "cart.nothing-vanishes", "Every piece that was put into the cart is there, or was bought", source: "T-7",
    violationKinds: ["gone", "from-nowhere"],
    check: .memory(
      MemoryCheck(at: .turns, begin: { $0.count + $0.bought }) { pieces, step in
        if step.isApplied, case .add = step.action { pieces += 1 }
        if step.isApplied, case .remove = step.action { pieces -= 1 }
        let found = step.after.count + step.after.bought
        return found == pieces ? .holds : .violated(found < pieces ? "gone" : "from-nowhere")
      }))

  /// The cart, fuzzed in a test.
  public static func target(isFixed: Bool) -> FuzzTarget<AdaptedMachine<CartMachine>> {
    FuzzTarget(isFixed ? "cart-fixed" : "cart", machine: CartMachine(isFixed: isFixed), rules: rules)
  }

  /// Both, for a command line.
  public static let all = [
    system(isFixed: false, "a shopping cart with two bugs"), system(isFixed: true, "the same cart, fixed"),
  ]

  private static func system(isFixed: Bool, _ summary: String) -> FuzzSystem {
    FuzzSystem(name: isFixed ? "cart-fixed" : "cart", summary: summary) { settings in
      var target = target(isFixed: isFixed)
      // A green report shows that it could have been red.
      target.seededFaults = [
        SeededFault(
          "the discount that is counted again", rule: totalIsPrice.id, in: Self.target(isFixed: false)),
        SeededFault("the cart that is emptied", rule: nothingVanishes.id, in: Self.target(isFixed: false)),
      ]
      return ConfiguredSystem(target)
    }
  }
}
