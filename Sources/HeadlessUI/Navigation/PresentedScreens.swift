internal import SplitModel

/// Runs when something that was presented is there no longer.
final class PresentationHandler: Handler {
  var key: AnyHashable? { didSet { if key != oldValue { isCompared = false } } }
  /// Whether it was compared with what the same modifier presents beside it.
  fileprivate var isCompared = false
  /// Whether it waits until another sheet or cover has gone.
  fileprivate(set) var isWaiting = false
}

/// The sheets and covers that are on screen, each presented in the one before.
///
/// SwiftUI presents one at a time beneath the same views: another waits until that is dismissed.
///
/// - Source: "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently
///   presented sheet gets dismissed.", SwiftUI's log, in subconsciousnetwork/subconscious #900.
@MainActor struct PresentedScreens {
  private var handlers: [PresentationHandler] = []
  /// Whether any was declared since the last time.
  private var areDeclared = false

  /// Decides whether one that is declared waits; returns the scope of what stands in it.
  mutating func present(_ handler: PresentationHandler, _ scope: Scope) -> Scope {
    areDeclared = true
    let isUp = handlers.contains { $0 === handler }
    let mayCome = handlers.last === scope.environment.presenter
    if !scope.isHidden, mayCome, !isUp { handlers.append(handler) }
    handler.isWaiting = !isUp && !mayCome
    scope.node.cover(handler.isWaiting, scope.graph)
    return scope.beneath(false).with(\.presenter, handler)
  }

  /// Finds out which are on screen, after an evaluation of all.
  mutating func arrange(_ page: Page, _ graph: ViewGraph) {
    guard areDeclared || !handlers.isEmpty else { return }
    areDeclared = false
    var (level, chain) = (page.screens, [PresentationHandler]())
    while let up = level.first(where: { one in handlers.contains { $0 === one.handler } }) ?? level.first {
      for one in level {
        one.handler.isWaiting = one.handler !== up.handler
        one.place.cover(one.handler.isWaiting, graph)
      }
      chain.append(up.handler)
      level = up.page.screens
    }
    handlers = chain
  }
}

extension Page {
  /// The sheets and covers that wait, here and in those on screen.
  var waiting: [PresentedView] { screens.flatMap { $0.handler.isWaiting ? [$0] : $0.page.waiting } }

  /// The sheets and covers that are declared here and in what is on the page, whether or not they wait; none of those in them.
  fileprivate var screens: [PresentedView] {
    var all = splits.flatMap { $0.sidebar.screens + ($0.content?.screens ?? []) + $0.detail.screens }
    for stack in stacks { all += stack.root.screens + stack.pages.flatMap(\.screens) }
    return all + presentations.flatMap { $0.kind.waits ? [$0] : $0.page.screens }
  }

  /// Reports what one modifier presents several times at once, as where the rows of a list share a flag, and not the same each
  /// time; as it comes, since later a person may have changed what is in front.
  ///
  /// - Source: bocan/bocan-music #63, where every row's copy of a sheet is presented.
  func reportPresentedTogether(_ graph: ViewGraph) {
    for (index, one) in presentations.enumerated() where !one.handler.isCompared {
      one.handler.isCompared = true
      let isOther = presentations[..<index].contains {
        $0.isDeclared(as: one) && !$0.page.hasSameContents(as: one.page)
      }
      guard isOther else { continue }
      graph.report(
        .isNotShown,
        "several views are presented at once, of which SwiftUI shows any one (\(one.writer))",
        "put the '\(one.writer.kind)' around the loop, and present the item that was tapped")
    }
  }

  /// Whether it looks the same, with what stands in its fields and at the roots of its stacks.
  func hasSameContents(as other: Page) -> Bool {
    looks(like: other) && typed == other.typed && stacks.count == other.stacks.count
      && zip(stacks, other.stacks).allSatisfy { $0.root.hasSameContents(as: $1.root) }
  }

  func looks(like other: Page) -> Bool {
    title == other.title && heading == other.heading && texts == other.texts
      && controls.map(\.label) == other.controls.map(\.label)
  }
}

extension Scope {
  /// Evaluates what stands in a menu, and reports what is presented there: the menu goes as something in it is tapped, and with
  /// it what presents.
  ///
  /// - Source: feedback-assistant/reports #480, of a button with a sheet of its own; inseven/bookmarks #279, of alerts.
  func evaluate<Content: View>(menu: Content) {
    let first = page.presentations.count
    Content._evaluate(menu, in: self)
    for one in page.presentations[first...] where !one.handler.isCompared {
      one.handler.isCompared = true
      graph.report(
        .isNotShown,
        "what presents the \(one.writer.kind) stands in a menu, which goes when something in it is tapped (\(one.writer))",
        "put the '\(one.writer.kind)' around the menu")
    }
  }
}

extension Page.PresentedView {
  /// Whether one modifier in the app's source presents both.
  fileprivate func isDeclared(as other: Self) -> Bool {
    writer.isSame(as: other.writer) && writer.kind == other.writer.kind
  }
}

private struct PresenterKey: EnvironmentKey { static let defaultValue: PresentationHandler? = nil }

extension EnvironmentValues {
  /// What presents the sheet or the cover in which a view stands.
  var presenter: PresentationHandler? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}
