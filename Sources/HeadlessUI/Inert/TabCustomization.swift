// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a person has arranged tabs, which is not modelled.
public struct TabViewCustomization: Sendable, Equatable { public init() {} }

extension AppStorage where Value == TabViewCustomization {
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

/// Where a tab is shown, which is not modelled.
public enum TabPlacement: Hashable, Sendable { case automatic, sidebar, tabBar }

/// These keep the type, so that a tab's value may still be a member of the selection's type.
extension Tab {
  nonisolated public func customizationID(_ id: String) -> Tab { self }
  nonisolated public func badge(_ count: Int) -> Tab { self }
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
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View { self }
  /// Shown in the sidebar of tabs, which is not modelled.
  nonisolated public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View { self }
}
