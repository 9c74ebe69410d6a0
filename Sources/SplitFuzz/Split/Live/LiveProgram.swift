/// Something that a router is asked to do by code: a deep link, a notification, the end of a download.
public struct LiveProgram<Router> {
  @usableFromInline let name: String
  @usableFromInline let target: AnyHashable?
  @usableFromInline let run: (inout Router) -> Void

  /// A request that names where it lands, and must land there whenever it comes.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - target: The view that is to be shown: an element of the path, or a row of the sidebar.
  ///   - run: What the app does when it is opened.
  /// - Returns: The request.
  public static func deepLink(
    _ name: String, to target: some Hashable, _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram {
    LiveProgram(name: name, target: AnyHashable(target), run: run)
  }

  /// A call that promises nothing which a rule could ask for.
  public static func call(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveProgram {
    LiveProgram(name: name, target: nil, run: run)
  }
}
