/// All that an app and the platform under it remember.
///
/// The parts stand in this order so that a flat app's bytes and the platform's are one block.
public struct SplitState: Hashable, Sendable {
  /// The second window and the recorded events; nil where the simulation has neither.
  var extras: SplitExtras?
  /// What the app remembers.
  public internal(set) var memory: AppMemory
  /// What the platform remembers.
  public internal(set) var platform: PlatformState

  init(_ memory: AppMemory, _ platform: PlatformState, extras: SplitExtras? = nil) {
    self.memory = memory
    self.platform = platform
    self.extras = extras
  }

  /// Compares what is remembered.
  public static func == (left: SplitState, right: SplitState) -> Bool {
    left.platform == right.platform && left.memory == right.memory
      && (left.extras == nil && right.extras == nil || left.extras == right.extras)
  }

  /// Hashes what is remembered.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(memory)
    hasher.combine(platform)
    if let extras { hasher.combine(extras) }
  }

  /// The second window's state; nil where there is one window, or the second is closed.
  public var second: SplitState? { extras?.second }
  /// The events that the app has handled since its launch; empty unless the simulation records them.
  public var events: [RecordedEvent] { extras?.events ?? [] }
  /// Whether nothing is in flight, in either window.
  public var isAtRest: Bool { platform.queue.isEmpty && (extras == nil || isSecondAtRest) }
  private var isSecondAtRest: Bool { extras?.second?.platform.queue.isEmpty ?? true }

  /// The bytes of a flat app and the platform as one block, for digests; meaningless while there are extras or an
  /// object.
  public static func withFlatBytes<Result>(
    at state: UnsafePointer<SplitState>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    guard state.pointee.extras == nil, state.pointee.memory.object == nil else { return nil }
    let start = MemoryLayout<SplitExtras?>.size + MemoryLayout<AppObject?>.size
    // The queue stands last, and is all zero while nothing is in flight.
    let queue = state.pointee.platform.queue.isEmpty ? MemoryLayout<DeliveryQueue>.size : 0
    return body(
      UnsafeRawBufferPointer(
        start: UnsafeRawPointer(state) + start, count: MemoryLayout<SplitState>.size - start - queue))
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

/// What few states have: a second window, and a list of events.
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

/// Something that an app has handled.
public struct RecordedEvent: Hashable, Sendable {
  /// The event; nil for another launch.
  public let event: AppEvent?
  /// The surroundings at that moment.
  public let environment: DeviceEnvironment
}
