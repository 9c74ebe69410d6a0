public import CartApp
public import SplitFuzz

/// The cart as a state machine: what a person does, and the shop's answer, which comes later.
public struct CartMachine: StateMachine {
  /// What can be done.
  public enum Action: Hashable, Sendable {
    /// Puts a piece into the cart.
    case add(Cart.Product)
    /// Takes a piece out.
    case remove(Cart.Product)
    /// Enters the coupon.
    case coupon
    /// Orders what is in the cart; the shop confirms it when that lands.
    case order
  }

  /// The cart, and the order that the shop has not confirmed yet.
  public struct State: Hashable, Sendable {
    var cart: Cart
    var ordered: [Int]?
  }

  let isFixed: Bool

  /// Makes the machine of a cart, with its bugs or without.
  public init(isFixed: Bool) { self.isFixed = isFixed }

  /// The four kinds.
  public var actionKinds: [String] { ["add", "remove", "coupon", "order"] }
  /// The bound, and what the cart refuses.
  public var ignoreReasons: [String] {
    ["bound", "not-in-cart", "entered-already", "nothing-to-order", "waiting"]
  }
  /// An empty cart.
  public var starts: [StartPoint] { [StartPoint()] }
  /// Adding comes more often.
  public var weights: [Int] { [4, 2, 1, 2] }

  /// An empty cart.
  public func state(at start: Int) -> State { State(cart: Cart(isFixed: isFixed), ordered: nil) }
  /// A person sees the cart.
  public func observe(_ state: State) -> Cart { state.cart }

  /// Does one thing.
  public func step(_ state: inout State, _ cart: inout Cart, _ action: Action) -> Outcome {
    switch action {
    case .add(let product):
      if state.cart.count + state.cart.bought == 200 { return .bound }
      state.cart.add(product)
    case .remove(let product):
      if state.ordered != nil { return .ignored(4) }
      if !state.cart.remove(product) { return .ignored(1) }
    case .coupon:
      if !state.cart.enterCoupon() { return .ignored(2) }
    case .order:
      if state.ordered != nil { return .ignored(4) }
      if state.cart.count == 0 { return .ignored(3) }
      state.ordered = state.cart.order()
    }
    cart = state.cart
    return .applied
  }

  /// The shop confirms an order.
  public func land(_ state: inout State, _ cart: inout Cart) -> Bool {
    guard let ordered = state.ordered else { return false }
    state.ordered = nil
    state.cart.confirm(ordered)
    cart = state.cart
    return true
  }

  /// Whether no order waits.
  public func isAtRest(_ state: State) -> Bool { state.ordered == nil }

  /// The kind of an action.
  public func kind(of action: Action) -> ActionKind {
    switch action {
    case .add: ActionKind(0)
    case .remove: ActionKind(1)
    case .coupon: ActionKind(2)
    case .order: ActionKind(3)
    }
  }

  /// Draws an action of a kind.
  public func draw(_ kind: ActionKind, seeing cart: Cart, using random: inout SeededRandom) -> Action {
    let product = Cart.Product.allCases[random.below(3)]
    return switch kind.index {
    case 0: .add(product)
    case 1: .remove(product)
    case 2: .coupon
    default: .order
    }
  }

  /// Products that are named earlier.
  public func simpler(than action: Action) -> [Action] {
    switch action {
    case .add(let product): Cart.Product.allCases.prefix(product.rawValue).map { .add($0) }
    case .remove(let product): Cart.Product.allCases.prefix(product.rawValue).map { .remove($0) }
    case .coupon, .order: []
    }
  }

  /// How far exploration follows a cart.
  public var bounds: [ModelBound.Limit] {
    [ModelBound.Limit("pieces", 4, "pieces in the cart and bought together")]
  }

  /// Every action.
  public func alphabet(within bound: ModelBound?) -> [Action] {
    Cart.Product.allCases.flatMap { [.add($0), .remove($0)] } + [.coupon, .order]
  }

  /// Whether the cart is small enough to go on.
  public func isWithin(_ bound: ModelBound, _ state: State, _ cart: Cart) -> Bool {
    cart.count + cart.bought <= bound[0]
  }
}
