/// The same router with its two bugs fixed.
@MainActor
public final class FixedMailRouter: MailRouter {
  /// A notification sets mailbox and path together, so a path of this mailbox is kept.
  public override func mailboxChanged() {
    if case .message(let id) = path.first, messages.contains(id) { return }
    path = []
  }

  /// Removes the deleted message and what was opened from it, and nothing else.
  public override func messageIsGone(_ id: Int) {
    if let level = path.lastIndex(of: .message(id: id)) { path.removeSubrange(level...) }
  }
}
