extension SplitArticles {
  /// Articles on what is presented, saved and deleted.
  static let sheets: [RuleArticle] = [
    RuleArticle(
      "deleted.not-shown", "The detail shows what was deleted",
      symptom: """
        A message was deleted, here or on another device. Its detail stays, its buttons act on nothing,
        or a dialog still asks whether to delete it.
        """,
      cause: """
        The detail holds a copy that was made when the row was tapped. Copies do not hear of the store.
        An id can be looked up, and a lookup can say that there is nothing.
        """,
      source: "TCA-NavigationSplitView T-01, T-02; platform notes, I8 and T29",
      failing: #"""
        struct MailView: View {
          let store: MailStore
          @State private var shown: Message?  // a copy

          var body: some View {
            NavigationSplitView {
              MessageList(store: store) { shown = $0 }
            } detail: {
              if let shown { MessageView(message: shown) } else { NoMessage() }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          let store: MailStore
          @State private var shown: Message.ID?

          var body: some View {
            NavigationSplitView {
              MessageList(store: store) { shown = $0.id }
            } detail: {
              if let message = store[shown] { MessageView(message: message) } else { NoMessage() }
            }
            .onChange(of: store.ids) { if store[shown] == nil { shown = nil } }
          }
        }
        """#,
      cases: [
        "history/F62-details-of-what-was-deleted", "history/P81-asks-about-what-is-gone",
        "history/P140-deleted-and-still-elsewhere",
      ]),
    RuleArticle(
      "sheet.lifecycle", "A sheet comes back, stays, or takes something along",
      symptom: """
        You open a sheet, a link takes you to another section, and when you come back the sheet is up
        again. Or an alert does not go when you answer it. Or closing a sheet closes the detail beneath.
        """,
      cause: """
        What is presented is kept with its section, so it goes and comes with that. An alert whose
        binding takes no writes is presented again. One handler that clears up after a sheet clears more
        than the sheet.
        """,
      source: "TCA-NavigationSplitView T-08, T-16; planted (P83)",
      failing: #"""
        struct SectionView: View {
          @Bindable var section: SectionModel  // each keeps its own `draft`

          var body: some View {
            MessageList(section: section)
              .sheet(item: $section.draft) { DraftView(draft: $0) }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @Bindable var app: AppModel

          var body: some View {
            MailSplit(app: app)
              .sheet(item: $app.draft) { DraftView(draft: $0) }
              .onChange(of: app.section) { app.draft = nil }  // it is left with its section
          }
        }
        """#,
      cases: ["history/F64-sheet-comes-back-with-its-feature", "history/P83-does-not-hear-the-answer"]),
    RuleArticle(
      "save.once", "Two taps on Save make two things",
      symptom: """
        The sheet takes a moment to go. You tap Save again, and there are two. Or one tap deletes two
        messages, or none.
        """,
      cause: """
        The button works until the sheet is gone, and each tap makes a thing with a new id. A dialog's
        action that reads 'the message in question' when it runs may find the next one there, or none,
        because the binding was cleared first.
        """,
      source: "TCA-NavigationSplitView T-05; scgopi/GraphCode#35; planted (P80, P86)",
      failing: #"""
        struct NewItemView: View {
          @Environment(\.dismiss) private var dismiss
          @State private var name = ""
          let store: ItemStore

          var body: some View {
            Button("Save") {
              Task {
                await store.add(Item(id: UUID(), name: name))
                dismiss()
              }
            }
          }
        }
        """#,
      surviving: #"""
        struct NewItemView: View {
          @Environment(\.dismiss) private var dismiss
          @State private var item = Item(id: UUID(), name: "")  // one id for one sheet
          @State private var isSaving = false
          let store: ItemStore

          var body: some View {
            Button("Save") {
              guard !isSaving else { return }
              isSaving = true
              Task {
                await store.put(item)  // the same id once more changes nothing
                dismiss()
              }
            }
            .disabled(isSaving)
          }
        }
        """#,
      cases: ["history/F63-two-taps-on-save", "history/P80-confirmed-twice"]),
    RuleArticle(
      "inspector.toggles", "The inspector's button does not close it",
      symptom: """
        The inspector's command shows it and does not hide it. On a phone, where it is a sheet, you
        swipe it down and it comes back, or what was chosen goes with it.
        """,
      cause: """
        In a wide window an inspector is a column, in a narrow one a sheet, and the platform writes its
        binding when the sheet is swiped down. A command that only sets 'shown' is dead the second time,
        and a binding that takes no writes brings the sheet back.
        """,
      source: "WWDC23 10161; platform notes, T28 and I17",
      failing: #"""
        struct MessageDetail: View {
          @State private var showsInfo = false

          var body: some View {
            MessageView()
              .inspector(isPresented: .constant(showsInfo)) { InfoView() }
              .toolbar { Button("Info") { showsInfo = true } }
          }
        }
        """#,
      surviving: #"""
        struct MessageDetail: View {
          @State private var showsInfo = false

          var body: some View {
            MessageView()
              .inspector(isPresented: $showsInfo) { InfoView() }
              .toolbar { Button("Info") { showsInfo.toggle() } }
          }
        }
        """#,
      cases: ["tours/an-inspector-in-both-forms"]),
  ]
}
