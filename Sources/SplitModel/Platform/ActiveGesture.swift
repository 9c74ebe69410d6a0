/// What a finger has hold of while it is down, in the two bytes that a delivery carries.
///
/// A swipe back holds the view that was in front when it began, told by where it stood and how deep, and a drag of a
/// sheet holds the sheet; the other gestures hold nothing that could go.
struct ActiveGesture {
  var gesture: Gesture
  private(set) var container: UInt8 = 0
  /// How many entries the stack had that held it; zero where it is no entry.
  private(set) var level: UInt8 = 0
  private(set) var view = ShownView.blank
  /// Whether the app handled the begin of the gesture.
  var isReported = false

  init(_ gesture: Gesture, of pane: Pane, _ stacks: Slots<StackContainer>) {
    self.gesture = gesture
    guard gesture == .swipeBack || gesture == .dismissSheet else { return }
    container = pane.identity.container
    view = pane.view
    guard let stack, let top = stacks[stack].entries.last else { return }
    level = UInt8(stacks[stack].entries.count)
    view = top
  }

  var stack: Int? { container == 1 || container == 2 ? Int(container) - 1 : nil }

  func holds(_ pane: Pane, _ stacks: Slots<StackContainer>) -> Bool {
    guard pane.identity.container == container else { return false }
    guard let stack else { return pane.view == view }
    return Int(level) == stacks[stack].entries.count && (stacks[stack].entries.last ?? pane.view) == view
  }

  /// Whether the entry that was held has left its stack: one that comes in its place is another, be it of the
  /// same view.
  func hasLost(_ stacks: Slots<StackContainer>) -> Bool {
    guard level > 0, level != Self.nowhere, let stack else { return false }
    return stacks[stack].entries.count < level || stacks[stack].entries[Int(level) - 1] != view
  }

  mutating func lose() {
    level = Self.nowhere
    view = .blank
  }

  /// A level that no stack reaches.
  private static let nowhere: UInt8 = 15

  /// The entry that is held, where it is still on top of its stack.
  func entry(_ stacks: Slots<StackContainer>) -> (stack: Int, held: StackContainer)? {
    guard level > 0, let stack, Int(level) == stacks[stack].entries.count, stacks[stack].entries.last == view
    else { return nil }
    return (stack, stacks[stack])
  }

  // A stack and a level take the six lower bits, and the one above them says that the app handled the
  // begin; the highest says that it is a column. What is zero holds nothing, and its value is the number of the gesture.
  private static let reported: UInt8 = 1 << 6
  private static let column: UInt8 = 1 << 7

  var delivery: Delivery {
    guard container != 0 else { return Delivery(.gesture, value: gesture.rawValue) }
    let place = stack == nil ? container | Self.column : container | level << 2
    return Delivery(
      .gesture, container: isReported ? place | Self.reported : place, value: view.rawValue)
  }

  init(_ delivery: Delivery) {
    guard delivery.container != 0 else {
      gesture = Gesture(rawValue: delivery.value) ?? .edgeSwipe
      return
    }
    gesture = .swipeBack
    view = ShownView(rawValue: delivery.value)
    isReported = delivery.container & Self.reported != 0
    let place = delivery.container & ~Self.reported
    container = place & Self.column != 0 ? place & ~Self.column : place & 3
    if container >= Platform.sheetContainer { gesture = .dismissSheet }
    level = place & Self.column != 0 ? 0 : place >> 2
  }
}

extension DeliveryQueue {
  /// What a finger that is down has hold of; nil while none is.
  var activeGesture: ActiveGesture? {
    position(of: .gesture).flatMap { self[$0] }.map(ActiveGesture.init)
  }

  mutating func takeActiveGesture() -> ActiveGesture? {
    if length == 0 { return nil }
    return position(of: .gesture).flatMap { remove(at: $0) }.map(ActiveGesture.init)
  }

  /// Takes out of a finger's hold what is no longer where it was.
  @inline(__always) mutating func loseHeldView(_ stacks: Slots<StackContainer>) {
    if length != 0 { loseHeldView { $0.hasLost(stacks) } }
  }

  /// Takes a value on a stack's path out of a finger's hold.
  mutating func loseHeldView(on stack: Int, _ held: StackContainer) {
    loseHeldView { $0.stack == stack && $0.level > 0 && held.kind(at: Int($0.level) - 1) == .value }
  }

  /// Takes a sheet out of a finger's hold that is there no longer; where it comes again, it is another.
  mutating func loseHeldSheet(_ body: BodyDescription) {
    loseHeldView {
      $0.container == Platform.sheetContainer && $0.view != body.sheet && $0.view != body.otherSheet
    }
  }

  private mutating func loseHeldView(where isLost: (ActiveGesture) -> Bool) {
    guard let position = position(of: .gesture), var activeGesture = self[position].map(ActiveGesture.init),
      isLost(activeGesture)
    else {
      return
    }
    activeGesture.lose()
    write(activeGesture.delivery, at: position)
  }
}
