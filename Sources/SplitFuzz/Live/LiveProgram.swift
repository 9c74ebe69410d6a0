internal import SplitModel

/// An external event that the router handles in code: a deep link, a notification, the end of a download.
public struct LiveProgram<Router> {
  let name: String
  var kind: ProgramPromise.Kind?  // What it promises; nil for nothing that a rule could check
  var target: AnyHashable?
  var presents = false  // Whether it presents its target over everything
  var deletes = false  // Whether it deletes something that may be shown, in any window
  var isRefused: ((Router) -> Bool)?  // Whether it cannot be done now, so that it promises nothing
  let run: (inout Router) -> Void

  /// A request that names where it leads, and must lead there whenever it comes.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - target: The view that must be shown: an element of the path, or a row of the sidebar.
  ///   - isRefused: Whether the router cannot go there now, because the target was deleted or nobody is signed in; it
  ///     may then do anything. Nil for never.
  ///   - run: What the app does when it is opened.
  /// - Returns: The request.
  public static func deepLink(
    _ name: String, to target: some Hashable, unless isRefused: ((Router) -> Bool)? = nil,
    _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram {
    LiveProgram(name: name, kind: .goTo, target: AnyHashable(target), isRefused: isRefused, run: run)
  }

  /// A request that presents something over everything: the `sheet` of the system.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - item: What is presented, as the value of the property to which the sheet is bound.
  ///   - run: What the app does.
  /// - Returns: The request.
  public static func presentation(
    _ name: String, of item: some Hashable, _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram {
    LiveProgram(name: name, kind: .push, target: AnyHashable(item), presents: true, run: run)
  }

  /// The end of the session: nothing of it may be left on screen, selected or pushed.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - row: The row that is selected then, as at a first launch; nil for none.
  ///   - run: What the app does.
  /// - Returns: The request.
  public static func signOut(
    _ name: String = "sign-out", to row: AnyHashable? = nil, _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram { LiveProgram(name: name, kind: .signOut, target: row, run: run) }

  /// Something is deleted, which may be what a window shows; the window may go elsewhere for it.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - run: What the app does.
  /// - Returns: The request.
  public static func deletion(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveProgram {
    LiveProgram(name: name, deletes: true, run: run)
  }

  /// A call that promises nothing which a rule could check.
  public static func call(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveProgram {
    LiveProgram(name: name, run: run)
  }
}
