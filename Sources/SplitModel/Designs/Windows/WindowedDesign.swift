/// A design of which several windows may be open, and what these have in common.
///
/// Each window has a platform and a memory of its own. What an app shares between its windows (a service that all view
/// models listen to, a store, what stands in the app's storage) reaches a window by what it overhears of another.
public protocol WindowedDesign: NavigationDesign {
  /// Takes over what a window hears or sees of an event that another one has taken, which is one turn.
  ///
  /// - Parameters:
  ///   - event: What the other window's app was told.
  ///   - other: What that window remembers after it.
  ///   - memory: What this one remembers.
  ///   - turn: What this one's app can see and do besides; a turn that reaches a bound changes nothing.
  func overhear(_ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn)

  /// What a window remembers that is opened while another one is there: what a launch gives it, and what both share.
  ///
  /// A window that a person has closed is gone with all that was kept for its scene, so another one begins anew.
  ///
  /// - Parameters:
  ///   - other: What the window that is there remembers, which the new one's coming may change; that is one turn.
  ///   - environment: The surroundings of the new window.
  /// - Returns: What the new window remembers.
  func opened(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory

  /// Hears that the other window was closed, with all that was kept for its scene.
  ///
  /// - Parameter memory: What the window that is left remembers.
  func closedOther(_ memory: inout Memory)

  /// Makes the second of two windows that were launched at once one of the first's process.
  ///
  /// - Parameters:
  ///   - second: What the second window remembers after a launch of its own.
  ///   - first: What the first one remembers.
  ///   - environment: The surroundings of both.
  func join(_ second: inout Memory, to first: inout Memory, _ environment: DeviceEnvironment)
}

extension WindowedDesign {
  /// What a launch gives.
  public func opened(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    launch(at: 0, environment)
  }
  /// Nothing: no window knows of another.
  public func closedOther(_ memory: inout Memory) {}
  /// Nothing: memories that are values share nothing.
  public func join(_ second: inout Memory, to first: inout Memory, _ environment: DeviceEnvironment) {}
}
