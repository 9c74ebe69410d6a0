public import SplitModel

/// Something that a router is asked to do by code: a deep link, a notification, the end of a download.
public struct LiveProgram<Router> {
  @usableFromInline let name: String
  /// The kind of what it promises; nil for nothing that a rule could ask for.
  @usableFromInline let kind: ProgramPromise.Kind?
  @usableFromInline let target: AnyHashable?
  /// Whether it presents its target over everything.
  @usableFromInline let presents: Bool
  /// Whether it deletes something that may be shown, in any window.
  @usableFromInline let deletes: Bool
  /// Whether it cannot be done now, so that it promises nothing.
  @usableFromInline let isRefused: ((Router) -> Bool)?
  @usableFromInline let run: (inout Router) -> Void

  @inlinable
  init(
    _ name: String, _ kind: ProgramPromise.Kind?, _ target: AnyHashable?, presents: Bool = false,
    deletes: Bool = false, unless isRefused: ((Router) -> Bool)? = nil,
    _ run: @escaping (inout Router) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.target = target
    self.presents = presents
    self.deletes = deletes
    self.isRefused = isRefused
    self.run = run
  }

  /// A request that names where it lands, and must land there whenever it comes.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - target: The view that is to be shown: an element of the path, or a row of the sidebar.
  ///   - isRefused: Whether the router cannot go there now, since what it names was deleted or nobody is signed in; it
  ///     may then do what it likes. Nil for never.
  ///   - run: What the app does when it is opened.
  /// - Returns: The request.
  public static func deepLink(
    _ name: String, to target: some Hashable, unless isRefused: ((Router) -> Bool)? = nil,
    _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram {
    LiveProgram(name, .goTo, AnyHashable(target), unless: isRefused, run)
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
    LiveProgram(name, .push, AnyHashable(item), presents: true, run)
  }

  /// The end of the session: nothing of it may be left on screen, chosen or pushed.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - row: The row that is chosen then, as at a first launch; nil where none is.
  ///   - run: What the app does.
  /// - Returns: The request.
  public static func signOut(
    _ name: String = "sign-out", to row: AnyHashable? = nil, _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram {
    LiveProgram(name, .signOut, row, run)
  }

  /// Something is deleted, which may be what a window shows; the window may go elsewhere for it.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - run: What the app does.
  /// - Returns: The request.
  public static func deletion(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveProgram {
    LiveProgram(name, nil, nil, deletes: true, run)
  }

  /// A call that promises nothing which a rule could ask for.
  public static func call(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveProgram {
    LiveProgram(name, nil, nil, run)
  }
}
