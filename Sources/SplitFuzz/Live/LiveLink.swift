public import SplitModel

/// One link or button on a view.
public struct LiveLink<Router> {
  /// Boxes the route: links are counted far more often than followed.
  @usableFromInline let box: () -> AnyHashable?
  @usableFromInline let push: LinkPromise.Push
  @usableFromInline let target: LinkPromise.Target
  /// Whether it deletes something that may be shown.
  @usableFromInline let deletes: Bool
  @usableFromInline let action: ((inout Router) -> Void)?

  @inlinable
  init(
    box: @escaping () -> AnyHashable?, push: LinkPromise.Push, target: LinkPromise.Target = .anywhere,
    deletes: Bool = false, action: ((inout Router) -> Void)?
  ) {
    self.box = box
    self.push = push
    self.target = target
    self.deletes = deletes
    self.action = action
  }

  @inlinable var opening: LiveOpening {
    LiveOpening(route: box(), push: push, target: target, deletes: deletes)
  }

  /// What a button does that confirms what is presented.
  public enum Confirmed: Sendable {
    /// It makes or sends something; what lies beneath stays as it is.
    case saving
    /// It deletes something, which may be what lies beneath.
    case deletion
  }

  /// A row of the content column's list, which the platform chooses.
  @inlinable
  static func item(_ item: AnyHashable) -> LiveLink {
    LiveLink(box: { item }, push: .select, target: .detail, action: nil)
  }

  /// A link with a value: the platform pushes its view and writes the path later.
  @inlinable
  public static func link(_ route: some Hashable) -> LiveLink {
    LiveLink(box: { AnyHashable(route) }, push: .value, action: nil)
  }

  /// A view-based link: the platform pushes its view, and the path never hears of it.
  @inlinable
  public static func viewLink(_ route: some Hashable) -> LiveLink {
    LiveLink(box: { AnyHashable(route) }, push: .view, action: nil)
  }

  /// A button whose action is to open a view.
  ///
  /// - Parameters:
  ///   - route: The view that it promises to open, as an element of the path.
  ///   - action: What it does.
  /// - Returns: The button.
  @inlinable
  public static func button(
    opens route: some Hashable, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink {
    LiveLink(box: { AnyHashable(route) }, push: .app, action: action)
  }

  /// A button whose action is to present something over everything: the `sheet` of the system.
  ///
  /// - Parameters:
  ///   - item: What is presented, as the value of the property to which the sheet is bound.
  ///   - action: What it does.
  /// - Returns: The button.
  @inlinable
  public static func button(
    presents item: some Hashable, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink {
    LiveLink(box: { AnyHashable(item) }, push: .app, target: .sheet, action: action)
  }

  /// A button that opens nothing, such as one that closes what is presented.
  ///
  /// - Parameters:
  ///   - confirmed: What is done by it where it confirms what is presented: that is to be done once, and the `sheet` says
  ///     by `saves` what is counted.
  ///   - action: What it does.
  /// - Returns: The button.
  @inlinable
  public static func button(
    confirms confirmed: Confirmed? = nil, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink {
    LiveLink(
      box: { nil }, push: .app, target: confirmed == nil ? .nowhere : .confirmed,
      deletes: confirmed == .deletion,
      action: action)
  }
}
