/// One window at work: where its app's memory and its platform's state are for the length of a call.
struct Window {
  /// The memory, of the type that the app's functions expect.
  let memory: UnsafeMutableRawPointer
  /// Collects the events that the app handles; nil where nothing looks at them.
  let events: EventList?
  private let state: UnsafeMutablePointer<PlatformState>

  init(
    memory: UnsafeMutableRawPointer, _ state: UnsafeMutablePointer<PlatformState>, events: EventList? = nil
  ) {
    self.memory = memory
    self.state = state
    self.events = events
  }

  var platform: PlatformState {
    unsafeAddress { UnsafePointer(state) }
    nonmutating unsafeMutableAddress { state }
  }
}

/// Events in the order in which an app handled them.
final class EventList {
  private(set) var events: [RecordedEvent] = []

  func append(_ event: RecordedEvent) { events.append(event) }
}

/// Something that an app has handled.
public struct RecordedEvent: Hashable, Sendable {
  /// The event; nil for another launch.
  public let event: AppEvent?
  /// The surroundings at that moment.
  public let environment: DeviceEnvironment
}
