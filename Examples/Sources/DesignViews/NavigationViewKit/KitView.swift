import SwiftUI

/// A list and its detail, in a navigation view that the manager knows by two tags.
struct KitView: View {
  let manager: NavigationViewManager
  /// The style with two fixed columns.
  let keepsColumns: Bool
  let afterBackDo: () -> Void
  let action: @MainActor () -> Void

  var body: some View {
    NavigationView {
      List { KitLinks(action: action) }.navigationTitle("List")
      Text("Choose something")
    }
    .columnsForPad()
    .navigationViewManager(
      manager, for: "nv1", leadingTag: "nv2", keepsColumns: keepsColumns, afterBackDo: afterBackDo)
  }
}

/// The links of the list.
struct KitLinks: View {
  let action: @MainActor () -> Void

  var body: some View {
    NavigationLink("Article") { KitPage(page: .article, action: action) }
    NavigationLink("Note") { KitPage(page: .note, action: action) }
  }
}

/// A view over a root, with a button that goes home by the tag that it finds.
struct KitPage: View {
  enum Name: String { case article, note, news, filter }

  let page: Name
  let action: @MainActor () -> Void
  @Environment(\.navigationManager) private var manager
  @Environment(\.currentNavigationViewName) private var tag

  var body: some View {
    List {
      if page == .filter { KitLinks(action: action) }
      if page == .article {
        NavigationLink("Note") { KitPage(page: .note, action: action) }.accessibilityIdentifier("more")
      }
      Button("Home") { if let tag { manager?.popToRoot(tag: tag, action: action) } }
    }
    .navigationTitle(page.rawValue.capitalized)
  }
}
