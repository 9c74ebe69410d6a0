internal import SplitModel

/// Views of which one is chosen by a tab, as in SwiftUI.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content
  let writer: Writer

  /// Tabs with a selection.
  public init(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.selection = selection
    self.content = content()
    writer = Writer("TabView", file, line)
  }
  /// Tabs that keep their selection themselves.
  public init(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) where SelectionValue == Int {
    selection = nil
    self.content = content()
    writer = Writer("TabView", file, line)
  }

  /// Evaluates the chosen tab on this page, and those that were chosen before, which keep their state.
  @MainActor public static func _evaluate(_ view: TabView, in scope: Scope) {
    guard let scope = scope.entering(.body) else { return }
    scope.graph.mayLeaveScreen = true
    let cell = scope.node.cells[-1] as? Cell<Int> ?? Cell(0, scope.node)
    scope.node.cells[-1] = cell
    scope.graph.writes?.watch("selected tab", view.writer, scope.node) {
      view.selection.map { AnyHashable($0.wrappedValue) } ?? AnyHashable(cell.value)
    }
    let tabs = TabList()
    defer { tabs.tabs = [] }
    scope.with(\.tabs, tabs).amongTabs.evaluateTab(view.content)
    let values = tabs.tabs.map(view.value)
    view.noteTags(tabs.tabs, values, in: scope)
    let chosen =
      view.selection.flatMap { values.firstIndex(of: .some($0.wrappedValue)) }
      ?? (view.selection == nil ? min(cell.value, max(0, tabs.tabs.count - 1)) : 0)
    let visited = scope.node.cells[-2] as? Cell<Set<Int>> ?? Cell([], scope.node)
    scope.node.cells[-2] = visited
    if tabs.tabs.indices.contains(chosen) {
      scope.page.tabPlace = tabs.tabs[chosen].place
      visited.value.insert(scope.page.tabPlace)
    }
    // What a tab has presented stays over the tab that is chosen then; a tab that is not in front presents nothing new.
    let up = scope.node.cells[-3] as? Cell<Set<AnyHashable>> ?? Cell([], scope.node)
    scope.node.cells[-3] = up
    defer { up.value = Set(scope.page.presented.map(\.key)) }
    scope.page.tab = UInt8(clamping: chosen + 1)
    for (index, tab) in tabs.tabs.enumerated() {
      if visited.value.contains(tab.place) {
        guard let place = scope.entering(.extra)?.entering(.id(tab.place)) else { return }
        place.node.cover(index != chosen, scope.graph)
        if index == chosen {
          tab.evaluate(place)
        } else {
          let hidden = Page()
          scope.graph.apart { tab.evaluate(place.on(hidden).covered(true)) }
          scope.page.keep(hidden.presented.filter { up.value.contains($0.key) })
        }
      }
      guard index != chosen else { continue }
      // What a page holds does not hold the tab's environment, or a launch would never be given back.
      scope.addControl("Tab \(tab.label)", by: view.writer) { [value = values[index]] in
        guard let selection = view.selection, let value else { return cell.write(index) }
        selection.wrappedValue = value
      }
    }
  }

  /// What the selection is where a tab is chosen; an optional one takes the tags of what it holds.
  @MainActor private func value(of tab: TabList.Tab) -> SelectionValue? {
    tab.tag.flatMap { $0.base as? SelectionValue }
  }

  /// Notes tabs that cannot be chosen, by what they are tagged.
  @MainActor private func noteTags(_ tabs: [TabList.Tab], _ values: [SelectionValue?], in scope: Scope) {
    guard let selection, tabs.count > 1 else { return }
    let (name, type) = (scope.node.typeName, SelectionValue.self)
    let known = values.compactMap { $0 }
    if Set(known).count < known.count {
      scope.graph.report(
        .sharesIdentity,
        "two tabs in '\(name)' have one tag, so that of the second nothing is shown (\(writer))",
        "give each tab a '.tag(…)' of its own")
    }
    if selection.isConstant {
      scope.graph.isNotModelled(
        "the tabs in '\(name)' cannot be chosen: their selection is a constant", "bind it to a state")
    } else if let tab = zip(tabs, values).first(where: { $1 == nil })?.0 {
      scope.graph.isNotModelled(
        "a tab \(tab.tag.map { "whose tag is of type '\(Swift.type(of: $0.base))'" } ?? "without a tag"), in '\(name)', cannot be chosen",
        "give it a '.tag(…)' of the selection's type, '\(type)'")
    }
  }
}

