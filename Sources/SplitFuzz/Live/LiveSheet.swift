internal import SplitModel

/// What a router presents over everything: a sheet, an alert or a confirmation dialog, with the buttons on it.
///
/// One is presented at a time; where an app has several, they are the cases of one value.
public struct LiveSheet<Router> {
  let presentation: Presentation
  let item: LiveBinding<Router, AnyHashable?>
  let links: (Router) -> [LiveLink<Router>]
  /// How many things were made so far by confirming one; nil where nothing is made.
  let saves: ((Router) -> Int)?

  /// What is presented while a property has a value, as by `sheet(item:)`.
  ///
  /// - Parameters:
  ///   - item: The property that it is bound to.
  ///   - kind: What it is.
  ///   - buttons: The links and buttons on it, at most 16.
  ///   - saves: How many things were made or deleted so far by what is confirmed on it: one for each confirmation, as
  ///     the rule `save.once` demands; nil where nothing is.
  /// - Returns: What is presented.
  @inlinable
  @inline(__always)
  public static func item<Item: Hashable>(
    _ item: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>, as kind: PresentationKind = .sheet,
    buttons: @escaping (Router, Item) -> [LiveLink<Router>] = { _, _ in [] }, saves: ((Router) -> Int)? = nil
  ) -> LiveSheet { LiveSheet(.to(item()), kind, buttons, saves) }

  /// What is presented while a flag is set, as by `sheet(isPresented:)`.
  ///
  /// - Parameters:
  ///   - flag: The property that it is bound to.
  ///   - view: Its name in traces, and for buttons that present it.
  ///   - kind: What it is.
  ///   - buttons: The links and buttons on it, at most 16.
  ///   - saves: How many things were made or deleted so far by what is confirmed on it.
  /// - Returns: What is presented.
  @inlinable
  @inline(__always)
  public static func isPresented(
    _ flag: @autoclosure @escaping () -> WritableKeyPath<Router, Bool>, showing view: some Hashable,
    as kind: PresentationKind = .sheet, buttons: @escaping (Router) -> [LiveLink<Router>] = { _ in [] },
    saves: ((Router) -> Int)? = nil
  ) -> LiveSheet {
    let view = AnyHashable(view)
    return LiveSheet(
      .to(flag(), get: { $0 ? view : nil }, set: { $0 != nil }), kind, { router, _ in buttons(router) }, saves
    )
  }

  @usableFromInline
  init<Item: Hashable>(
    _ item: LiveBinding<Router, Item?>, _ kind: PresentationKind,
    _ buttons: @escaping (Router, Item) -> [LiveLink<Router>], _ saves: ((Router) -> Int)?
  ) {
    presentation = kind.presentation
    self.item = item.erased()
    links = { router in item.read(router).map { buttons(router, $0) } ?? [] }
    self.saves = saves
  }
}
