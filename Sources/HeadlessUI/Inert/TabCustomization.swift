// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a person has arranged tabs, which is not modelled.
public struct TabViewCustomization: Sendable, Equatable { public init() {} }

extension AppStorage where Value == TabViewCustomization {
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

/// These keep the type, so that a tab's value may still be a member of the selection's type.
extension Tab {
  nonisolated public func customizationID(_ id: String) -> Tab { self }
  nonisolated public func badge(_ count: Int) -> Tab { self }
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
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for places: TabPlacement...
  ) -> TabSection {
    self
  }
  nonisolated public func customizationID(_ id: String) -> TabSection { self }
  nonisolated public func sectionActions(@ViewBuilder _ actions: () -> some View) -> TabSection { self }
}

extension View {
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self {
    self
  }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> Self { self }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> Self { self }
}
