// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension View {
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { overlay(content(), alignment: alignment) }
  nonisolated public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    Beside(
      self,
      _Around(content) { Content._evaluate($0, in: alignment == .leading ? $1.with(\.isAtEdge, true) : $1) }
    )
  }
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      if scope.environment.isAtEdge { scope.page.coversEdge = true }
      Self._evaluate(view, in: scope)
    }
  }
  nonisolated public func allowsHitTesting(_ isEnabled: Bool) -> _Around<Self> {
    _Around(self) { view, scope in
      guard !isEnabled else { return Self._evaluate(view, in: scope) }
      let before = scope.page.controls.count
      Self._evaluate(view, in: scope.with(\.isAtEdge, false))
      scope.page.controls.removeSubrange(before...)
    }
  }
  /// Takes no taps; a link that is hidden still shows its view while its flag is on.
  nonisolated public func hidden() -> _Around<Self> { allowsHitTesting(false) }
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { Beside(self, content()) }
  @_disfavoredOverload
  nonisolated public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View { Beside(self, content) }
  /// Puts a view behind a row: what can be tapped there can be tapped on the row.
  nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    Beside(self, view)
  }
  nonisolated public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { Beside(self, content()) }
  nonisolated public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { Beside(self, content()) }
  nonisolated public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View {
    offering(_Around(menuItems()) { $1.evaluate(menu: $0) })
  }
  /// Has a menu, or buttons that a swipe brings; on a label they do not name it.
  nonisolated private func offering<Content: View>(
    _ content: Content, afterSwipe isSwiped: Bool = false
  ) -> some View {
    Beside(
      self,
      _Around(content) { content, scope in
        let menu = Page()
        let page = scope.page.isLabel ? menu : scope.page
        let first = page.controls.count
        Content._evaluate(content, in: scope.page.isLabel ? scope.on(menu) : scope)
        if isSwiped { for index in first..<page.controls.count { page.controls[index].isSwiped = true } }
        if scope.page.isLabel { scope.page.take(menu) }
      })
  }
  nonisolated public func contextMenu<Content: View>(
    @ViewBuilder menuItems: () -> Content, @ViewBuilder preview: () -> some View
  ) -> some View { contextMenu(menuItems: menuItems) }
  /// The menu of the row that is chosen, or of the first; a tap on a row performs the primary action, unless the list is
  /// edited.
  nonisolated public func contextMenu<Value: Hashable, Items: View>(
    forSelectionType type: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> Items,
    primaryAction: (@MainActor (Set<Value>) -> Void)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      let list = scope.page.list
      if let primaryAction, scope.environment.editMode?.wrappedValue.isEditing != true {
        for (index, row) in (list?.rows ?? []).enumerated() {
          guard let value = row.tag?.base as? Value else { continue }
          scope.page.controls.append(
            Page.Control(
              label: row.label ?? "\(value)", effect: .run { primaryAction([value]) },
              isEnabled: scope.isEnabled, isRepeated: index > 1, writer: Writer("contextMenu", file, line)))
        }
        scope.page.list?.choosesByTap = false
      }
      let row = (list?.read() ?? list?.rows.first?.tag)?.base as? Value
      let values = Set([row].compactMap { $0 })
      if let scope = scope.entering(.extra) { scope.inList(false).handing(values).evaluate { menu(values) } }
    }
  }
  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { offering(content(), afterSwipe: true) }
  nonisolated public func mask<Content: View>(_ mask: Content) -> Self { self }
  nonisolated public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> Self { self }

  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> _Around<Self> {
    called(String(label))
  }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> _Around<Self> {
    called(label.text)
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> _Around<Self> { called(label.string) }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _Around<Self> {
    called(identifier, isLabel: false)
  }
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> _Around<Self> { called(isEnabled ? identifier : nil, isLabel: false) }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> _Around<Self> {
    called(isEnabled ? label.string : nil)
  }
  nonisolated public func accessibilityLabel(_ label: some ViewTitle, isEnabled: Bool) -> _Around<Self> {
    called(isEnabled ? string(of: label) : nil)
  }

  /// A label names what stands on it before a picture there does, an identifier after it.
  nonisolated private func called(_ name: String?, isLabel: Bool = true) -> _Around<Self> {
    _Around(self) { view, scope in
      guard let name else { return Self._evaluate(view, in: scope) }
      var scope = scope
      scope.accessibilityName = name
      if isLabel { scope.page.noteOnLabel(name) }
      Self._evaluate(view, in: scope)
      scope.page.noteOnLabel(name)
    }
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> _Around<Self> {
    _Around(self) { view, scope in
      scope.page.refusesSwipe = scope.page.refusesSwipe || isDisabled
      Self._evaluate(view, in: scope)
    }
  }
}

private struct EdgeKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isAtEdge: Bool {
    get { self[EdgeKey.self] }
    set { self[EdgeKey.self] = newValue }
  }
}

/// Where a search field stands.
