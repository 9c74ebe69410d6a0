import SplitNavigatorUI
import SwiftUI

/// The app, with what may reach it from outside.
@MainActor public func mailbox(_ name: String = "mailbox", names: DesignNames? = nil) -> HeadlessApp {
  HeadlessApp(
    name, restoresPlace: true, making: { Navigator<Mailbox, Page, Modal>(start: .inbox) },
    events: [.url("mail://message/7")] + events, names: names
  ) { MailboxView(navigator: $0) }
}

@MainActor private let events: [HeadlessEvent<Navigator<Mailbox, Page, Modal>>] = [
  .event("draft") { $0.go(to: .inbox, path: [.message(1)], presenting: .compose) },
  .event("deleted") { $0.remove(page: .message(1)) },
  .event("archive") { $0.select(.archive) },
  .event("unread") { $0.show(.message(2)) },
  .event("top") { $0.pop(to: nil) },
]

/// The app with three columns.
@MainActor public func mailColumns() -> HeadlessApp {
  HeadlessApp(
    "mail-columns", restoresPlace: true, making: { Navigator<Mailbox, Page, Modal>(start: .inbox) },
    events: events
  ) { MailColumnsView(navigator: $0) }
}

/// The same by the names of `split-navigator/shipped`, to be compared with that model of it.
@MainActor public func namedMailbox() -> HeadlessApp {
  mailbox(
    "mailbox-named",
    names: DesignNames(
      rows: ["inbox", "archive", "sent"],
      links: ["message-1", "message-2", "message-3", "compose", "attachment", "delete", "send"]))
}
