/// The same router with its two bugs fixed.
@MainActor
public final class FixedMailRouter: MailRouter {
  /// A notification sets mailbox and path together, so a path that is of this mailbox already stays.
  public override func mailboxChanged() {
    if case .message(let id) = path.first, messages.contains(id) { return }
    path = []
  }

  /// Takes away the message that is gone, and what was opened from it; nothing else.
  public override func messageIsGone(_ id: Int) {
    if let level = path.lastIndex(of: .message(id: id)) { path.removeSubrange(level...) }
  }
}
