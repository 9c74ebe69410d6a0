// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a person has arranged tabs, which is not modelled.
public struct TabViewCustomization: Sendable, Equatable {
  public struct TabCustomization: Sendable { public var sidebarVisibility = Visibility.automatic }
  public struct SectionCustomization: Sendable { public var tabOrder: [String]? }
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetVisibility() {}
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }
}
/// What makes the tab of the search its field.
public struct TabSearchActivation: Sendable {
  public static let automatic = Self(), searchTabSelection = Self()
}
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic = Self(), tabBar = Self(), sidebar = Self()
}

extension AppStorage where Value == TabViewCustomization {
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}
extension SceneStorage where Value == TabViewCustomization {
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

/// Where a tab is shown, which is not modelled.
public enum TabPlacement: Hashable, Sendable { case automatic, sidebar, tabBar, pinned, sidebarOnly }
/// Where tabs stand.
public enum TabBarPlacement: Hashable, Sendable { case bottomBar, topBar, sidebar, ellipsis, pageIndicator }
extension EnvironmentValues {
  public var tabBarPlacement: TabBarPlacement? {
    around.horizontalSizeClass == .compact ? .bottomBar : .topBar
  }
}

/// Whether a person may arrange a tab, which is not modelled.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let likeness: Likeness
  public static let automatic = Self(likeness: Likeness("automatic"))
  public static let reorderable = Self(likeness: Likeness("reorderable"))
  public static let disabled = Self(likeness: Likeness("disabled"))
}

/// These keep the type, so that a tab's value may still be a member of the selection's type.
extension Tab {
  nonisolated public func customizationID(_ id: String) -> Tab { self }
  nonisolated public func badge(_ count: Int) -> Tab { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> Tab {
    self
  }
  nonisolated public func accessibilityLabel(_ label: some ViewTitle, isEnabled: Bool = true) -> Tab { self }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for places: TabPlacement...
  ) -> Tab { self }
  /// Takes it away.
  nonisolated public func hidden(_ isHidden: Bool = true) -> Tab {
    var tab = self
    tab.isHidden = isHidden
    return tab
  }
  nonisolated public func tabPlacement(_ place: TabPlacement) -> Tab { self }
  nonisolated public func defaultVisibility(_ visibility: Visibility, for places: TabPlacement...) -> Tab {
    self
  }
}

extension TabSection {
  /// Takes its tabs away.
  nonisolated public func hidden(_ isHidden: Bool = true) -> TabSection {
    var section = self
    section.isHidden = isHidden
    return section
  }
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for places: TabPlacement...
  ) -> TabSection {
    self
  }
  nonisolated public func customizationID(_ id: String) -> TabSection { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> TabSection
  {
    self
  }
  nonisolated public func tabPlacement(_ place: TabPlacement) -> TabSection { self }
  nonisolated public func sectionActions(@ViewBuilder _ actions: () -> some View) -> TabSection { self }
}

extension View {
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> Self { self }
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self {
    self
  }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> Self { self }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> Self { self }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> Self { self }
}
