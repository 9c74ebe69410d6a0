/// A shopping cart with a coupon, and orders that a shop confirms some time later.
public struct Cart: Hashable, Sendable {
  /// What is sold.
  public enum Product: Int, CaseIterable, Hashable, Sendable {
    /// The products.
    case bread, cheese, cake

    /// The price of a piece, in cents.
    public var cents: Int { [250, 600, 1_400][rawValue] }
  }

  /// The pieces of each product in the cart.
  public private(set) var pieces: [Int]
  /// Whether the coupon was entered.
  public private(set) var hasCoupon = false
  /// The total on screen, in cents.
  public private(set) var total = 0
  /// The number of pieces that were bought.
  public private(set) var bought = 0
  /// Whether the two bugs are fixed.
  public let isFixed: Bool

  /// An empty cart.
  public init(isFixed: Bool) {
    self.isFixed = isFixed
    pieces = Product.allCases.map { _ in 0 }
  }

  /// The pieces in the cart.
  public var count: Int { pieces.reduce(0, +) }

  /// The price of the pieces, in cents; with the coupon a tenth less from ten euros on.
  public var price: Int {
    let sum = zip(pieces, Product.allCases).map { $0 * $1.cents }.reduce(0, +)
    return hasCoupon && sum >= 1_000 ? sum - sum / 10 : sum
  }

  /// Puts a piece into the cart.
  public mutating func add(_ product: Product) {
    pieces[product.rawValue] += 1
    total = price
  }

  /// Removes a piece; false if there is none.
  public mutating func remove(_ product: Product) -> Bool {
    guard pieces[product.rawValue] > 0 else { return false }
    pieces[product.rawValue] -= 1
    // The first bug: each removed piece is discounted, whether the coupon applies or not.
    total = isFixed ? price : hasCoupon ? total - product.cents * 9 / 10 : price
    return true
  }

  /// Enters the coupon; false if it was entered before.
  public mutating func enterCoupon() -> Bool {
    if hasCoupon { return false }
    hasCoupon = true
    total = price
    return true
  }

  /// The pieces that an order contains, for the shop to confirm.
  public func order() -> [Int] { pieces }

  /// The shop has confirmed an order.
  public mutating func confirm(_ ordered: [Int]) {
    bought += ordered.reduce(0, +)
    // The second bug: pieces that were added after the order are removed too.
    pieces = isFixed ? zip(pieces, ordered).map { max(0, $0 - $1) } : pieces.map { _ in 0 }
    total = price
  }
}
