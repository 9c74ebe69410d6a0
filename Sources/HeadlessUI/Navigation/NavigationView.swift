// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import SplitModel

/// Columns, or a stack where there is room for one or the style says so, as in SwiftUI before `NavigationSplitView`.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let columns: [@MainActor (Scope) -> Void]
  let writer: Writer

  /// Each view is a column.
  public init(@ViewBuilder content: () -> Content, file: StaticString = #fileID, line: UInt = #line) {
    writer = Writer("NavigationView", file, line)
    nonisolated(unsafe) let content = content()
    columns = (content as? any SeveralViews)?.parts ?? [{ Content._evaluate(content, in: $0) }]
  }

  /// Notes a split with a stack in its last column, or a stack alone.
  @MainActor public static func _evaluate(_ view: NavigationView, in scope: Scope) {
    guard let scope = scope.entering(.body) else { return }
    let columns = view.columns.map { ColumnView(evaluate: $0) }
    if let controllers = scope.environment.navigationControllers {
      return controllers.evaluate(columns, isStack: scope.environment.navigationViewIsStack, in: scope)
    }
    guard !scope.environment.navigationViewIsStack else {
      scope.page.isBlank = false
      scope.page.stacks.append(StackPlace(over: columns[0], view.writer, in: scope))
      return
    }
    let sidebar = ColumnView { scope in
      // Without a second view only links lead on: where there are none, as in a list without rows, nothing has to.
      if columns.count == 1 { scope.page.columnLinks?.isExpected = true }
      columns[0].evaluate(scope)
    }
    let split = NavigationSplitView(
      visibility: nil, compactColumn: nil, sidebar: sidebar, content: columns.count > 2 ? columns[1] : nil,
      detail: columns.count > 1 ? columns[columns.count - 1] : ColumnView { _ in }, hasImplicitStack: true,
      kind: Content.self, writer: view.writer)
    NavigationSplitView._evaluate(split, in: scope)
  }
}

extension StackPlace {
  /// A stack of views that links show, those with a flag as long as it is on.
  fileprivate convenience init(over first: ColumnView, _ writer: Writer, in scope: Scope) {
    let root = Page()
    // The view in front, which covers those beneath.
    var top: ViewNode?
    if let scope = scope.entering(.body)?.beneath(false) {
      ColumnView._evaluate(first, in: scope.on(root))
      top = scope.node
    }
    let tapped = StackPath(inner: scope.node)
    let known = tapped.values()
    var levels: [(value: AnyHashable, dismiss: (@MainActor () -> Void)?)] = []
    var pages: [Page] = []
    while levels.count < ViewGraph.deepest {
      let flagged = (pages.last ?? root).presentedDestinations.last
      if let top { Self.noteLinks((pages.last ?? root).presentedDestinations, at: top, scope.graph) }
      let taps = levels.count { $0.dismiss == nil }
      let page = Page()
      if let flagged,
        let place = scope.entering(.index(levels.count))?.entering(.id(flagged.key))?.beneath(false)
      {
        // The link may take the write only once its view has appeared again; no source says which of the two comes first.
        // What a view finds around it does not hold what shows it, or a launch would never be given back.
        let (end, isOn) = (flagged.dismiss, flagged.isOn)
        let dismiss = { [unowned graph = scope.graph, weak beneath = top] in
          end()
          guard let beneath, isOn() else { return }
          graph.uncover(beneath)
          end()
        }
        top?.cover(true, scope.graph)
        top = place.node
        flagged.evaluate(place.on(page).dismissing(dismiss))
        levels.append((AnyHashable(PageName(page.name ?? "view", flagged.key)), dismiss))
      } else if taps < known.count, let link = known[taps].base as? ViewLink,
        let place = scope.entering(.index(levels.count))?.entering(.id(known[taps]))?.beneath(false)
      {
        top?.cover(true, scope.graph)
        top = place.node
        link.evaluate(place.on(page).dismissing { tapped.truncate(taps) })
        levels.append((known[taps], nil))
      } else {
        break
      }
      pages.append(page)
    }
    top?.cover(false, scope.graph)
    let path = StackPath(
      values: { levels.map(\.value) },
      truncate: { count in
        guard count < levels.count else { return }
        tapped.truncate(levels.prefix(count).count { $0.dismiss == nil })
        levels[count...].first { $0.dismiss != nil }?.dismiss?()
      },
      append: { [pages] value in
        guard let flagged = value.base as? PageName else { return tapped.append(value) }
        for page in [root] + pages { page.flaggedLinks.first { $0.key == flagged.key }?.show() }
        return true
      })
    self.init(identity: scope.node.number, path: path, root: root, isBound: false, writer: writer)
    self.pages = pages
    scope.graph.writes?.watch("path", writer, scope.node) { AnyHashable(tapped.values()) }
    hasLegacyLinks = ([root] + pages).contains { !$0.flaggedLinks.isEmpty }
  }
}

extension StackPlace {
  /// Notes links of one view that have become active together, of which SwiftUI can show one alone.
  fileprivate static func noteLinks(
    _ active: [Page.PresentedDestination], at node: ViewNode, _ graph: ViewGraph
  ) {
    let last = node.cells[-8] as? Cell<Int> ?? Cell(0, node)
    node.cells[-8] = last
    if last.value == 0, let link = active.first, active.count > 1 {
      graph.report(
        .sharesIdentity,
        "\(active.count) links of a view become active at once (\(link.writer))",
        "give each a flag of its own, or use 'tag:selection:'")
    }
    last.value = active.count
  }
}

/// A view that consists of several.
protocol SeveralViews {
  var parts: [@MainActor (Scope) -> Void] { get }
  var views: [any View] { get }
}

/// A column of which only the evaluation is known.
nonisolated struct ColumnView: PrimitiveView {
  let evaluate: @MainActor (Scope) -> Void
  @MainActor static func _evaluate(_ view: ColumnView, in scope: Scope) { view.evaluate(scope) }
}

/// How a `NavigationView` arranges its columns, as in SwiftUI.
public protocol NavigationViewStyle {}
/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
/// Columns where there is room.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
/// Columns where there is room.
public typealias DefaultNavigationViewStyle = ColumnNavigationViewStyle
/// One stack, of the first column alone.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var automatic: Self { Self() }
  public static var columns: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One stack.
  public static var stack: Self { Self() }
}

private struct NavigationViewStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var navigationViewIsStack: Bool {
    get { self[NavigationViewStackKey.self] }
    set { self[NavigationViewStackKey.self] = newValue }
  }
}

extension View {
  /// Sets how a `NavigationView` arranges its columns.
  nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> _Around<Self> {
    let isStack = style is StackNavigationViewStyle
    return _Around(self) { Self._evaluate($0, in: $1.with(\.navigationViewIsStack, isStack)) }
  }
}
