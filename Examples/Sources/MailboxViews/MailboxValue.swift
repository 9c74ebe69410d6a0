import SplitFuzz
import SplitModel
import SplitNavigator

/// The same app described by hand over the value alone, to compare with its views.
struct MailboxValue {
  typealias Value = NavigatorState<AppValues<Mailbox, Page, Modal>>

  static let settings = Value.Settings(options: [.backClearsChoice, .startsWithSidebar], start: .inbox) { _ in
    .stacked
  }
  var value = Value(settings)
  var surroundings = NavigatorSurroundings(isCompact: true, isLandscape: false)
  var written = ColumnVisibility.automatic

  mutating func handle(_ events: Value.Event...) {
    _ = value.handle(events, Self.settings, in: surroundings)
    if (written != .detailOnly) != value.isSidebarShown {
      written = value.isSidebarShown ? .all : .detailOnly
    }
  }

  var visibility: ColumnVisibility {
    get { written }
    set {
      if newValue != .automatic { written = newValue }
      handle(.sidebarReported(isShown: newValue == .automatic ? nil : newValue != .detailOnly))
    }
  }
  var column: Column {
    get { value.isSidebarOnTop ? .sidebar : .detail }
    set { handle(.columnReported(isSidebar: newValue == .sidebar)) }
  }
  var section: Mailbox? {
    get { value.section }
    set { handle(.selectionReported(newValue)) }
  }
  var path: [Page] {
    get { value.trail }
    set { if let shown = value.path(Self.settings) { handle(.pathReported(newValue, over: shown)) } }
  }
  var modal: Modal? {
    get { value.sheet }
    set { if newValue == nil, let modal { handle(.dismissalReported(modal)) } }
  }
}

/// The app as its router.
@MainActor public func mailboxValue() throws -> FuzzSystem {
  func links(_ router: MailboxValue, _ page: Page?) -> [LiveLink<MailboxValue>] {
    switch page {
    case nil where router.section == nil: []
    case nil:
      (1..<4).map { .link(Page.message($0)) } + [
        .button(presents: Modal.compose) { $0.handle(.present(.compose)) }
      ]
    case .message(let number):
      [
        .link(Page.attachment(number)), .button(confirms: .deletion) { $0.handle(.remove(.message(number))) },
      ]
    case .attachment: []
    }
  }
  return try LiveSystem<MailboxValue>(
    "mailbox-value", sidebar: .list(Mailbox.allCases, selection: \.section),
    detail: .perRow { (_: Mailbox) in .stack(path: \.path) { links($0, $1) } },
    sheet: .item(\.modal) { _, _ in [.button { $0.handle(.dismiss) }] },
    visibility: .to(\.visibility), compactColumn: .to(\.column),
    environmentChanged: { router, environment in
      let old = router.surroundings
      router.surroundings.isCompact = environment.isCompact
      if old != router.surroundings { router.handle(.surroundingsChanged(from: old)) }
    },
    programs: [
      .call("mail://message/7") { $0.handle(.go(to: .archive, trail: [.message(7)])) },
      .call("draft") { $0.handle(.go(to: .inbox, trail: [.message(1)]), .present(.compose)) },
      .deletion("deleted") { $0.handle(.remove(.message(1))) },
      .call("archive") { $0.handle(.choose(.archive)) },
      .call("unread") {
        if let section = $0.value.section { $0.handle(.go(to: section, trail: [.message(2)])) }
      },
      .call("top") { $0.handle(.popToRoot) },
    ],
    make: { _ in MailboxValue() }
  ).system(summary: "the same over the value, described by hand")
}
