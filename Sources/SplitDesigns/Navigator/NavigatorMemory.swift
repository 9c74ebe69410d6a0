import SplitModel

/// What Navigator and the views that are bound to it remember; flat.
///
/// Screens are numbered as in `navStack`: the root is 0, the first screen above it 1.
struct NavigatorMemory: Hashable, Sendable, BitwiseCopyable {
  /// The keys of `navStack` above the root, in order.
  var keys = ViewPath()
  /// The value of each key's subject, one bit for each number.
  var values: UInt8 = 0
  /// The keys whose view listens to a subject that was replaced, one bit for each number.
  var orphans: UInt8 = 0
  /// The screens above the root whose views there are, each shown by the link of the one below it.
  var views = ViewPath()
  /// The screens that there were when several left at once; only until their handler runs.
  var leaving = ViewPath()
  /// The number of tasks that sleep between two screens.
  var sleeping: UInt8 = 0
  /// The number of those that are cancelled.
  var cancelled: UInt8 = 0

  init() {}

  /// The screen of a key.
  func key(_ number: Int) -> ShownView { number == 0 ? Navigator.root : keys[number &- 1] }

  /// The screen of a view.
  func view(_ level: Int) -> ShownView { level == 0 ? Navigator.root : views[level &- 1] }

  /// The number of a screen's key; nil where it has none.
  func number(of screen: ShownView) -> Int? {
    if screen == Navigator.root { return 0 }
    for number in 0..<keys.count where keys[number] == screen { return number &+ 1 }
    return nil
  }

  /// The level of a screen's view; nil where it has none.
  func level(of screen: ShownView) -> Int? {
    if screen == Navigator.root { return 0 }
    for level in 0..<views.count where views[level] == screen { return level &+ 1 }
    return nil
  }

  /// Sets a subject's value.
  mutating func set(_ value: Bool, at number: Int) {
    let bit = UInt8(1) << UInt8(number)
    values = value ? values | bit : values & ~bit
  }

  /// Drops every key above a number.
  mutating func dropKeys(above number: Int) {
    keys.truncate(to: number)
    let kept = UInt8(truncatingIfNeeded: 1 << (number &+ 1) &- 1)
    values &= kept
    orphans &= kept
  }
}
