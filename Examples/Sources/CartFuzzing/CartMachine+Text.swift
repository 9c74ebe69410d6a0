public import CartApp
public import SplitFuzz

extension CartMachine {
  /// Such as `add cake` or `order`.
  public func text(of action: Action) -> String {
    switch action {
    case .add(let product): "add \(product)"
    case .remove(let product): "remove \(product)"
    case .coupon: "coupon"
    case .order: "order"
    }
  }

  /// Reads what `text(of:)` writes.
  public func action(from text: String) throws(ActionTextError) -> Action {
    let words = text.split(separator: " ").map(String.init)
    let product = words.count == 2 ? Cart.Product.allCases.first { "\($0)" == words[1] } : nil
    switch (words.first, product) {
    case ("add", let product?): return .add(product)
    case ("remove", let product?): return .remove(product)
    case ("coupon", _) where words.count == 1: return .coupon
    case ("order", _) where words.count == 1: return .order
    default:
      throw ActionTextError("'\(text)' is no action; expected add PRODUCT, remove PRODUCT, coupon or order")
    }
  }

  /// What the screen says.
  public func depict(_ cart: Cart) -> String {
    "\(cart.count) in the cart, to pay \(cart.total), bought \(cart.bought)"
  }

  /// The order that waits.
  public func inFlight(_ state: State) -> [String] {
    state.ordered.map { ["the shop confirms \($0.reduce(0, +)) pieces"] } ?? []
  }

  /// What a person does, for the steps by hand.
  public func instruction(for line: TraceLine<Action>, in state: State, seeing cart: Cart) -> String {
    let quickly = line.leavesInFlight ? ", and go on before the shop has answered" : ""
    switch line.action {
    case .add(let product): return "Put \(product) into the cart\(quickly)"
    case .remove(let product): return "Take \(product) out of the cart\(quickly)"
    case .coupon: return "Enter the coupon\(quickly)"
    case .order: return "Order\(quickly)"
    }
  }
}
