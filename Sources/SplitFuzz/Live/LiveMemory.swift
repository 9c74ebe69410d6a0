internal import SplitModel

/// What a live system remembers: the events of its router, its last body, and the router itself.
///
/// The router is a cache: where the engine copies a state and goes on with the copy, the copy makes a router
/// of its own and replays the events. So equality and hashing look at the body alone.
struct LiveMemory: Hashable, @unchecked Sendable {
  var body = BodyDescription()
  var misuse: Misuse?  // What the views did last that they may not
  var log: [Entry] = []
  var router: LiveRouter?  // The router of the first window
  var window: UInt8 = 0  // Which window's memory this is: 0, or 1 where two are open
  /// The moment after the last event; the routers are valid while they are at the same moment.
  ///
  /// Used only where routers of several states cannot be at work at a time, or several memories share one.
  var moment = 0
  var names: ValueNames  // The names of values in this trace, whose numbers all copies of its states share
  var owner = Owner()  // Shared with copies that have not gone on
  let launched: DeviceEnvironment  // The environment at the launch

  /// One event, and the environment in which it came.
  struct Entry {
    let event: AppEvent?  // The event of a window; nil where the process changes
    let environment: DeviceEnvironment
    let window: UInt8
    var change = Change.windowClosed  // What changes where there is no event
    var front = ShownView.blank  // The view for which work is done that the event started
  }

  /// Whose names they are.
  final class Owner {}

  /// What happens to a process.
  enum Change { case windowOpened, windowClosed, relaunched }

  /// Takes names of its own where another state has the same memory: what only this one meets is not met there.
  mutating func takeOwnNames() {
    if isKnownUniquelyReferenced(&owner) { return }
    (owner, names) = (Owner(), ValueNames(beside: names))
  }

  /// Continues from where another window's memory of the same process is.
  mutating func take(over other: LiveMemory) {
    log = other.log
    router = other.router
    moment = other.moment
  }

  /// What late work brought into view last, and when that work was begun; nil once anything else has replaced it.
  fileprivate(set) var brought: (view: ShownView, began: Int)?

  /// Whether late work replaces the view that work begun after it has brought; `began` is nil for other events.
  mutating func isNewerReplaced(by new: BodyDescription, of began: Int?) -> Bool {
    let (left, shown) = (body.frontView, new.frontView)
    if left == shown { return false }
    // Only late work brings something, and going back nothing: it shows what was there before.
    guard let began, shown != .blank, !body.holds(shown) else {
      brought = nil
      return false
    }
    defer { brought = (shown, began) }
    guard let brought, brought.view == left, brought.began > began else { return false }
    return !new.holds(left)
  }

  /// What a tap has presented over the columns, and how much work had been begun before; nil once it is gone.
  fileprivate(set) var presented: (view: ShownView, startCount: Int)?

  /// Whether late work takes away what a tap has presented since; `began` is nil for other events.
  mutating func isNewerDismissed(
    by new: BodyDescription, _ event: AppEvent, of began: Int?, _ startCount: Int
  ) -> Bool {
    if body.sheet == new.sheet { return false }
    let old = presented
    presented = nil
    if case .open = event, body.sheet == .blank { presented = (new.sheet, startCount) }
    guard let began, let old, old.view == body.sheet else { return false }
    return began < old.startCount
  }

  static func == (left: LiveMemory, right: LiveMemory) -> Bool { left.body == right.body }
  func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

extension BodyDescription {
  /// The view in front of the columns; blank where that is a placeholder.
  var frontView: ShownView {
    let stack = stacks[0].path.isEmpty ? stacks[1] : stacks[0]
    let view = stack.presented ?? stack.path.last ?? (stack.isPresent ? stack.root : splits[0].detailView)
    return view.section == nil && view.destination == nil ? .blank : view
  }

  /// Whether a view stands in the columns.
  func holds(_ view: ShownView) -> Bool {
    splits[0].detailView == view
      || (0..<2).contains {
        stacks[$0].path.contains(view) || stacks[$0].presented == view
          || stacks[$0].isPresent && stacks[$0].root == view
      }
  }
}
