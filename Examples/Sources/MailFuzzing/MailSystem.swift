import MailApp
import SplitFuzz
import SplitModel

/// The body of the mail app.
@MainActor
public func mail(
  _ name: String, _ make: @escaping (any MailService) -> MailRouter
) -> LiveSystem<MailRouter> {
  LiveSystem(
    name,
    sidebar: .list(MailRouter.Mailbox.allCases, selection: \.mailbox),
    detail: .stack(path: \.path) { router, route in
      switch route {
      case nil:
        router.messages.map { id in
          .button(opens: MailRouter.Route.message(id: id)) { $0.open(message: id) }
        }
      case .message(let id):
        [.link(MailRouter.Route.attachment(message: id, index: 0))]
      case .attachment:
        []
      }
    },
    visibility: .isSidebarShown(\.isSidebarShown),
    onChange: [.onChange(of: \.mailbox) { router, _, _ in router.mailboxChanged() }],
    events: [
      .deepLink("notification", to: MailRouter.Route.message(id: 3)) {
        $0.openNotification(message: 3, in: .sent)
      }
    ],
    make: { deferred in make(LateMailService(deferred: deferred)) })
}
