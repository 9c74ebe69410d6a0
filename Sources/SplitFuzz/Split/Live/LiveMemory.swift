internal import SplitModel

/// What a live system remembers: what happened to its router, what its body said last, and the router itself.
///
/// The router is a cache: where the engine copies a state and goes on with the copy, the copy makes a router
/// of its own and replays the events. So equality and hashing look at the body alone.
public struct LiveMemory<Router>: Hashable, @unchecked Sendable {
  var body = BodyDescription()
  var log: [Entry] = []
  var box: Box?

  /// One event, and the surroundings in which it came.
  struct Entry {
    let event: AppEvent
    let environment: DeviceEnvironment
  }

  /// A router that has seen a log; only ever touched on the main actor.
  final class Box {
    var router: Router
    let deferred: Deferred
    var watched: [AnyHashable] = []

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

/// Numbers a user's values in the order of their first appearance, for as long as a live system lives.
///
/// One numbering for all traces, so that equal numbers mean equal values wherever states are compared. The
/// 191st different value and all after it are `ShownView.other`.
@MainActor
final class ValueNames {
  private var numbers: [AnyHashable: UInt8] = [:]
  private(set) var values: [AnyHashable] = []

  nonisolated init() {}

  func view(of value: AnyHashable) -> ShownView {
    if let number = numbers[value] { return .destination(Destination(number)) }
    guard values.count < 190 else { return .other }
    let number = UInt8(values.count)
    values.append(value)
    numbers[value] = number
    return .destination(Destination(number))
  }

  func value(of view: ShownView) -> AnyHashable? {
    guard let destination = view.destination, Int(destination.index) < values.count else { return nil }
    return values[Int(destination.index)]
  }
}
