public import SplitModel

/// What a router presents over everything: a sheet, an alert or a confirmation dialog, with the buttons on it.
///
/// One is presented at a time; where an app has several, they are the cases of one value.
public struct LiveSheet<Router> {
  @usableFromInline let name: String
  @usableFromInline let presentation: Presentation
  @usableFromInline let item: (Router) -> AnyHashable?
  @usableFromInline let dismiss: (inout Router) -> Void
  @usableFromInline let links: (Router) -> [LiveLink<Router>]
  /// How many things were made so far by confirming one; nil where nothing is made.
  @usableFromInline let saves: ((Router) -> Int)?

  @inlinable
  init(
    name: String, presentation: Presentation, item: @escaping (Router) -> AnyHashable?,
    dismiss: @escaping (inout Router) -> Void, links: @escaping (Router) -> [LiveLink<Router>],
    saves: ((Router) -> Int)?
  ) {
    self.name = name
    self.presentation = presentation
    self.item = item
    self.dismiss = dismiss
    self.links = links
    self.saves = saves
  }

  /// What is there while a property has a value, as by `sheet(item:)`.
  ///
  /// - Parameters:
  ///   - item: The property that it is bound to.
  ///   - kind: What it is.
  ///   - buttons: The links and buttons on it, at most 16.
  ///   - saves: How many things were made or deleted so far by what is confirmed on it: one for each confirmation, as
  ///     the rule `save.once` asks; nil where nothing is.
  /// - Returns: What is presented.
  @inlinable
  @inline(__always)
  public static func item<Item: Hashable>(
    _ item: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>, as kind: PresentationKind = .sheet,
    buttons: @escaping (Router, Item) -> [LiveLink<Router>] = { _, _ in [] }, saves: ((Router) -> Int)? = nil
  ) -> LiveSheet {
    let bound = LiveBinding<Router, Item?>.to(item())
    return LiveSheet(
      name: bound.name, presentation: kind.presentation, item: { bound.read($0).map { AnyHashable($0) } },
      dismiss: { bound.write(&$0, nil) },
      links: { router in bound.read(router).map { buttons(router, $0) } ?? [] }, saves: saves)
  }

  /// What is there while a flag is set, as by `sheet(isPresented:)`.
  ///
  /// - Parameters:
  ///   - flag: The property that it is bound to.
  ///   - view: What stands for it in traces, and for buttons that present it.
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
    let bound = LiveBinding<Router, Bool>.to(flag())
    let shown = AnyHashable(view)
    return LiveSheet(
      name: bound.name, presentation: kind.presentation, item: { bound.read($0) ? shown : nil },
      dismiss: { bound.write(&$0, false) }, links: buttons, saves: saves)
  }
}

extension LiveDescription {
  /// Whether a view is what is presented.
  @usableFromInline
  func isPresented(_ view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames) -> Bool {
    sheet?.item(box.router.value).map { names.view(of: $0) == view } ?? false
  }
}
