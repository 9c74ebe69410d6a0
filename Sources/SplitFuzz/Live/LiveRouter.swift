internal import SplitModel

/// A router at work in one window, whatever its type; used on the main actor only.
///
/// Only its subclass knows the router's type, so the engine's loop is compiled once.
class LiveRouter: @unchecked Sendable {
  let work: DeferredWork
  /// The links on views, as far as they were counted since the last event.
  @exclusivity(unchecked) var offered: [(view: ShownView, links: UInt16)] = []
  /// The router of the app's other window, where there are two.
  @exclusivity(unchecked) var second: LiveRouter?
  /// The moment after its last event, where several states may share it; see `LiveMemory.moment`.
  @exclusivity(unchecked) var moment = 0

  init(_ work: DeferredWork) { self.work = work }

  /// Another router of the same process, for a second window.
  func makeAnother(_ environment: DeviceEnvironment) -> LiveRouter { self }
  /// What the body says; nil where a path is longer than the model holds.
  func body(_ names: ValueNames) -> BodyDescription? { nil }
  /// Handles an event, then runs the handlers of what changed; returns whether something was deleted.
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Bool { false }
  /// Runs the handlers of what changed without an event; returns whether there were any.
  func runChanges() -> Bool { false }
  /// The number of links on a view.
  func linkCount(on view: ShownView, _ names: ValueNames) -> Int { 0 }
  /// What a link on a view promises; nil where there is none.
  func promise(ofLink link: UInt8, on view: ShownView, _ names: ValueNames) -> LinkPromise? { nil }
  /// What a program promises; nil for nothing that a rule could check.
  func promise(ofProgram program: UInt8, _ names: ValueNames) -> ProgramPromise? { nil }
  /// The view of a value, a row of the sidebar or an element of a path; blank for nil.
  func view(of value: AnyHashable?, _ names: ValueNames) -> ShownView { .blank }
  var saves: Int { 0 }  // How many things were made by confirming something
  /// The router's copies of size class and orientation.
  var environmentCopies: EnvironmentCopies { EnvironmentCopies() }
}
