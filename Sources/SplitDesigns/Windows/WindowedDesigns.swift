import SplitModel

// What windows of the published designs have in common.

extension LazySplit {
  /// `LSXService.shared` tells the view models of all windows, whichever view asked.
  ///
  /// - Source: `XAVware/LazySplitX`, every version with a service; L-45.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {
    guard flaws.contains(.sharesService) else { return }
    switch event {
    case .choose, .open, .program: take(event, &memory, &turn)
    default: break
    }
  }
}

extension Navigator {
  /// Nothing, unless both windows have one navigator.
  ///
  /// - Source: `N-17` of the package's notes on systems: the navigator is an object that the app makes once.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) { if flaws.contains(.sharesNavigator) { memory = other } }

  /// A navigator of its own, or the one that both share.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    if flaws.contains(.sharesNavigator) { return other }
    if flaws.contains(.restartsOthers) { other = launch(at: 0, environment) }
    return launch(at: 0, environment)
  }
}

extension SidebarColumns {
  /// Nothing, unless what is chosen stands in the app's storage, which all windows read.
  ///
  /// - Source: `pd95/SwiftUI-Sidebar` at `95a1c04`, whose selections are `AppStorage` alone.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {
    guard flaws.contains(.storesForApp) else { return }
    memory.category = other.category
    memory.item = other.item
    memory.title = other.title
    store(&memory)
  }

  /// Nothing chosen, unless what is chosen stands in the app's storage.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    flaws.contains(.storesForApp) ? relaunched(other, environment) : launch(at: 0, environment)
  }
}

extension ComposableSplit {
  /// The client's models, which its stream tells to the feature on screen in every window.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {
    if flaws.contains(.sharesStore) {
      memory = other
    } else if memory.client != other.client {
      memory.client = other.client
      hear(memory, &turn)
    }
  }

  /// A store of its own on the client that both share, or the one store.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    flaws.contains(.sharesStore) ? other : launched(on: other.client)
  }
}
