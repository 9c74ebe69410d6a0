import MailApp
import SplitFuzz
import SplitModel

/// What the body of the mail app says, in the words of the fuzzer.
@MainActor
func mail<Router: MailRouter>(
  _ name: String, _ make: @escaping (any MailService) -> Router
) -> LiveSystem<Router> {
  LiveSystem(
    name,
    sidebar: .list(MailRouter.Mailbox.allCases, selection: \.mailbox),
    detail: .stack(path: \.path) { router, top in
      switch top {
      case nil: (router.mailbox.map(router.messages) ?? []).map { id in
        .button(opens: MailRouter.Route.message(id: id)) { $0.open(message: id) }
      }
      case .message(let id): [.button(opens: MailRouter.Route.attachment(message: id, index: 0)) {
        $0.open(attachment: 0, of: id)
      }]
      case .attachment: []
      }
    },
    visibility: .isSidebarShown(\.isSidebarShown),
    onChange: [.onChange(of: \.mailbox) { router, _, _ in router.mailboxChanged() }],
    programs: [
      .deepLink("notification", to: MailRouter.Route.message(id: 3)) {
        $0.openNotification(message: 3, in: .sent)
      }
    ],
    make: { deferred in make(LateMailService(deferred: deferred)) })
}

/// A server that has lost message 1, and says so late.
struct LateMailService: MailService {
  let deferred: Deferred

  func load(message id: Int, completion: @escaping @MainActor (Bool) -> Void) {
    deferred.later("load", of: MailRouter.Route.message(id: id)) { completion(id != 1) }
  }
}
