public import CartApp
public import FuzzEngine

/// The cart as a state machine: what a person does, and the shop's confirmation, which comes later.
public struct CartMachine: BoundedMachine, DescribingMachine {
  /// What can be done.
  public enum Action: ListedAction {
    /// See the descriptions.
    case add(Cart.Product), remove(Cart.Product), coupon, order

    /// Every action.
    public static let allCases =
      Cart.Product.allCases.flatMap { [Action.add($0), .remove($0)] } + [.coupon, .order]

    /// Such as `add cake`.
    public var description: String {
      switch self {
      case .add(let product): "add \(product)"
      case .remove(let product): "remove \(product)"
      case .coupon: "coupon"
      case .order: "order"
      }
    }
  }

  /// The cart, and the order that the shop has not confirmed yet.
  public struct State: Hashable, Sendable {
    var cart: Cart
    var ordered: [Int]?
  }

  let isFixed: Bool
  /// An empty cart.
  public var starts: [Start<State>] { [Start(State(cart: Cart(isFixed: isFixed)))] }

  /// What a person can do; adding comes more often.
  public func actions(seeing cart: Cart, into choices: inout Choices<Action>) {
    choices.add("add", weight: 4, Cart.Product.allCases.map(Action.add))
    choices.add("remove", weight: 2, Cart.Product.allCases.map(Action.remove))
    choices.add("coupon", .coupon)
    choices.add("order", weight: 2, .order)
  }

  /// A person sees the cart.
  public func observe(_ state: State) -> Cart { state.cart }

  /// Does one thing.
  public func step(_ state: inout State, _ action: Action) -> Outcome {
    switch action {
    case .add(let product): state.cart.add(product)
    case .remove(let product):
      if state.ordered != nil || !state.cart.remove(product) { return .notAvailable }
    case .coupon: if !state.cart.enterCoupon() { return .notAvailable }
    case .order:
      if state.ordered != nil || state.cart.count == 0 { return .notAvailable }
      state.ordered = state.cart.order()
    }
    return .applied
  }

  /// The shop confirms an order.
  public func deliverNext(_ state: inout State) -> Bool {
    defer { state.ordered = nil }
    state.ordered.map { state.cart.confirm($0) }
    return state.ordered != nil
  }
  /// Whether an order is not confirmed yet.
  public func hasPending(_ state: State) -> Bool { state.ordered != nil }

  /// What the screen says.
  public func screen(_ cart: Cart) -> String {
    "\(cart.count) in the cart, to pay \(cart.total), bought \(cart.bought)"
  }
  /// The order that is not confirmed yet.
  public func pendingEvents(_ state: State) -> [String] {
    state.ordered.map { ["the shop confirms \($0.reduce(0, +)) pieces"] } ?? []
  }

  /// How far exploration follows a cart.
  public var limits: [ModelBound.Limit] { [.init("pieces", 4, "pieces in the cart and bought together")] }
  /// Whether the cart is small enough to continue.
  public func isWithin(_ limits: ModelBound, _ state: State) -> Bool {
    state.cart.count + state.cart.bought <= limits[0]
  }
}
