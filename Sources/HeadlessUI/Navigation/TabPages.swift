/// A view that is no tab itself: those in it are, or it is declared as one.
nonisolated protocol TabHolder { var holdsTabs: Bool { get } }

extension TabHolder { var holdsTabs: Bool { true } }

extension EmptyView: TabHolder {}
extension AnyView: TabHolder {}
extension TupleView: TabHolder {}
extension _ConditionalContent: TabHolder {}
extension Optional: TabHolder where Wrapped: View {}
extension Group: TabHolder where Content: View {}
extension ForEach: TabHolder where Content: View {}
extension Tab: TabHolder {}
extension TabSection: TabHolder {}
extension _Around: TabHolder {
  var holdsTabs: Bool { (content as? any TabHolder)?.holdsTabs == true }
}
extension Tagged: TabHolder {
  var holdsTabs: Bool { (content as? any TabHolder)?.holdsTabs == true }
}

/// A view with a label as a tab.
nonisolated struct TabItem<Content: View>: PrimitiveView, TaggedView, TabHolder {
  let content: Content
  let label: @MainActor (Scope) -> String

  var tag: AnyHashable? { (content as? any TaggedView)?.tag }

  /// Notes the tab.
  @MainActor static func _evaluate(_ view: TabItem, in scope: Scope) {
    guard scope.environment.tabs != nil else { return Content._evaluate(view.content, in: scope) }
    scope.addTab(view.content, view.tag, view.label(scope))
  }
}

extension Scope {
  /// Evaluates a view that may be one of a tab view.
  ///
  /// Each is a tab, whether or not it has a label: Apple's `TabView` has "a visible but empty tab item" for it, and pages have
  /// none.
  func evaluateTab<Content: View>(_ view: Content) {
    guard isAmongTabs, (view as? any TabHolder)?.holdsTabs != true, !declaresTabs(view) else {
      return Content._evaluate(view, in: self)
    }
    addTab(view, (view as? any TaggedView)?.tag, "\((environment.tabs?.tabs.count ?? 0) + 1)")
  }

  /// Whether a view brings tabs with labels, as one of the app's may; found out once, where it first stands.
  private func declaresTabs<Content: View>(_ view: Content) -> Bool {
    if let known = node.cells[-7] as? Cell<Bool> { return known.value }
    let tabs = TabList()
    _ = Scope.aside(with(\.tabs, tabs).environment) { Content._evaluate(view, in: $0) }
    let declares = !tabs.tabs.isEmpty
    tabs.tabs = []
    node.cells[-7] = Cell(declares, node)
    return declares
  }

  /// Notes a tab.
  func addTab<Content: View>(_ content: Content, _ tag: AnyHashable?, _ label: String) {
    environment.tabs?.tabs.append(
      TabList.Tab(place: node.number, tag: tag ?? environment.tabTag, label: label) {
        [environment = tabEnvironment, isAnew, isInChanged] in
        var scope = $0.with(\.self, environment).made(anew: isAnew)
        scope.isInChanged = scope.isInChanged || isInChanged
        Content._evaluate(content, in: scope)
      })
  }
}
