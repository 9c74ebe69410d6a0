extension SplitArticles {
  static let sidebar = #"""
    # sidebar.never-lost: The sidebar is gone, and nothing brings it back
    You turn a large phone: the sidebar is hidden, no button shows it, and neither does a swipe from the edge.
    Why: The app removed the system's button and shows its own in some layouts only, or covers the edge. The
    platform can lose the sidebar as well, as an iPhone 12 Pro Max did after a rotation.
    Cases: history/P04-no-toggle-at-all, history/F24-sidebar-lost-on-rotation
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          FolderList().toolbar(removing: .sidebarToggle)
        } detail: {
    -     MessageView().toolbar { if width == .compact { SidebarButton($visibility) } }
    +     MessageView().toolbar { SidebarButton($visibility) }
        }
      }

    # sidebar.one-toggle: Two sidebar buttons, or none, or none that closes it
    Two sidebar buttons stand side by side. Or no button, drag or tap dismisses a sidebar over the detail.
    Why: SwiftUI adds a button to every sidebar column, nested splits included. An app with its own button has
    to remove those. A sidebar without a navigation bar gets no button.
    Cases: history/P03-two-toggles-for-one-sidebar, history/F82-second-toggle-after-a-link
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
    -     FolderList()
    +     FolderList().toolbar(removing: .sidebarToggle)
        } detail: {
          MessageView().toolbar { SidebarButton($visibility) }
        }
      }

    # sidebar.toggle-flips: A tap on the sidebar button does nothing
    On a phone you swipe the sidebar in. The first tap on its button does nothing, the second closes it.
    Why: columnVisibility applies while the split view is expanded, preferredCompactColumn while it is
    collapsed. A gesture writes the one in force, and a button that reads the other one writes an equal value.
    Cases: history/F03-dead-close-button, history/F04-dead-toggle-after-flip
    - func toggle() {
    -   let isOpen = visibility != .detailOnly  // has no meaning while collapsed
    + func toggle(isCompact: Bool) {
    +   let isOpen = isCompact ? column == .sidebar : visibility != .detailOnly
        visibility = isOpen ? .detailOnly : .all
        column = isOpen ? .detail : .sidebar
      }

    # sidebar.choice-shows: You choose a section and see something else
    You open a detail in Settings and choose Settings in the sidebar. The old detail stays in front.
    Why: A section is stored in the detail's root, a path, a full-screen path. Choosing resets some.
    Cases: history/F15-stale-detail-instead-of-settings, history/F16-half-reset-of-the-detail
      func choose(_ folder: Folder) {
        self.folder = folder
    -   path = []  // the root of the detail stays
    +   (detail, path) = (nil, [])
      }

    # sidebar.choice-closes: The sidebar stays in front after a choice
    You swipe the sidebar in and tap a row. The row is highlighted, and the sidebar still covers your choice.
    Why: A gesture writes one binding only. A guard that hides the sidebar only if both bindings show it does
    nothing. The guard is not needed, because writing an equal value has no effect.
    Cases: history/F01-menu-cannot-be-left-by-choosing, history/F05-menu-cannot-be-left-after-flip
      func hideSidebar() {
    -   guard visibility != .detailOnly, column != .detail else { return }
        visibility = .detailOnly
        column = .detail
      }

    # sidebar.choice-usable: What you opened is dimmed under a sidebar that stays
    In a narrow window you follow a link. Its view is dimmed under the sidebar, which cannot be closed.
    Why: Without room for both columns the sidebar lies over the detail. The app shows the sidebar when it
    opens a view, and its binding rejects the platform's writes, so no gesture closes it.
    Cases: history/P42-a-push-opens-a-menu-that-nothing-dismisses
      func open(_ page: Page) {
        path.append(page)
    -   visibility = .all
      }
      var columns: Binding<NavigationSplitViewVisibility> {
    -   Binding { visibility } set: { _ in }
    +   $visibility
      }

    # sidebar.guard-respected: A forbidden sidebar opens by a swipe
    While you edit, the sidebar button is disabled. A swipe from the edge opens the sidebar all the same.
    Why: The check is in the button. The edge swipe, a keyboard command and back write the binding without it.
    Cases: history/P123-guards-toggle, history/P124-goes-back-instead
      var body: some View {
        MailSplit(state)
    -     .toolbar { Button("Sidebar") { if !isEditing { state.showSidebar() } } }
    +     .toolbar { Button("Sidebar") { state.showSidebar() } }
    +     .onChange(of: state.visibility) { if isEditing { state.hideSidebar() } }
    +     .onChange(of: state.column) { if isEditing { state.hideSidebar() } }
    +     .onChange(of: isEditing) { if isEditing { state.hideSidebar() } }
      }

    # sidebar.hook-runs-once: Code for an opened sidebar does not run, or runs twice
    The counts in the sidebar are fresh when you open it by its button, and stale when you swipe it in.
    Why: The work is in the button, but swipes, commands and rotations open the sidebar as well.
    Cases: history/P121-hooks-toggle, history/P122-hooks-twice
      var isOpen: Bool { isCompact ? state.column == .sidebar : state.visibility != .detailOnly }
      var body: some View {
        MailSplit(state)
    -     .toolbar { Button("Sidebar") { state.showSidebar(); store.countUnread() } }
    +     .toolbar { Button("Sidebar") { state.showSidebar() } }
    +     .onChange(of: isOpen) { if isOpen { store.countUnread() } }
      }

    # launch.shows-start: The app starts with its sidebar in front
    You launch the app on a phone and see its sidebar instead of the start page.
    Why: A collapsed split view shows the last column with useful information. A list without a selection
    counts as the last one. Only preferredCompactColumn changes that.
    Cases: history/F73-starts-on-the-menu, history/P01-launches-with-the-menu-open
    + @State var column = NavigationSplitViewColumn.detail
      var body: some View {
    -   NavigationSplitView { FolderList() } detail: { InboxView() }
    +   NavigationSplitView(preferredCompactColumn: $column) { FolderList() } detail: { InboxView() }
      }

    # sidebar.dismissal-is-pure: Closing the sidebar loses what was open
    You close the sidebar to make room for a message, and the message is gone.
    Why: A handler treats a hidden sidebar as leaving its section. The visibility changes for many reasons: a
    tap, a drag, a choice, a rotation. It does not mean that the user left.
    Cases: history/P09-hiding-the-menu-clears-the-detail
      var body: some View {
        MailSplit(visibility: $visibility, folder: $folder, message: $message)
    -     .onChange(of: visibility) { if visibility == .detailOnly { message = nil } }
    +     .onChange(of: folder) { message = nil }
      }

    # sidebar.showing-is-pure: Opening the sidebar loses what was open
    You open the sidebar to look at your folders, or a shortcut opens it, and the message is gone.
    Why: The function that opens the sidebar also starts anew: it clears the selection or the path. The user
    asked for a column, and wants to see it beside what is open.
    Cases: history/P31-the-root-is-reset-and-its-path-is-not
      func showSidebar() {
        visibility = .all
    -   path.removeAll()
      }

    # sidebar.stays-dismissed: A closed sidebar is back when the window narrows
    On an iPad you close the sidebar and narrow the window. The sidebar fills the screen.
    Why: To open the sidebar the app wrote both bindings. Closing it by hand writes the one in force,
    columnVisibility. preferredCompactColumn still says sidebar, and the next collapse uses it.
    Cases: history/F02-closed-menu-returns
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
          FolderList()
        } detail: {
          MessageView().toolbar { Button("Sidebar") { (visibility, column) = (.all, .sidebar) } }
        }
    +   .onChange(of: visibility) { if visibility == .detailOnly { column = .detail } }
      }

    # sidebar.no-tap-through: A tap beside the sidebar does not close it, or has another effect
    You tap beside an overlaid sidebar: it stays, or it goes and a button beneath is pressed as well.
    Why: The platform handles the tap and writes detailOnly. A binding that rejects the write keeps the
    sidebar. On some devices the tap also reached the view beneath; no app can prevent that.
    Cases: history/P16-a-write-back-that-the-app-does-not-take,
    history/P37-a-tap-beside-the-menu-reaches-what-lies-beneath
      var columns: Binding<NavigationSplitViewVisibility> {
    -   Binding { visibility } set: { if !store.isLoading { visibility = $0 } }
    +   $visibility
      }

    # sidebar.toggle-parity: Two quick taps have the effect of one
    You tap the sidebar button twice, quickly. Slow taps would open and close the sidebar; now it stays open.
    Why: The second tap reads what is on screen while the column moves, and not what the first tap wrote.
    Before iOS 18 the platform lost writes during a transition; no app can prevent that.
    Cases: history/P36-two-quick-toggles-do-not-settle-where-slow-ones-do, history/F23-write-lost-while-the-menu-moves
      func toggle() {
    -   visibility = hasAppeared ? .detailOnly : .all  // written by onAppear and onDisappear
    +   visibility = visibility == .detailOnly ? .all : .detailOnly
      }

    # sidebar.choice-remembered: The sidebar loses its selection
    You hide the sidebar and show it again. Another row is selected, and the app shows that section.
    Why: The list selects its first row in onAppear, which runs each time the sidebar is shown.
    Cases: history/P18-opening-the-menu-chooses-another-section
    - @State var folder: Folder?
    + @State var folder: Folder? = .inbox
      var body: some View {
        List(Folder.all, selection: $folder) { FolderRow($0) }
    -     .onAppear { folder = .inbox }
      }
    """#
}
