internal import SplitModel

/// One link or button on a view.
public struct LiveLink<Router> {
  /// Boxes the route: links are counted far more often than followed.
  let route: () -> AnyHashable?
  let push: LinkPromise.Push
  var target = LinkPromise.Target.anywhere
  var deletes = false  // Whether it deletes something that may be shown
  var action: ((inout Router) -> Void)?

  /// What a button does that confirms what is presented.
  public enum Confirmed: Sendable {
    /// It makes or sends something, and may show it beneath.
    case saving
    /// It deletes something, which may be what lies beneath.
    case deletion
  }

  /// A row of the content column's list, which the platform selects.
  static func item(_ item: AnyHashable) -> LiveLink {
    LiveLink(route: { item }, push: .select, target: .detail)
  }

  /// A link with a value: the platform pushes its view and writes the path later.
  public static func link(_ route: some Hashable) -> LiveLink {
    LiveLink(route: { AnyHashable(route) }, push: .value)
  }

  /// A view-based link: the platform pushes its view, and the path does not change.
  public static func viewLink(_ route: some Hashable) -> LiveLink {
    LiveLink(route: { AnyHashable(route) }, push: .view)
  }

  /// A button whose action opens a view, which it promises as an element of the path or a row of the sidebar.
  public static func button(
    opens route: some Hashable, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink { LiveLink(route: { AnyHashable(route) }, push: .app, action: action) }

  /// A button whose action presents a value of the property to which the system's `sheet` is bound.
  public static func button(
    presents item: some Hashable, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink { LiveLink(route: { AnyHashable(item) }, push: .app, target: .sheet, action: action) }

  /// A button that opens nothing, such as one that closes what is presented.
  ///
  /// What it confirms must be done once, and the `saves` of the `sheet` count it.
  public static func button(
    confirms confirmed: Confirmed? = nil, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink {
    LiveLink(
      route: { nil }, push: .app, target: confirmed == nil ? .nowhere : .confirmed,
      deletes: confirmed == .deletion, action: action)
  }
}
