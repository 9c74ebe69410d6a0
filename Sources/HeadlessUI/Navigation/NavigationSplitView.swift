// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Which columns of a split view are shown, as in SwiftUI.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  let name: String
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// What the system finds right.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view, as in SwiftUI.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one between.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Two or three columns, as in SwiftUI.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  /// Whether the last column has a stack of its own, as in `NavigationView`.
  var hasImplicitStack = false
  /// What stands in the leading columns, where `Sidebar` does not say.
  var kind: Any.Type = Sidebar.self
  let writer: Writer

  /// Notes the split and evaluates its columns, each on a page of its own; a link that was tapped in the column before
  /// replaces one.
  @MainActor public static func _evaluate(_ view: NavigationSplitView, in scope: Scope) {
    scope.page.isBlank = false
    guard let scope = scope.entering(.body) else { return }
    let writer = view.writer
    let (columns, handlers) = (SplitColumns.of(scope), scope.graph.handlerCount)
    func column<Column: View>(_ index: Int, _ view: Column, after links: ColumnLinks? = nil) -> Page {
      let page = Page()
      guard var scope = scope.entering(.index(index))?.with(\.isInLeadingColumn, index < 2) else {
        return page
      }
      page.isFollowed = scope.page.isFollowed && index == 2
      scope = columns.place(index, scope)
      if index < 2 { page.columnLinks = .of(scope.node) }
      guard let links, let link = links.current, let place = scope.entering(.id(AnyHashable(link))) else {
        Column._evaluate(view, in: scope.on(page))
        page.columnLinks?.finish(on: page, in: scope.graph)
        return index < 2 ? stacked(page, writer, in: scope) : page
      }
      link.evaluate(place.on(page).dismissing { [weak links] in links?.choose(nil) })
      return page
    }
    let sidebar = column(0, view.sidebar)
    let content = view.content.map { column(1, $0, after: sidebar.columnLinks) }
    let links = (content ?? sidebar).columnLinks
    let detail =
      view.hasImplicitStack
      ? column(2, ColumnView { stack(view.detail, links, in: $0) }) : column(2, view.detail, after: links)
    columns.hasHandlers = scope.graph.handlerCount > handlers
    sidebar.columnLinks?.stacks = (content ?? detail).stacks
    content?.columnLinks?.stacks = detail.stacks
    sidebar.pushLinks(before: [content, detail], scope.graph)
    content?.pushLinks(before: [detail], scope.graph)
    // It is evaluated anew when they change.
    _ = (view.visibility?.wrappedValue, view.compactColumn?.wrappedValue)
    if let writes = scope.graph.writes {
      if let visibility = view.visibility {
        writes.watch("column visibility", view.writer, scope.node) { AnyHashable(visibility.wrappedValue) }
      }
      if let column = view.compactColumn {
        writes.watch("compact column", view.writer, scope.node) { AnyHashable(column.wrappedValue) }
      }
    }
    let (environment, followsLink) = (scope.environment, links?.current != nil)
    scope.page.splits.append(
      SplitPlace(
        identity: scope.node.number, visibility: view.visibility, compactColumn: view.compactColumn,
        style: scope.environment.splitViewStyle, sidebar: sidebar, content: content, detail: detail,
        writer: view.writer, kind: view.kind, given: scope.node.given, columns: columns,
        detailAnew: {
          followsLink ? nil : Scope.aside(environment) { Detail._evaluate(view.detail, in: $0) }
        }))
  }

  /// A leading column, with a stack over it where links show their views in it.
  @MainActor private static func stacked(_ root: Page, _ writer: Writer, in scope: Scope) -> Page {
    let path = StackPath(inner: scope.node)
    guard root.pushesInColumn || !path.values().isEmpty else { return root }
    let place = StackPlace(
      identity: scope.node.number, path: path, root: root, isBound: false, writer: writer)
    for (level, value) in path.values().enumerated() {
      let page = Page()
      page.isPushedInColumn = true
      place.pages.append(page)
      guard let link = value.base as? ViewLink,
        let scope = scope.entering(.index(level + 1))?.entering(.id(value))
      else {
        continue
      }
      link.evaluate(scope.on(page).dismissing { path.truncate(level) })
    }
    let column = Page()
    column.isBlank = false
    column.columnLinks = root.columnLinks
    column.stacks.append(place)
    return column
  }

  /// Evaluates a column in a stack of its own, which is another one after each tap.
  @MainActor private static func stack(_ view: Detail, _ links: ColumnLinks?, in scope: Scope) {
    let link = links?.current
    guard let scope = scope.entering(.id(AnyHashable(link))) else { return }
    let root = ColumnView { scope in
      guard let link else { return Detail._evaluate(view, in: scope) }
      link.evaluate(scope.dismissing { [weak links] in links?.choose(nil) })
    }
    NavigationStack<NavigationPath, ColumnView>._evaluate(
      NavigationStack(path: nil, root: root, writer: Writer("NavigationView")), in: scope)
  }
}

extension NavigationSplitView {
  /// Two columns, with a visibility and with the one to show where there is room for one, or without.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: UInt = #line
  ) where Content == EmptyView {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail(), writer: Writer("NavigationSplitView", file, line))
  }
  /// Three columns, likewise.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail(), writer: Writer("NavigationSplitView", file, line))
  }
}

/// A split and its columns, as they were evaluated.
struct SplitPlace {
  let identity: Int
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let style: SplitViewStyleName
  let sidebar: Page
  let content: Page?
  let detail: Page
  let writer: Writer
  /// Whether code keeps both columns beside each other, with no gesture and no button that changes that.
  var isFixed = false
  /// What stands in it.
  var kind: Any.Type = Never.self
  /// Which explicit identity it has, or what is around it.
  var given = 0
  var columns: SplitColumns?
  /// What the last column declares where its views have no state yet; nil where a link's view stands there.
  var detailAnew: @MainActor () -> Page? = { nil }
}

/// The styles of a split view.
enum SplitViewStyleName { case automatic, balanced, prominentDetail }

private struct SplitStyleKey: EnvironmentKey { static let defaultValue = SplitViewStyleName.automatic }

extension EnvironmentValues {
  var splitViewStyle: SplitViewStyleName {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

/// How a split view arranges its columns, as in SwiftUI.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// What the system finds right.
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the other columns.
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets how split views arrange their columns.
  nonisolated public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> _Around<Self> {
    let name: SplitViewStyleName =
      style is BalancedNavigationSplitViewStyle
      ? .balanced : style is ProminentDetailNavigationSplitViewStyle ? .prominentDetail : .automatic
    return _Around(self) { Self._evaluate($0, in: $1.with(\.splitViewStyle, name)) }
  }
}
