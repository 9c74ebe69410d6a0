/// A stack of views that links with flags show, as in SwiftUI before `NavigationStack`.
///
/// The stack style is modelled; of columns only what stands in the first is.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content
  /// A stack over a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Evaluates the root, then the view of each link that is active on the view before.
  @MainActor public static func _evaluate(_ view: NavigationView, in scope: Scope) {
    scope.page.isBlank = false
    guard let scope = scope.entering(NavigationView.self) else { return }
    if !scope.environment.isStackStyle {
      scope.graph.isNotModelled(
        "the columns of a 'NavigationView' are shown as a stack",
        "use 'NavigationSplitView', or '.navigationViewStyle(.stack)'")
    }
    let root = Page()
    if let scope = scope.entering(.body) { Content._evaluate(view.content, in: scope.on(root)) }
    var links: [Page.PresentedDestination] = []
    var pages: [Page] = []
    while let link = (pages.last ?? root).presentedDestinations.last, links.count < ViewGraph.deepest {
      let page = Page()
      guard let scope = scope.entering(.index(links.count))?.entering(.id(link.key)) else { break }
      link.evaluate(scope.on(page).dismissing(link.dismiss))
      links.append(link)
      pages.append(page)
    }
    let place = StackPlace(
      identity: scope.node.number, path: StackPath(links, pages), root: root, isBound: false)
    place.pages = pages
    place.hasLegacyLinks = true
    scope.page.stacks.append(place)
  }
}

extension StackPath {
  /// The path of the links that are active, each by its place and the title of what it shows.
  @MainActor fileprivate init(_ links: [Page.PresentedDestination], _ pages: [Page]) {
    let names = zip(links, pages).map { AnyHashable(PageName($1.name ?? "view", $0.key)) }
    values = { names }
    truncate = { if $0 < links.count { links[$0].dismiss() } }
    append = { _ in false }
  }
}

private struct StackStyleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether navigation views show a stack.
  fileprivate var isStackStyle: Bool {
    get { self[StackStyleKey.self] }
    set { self[StackStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views show what is in them.
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    Around(self) { Self._evaluate($0, in: $1.with(\.isStackStyle, style is StackNavigationViewStyle)) }
  }
}

/// A style of the system.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
