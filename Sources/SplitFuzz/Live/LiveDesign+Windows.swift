public import SplitModel

/// A person's router in two windows of one process: each has its own, made with what both share.
///
/// The memories of both hold the same routers and the same log; whichever window was told something, the other takes both
/// over and reads its body again.
extension LiveDesign {
  /// Takes over where the routers stand, and what the body of this window says there.
  public func otherWindowHandled(
    _ event: AppEvent, from other: LiveMemory, _ memory: inout LiveMemory, _ turn: inout AppTurn
  ) {
    guard memory.moment != other.moment, let router = seat(window: memory.window, of: other) else { return }
    onMain {
      guard let body = subject.calls.body(router, other.names), !other.names.hasOverflowed() else { return }
      memory.body = body
    }
    memory.take(over: other)
  }

  /// A router of its own in the process of the window that is there.
  public func openSecondWindow(beside other: inout LiveMemory, _ environment: DeviceEnvironment) -> LiveMemory
  {
    let first = ownRouter(&other)
    let entry = LiveMemory.Entry(event: nil, environment: environment, window: 1 - other.window)
    tell(entry, first, other.names)
    other.log.append(entry)
    bring(&other)
    return onMain {
      let router = seat(entry.window, of: first)
      var memory = LiveMemory(
        body: subject.calls.body(router, other.names) ?? BodyDescription(), window: entry.window,
        names: other.names, launched: other.launched)
      memory.take(over: other)
      return memory
    }
  }

  /// Without the other window's router: nothing of its views runs any more.
  public func otherWindowClosed(_ memory: inout LiveMemory) {
    let first = ownRouter(&memory)
    let entry = LiveMemory.Entry(event: nil, environment: memory.launched, window: 0)
    tell(entry, first, memory.names)
    memory.log.append(entry)
    bring(&memory)
  }

  /// A router in the first window's process, in place of one that was launched alone.
  public func join(_ second: inout LiveMemory, to first: inout LiveMemory, _ environment: DeviceEnvironment) {
    first.window = 0
    second = openSecondWindow(beside: &first, environment)
  }

  private func seat(window: UInt8, of other: LiveMemory) -> LiveRouter? {
    var there = other
    there.window = window
    return seat(of: there)
  }
}

extension LiveMemory {
  /// Goes on from where another window's memory of the same process stands.
  mutating func take(over other: LiveMemory) {
    log = other.log
    router = other.router
    moment = other.moment
  }
}
