extension SplitArticles {
  /// Articles on what is chosen.
  static let selection: [RuleArticle] = [
    RuleArticle(
      "selection.consistent", "The item shown belongs to another category",
      symptom: """
        You choose Books while a game is open: the list shows books, and the detail still shows the
        game. Or the row that is highlighted is not the section that is shown.
        """,
      cause: """
        Category and item are two selections, and nothing ties one to the other. Each body in between
        shows a pair that never was; a selection that code makes through a link is not the list's, so
        its row stays dark.
        """,
      source: "SidebarColumns S-01 (problem 5), S-04; platform notes, I9 and T14",
      failing: #"""
        @MainActor @Observable final class Library {
          var category: Category?
          var item: Item.ID?

          func choose(_ category: Category) {
            self.category = category
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Library {
          private(set) var category: Category?
          var item: Item.ID?

          func choose(_ category: Category?) {
            guard category != self.category else { return }
            item = nil  // before the category, so that nobody sees the wrong pair
            self.category = category
          }
        }
        """#,
      cases: ["history/F38-item-survives-its-category", "history/F42-choice-by-code-is-not-highlighted"]),
    RuleArticle(
      "selection.reselect", "Choosing the chosen row opens it once more",
      symptom: """
        You tap the row that is highlighted already: the same page opens on top of itself, or the
        section flashes, forgets its place and begins anew.
        """,
      cause: """
        Choosing is written as pushing, or it gives the section's view a new identity. A list writes no
        equal selection, and neither does the system; a button has to ask whether anything changes.
        """,
      source: "InvexLazySplit E-4; SidebarColumns S-06; woocommerce-ios #17423; planted (P20)",
      failing: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []

          func choose(_ folder: Folder) {
            path.append(.folder(folder))  // each tap one more
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          private(set) var folder = Folder.inbox
          var path: [Page] = []

          func choose(_ folder: Folder) {
            self.folder = folder
            path = []  // the second time: to its root, or nothing
          }
        }
        """#,
      cases: ["history/P20-choosing-again-does-a-third-thing", "history/F44-first-choice-builds-anew"]),
    RuleArticle(
      "selection.per-section", "A section has forgotten what was open in it",
      symptom: """
        You open a letter, look something up in Notes, and come back to Letters: nothing is chosen, and
        the pages that you had opened are gone.
        """,
      cause: """
        Sections share one path. The platform empties the path of a later column when the selection
        before it changes, so that what was pushed for one row is gone when another is chosen. With one
        stack for all, its write goes to the new section's path.
        """,
      source: "Stack Overflow 76338957; Apple forums 722924; TCA-NavigationSplitView: details persist",
      failing: #"""
        struct LettersView: View {
          @State private var folder: Folder? = .letters
          @State private var path: [Page] = []

          var body: some View {
            NavigationSplitView {
              FolderList(selection: $folder)
            } detail: {
              NavigationStack(path: $path) { FolderView(folder) }
            }
          }
        }
        """#,
      surviving: #"""
        struct LettersView: View {
          @State private var folder: Folder = .letters
          @State private var paths: [Folder: [Page]] = [:]

          var body: some View {
            let shown = folder  // the stack's binding keeps to its own row
            NavigationSplitView {
              FolderList(selection: $folder)
            } detail: {
              NavigationStack(path: Binding { paths[shown] ?? [] } set: { paths[shown] = $0 }) {
                FolderView(shown)
              }
              .id(shown)  // a stack of its own for each
            }
          }
        }
        """#,
      cases: ["history/F70-path-emptied-by-another-row", "history/F68-leaving-clears-the-details"]),
  ]
}
