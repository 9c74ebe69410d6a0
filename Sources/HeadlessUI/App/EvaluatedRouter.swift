internal import SplitFuzz
internal import SplitModel

/// What the fuzzer asks of an app; it does so on the main thread.
final class EvaluatedRouter: LiveApp {
  private nonisolated(unsafe) var held: EvaluatedApp?
  private var app: EvaluatedApp {
    guard let held else { preconditionFailure("an app is used after its end") }
    return held
  }

  @MainActor init(_ app: EvaluatedApp) { held = app }

  // The views' state goes on the main thread, as in SwiftUI, wherever the app is let go of.
  deinit {
    nonisolated(unsafe) var last = held
    held = nil
    MainThread.does { if last != nil { last = nil } }
  }

  func relaunch(_ environment: DeviceEnvironment) {
    MainActor.assumeIsolated { app.relaunch(environment) }
  }
  func body(_ names: ValueNames) -> BodyDescription? {
    MainActor.assumeIsolated { app.body(names) }
  }
  func surround(_ environment: DeviceEnvironment, _ names: ValueNames) -> BodyDescription? {
    MainActor.assumeIsolated { app.surround(environment, names) }
  }
  func followsPops(_ event: AppEvent) -> Bool { MainActor.assumeIsolated { app.followsPops(event) } }
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Handled {
    MainActor.assumeIsolated { app.handle(event, environment, names) }
  }
  func update() -> Bool { MainActor.assumeIsolated { app.update() } }
  func links(on view: ShownView, _ names: ValueNames) -> Range<Int> {
    MainActor.assumeIsolated {
      _ = app.body(names)
      return app.links(on: view)
    }
  }
  func promise(ofLink link: UInt8, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    MainActor.assumeIsolated {
      _ = app.body(names)
      return app.promise(ofLink: Int(link), on: view, names)
    }
  }
}

extension EvaluatedRouter {
  func promise(ofCall call: UInt8, _ names: ValueNames) -> CallPromise? {
    MainActor.assumeIsolated { app.promise(ofCall: Int(call), names) }
  }
  var misuse: Misuse? { MainActor.assumeIsolated { app.graph.misuse } }
  var notes: [(isMistake: Bool, text: String)] { MainActor.assumeIsolated { app.notes } }
  func back(on view: ShownView, _ names: ValueNames) -> Offers.BackControl {
    MainActor.assumeIsolated {
      _ = app.body(names)
      guard let page = app.page(of: view), app.layout.hidesBack(on: page) else { return .system }
      let mayLeave = !page.controls.isEmpty || page.takesOtherGestures || app.queue.followsTime
      return mayLeave ? .unknown : .hidden
    }
  }
  func name(ofLink link: UInt8?, on view: ShownView, _ names: ValueNames) -> String? {
    MainActor.assumeIsolated {
      _ = app.body(names)
      guard let link else { return app.pages.last { $0.view == view }?.page.name }
      return app.label(ofLink: Int(link), on: view)
    }
  }
}
