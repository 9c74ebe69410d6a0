import MailApp
import SplitFuzz

/// The body of the mail app with `async` functions, whose answers come when the trace says.
@MainActor
public func asyncMail(_ bug: AsyncMail.Bug) -> LiveSystem<AsyncMail> {
  LiveSystem(
    bug == .none ? "async-mail" : "async-mail-\(bug.rawValue)",
    sidebar: .list(["inbox", "sent"], selection: \.box),
    detail: .stack(path: \.path) { (_: AsyncMail, top: String?) in
      guard let top else { return [.link("first")] }
      return [.button { $0.delete(top) }, .button { $0.compose() }]
        + (top.hasSuffix("reply") ? [] : [.link("\(top) reply")])
    },
    asynchrony: .controlled, make: { _ in AsyncMail(bug) })
}
