internal import SplitModel

/// A person's router at work, of whatever type: what its body says, what its views offer, what it is told.
///
/// Its subclass alone knows the router's type, so that the engine's loop is made for one machine and not for every
/// router anew at run time.
@MainActor
class LiveRouter {
  let deferred: Deferred
  /// What views offer, as far as it was asked for since the last event.
  var offered: [(view: ShownView, links: UInt16)] = []

  init(_ deferred: Deferred) { self.deferred = deferred }

  /// What the body says; nil when some path is longer than the model holds.
  func body(_ names: ValueNames) -> BodyDescription? { nil }
  /// Takes an event, and lets the handlers run that it sets off.
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) {}
  /// The routes of the links on a view, and who pushes them.
  func links(on view: ShownView, _ names: ValueNames) -> [(route: AnyHashable, push: LinkPromise.Push)] { [] }
  /// How many links a view has: it is asked for after every event, and what they lead to seldom.
  func linkCount(on view: ShownView, _ names: ValueNames) -> Int { 0 }
  /// The copies of its surroundings that it keeps.
  var beliefs: Beliefs { Beliefs() }
}

/// What is known of a person's router besides the router itself: its names, and how one is made.
struct LiveSubject: Sendable {
  let name: String
  let policies: Policies
  let hasFullScreen: Bool
  let rowLabels: [String]
  // A person's values: they are compared and named on the main actor only.
  nonisolated(unsafe) let rowValues: [AnyHashable]
  let programNames: [String]
  nonisolated(unsafe) let programTargets: [AnyHashable?]
  /// Makes a fresh router, with what `onChange` watches as it is at the first appearance.
  let make: @MainActor @Sendable (DeviceEnvironment) -> LiveRouter
}
