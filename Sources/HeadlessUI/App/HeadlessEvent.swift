internal import Foundation

/// An external event that an app handles.
public struct HeadlessEvent<Model> {
  let name: String
  var arguments: [String] = []
  /// The scheme of an address.
  var scheme: String?
  /// The title of the view that it shows, whenever it comes.
  var title: String?
  /// Whether it ends the session.
  var signsOut = false
  /// Whether it leaves the person in place.
  var refreshes = false
  let writer: Writer
  let run: @MainActor (Model, ViewGraph, UInt8) -> Void

  /// An event, by its name in traces and what happens.
  ///
  /// With a title it has to show the view of that title whenever it comes; without one nothing is checked.
  public static func event(
    _ name: String, showing title: String? = nil, _ run: @escaping @MainActor (Model) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> HeadlessEvent {
    HeadlessEvent(name: name, title: title, writer: Writer("event \(name)", file, line)) { model, _, _ in
      run(model)
    }
  }

  /// An event with one of several arguments, by their names in traces.
  public static func event(
    _ name: String, _ arguments: [String], _ run: @escaping @MainActor (Model, String) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> HeadlessEvent {
    HeadlessEvent(name: name, arguments: arguments, writer: Writer("event \(name)", file, line)) {
      model, _, argument in
      run(model, arguments[Int(argument)])
    }
  }

  /// New data, such as a push from a server or a timer's refresh: it has to leave the person in place, whatever it loads.
  ///
  /// What is presented, pushed and chosen has to stay, and so has the tab. Something may be presented over it.
  public static func refresh(
    _ name: String = "refresh", _ run: @escaping @MainActor (Model) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> HeadlessEvent {
    HeadlessEvent(name: name, refreshes: true, writer: Writer("event \(name)", file, line)) { model, _, _ in
      run(model)
    }
  }

  /// The end of the session, such as a login that expires: nothing of it may be left on screen, selected or pushed.
  ///
  /// The app may ask to sign in then, on a screen of its own or on one that it presents over everything.
  public static func signOut(
    _ name: String = "sign-out", _ run: @escaping @MainActor (Model) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> HeadlessEvent {
    HeadlessEvent(name: name, signsOut: true, writer: Writer("event \(name)", file, line)) { model, _, _ in
      run(model)
    }
  }

  /// An address that is opened; `onOpenURL` handles it.
  ///
  /// Addresses of its scheme that the app itself opens come back to the app; the system's browser takes those of the web.
  /// With a title it has to show the view of that title whenever it is opened.
  public static func url(_ address: String, showing title: String? = nil) -> HeadlessEvent {
    HeadlessEvent(
      name: address, scheme: URL(string: address)?.scheme, title: title, writer: Writer(address)
    ) { _, graph, _ in
      if let url = URL(string: address) { graph.open(url) }
    }
  }
}
