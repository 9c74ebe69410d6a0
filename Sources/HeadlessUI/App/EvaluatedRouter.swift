internal import SplitFuzz
internal import SplitModel

/// What the fuzzer asks of an app; it does so on the main thread.
final class EvaluatedRouter: LiveApp {
  private let app: EvaluatedApp

  @MainActor init(_ app: EvaluatedApp) { self.app = app }

  func relaunch(_ environment: DeviceEnvironment) {
    MainActor.assumeIsolated { app.relaunch(environment) }
  }
  func body(_ names: ValueNames) -> BodyDescription? {
    MainActor.assumeIsolated { app.body(names) }
  }
  func surround(_ environment: DeviceEnvironment, _ names: ValueNames) -> BodyDescription? {
    MainActor.assumeIsolated { app.surround(environment, names) }
  }
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Bool {
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
  var writes: [String] { MainActor.assumeIsolated { app.writes } }
  func hidesBack(on view: ShownView, _ names: ValueNames) -> Bool {
    MainActor.assumeIsolated {
      _ = app.body(names)
      return app.page(of: view).map(app.layout.hidesBack) ?? false
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
