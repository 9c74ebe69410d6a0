/// The controllers under a `NavigationView`, which packages find by introspection.
///
/// It stands in for UIKit's `UISplitViewController` with a `UINavigationController` in each of two columns, of which a
/// stack has the leading one alone. Links push on a controller at once, as code does.
@MainActor public final class NavigationControllers {
  /// A navigation controller.
  @MainActor public final class Controller {
    fileprivate var views: [PushedView] = [] { didSet { Announcements.note() } }
    /// The number of views over its root.
    public var count: Int { views.count }
    /// Puts a view on top; it is hosted, so it has nothing of the environment but what the system puts there.
    public func push<Content: View>(@ViewBuilder _ view: () -> Content) {
      let view = view()
      append(
        PushedView(Content.self) { scope in
          var scope = scope
          scope.environment = scope.graph.environment
          Content._evaluate(view, in: scope)
        })
    }
    private var lastNumber = 0
    fileprivate func append(_ view: PushedView) {
      lastNumber += 1
      var view = view
      view.number = lastNumber
      views.append(view)
    }
    fileprivate func pop(to level: Int) { if level < views.count { views.removeSubrange(level...) } }
    /// Takes everything off its root.
    public func popToRoot() { views = [] }
  }

  /// The controller of the leading column, or of the stack.
  public let leading = Controller()
  /// The controller of the detail column.
  public let detail = Controller()
  private var detailRoot: PushedView? { didSet { Announcements.note() } }
  /// Whether a link of the leading column has replaced what stood at the root of the detail.
  public var hasDetail: Bool { detailRoot != nil }
  /// Whether there are two columns.
  public private(set) var isSplit = false
  /// The column that is on top while they are collapsed.
  public var topColumn = NavigationSplitViewColumn.sidebar { didSet { Announcements.note() } }
  /// Which columns are shown while there is room for both; nil where the system decides.
  public var visibility: NavigationSplitViewVisibility? { didSet { Announcements.note() } }
  /// Whether both columns stay beside each other, as by a preferred display mode without gestures and a button.
  public var keepsColumns = false { didSet { Announcements.note() } }
  /// Called after a person or the system has changed something, as a delegate is.
  public var didChange: (@MainActor (Change) -> Void)?

  /// What a person or the system has changed.
  public enum Change {
    /// A link was followed, or views were taken from a controller.
    case link, pop
    /// Another column is on top, or others are shown.
    case topColumn, visibility
  }

  nonisolated init() {}

  private func binding<Value>(
    _ path: ReferenceWritableKeyPath<NavigationControllers, Value>, _ change: Change
  ) -> Binding<Value> {
    Binding {
      self[keyPath: path]
    } set: {
      self[keyPath: path] = $0
      self.didChange?(change)
    }
  }

  func evaluate(_ columns: [ColumnView], isStack: Bool, in scope: Scope) {
    isSplit = !isStack
    let scope = scope.with(\.navigationControllers, nil)
    let first = place(leading, over: columns[0], 0, in: scope) { [self] view in
      if isStack { return leading.append(view) }
      let number = detailRoot?.number ?? 0
      detailRoot = view
      detailRoot?.number = number + 1
      detail.views = []
      topColumn = .detail
    }
    if isStack { return scope.page.stacks.append(first) }
    let root =
      detailRoot.map { view in
        ColumnView { if let scope = $0.entering(.id(view.number)) { view.evaluate(scope) } }
      } ?? (columns.count > 1 ? columns[columns.count - 1] : ColumnView { _ in })
    let (sidebar, last) = (Page(), Page())
    sidebar.stacks.append(first)
    last.stacks.append(
      place(detail, over: root, 1, in: scope) { [self] in
        detail.append($0)
        topColumn = .detail
      })
    scope.page.splits.append(
      SplitPlace(
        identity: scope.node.number,
        visibility: keepsColumns
          ? .constant(.all) : visibility.map { _ in binding(\.shownVisibility, .visibility) },
        compactColumn: binding(\.topColumn, .topColumn), style: .automatic, sidebar: sidebar, content: nil,
        detail: last, writer: Writer("NavigationView"), isFixed: keepsColumns))
  }

  private var shownVisibility: NavigationSplitViewVisibility {
    get { visibility ?? .automatic }
    set { visibility = newValue }
  }

  /// A controller's views over a root, where links show theirs by `follow`.
  private func place(
    _ controller: Controller, over root: ColumnView, _ column: Int, in scope: Scope,
    _ follow: @escaping @MainActor (PushedView) -> Void
  ) -> StackPlace {
    func page(_ key: ViewNode.Key, _ view: ColumnView) -> Page {
      let page = Page()
      page.follow = { [self] view in
        follow(view)
        didChange?(.link)
      }
      guard let scope = scope.entering(.index(column))?.entering(key) else { return page }
      ColumnView._evaluate(view, in: scope.on(page))
      return page
    }
    let rootPage = page(.body, root)
    let pages = controller.views.enumerated().map { level, view in
      page(
        .id(view.number),
        ColumnView { view.evaluate($0.dismissing { [weak controller] in controller?.pop(to: level) }) })
    }
    let names = zip(pages, controller.views).map { page, view in
      AnyHashable(PageName(page.name ?? "view", view.type))
    }
    let path = StackPath(
      values: { names },
      truncate: { [self] count in
        if count < controller.views.count { controller.views.removeSubrange(count...) }
        didChange?(.pop)
      }, append: { _ in false })
    let place = StackPlace(
      identity: scope.node.number, path: path, root: rootPage, isBound: false,
      writer: Writer("NavigationView"))
    place.pages = pages
    place.isFound = true
    return place
  }
}

/// A view on a controller, known there by its number.
struct PushedView {
  let type: AnyHashable
  let evaluate: @MainActor (Scope) -> Void
  var number = 0

  init(_ type: Any.Type, _ evaluate: @escaping @MainActor (Scope) -> Void) {
    self.type = AnyHashable(ObjectIdentifier(type))
    // It is the value that was pushed, whatever is evaluated around it.
    self.evaluate = { evaluate($0.made(anew: false)) }
  }
}

private final class Introspection: Handler {
  let controllers = NavigationControllers()
  var found: (@MainActor (NavigationControllers) -> Void)?
  override func appearAgain() { found?(controllers) }
  override func runs(appearing: Bool) -> Bool { appearing }
}

private struct NavigationControllersKey: EnvironmentKey {
  static var defaultValue: NavigationControllers? { nil }
}

extension EnvironmentValues {
  var navigationControllers: NavigationControllers? {
    get { self[NavigationControllersKey.self] }
    set { self[NavigationControllersKey.self] = newValue }
  }
}

extension View {
  /// Finds the controllers under the `NavigationView` here each time it appears, as packages for introspection do.
  nonisolated public func introspectNavigationControllers(
    _ found: @escaping @MainActor (NavigationControllers) -> Void
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      var isNew = false
      let handler: Introspection = scope.node.handler {
        isNew = true
        return Introspection()
      }
      handler.found = found
      handler.writer = Writer("introspectNavigationControllers")
      handler.isInFirstView = scope.isInFirstView
      Self._evaluate(view, in: scope.with(\.navigationControllers, handler.controllers))
      if isNew { scope.graph.afterwards(handler.writer) { found(handler.controllers) } }
    }
  }
}
