/// Why each visible change happened, the newest last; beside the navigator and no part of what it is.
public struct NavigatorLog<Values: NavigatorValues>: Sendable {
  /// One event that changed something, or that was refused.
  public final class Entry: Sendable {
    /// The request or the report; nil for a restoration.
    public let event: NavigatorState<Values>.Event?
    /// Why something changed, or did not.
    public let reasons: NavigatorReasons

    init(_ event: NavigatorState<Values>.Event?, _ reasons: NavigatorReasons) {
      (self.event, self.reasons) = (event, reasons)
    }
  }

  /// The entries, the oldest first.
  public private(set) var entries: [Entry] = []
  /// The most entries.
  public let capacity: Int

  /// Begins a log.
  public init(capacity: Int = 100) { self.capacity = capacity }

  /// Notes an event, nil for a restoration, if it had any reason to give.
  ///
  /// One that ends the session takes away what was noted in it.
  public mutating func note(_ event: NavigatorState<Values>.Event?, _ reasons: NavigatorReasons) {
    if event == .signOut { entries = [] }
    guard !reasons.isEmpty, capacity > 0 else { return }
    if entries.count == capacity { entries.removeFirst() }
    entries.append(Entry(event, reasons))
  }
}

extension NavigatorState {
  /// Takes an event and notes why things changed.
  public mutating func handle(
    _ event: Event, _ settings: Settings, in surroundings: NavigatorSurroundings,
    log: inout NavigatorLog<Values>
  ) -> NavigatorReasons {
    let reasons = handle(event, settings, in: surroundings)
    log.note(event, reasons)
    return reasons
  }

  /// Takes events in one turn, notes for each why things changed, and says all reasons together.
  public mutating func handle(
    _ events: [Event], _ settings: Settings, in surroundings: NavigatorSurroundings,
    log: inout NavigatorLog<Values>
  ) -> NavigatorReasons {
    events.reduce(into: []) { $0.formUnion(handle($1, settings, in: surroundings, log: &log)) }
  }

  /// The same place after a launch, less what no longer exists; notes why it is another one.
  public func restored(
    _ settings: Settings, log: inout NavigatorLog<Values>,
    sectionExists: (Values.Section) -> Bool = { _ in true }, exists: (Values.Destination) -> Bool
  ) -> NavigatorState {
    var reasons: NavigatorReasons = []
    let restored = restored(settings, reasons: &reasons, sectionExists: sectionExists, exists: exists)
    log.note(nil, reasons)
    return restored
  }
}
