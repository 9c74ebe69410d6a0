/// All that any app and the platform under it remember, in one window or two.
public struct SplitState: Hashable, Sendable {
  /// What the platform remembers.
  public internal(set) var platform: PlatformState
  /// What the app remembers.
  public internal(set) var memory: AppMemory
  /// The second window and the recorded events; nil where the simulation has neither.
  var extras: SplitExtras?

  /// The second window's state; nil where there is one window, or the second is closed.
  public var second: SplitState? { extras?.second }
  /// The events that the app has handled since its launch; empty unless the simulation records them.
  public var events: [RecordedEvent] { extras?.events ?? [] }
  /// Whether nothing is in flight, in either window.
  public var isAtRest: Bool { platform.queue.isEmpty && (extras?.second?.platform.queue.isEmpty ?? true) }

  mutating func withWindow<Result>(_ body: (Window) -> Result) -> Result {
    memory.makeUnique()
    let events = extras == nil ? nil : EventList()
    let result = withUnsafeMutablePointer(to: &platform) { platform in
      memory.withMutablePointer { body(Window(memory: $0, platform, events: events)) }
    }
    if let events, !events.events.isEmpty { updateExtras { $0.events += events.events } }
    return result
  }

  func readingWindow<Result>(_ body: (Window) -> Result) -> Result {
    withUnsafePointer(to: platform) { platform in
      memory.withPointer {
        body(Window(memory: UnsafeMutableRawPointer(mutating: $0), UnsafeMutablePointer(mutating: platform)))
      }
    }
  }

  /// Changes the extras, which are copied first where another state shares them.
  mutating func updateExtras(_ body: (SplitExtras) -> Void) {
    guard let shared = extras else { return }
    if !isKnownUniquelyReferenced(&extras) {
      extras = SplitExtras(second: shared.second, records: shared.records, events: shared.events)
    }
    if let extras { body(extras) }
  }
}

final class SplitExtras: Hashable, @unchecked Sendable {
  var second: SplitState?
  /// Whether events are kept when a step is over.
  let records: Bool
  var events: [RecordedEvent]

  init(second: SplitState? = nil, records: Bool = false, events: [RecordedEvent] = []) {
    self.second = second
    self.records = records
    self.events = events
  }

  static func == (left: SplitExtras, right: SplitExtras) -> Bool {
    left === right || left.second == right.second && left.events == right.events
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(second)
    hasher.combine(events)
  }
}
