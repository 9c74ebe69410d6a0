import SplitNavigator
import SwiftUI

extension AppNavigator {
  var visibility: NavigationSplitViewVisibility {
    get { model.isSidebarShown ? .doubleColumn : .detailOnly }
    set { send(.sidebarReported(isShown: newValue == .automatic ? nil : newValue != .detailOnly)) }
  }
  var compactColumn: NavigationSplitViewColumn {
    get { model.isSidebarOnTop ? .sidebar : .detail }
    set { send(.columnReported(isSidebar: newValue == .sidebar)) }
  }
  var innerVisibility: NavigationSplitViewVisibility {
    get { model.isSectionShown ? .doubleColumn : .detailOnly }
    set { /* the inner toggle is removed, so no user writes this */  }
  }
  var innerCompactColumn: NavigationSplitViewColumn {
    get { model.isSectionOnTop ? .sidebar : .detail }
    set { send(.innerColumnReported(isSection: newValue == .sidebar)) }
  }
  var isInspectorShown: Bool {
    get { model.isInspectorShown(in: surroundings) }
    set { send(.inspectorReported(isShown: newValue)) }
  }

  // These three are bound to what the body shows, so that a late write carries its target.

  /// The path of a stack: the section's or the cover's.
  subscript(path shown: Model.ShownPath) -> [Page] {
    get {
      let now = shown.section == nil ? model.coverPath : model.path(settings)
      return now?.section == shown.section ? now?.views ?? [] : shown.views
    }
    set { send(.pathReported(newValue, over: shown)) }
  }
  /// What is presented as a sheet.
  subscript(sheet shown: Cover?) -> Cover? {
    get { model.sheet?.isSheet == true ? model.sheet : nil }
    set { if newValue == nil, let shown { send(.dismissalReported(shown)) } }
  }
  /// Whether the dialog asks to delete a page.
  subscript(asksToDelete page: Page?) -> Bool {
    get { model.sheet?.pageToDelete != nil }
    set { if !newValue, let page { send(.dismissalReported(.asksToDelete(page))) } }
  }
}

extension Cover: Identifiable {
  var id: Self { self }

  var isSheet: Bool { pageToDelete == nil }
  var pageToDelete: Page? {
    if case .asksToDelete(let page) = self { page } else { nil }
  }
}
