/// A shop's router, with one bug that waits behind conditions on its own data, of which nothing is on screen.
public final class ShopRouter {
  /// What may be wrong: after it, a deep link is lost.
  public enum Bug: String, CaseIterable, Sendable {
    case none
    /// A coupon that was entered for an empty cart counts for three goods.
    case coupon
    /// Four digits in the right order open the staff's prices.
    case code
    /// A cart that was emptied twice after it had three goods.
    case emptied
    /// A wish that stands in the cart as well, and was the first of three.
    case wish
    /// A long history without a purchase.
    case history
    /// Two undone changes of a cart with a coupon.
    case undone
  }

  /// The section that is chosen.
  public var section: String? { didSet { if section != oldValue { path = [] } } }
  /// The products on top of it.
  public var path: [String] = []

  private let bug: Bug
  private var cart: [String] = []
  private var wishes: [String] = []
  private var seen: [String] = []
  private var digits: [Int] = []
  private var hasCoupon = false
  private var hadEmptyCart = false
  private var emptied = 0
  private var undone = 0
  private var isBroken = false

  /// Opens the shop.
  public init(_ bug: Bug) { self.bug = bug }

  /// Looks at a product.
  public func see(_ product: String) {
    seen.append(product)
    guard bug == .history, seen.count > 5 else { return }
    if cart.isEmpty {
      if Set(seen.suffix(6)).count == 3 { isBroken = true }
    }
  }

  /// Puts a product into the cart.
  public func add(_ product: String) {
    cart.append(product)
    if bug == .coupon, hasCoupon {
      if hadEmptyCart {
        if cart.count == 3 { isBroken = true }
      }
    }
    if bug == .wish, wishes.count == 3 {
      if wishes[0] == product {
        if cart.count > 1 { isBroken = true }
      }
    }
  }

  /// Puts a product on the list of wishes, or takes it away.
  public func wish(_ product: String) {
    if let known = wishes.firstIndex(of: product) { wishes.remove(at: known) } else { wishes.append(product) }
  }

  /// Enters the coupon, which is good for one purchase.
  public func enterCoupon() {
    guard !hasCoupon else { return }
    hasCoupon = true
    hadEmptyCart = cart.isEmpty
  }

  /// Empties the cart.
  public func empty() {
    if cart.count > 2 {
      emptied += 1
      if bug == .emptied, emptied == 2 { isBroken = true }
    }
    (cart, hasCoupon) = ([], false)
  }

  /// Takes the last product out of the cart again.
  public func undo() {
    guard cart.popLast() != nil else {
      undone = 0
      return
    }
    if hasCoupon {
      undone += 1
      if bug == .undone, undone == 3 { isBroken = true }
    }
  }

  /// Presses a digit of the staff's code.
  public func press(_ digit: Int) {
    digits.append(digit)
    let code = [1, 3, 3, 2]
    if digits.last == code[digits.count - 1] {
      if digits.count == code.count {
        digits = []
        if bug == .code { isBroken = true }
      }
    } else {
      digits = []
    }
  }

  /// Shows the offer of the day, by a deep link.
  public func showOffer() {
    guard !isBroken else { return }
    section = "bakery"
    path = ["bread"]
  }
}
