public import SplitModel

/// What a live system remembers: what happened to its router, what its body said last, and the router itself.
///
/// The router is a cache: where the engine copies a state and goes on with the copy, the copy makes a router
/// of its own and replays the events. So equality and hashing look at the body alone.
public struct LiveMemory: Hashable, @unchecked Sendable {
  var body = BodyDescription()
  var log: [Entry] = []
  /// The router of the first window.
  var router: LiveRouter?
  /// Which window's memory this is: 0, or 1 where two are open.
  var window: UInt8 = 0
  /// Where the routers stood after the last event: they can be relied upon while they stand there still.
  ///
  /// Told apart only where routers of several states cannot be at work at a time, or several memories share one.
  var moment = 0
  /// The numbers of values in this trace, shared by all copies of its states.
  var names: ValueNames
  /// The surroundings at the launch.
  let launched: DeviceEnvironment

  /// One event, and the surroundings in which it came.
  struct Entry {
    /// What a window was told; nil where one is opened or closed.
    let event: AppEvent?
    let environment: DeviceEnvironment
    /// Which window was told; without an event 1 where the second is opened, 0 where the first is left alone.
    let window: UInt8
  }

  /// Compares what the body says.
  public static func == (left: LiveMemory, right: LiveMemory) -> Bool { left.body == right.body }
  /// Hashes what the body says.
  public func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

/// Numbers a user's values in the order of their first appearance in a trace.
///
/// All states of a trace share one numbering, so that equal numbers mean equal values wherever they are compared.
/// There is room for 190; a turn that needs another number is refused for the bound of the model. It is used on the
/// main actor only, as the values are.
@usableFromInline
final class ValueNames: @unchecked Sendable {
  private var numbers: [AnyHashable: UInt8] = [:]
  private var values: [AnyHashable] = []
  private var isFull = false

  init() {}

  /// Every value that was named in this trace, in the order in which they were.
  var known: [AnyHashable] { values }

  @usableFromInline
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

  @usableFromInline
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
