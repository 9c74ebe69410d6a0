extension SplitArticles {
  /// Articles on what an app attaches to its sidebar, and on how it starts.
  static let hooks: [RuleArticle] = [
    RuleArticle(
      "sidebar.guard-respected", "A menu that is forbidden opens by a swipe",
      symptom: """
        While something is edited the menu button does nothing, as it should. A swipe from the edge
        opens the menu all the same. Or the forbidden button does something else.
        """,
      cause: """
        The guard stands in the button. The menu has other doors, and the platform writes the binding
        for those: the edge swipe, a keyboard command, going back between merged columns.
        """,
      source: "LazySplit's document: logic on opening the menu that may say no; planted (P123, P124)",
      failing: #"""
        struct MenuButton: View {
          @Bindable var menu: MenuState
          let isEditing: Bool

          var body: some View {
            Button("Menu") { if !isEditing { menu.show() } }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @Bindable var menu: MenuState
          let isEditing: Bool

          var body: some View {
            MailSplit(menu: menu)  // binds `menu.visibility` and `menu.column`
              .onChange(of: menu.visibility) { if isEditing { menu.hide() } }
              .onChange(of: menu.column) { if isEditing { menu.hide() } }
              .onChange(of: isEditing) { if isEditing { menu.hide() } }
          }
        }
        """#,
      cases: ["history/P123-guards-toggle", "history/P124-goes-back-instead"]),
    RuleArticle(
      "sidebar.hook-runs-once", "What should run when the menu opens does not, or twice",
      symptom: """
        The counts in the menu are fresh when you open it by its button and stale when you swipe it in.
        Or they are fetched twice.
        """,
      cause: """
        The work hangs on the button, and the menu is opened by swipes, commands and rotations as well.
        Where it hangs on the button and on the binding, a tap runs it for both.
        """,
      source:
        "LazySplit's document: the menu is opened by buttons, swipes, and the system; planted (P121, P122)",
      failing: #"""
        struct MenuButton: View {
          @Bindable var menu: MenuState
          let store: MailStore

          var body: some View {
            Button("Menu") {
              menu.show()
              store.countUnread()
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @Environment(\.horizontalSizeClass) private var width
          @Bindable var menu: MenuState
          let store: MailStore

          private var isOpen: Bool {
            width == .compact ? menu.column == .sidebar : menu.visibility != .detailOnly
          }
          var body: some View {
            MailSplit(menu: menu).onChange(of: isOpen) { if isOpen { store.countUnread() } }
          }
        }
        """#,
      cases: ["history/P121-hooks-toggle", "history/P122-hooks-twice"]),
    RuleArticle(
      "launch.shows-start", "The app starts with its menu in front",
      symptom: """
        You launch the app on a phone and see its menu, not the start page. On an iPad it is as it
        should be.
        """,
      cause: """
        While it is collapsed a split shows the last column that has something useful, by the platform's
        idea of it: a list without a selection is in front of a detail. Only `preferredCompactColumn`
        says otherwise. A view pushed at launch starts the app in another place, too.
        """,
      source:
        "LazySplit's document: the app starts with the menu open (A-1); iOS 17 release notes, 106241051",
      failing: #"""
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
            } detail: {
              InboxView()
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var column = NavigationSplitViewColumn.detail

          var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
              FolderList()
            } detail: {
              InboxView()
            }
          }
        }
        """#,
      cases: ["history/F73-starts-on-the-menu", "history/P01-launches-with-the-menu-open"]),
  ]
}
