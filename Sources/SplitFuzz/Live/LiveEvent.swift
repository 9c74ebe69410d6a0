internal import SplitModel

/// An external event that the router handles in code: a deep link, a notification, the end of a download.
///
/// Each has a name in traces, and a closure with what the app does.
public struct LiveEvent<Router> {
  let name: String
  var kind: CallPromise.Kind?  // What it promises; nil for nothing that a rule could check
  var target: (Router) -> AnyHashable? = { _ in nil }
  var presents = false  // Whether it presents its target over everything
  var deletes = false  // Whether it deletes something that may be shown, in any window
  var isRefused: ((Router) -> Bool)?  // Whether it cannot be done now, so that it promises nothing
  let run: (inout Router) -> Void

  /// A request that names where it leads, and must lead there whenever it comes.
  ///
  /// The target is an element of the path, or a row of the sidebar. Where the router cannot go there now, because the
  /// target was deleted or nobody is signed in, `isRefused` returns true, and the app may do anything.
  public static func deepLink(
    _ name: String, to target: some Hashable, unless isRefused: ((Router) -> Bool)? = nil,
    _ run: @escaping (inout Router) -> Void
  ) -> LiveEvent {
    let target = AnyHashable(target)
    return LiveEvent(name: name, kind: .goTo, target: { _ in target }, isRefused: isRefused, run: run)
  }

  /// A request whose target depends on what the router holds as it comes; nil where it promises nothing.
  public static func deepLink<Target: Hashable>(
    _ name: String, resolving target: @escaping (Router) -> Target?, _ run: @escaping (inout Router) -> Void
  ) -> LiveEvent {
    LiveEvent(
      name: name, kind: .goTo, target: { target($0).map { AnyHashable($0) } },
      isRefused: { target($0) == nil }, run: run)
  }

  /// A request that presents a value of the property to which the system's `sheet` is bound.
  public static func presentation(
    _ name: String, of item: some Hashable, _ run: @escaping (inout Router) -> Void
  ) -> LiveEvent {
    let item = AnyHashable(item)
    return LiveEvent(name: name, kind: .push, target: { _ in item }, presents: true, run: run)
  }

  /// The end of the session: nothing of it may be left on screen, selected or pushed.
  ///
  /// A row is selected then as at a first launch; nil for none.
  public static func signOut(
    _ name: String = "sign-out", to row: AnyHashable? = nil, _ run: @escaping (inout Router) -> Void
  ) -> LiveEvent { LiveEvent(name: name, kind: .signOut, target: { _ in row }, run: run) }

  /// Something is deleted, which may be what a window shows; the window may go elsewhere for it.
  public static func deletion(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveEvent {
    LiveEvent(name: name, deletes: true, run: run)
  }

  /// A call that promises nothing which a rule could check.
  public static func call(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveEvent {
    LiveEvent(name: name, run: run)
  }
}