/// Builds the tabs of a tab view, whose values may be written as members of the selection's type.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab with a value of the selection's type.
  public static func buildExpression<Content: View>(
    _ tab: Tab<TabValue, Content>
  ) -> Tab<TabValue, Content> { tab }
  /// A section with values of the selection's type.
  public static func buildExpression<Content: View>(
    _ section: TabSection<TabValue, Content>
  ) -> TabSection<TabValue, Content> { section }
  /// Any other view.
  @_disfavoredOverload public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }
  /// The content of an `if`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }
  /// The other branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }
  /// What a newer system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
  /// Has tabs that a function or a property makes be of the selection's type.
  public static func buildFinalResult<Content: View>(
    _ content: Content
  ) -> some TabContent<TabValue> { BuiltTabs<TabValue, Content>(content: content) }
}

/// Tabs for a selection of one type, as a function or a property makes them.
public protocol TabContent<TabValue>: View {
  /// The type of the selection.
  associatedtype TabValue: Hashable
}

nonisolated struct BuiltTabs<TabValue: Hashable, Content: View>: ContentView, TabContent, TabHolder {
  let content: Content
}

/// The tabs of a tab view, as they are declared.
@MainActor final class TabList {
  struct Tab {
    /// The number of the place where it is declared, so that it keeps its state where tabs before it come or go.
    let place: Int
    let tag: AnyHashable?
    let label: String
    let evaluate: @MainActor (Scope) -> Void
  }
  var tabs: [Tab] = []
}

private struct TabTagKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

private struct TabsKey: EnvironmentKey { static var defaultValue: TabList? { nil } }

extension EnvironmentValues {
  /// The tag of the tab that is declared.
  var tabTag: AnyHashable? {
    get { self[TabTagKey.self] }
    set { self[TabTagKey.self] = newValue }
  }
  var tabs: TabList? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }
}

/// One tab, as in SwiftUI.
nonisolated public struct Tab<Value: Hashable, Content: View>: PrimitiveView {
  let value: Value?
  let title: @MainActor (Scope) -> String
  let content: Content
  var isHidden = false

  private init(_ value: Value?, _ content: Content, title: @escaping @MainActor (Scope) -> String) {
    self.value = value
    self.title = title
    self.content = content
  }

  /// A tab with a title, a picture and a value.
  public init(
    _ title: some ViewTitle, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content()) { [title = string(of: title)] _ in title } }
  /// A tab with a title, a picture of the app and a value.
  public init(
    _ title: some ViewTitle, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content()) { [title = string(of: title)] _ in title } }
  /// A tab with a title and a picture.
  public init(
    _ title: some ViewTitle, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Int { self.init(nil, content()) { [title = string(of: title)] _ in title } }
  /// A tab with a title and a picture of the app.
  public init(
    _ title: some ViewTitle, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Int { self.init(nil, content()) { [title = string(of: title)] _ in title } }
  /// A tab with a value, which its role names.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, content()) { _ in role == .search ? "Search" : "\(value)" }
  }
  /// A tab that its role names.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Int {
    self.init(nil, content()) { _ in role == .search ? "Search" : "tab" }
  }
  /// A tab with a value and a label.
  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let label = label()
    self.init(value, content()) { $0.text(of: label) }
  }
  /// A tab with a label.
  public init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Int {
    nonisolated(unsafe) let label = label()
    self.init(nil, content()) { $0.text(of: label) }
  }

  /// Notes the tab.
  @MainActor public static func _evaluate(_ view: Tab, in scope: Scope) {
    if view.isHidden { return }
    scope.addTab(view.content, view.value.map { AnyHashable($0) }, view.title(scope))
  }
}

extension View {
  /// Makes the view a tab with a label.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    nonisolated(unsafe) let label = label()
    return TabItem(content: self) { $0.text(of: label) }
  }
}
