extension SplitArticles {
  /// Articles on what comes back, and on what cannot be left.
  static let leaving: [RuleArticle] = [
    RuleArticle(
      "binding.reset-on-pop", "You go back from a page, and it is there again",
      symptom: """
        You open Info and go back: Info is there again, at once or when anything changes.
        """,
      cause: """
        `navigationDestination(isPresented:)` and `(item:)` show a page while their binding says so.
        Going back switches it off by a write. A binding that takes no writes still says 'on', and the
        next body presents the page again.
        """,
      source: "Platform notes, T28 and T31; planted (P114)",
      failing: #"""
        struct LettersView: View {
          let router: Router

          var body: some View {
            LetterList()
              .navigationDestination(isPresented: .constant(router.showsInfo)) { InfoView() }
          }
        }
        """#,
      surviving: #"""
        struct LettersView: View {
          @Bindable var router: Router

          var body: some View {
            LetterList()
              .navigationDestination(isPresented: $router.showsInfo) { InfoView() }
          }
        }
        """#,
      cases: ["history/P114-flag-left-on"]),
    RuleArticle(
      "dismissed.stays-dismissed", "A page you left comes back by itself",
      symptom: """
        You leave a page, answer a dialog or close a sheet. Later you turn the device or launch the app
        again, and it is there, though nobody asked for it.
        """,
      cause: """
        A second copy, kept to bring the page back after a change of layout or a launch, learns what is
        opened and not what is left. Whatever uses it next brings back what is gone.
        """,
      source: "Planted (P24, P84); SidebarColumns S-02; NavigationViewKit K-07",
      failing: #"""
        struct FolderStack: View {
          @Environment(\.horizontalSizeClass) private var width
          @State private var path: [Page] = []
          @State private var last: Page?

          var body: some View {
            NavigationStack(path: $path) { FolderView() }
              .onChange(of: path) { if let page = path.last { last = page } }
              .onChange(of: width) { if path.isEmpty, let last { path = [last] } }
          }
        }
        """#,
      surviving: #"""
        struct FolderStack: View {
          @State private var path: [Page] = []  // outlasts a change of size class by itself

          var body: some View {
            NavigationStack(path: $path) { FolderView() }
          }
        }
        """#,
      cases: ["history/P24-a-dismissed-view-comes-back", "history/P133-left-item-is-back-after-a-launch"]),
    RuleArticle(
      "no-dead-end", "Nothing on the screen does anything",
      symptom: """
        A page is open whose back button bounces, or all links are dead. Every tap is taken, and nothing
        moves.
        """,
      cause: """
        The app refuses what the platform writes: the page slides away and is put back, as often as
        somebody tries. Or its state says that the next page is shown already, so that asking for it is
        an equal write.
        """,
      source: "Navigator N-01, N-08; GenSplitView A-2; planted (P25)",
      failing: #"""
        struct DraftStack: View {
          @Bindable var router: Router

          private var path: Binding<[Page]> {
            Binding { router.path } set: { new in
              if !router.hasDraft || new.count >= router.path.count { router.path = new }
            }
          }
          var body: some View { NavigationStack(path: path) { DraftList() } }
        }
        """#,
      surviving: #"""
        struct DraftView: View {
          @Bindable var router: Router
          @State private var asks = false

          var body: some View {
            DraftEditor()
              .navigationBarBackButtonHidden(router.hasDraft)
              .toolbar { if router.hasDraft { Button("Close") { asks = true } } }
              .confirmationDialog("Discard?", isPresented: $asks) {
                Button("Discard", role: .destructive) { router.discard() }
              }
          }
        }
        """#,
      cases: ["history/P25-a-pop-that-the-app-does-not-take", "history/F55-dead-after-navigating-to-itself"]),
  ]
}
