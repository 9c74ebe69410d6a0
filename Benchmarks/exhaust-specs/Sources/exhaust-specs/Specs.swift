import CartApp
import Exhaust
import ShopApp

/// The weights are the toy's own.
@StateMachine
final class ToySpec {
  var steps = 0
  @SystemUnderTest var toy = ToyState()

  @Invariant func displayAgrees() -> Bool { watch.counted(&steps, toy.display == toy.derived) }

  @Command(weight: 2) func flip() throws { try apply(.flip) }

  @Command(weight: 3, .element(from: ToyState.Source.allCases))
  func open(source: ToyState.Source) throws { try apply(.open(source)) }

  @Command(weight: 3, .element(from: ToyState.Source.allCases))
  func close(source: ToyState.Source) throws { try apply(.close(source)) }

  @Command(weight: 2, .uint8()) func push(byte: UInt8) throws { try apply(.push(byte)) }
  @Command(weight: 2) func pop() throws { try apply(.pop) }

  func apply(_ action: ToyState.Action) throws { if !toy.apply(action, isPlanted: true) { throw skip() } }

  func failureDescription() -> String? { "\(toy)" }
}

/// The shop's confirmation is a command of its own, where ours is delivered by the engine within a step.
@StateMachine
final class CartSpec {
  var steps = 0
  var owned = 0
  var ordered: [Int]?
  @SystemUnderTest var cart = Cart(isFixed: false)

  @Invariant func nothingVanishes() -> Bool { watch.counted(&steps, cart.count + cart.bought == owned) }

  @Command(weight: 4, .element(from: Cart.Product.allCases))
  func add(product: Cart.Product) {
    cart.add(product)
    owned += 1
  }

  @Command(weight: 2, .element(from: Cart.Product.allCases))
  func remove(product: Cart.Product) throws {
    guard ordered == nil, cart.remove(product) else { throw skip() }
    owned -= 1
  }

  @Command(weight: 1) func enterCoupon() throws { if !cart.enterCoupon() { throw skip() } }

  @Command(weight: 2)
  func order() throws {
    guard ordered == nil, cart.count > 0 else { throw skip() }
    ordered = cart.order()
  }

  @Command(weight: 2)
  func confirm() throws {
    guard let confirmed = ordered else { throw skip() }
    cart.confirm(confirmed)
    ordered = nil
  }

  func failureDescription() -> String? { "\(cart)" }
}

/// A screen with both columns, where ours has phones, gestures and deliveries of the platform as well.
@StateMachine
final class ShopSpec {
  var steps = 0
  var isLost = false
  @SystemUnderTest var shop = ShopRouter(.emptied)

  @Invariant func requestNotLost() -> Bool { watch.counted(&steps, !isLost) }

  @Command(.element(from: ["bakery", "fruit"])) func select(section: String) { shop.section = section }

  @Command(.element(from: ["bread", "apple", "pear"]))
  func open(product: String) throws {
    guard shop.path.isEmpty else { throw skip() }
    shop.path = [product]
  }

  @Command func back() throws { try onPage { shop.path = [] } }
  @Command func see() throws { try onPage { shop.see(shop.path[0]) } }
  @Command func add() throws { try onPage { shop.add(shop.path[0]) } }
  @Command func wish() throws { try onPage { shop.wish(shop.path[0]) } }
  @Command func enterCoupon() throws { try onPage { shop.enterCoupon() } }
  @Command func empty() throws { try onPage { shop.empty() } }
  @Command func undo() throws { try onPage { shop.undo() } }
  @Command(.int(in: 1...3)) func press(digit: Int) throws { try onPage { shop.press(digit) } }

  @Command
  func offer() {
    shop.showOffer()
    isLost = shop.path != ["bread"]
  }

  /// The buttons of a product, where one is on screen.
  func onPage(_ press: () -> Void) throws {
    if shop.path.isEmpty { throw skip() }
    press()
  }

  func failureDescription() -> String? { "\(shop.path)" }
}
