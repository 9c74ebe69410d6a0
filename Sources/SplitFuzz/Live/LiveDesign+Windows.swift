internal import SplitModel

/// A user's router in two windows of one process: each has its own, made with what both share.
///
/// The memories of both hold the same routers and the same log; after an event in one window, the other takes over both
/// and reads its body again.
extension LiveDesign {
  func otherWindowHandled(
    _ event: AppEvent, from other: LiveMemory, _ memory: inout LiveMemory, _ turn: inout AppTurn
  ) {
    var there = other
    there.window = memory.window
    guard memory.moment != other.moment, let router = router(of: there) else { return }
    onMain {
      guard let body = router.body(other.names), !other.names.hasOverflowed() else { return }
      memory.body = body
    }
    memory.take(over: other)
  }

  func openSecondWindow(beside other: inout LiveMemory, _ environment: DeviceEnvironment) -> LiveMemory {
    let first = changeWindows(&other, environment, opening: 1 - other.window)
    return onMain {
      let window = 1 - other.window
      var memory = LiveMemory(
        body: router(of: window, first).body(other.names) ?? BodyDescription(), window: window,
        names: other.names, launched: other.launched)
      memory.take(over: other)
      return memory
    }
  }

  func otherWindowClosed(_ memory: inout LiveMemory) {
    _ = changeWindows(&memory, memory.launched, opening: 0)
  }

  /// Makes a router in the first window's process, in place of one that was launched alone.
  func join(_ second: inout LiveMemory, to first: inout LiveMemory, _ environment: DeviceEnvironment) {
    first.window = 0
    second = openSecondWindow(beside: &first, environment)
  }

  /// Opens the second window, or closes it where the number is 0; returns the first window's router.
  private func changeWindows(
    _ memory: inout LiveMemory, _ environment: DeviceEnvironment, opening window: UInt8
  ) -> LiveRouter {
    let first = ownRouter(&memory)
    let entry = LiveMemory.Entry(event: nil, environment: environment, window: window)
    _ = play(entry, first, memory.names)
    memory.log.append(entry)
    bring(&memory)
    return first
  }
}
