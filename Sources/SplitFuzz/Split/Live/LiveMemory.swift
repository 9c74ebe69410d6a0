internal import SplitModel

/// What a live system remembers: what happened to its router, what its body said last, and the router itself.
///
/// The router is a cache: where the engine copies a state and goes on with the copy, the copy makes a router
/// of its own and replays the events. So equality and hashing look at the body alone.
public struct LiveMemory<Router>: Hashable, @unchecked Sendable {
  var body = BodyDescription()
  var log: [Entry] = []
  var box: Box?
  /// The numbers of values in this trace, shared by all copies of its states.
  var names: ValueNames
  /// The surroundings at the launch.
  let launched: DeviceEnvironment

  /// One event, and the surroundings in which it came.
  struct Entry {
    let event: AppEvent
    let environment: DeviceEnvironment
  }

  /// A router that has seen a log; only ever touched on the main actor.
  final class Box {
    var router: Router
    let deferred: Deferred
    /// A `LiveWatcher` for each `onChange`; of any type, since an array of the router's own is slow where the
    /// router's type is not known.
    var watchers: [AnyObject] = []
    /// What views offer, as far as it was asked for since the last event.
    var offered: [(view: ShownView, links: UInt16)] = []

    init(router: Router, deferred: Deferred) {
      self.router = router
      self.deferred = deferred
    }
  }

  /// Compares what the body says.
  public static func == (left: LiveMemory, right: LiveMemory) -> Bool { left.body == right.body }
  /// Hashes what the body says.
  public func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

/// Numbers a user's values in the order of their first appearance in a trace.
///
/// All states of a trace share one numbering, so that equal numbers mean equal values wherever they are compared.
/// There is room for 190; a turn that needs another number is refused for the bound of the model.
@MainActor
final class ValueNames {
  private var numbers: [AnyHashable: UInt8] = [:]
  private var values: [AnyHashable] = []
  private var isFull = false

  nonisolated init() {}

  func view(of value: AnyHashable) -> ShownView {
    if let number = numbers[value] { return .destination(Destination(number)) }
    guard values.count < 190 else {
      isFull = true
      return .other
    }
    let number = UInt8(values.count)
    values.append(value)
    numbers[value] = number
    return .destination(Destination(number))
  }

  func value(of view: ShownView) -> AnyHashable? {
    guard let destination = view.destination, Int(destination.index) < values.count else { return nil }
    return values[Int(destination.index)]
  }

  /// Tells whether a value found no room since this was last asked.
  func hasOverflowed() -> Bool {
    defer { isFull = false }
    return isFull
  }
}
