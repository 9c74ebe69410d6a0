import MailApp
import SplitFuzz

/// A mail server without message 1, whose responses the fuzzer delivers.
struct LateMailService: MailService {
  let deferred: Deferred

  func load(message id: Int, completion: @escaping @MainActor (_ isThere: Bool) -> Void) {
    deferred.later("load", of: MailRouter.Route.message(id: id)) { completion(id != 1) }
  }
}
