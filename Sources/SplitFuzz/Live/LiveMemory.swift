internal import SplitModel

/// What a live system remembers: the events of its router, its last body, and the router itself.
///
/// The router is a cache: where the engine copies a state and goes on with the copy, the copy makes a router
/// of its own and replays the events. So equality and hashing look at the body alone.
struct LiveMemory: Hashable, @unchecked Sendable {
  var body = BodyDescription()
  var log: [Entry] = []
  var router: LiveRouter?  // The router of the first window
  var window: UInt8 = 0  // Which window's memory this is: 0, or 1 where two are open
  /// The moment after the last event; the routers are valid while they are at the same moment.
  ///
  /// Used only where routers of several states cannot be at work at a time, or several memories share one.
  var moment = 0
  var names: ValueNames  // The numbers of values in this trace, shared by all copies of its states
  let launched: DeviceEnvironment  // The environment at the launch

  /// One event, and the environment in which it came.
  struct Entry {
    let event: AppEvent?  // The event of a window; nil where one is opened or closed
    let environment: DeviceEnvironment
    /// The window of the event; without an event 1 where the second is opened, 0 where it is closed.
    let window: UInt8
  }

  /// Continues from where another window's memory of the same process is.
  mutating func take(over other: LiveMemory) {
    log = other.log
    router = other.router
    moment = other.moment
  }

  static func == (left: LiveMemory, right: LiveMemory) -> Bool { left.body == right.body }
  func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

/// Numbers a user's values in the order of their first appearance in a trace; used on the main actor only.
///
/// All states of a trace share one numbering, so that equal numbers mean equal values wherever they are compared.
/// There is room for 190; a turn that needs another number reaches the limit of the model.
final class ValueNames: @unchecked Sendable {
  private var numbers: [AnyHashable: UInt8] = [:]
  private var isFull = false

  private(set) var known: [AnyHashable] = []  // Every value that was numbered in this trace, in order

  func view(of value: AnyHashable) -> ShownView {
    if let number = numbers[value] { return .destination(Destination(number)) }
    guard known.count < 190 else {
      isFull = true
      return .other
    }
    let number = UInt8(known.count)
    known.append(value)
    numbers[value] = number
    return .destination(Destination(number))
  }

  func value(of view: ShownView) -> AnyHashable? {
    guard let destination = view.destination, Int(destination.index) < known.count else { return nil }
    return known[Int(destination.index)]
  }

  /// Whether there was no room for a value since the last call.
  func hasOverflowed() -> Bool {
    defer { isFull = false }
    return isFull
  }
}
