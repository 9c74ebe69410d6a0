// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Whether a person searches, where the app has no binding for it.
private final class Search: Handler {
  var isPresented = false { didSet { Announcements.note() } }
  /// What the views in it found in the evaluation before.
  var wasPresented = false
}

extension View {
  /// A search field: it can be tapped, filled, also with what a row is called, and cleared, and left.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: some ViewTitle = "Search"
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      let own = scope.node.handler { Search() }
      let isPresented = isPresented ?? Binding(get: { own.isPresented }, set: { own.isPresented = $0 })
      let dismiss = DismissSearchAction {
        text.wrappedValue = ""
        isPresented.wrappedValue = false
      }
      let isSearching = isPresented.wrappedValue
      var searched = scope.with(\.isSearching, isSearching).with(\.dismissSearch, dismiss)
      searched.isInChanged = scope.isInChanged || isSearching != own.wasPresented
      own.wasPresented = isSearching
      Self._evaluate(view, in: searched)
      scope.page.isSearched = scope.page.isSearched || !text.wrappedValue.isEmpty
      let prompt = string(of: prompt)
      let first = scope.page.controls.count
      defer {
        for index in first..<scope.page.controls.count { scope.page.controls[index].isOfSearch = true }
      }
      guard isPresented.wrappedValue else {
        return scope.addControl(prompt) { isPresented.wrappedValue = true }
      }
      let found = scope.page.searched.lastRow ?? "text"
      TextField._evaluate(TextField(Text(prompt), text, short: found), in: scope)
      scope.addControl("cancel \(prompt)") { dismiss() }
    }
  }
  /// A search field with suggestions, which are not shown, in the form before `searchSuggestions`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some ViewTitle = "Search",
    @ViewBuilder suggestions: () -> some View
  ) -> _Around<Self> { searchable(text: text, placement: placement, prompt: prompt) }
  /// A search field with tokens, which are not modelled.
  nonisolated public func searchable<Tokens: RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some ViewTitle = "Search",
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> _Around<Self> where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }
  nonisolated public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some ViewTitle = "Search",
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> some View
  ) -> _Around<Self> where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }
  nonisolated public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> Self { self }
  nonisolated public func searchable<Tokens: RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: some ViewTitle = "Search", @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> _Around<Self> where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }
  nonisolated public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View
  ) -> Self { self }
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for places: SearchSuggestionsPlacement.Set
  ) -> Self { self }
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  nonisolated public func searchCompletion(_ completion: String) -> Self { self }
  nonisolated public func searchCompletion<Token: Identifiable>(_ token: Token) -> Self { self }
  nonisolated public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }
}

extension Page {
  /// The page that a search around this one looks through.
  fileprivate var searched: Page {
    let column = splits.first.map { $0.content ?? $0.sidebar } ?? self
    return column.stacks.first?.root ?? column
  }

  /// What the last row is called: a search for that leaves rows out, and shows another first.
  fileprivate var lastRow: String? {
    let link = controls.last { if case .run = $0.effect { false } else { true } }
    return list?.rows.last?.label ?? link?.texts.first ?? link?.label
      ?? texts.last { text in !controls.contains { $0.label == text } }
  }
}

/// Ends a search and empties its field.
public struct DismissSearchAction {
  var perform: @MainActor () -> Void = {}
  @MainActor public func callAsFunction() { perform() }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

public enum SearchSuggestionsPlacement: Equatable, Sendable {
  case automatic, menu, content
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Self(rawValue: 1), content = Self(rawValue: 2)
  }
}
public struct TextInputDictationBehavior: Equatable, Sendable {
  public enum Activation: Sendable { case onSelect, onLook }
  public static let automatic = Self()
  public static func inline(activation: Activation) -> Self { Self() }
}
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
public enum SearchToolbarBehavior: Sendable { case automatic, minimize }

public struct SearchFieldPlacement: Hashable, Sendable {
  public static let automatic = SearchFieldPlacement(), toolbar = SearchFieldPlacement(),
    sidebar = SearchFieldPlacement(), toolbarPrincipal = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}
