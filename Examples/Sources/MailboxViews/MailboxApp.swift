import SplitNavigatorUI
import SwiftUI

/// The app, with what may reach it from outside.
@MainActor public func mailbox(_ name: String = "mailbox", restoresPlace: Bool = true) -> HeadlessApp {
  HeadlessApp(
    name, restoresPlace: restoresPlace, making: { Navigator<Mailbox, Page, Modal>(start: .inbox) },
    events: [
      .url("mail://message/7"),
      .event("draft") { $0.go(to: .inbox, path: [.message(1)], presenting: .compose) },
      .event("deleted") { $0.remove(page: .message(1)) },
      .event("archive") { $0.select(.archive) },
      .event("unread") { $0.show(.message(2)) },
      .event("top") { $0.pop(to: nil) },
    ]
  ) { MailboxView(navigator: $0) }
}
