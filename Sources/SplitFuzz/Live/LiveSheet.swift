internal import SplitModel

/// In what form an app presents something over everything.
public enum PresentationKind: Sendable {
  /// A sheet, which a hand may drag down.
  case sheet
  /// A sheet that `interactiveDismissDisabled` keeps where it is.
  case fixedSheet
  /// An alert, which goes by its own buttons only: a tap on any dismisses it, whatever its action does.
  case alert
  /// A confirmation dialog, which a tap on any button dismisses, and where the width is regular a tap beside it.
  case confirmationDialog
}

/// What a router presents over everything: a sheet, an alert or a confirmation dialog, with the buttons on it.
///
/// One is presented at a time; where an app has several, they are the cases of one value. It has at most 16 buttons and
/// links. `saves` counts what was made or deleted so far by confirming one: one thing for each confirmation, as the rule
/// `save.once` demands; nil where nothing is.
public struct LiveSheet<Router> {
  let presentation: Presentation
  let item: LiveBinding<Router, AnyHashable?>
  let links: (Router) -> [LiveLink<Router>]
  let saves: ((Router) -> Int)?

  /// What is presented while a property has a value, as by `sheet(item:)`.
  @inlinable @inline(__always) public static func item<Item: Hashable>(
    _ item: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>, as kind: PresentationKind = .sheet,
    buttons: @escaping (Router, Item) -> [LiveLink<Router>] = { _, _ in [] }, saves: ((Router) -> Int)? = nil
  ) -> LiveSheet { LiveSheet(.to(item()), kind, buttons, saves) }

  /// What is presented while a flag is set, as by `sheet(isPresented:)`.
  ///
  /// The view is its name in traces, and for buttons that present it.
  @inlinable @inline(__always) public static func isPresented(
    _ flag: @autoclosure @escaping () -> WritableKeyPath<Router, Bool>, showing view: some Hashable,
    as kind: PresentationKind = .sheet, buttons: @escaping (Router) -> [LiveLink<Router>] = { _ in [] },
    saves: ((Router) -> Int)? = nil
  ) -> LiveSheet {
    let view = AnyHashable(view)
    return LiveSheet(
      .to(flag(), get: { $0 ? view : nil }, set: { $0 != nil }), kind, { router, _ in buttons(router) }, saves
    )
  }

  @usableFromInline init<Item: Hashable>(
    _ item: LiveBinding<Router, Item?>, _ kind: PresentationKind,
    _ buttons: @escaping (Router, Item) -> [LiveLink<Router>], _ saves: ((Router) -> Int)?
  ) {
    switch kind {
    case .sheet: presentation = []
    case .fixedSheet: presentation = .refusesSwipe
    case .alert: presentation = .isAlert
    case .confirmationDialog: presentation = .isDialog
    }
    self.item = item.erased()
    links = { router in item.read(router).map { buttons(router, $0) } ?? [] }
    self.saves = saves
  }
}
