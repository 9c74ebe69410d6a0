import SplitModel
import SwiftUI

extension AppNavigator {
  var visibility: NavigationSplitViewVisibility {
    get { model.isSidebarShown ? .doubleColumn : .detailOnly }
    set { tell(.sidebarReported(isShown: newValue == .automatic ? nil : newValue != .detailOnly)) }
  }
  var compactColumn: NavigationSplitViewColumn {
    get { model.isSidebarOnTop ? .sidebar : .detail }
    set { tell(.columnReported(isSidebar: newValue == .sidebar)) }
  }
  var innerVisibility: NavigationSplitViewVisibility {
    get { model.isSectionShown ? .doubleColumn : .detailOnly }
    set { /* the inner toggle is removed, so no person writes this */  }
  }
  var innerCompactColumn: NavigationSplitViewColumn {
    get { model.isSectionOnTop ? .sidebar : .detail }
    set { tell(.innerColumnReported(isSection: newValue == .sidebar)) }
  }
  var isInspectorShown: Bool {
    get { model.isInspectorShown(in: surroundings) }
    set { tell(.inspectorReported(isShown: newValue)) }
  }

  // These three are bound to what the body shows, so that a late write says what it was meant for.

  /// The path of a stack, be it the section's or the cover's.
  subscript(path shown: Model.ShownPath) -> [Page] {
    get {
      let now = shown.section == nil ? model.coverPath : model.path(settings)
      return now?.section == shown.section ? now?.views ?? [] : shown.views
    }
    set { tell(.pathReported(newValue, over: shown)) }
  }
  /// What is presented as a sheet.
  subscript(sheet shown: Cover?) -> Cover? {
    get { model.sheet?.isSheet == true ? model.sheet : nil }
    set { if newValue == nil, let shown { tell(.dismissalReported(shown)) } }
  }
  /// Whether it is asked if a page is to be deleted.
  subscript(asksToDelete page: Page?) -> Bool {
    get { model.sheet?.pageToDelete != nil }
    set { if !newValue, let page { tell(.dismissalReported(.asksToDelete(page))) } }
  }
}

extension Cover: Identifiable {
  var id: Self { self }

  var isSheet: Bool { pageToDelete == nil }
  var pageToDelete: Page? {
    if case .asksToDelete(let page) = self { page } else { nil }
  }
}
