internal import FuzzEngine
internal import SplitModel

/// A router at work in one window, whatever its type, or an app in its place; used on the main actor only.
///
/// Only a subclass knows the router's type, so the engine's loop is compiled once.
class LiveRouter: @unchecked Sendable {
  let work: DeferredWork
  private let app: (any LiveApp)?  // Nil where a subclass overrides what is said here
  /// Whose tasks the app's are, where they are controlled.
  @exclusivity(unchecked) var tasks: AppTasks?
  /// The links on views, as far as they were counted since the last event or launch.
  @exclusivity(unchecked) var offered: [(view: ShownView, offers: Offers)] = []
  /// The router of the app's other window, where there are two.
  @exclusivity(unchecked) var second: LiveRouter?
  /// The moment after its last event, where several states may share it; see `LiveMemory.moment`.
  @exclusivity(unchecked) var moment = 0

  init(_ work: DeferredWork, _ app: (any LiveApp)? = nil) { (self.work, self.app) = (work, app) }

  /// Another router of the same process, for a second window.
  func makeAnother(_ environment: DeviceEnvironment) -> LiveRouter { self }
  /// Ends the process, and launches the app again with what outlives one.
  func relaunch(_ environment: DeviceEnvironment) {
    work.removeAll()
    offered.removeAll()
    app?.relaunch(environment)
  }
  /// What the body says; nil where a path is longer than the model holds.
  func body(_ names: ValueNames) -> BodyDescription? { app?.body(names) }
  /// The same in other surroundings, before anything handles that they have changed; nil where it says the same.
  func surround(_ environment: DeviceEnvironment, _ names: ValueNames) -> BodyDescription? {
    app?.surround(environment, names)
  }
  /// Handles an event, then runs the handlers of what changed.
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Handled {
    switch event {
    case .completion(let number), .updated(let number):
      _ = app?.body(names)  // As it was before.
      work.complete(number)
    default: break
    }
    return app?.handle(event, environment, names) ?? []
  }
  /// Whether what a view was popped from is written by the time of an event.
  func followsPops(_ event: AppEvent) -> Bool { app?.followsPops(event) ?? false }
  /// Runs the handlers of what changed without an event; returns whether there were any.
  func runChanges() -> Bool { app?.update() ?? false }
  /// The numbers of a view's links, of 16 on a screen.
  func links(on view: ShownView, _ body: BodyDescription, _ names: ValueNames) -> Range<Int> {
    app?.links(on: view, names) ?? 0..<0
  }
  /// What a link on a view promises; nil where there is none.
  func promise(ofLink link: UInt8, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    app?.promise(ofLink: link, on: view, names)
  }
  /// What a link on a view is called, or without a link the view's title; nil where nothing but a value names it.
  func name(ofLink link: UInt8?, on view: ShownView, _ names: ValueNames) -> String? {
    app?.name(ofLink: link, on: view, names)
  }
  /// Who brings the back control on a view.
  func back(on view: ShownView, _ names: ValueNames) -> Offers.BackControl {
    app?.back(on: view, names) ?? .system
  }
  /// What an external event promises; nil for nothing that a rule could check.
  func promise(ofCall call: UInt8, _ names: ValueNames) -> CallPromise? { app?.promise(ofCall: call, names) }
  /// The view of a value, a row of the sidebar or an element of a path; blank for nil.
  func view(of value: AnyHashable?, _ names: ValueNames) -> ShownView {
    guard let value, !(value.base is Deferred.NoView) else { return .blank }
    return names.view(of: value)
  }
  var misuse: Misuse? { app?.misuse }  // What views have done that they may not
  var notes: [(isMistake: Bool, text: String)] { app?.notes ?? [] }  // What was written or done wrong
  var saves: Int { 0 }  // How many things were made by confirming something
  /// The router's copies of size class and orientation.
  var environmentCopies: EnvironmentCopies { EnvironmentCopies() }
}
