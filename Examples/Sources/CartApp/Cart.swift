/// A shopping cart with a coupon, and orders that a shop confirms some time later.
public struct Cart: Hashable, Sendable {
  /// What is sold.
  public enum Product: Int, CaseIterable, Hashable, Sendable {
    /// One of the three.
    case bread, cheese, cake

    /// What a piece costs, in cents.
    public var cents: Int { [250, 600, 1_400][rawValue] }
  }

  /// How many pieces of each product lie in the cart.
  public private(set) var pieces: [Int]
  /// Whether the coupon was entered.
  public private(set) var hasCoupon = false
  /// What the screen says is to be paid, in cents.
  public private(set) var total = 0
  /// How many pieces were bought.
  public private(set) var bought = 0
  /// Whether the two bugs are mended.
  public let isFixed: Bool

  /// An empty cart.
  public init(isFixed: Bool) {
    self.isFixed = isFixed
    pieces = Product.allCases.map { _ in 0 }
  }

  /// The pieces in the cart.
  public var count: Int { pieces.reduce(0, +) }

  /// What the pieces cost, in cents; with the coupon a tenth less from ten euros on.
  public var price: Int {
    let sum = zip(pieces, Product.allCases).map { $0 * $1.cents }.reduce(0, +)
    return hasCoupon && sum >= 1_000 ? sum - sum / 10 : sum
  }

  /// Puts a piece into the cart.
  public mutating func add(_ product: Product) {
    pieces[product.rawValue] += 1
    total = price
  }

  /// Takes a piece out; false where there is none.
  public mutating func remove(_ product: Product) -> Bool {
    guard pieces[product.rawValue] > 0 else { return false }
    pieces[product.rawValue] -= 1
    // The first bug: the discount is counted again for each piece, be it earned or not.
    total = isFixed ? price : hasCoupon ? total - product.cents * 9 / 10 : price
    return true
  }

  /// Enters the coupon; false where it was entered.
  public mutating func enterCoupon() -> Bool {
    if hasCoupon { return false }
    hasCoupon = true
    total = price
    return true
  }

  /// What is ordered now, for the shop to confirm.
  public func order() -> [Int] { pieces }

  /// The shop has confirmed an order.
  public mutating func confirm(_ ordered: [Int]) {
    bought += ordered.reduce(0, +)
    // The second bug: what was put into the cart since it was ordered is thrown out with it.
    pieces = isFixed ? zip(pieces, ordered).map { max(0, $0 - $1) } : pieces.map { _ in 0 }
    total = price
  }
}
