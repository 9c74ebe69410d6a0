import MailApp
import SplitFuzz

/// A mail server that has lost message 1, and answers when the fuzzer lets it.
struct LateMailService: MailService {
  let deferred: Deferred

  func load(message id: Int, completion: @escaping @MainActor (_ isThere: Bool) -> Void) {
    deferred.later("load", of: MailRouter.Route.message(id: id)) { completion(id != 1) }
  }
}
