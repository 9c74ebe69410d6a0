extension SplitArticles {
  /// Articles on what is stored, and on views that come back.
  static let storing: [RuleArticle] = [
    RuleArticle(
      "relaunch.restores-place", "A relaunch opens what you had left",
      symptom: """
        You close an item and end the app. The next launch shows that item again.
        """,
      cause: """
        Each selection is stored when it changes, but only where it is not nil. Clearing is never
        stored, so that the storage still has the last thing that was open.
        """,
      source: "SidebarColumns S-02 (onChange of both selections)",
      failing: #"""
        struct ItemList: View {
          @AppStorage("item") private var stored = ""
          @State private var item: Item.ID?

          var body: some View {
            List(Item.all, selection: $item) { Text($0.title) }
              .onChange(of: item) { if let item { stored = item } }
          }
        }
        """#,
      surviving: #"""
        struct ItemList: View {
          @AppStorage("item") private var stored = ""
          @State private var item: Item.ID?

          var body: some View {
            List(Item.all, selection: $item) { Text($0.title) }
              .onChange(of: item) { stored = item ?? "" }
          }
        }
        """#,
      cases: ["history/F39-clearing-is-not-stored", "history/P133-left-item-is-back-after-a-launch"]),
    RuleArticle(
      "title.matches-view", "The title names something that is gone",
      symptom: """
        You choose another category. The detail says 'Select an item', and its title is still that of
        the item before.
        """,
      cause: """
        A title is a preference that a view hands up. Where the next view has none, the bar keeps the
        last one it got.
        """,
      source: "SidebarColumns S-07 (problem 6)",
      failing: #"""
        struct ItemDetail: View {
          let item: Item?

          var body: some View {
            if let item {
              ItemView(item: item).navigationTitle(item.title)
            } else {
              Text("Select an item")
            }
          }
        }
        """#,
      surviving: #"""
        struct ItemDetail: View {
          let item: Item?

          var body: some View {
            Group {
              if let item { ItemView(item: item) } else { Text("Select an item") }
            }
            .navigationTitle(item?.title ?? "")
          }
        }
        """#,
      cases: ["history/F45-title-of-a-view-that-is-gone"]),
    RuleArticle(
      "background.no-change", "Leaving the app for a moment loses your place",
      symptom: """
        You answer a call and come back: the app is at its first page, or buttons that ask for a page do
        nothing any more.
        """,
      cause: """
        A handler of the scene's phase resets what is shown, or ends subscriptions for good. While an
        app is away the system also lays it out in other sizes for its snapshots; who acts on those size
        classes acts on nobody's behalf.
        """,
      source: "Apple forum 743139; element-x-ios pull request 1624; LazySplit BUG #5; planted (P50, P51)",
      failing: #"""
        struct RootView: View {
          @Environment(\.scenePhase) private var phase
          @Bindable var router: Router

          var body: some View {
            MailSplit(router: router)
              .onChange(of: phase) {
                if phase == .background { router.goHome() }
              }
          }
        }
        """#,
      surviving: #"""
        struct RootView: View {
          @Environment(\.scenePhase) private var phase
          @Bindable var router: Router

          var body: some View {
            MailSplit(router: router)
              .onChange(of: phase) {
                if phase == .background { router.save() }  // reads, and changes nothing
              }
          }
        }
        """#,
      cases: [
        "history/P50-leaving-the-app-resets-what-is-chosen",
        "history/P51-leaving-the-app-ends-a-subscription-for-good",
      ]),
    RuleArticle(
      "reappear.no-change", "Coming back to a view undoes what you did",
      symptom: """
        You close an item and open a sheet. When the sheet goes, the item is chosen again. Or a page
        that you left is there.
        """,
      cause: """
        `onAppear` is not 'once'. It comes after a sheet, a full-screen page, a tab, and on a phone
        after going back. What restores, subscribes or repairs there does so each time.
        """,
      source: "SidebarColumns S-03; LazySplit L-01, L-39; Navigator N-07; Esri toolkit #1539",
      failing: #"""
        struct ItemList: View {
          @AppStorage("item") private var stored = ""
          @State private var item: Item.ID?

          var body: some View {
            List(Item.all, selection: $item) { Text($0.title) }
              .onAppear { item = stored.isEmpty ? nil : stored }
          }
        }
        """#,
      surviving: #"""
        struct ItemList: View {
          @State private var item: Item.ID?

          init(stored: Item.ID?) {
            _item = State(initialValue: stored)  // once in the view's life
          }
          var body: some View {
            List(Item.all, selection: $item) { Text($0.title) }
          }
        }
        """#,
      cases: [
        "history/F40-restored-at-every-appearance",
        "history/P52-a-handler-of-appearance-that-is-not-idempotent",
      ]),
  ]
}
