import Observation

/// The navigation of a small mail app: mailboxes in the sidebar, messages and attachments in the detail.
///
/// An ordinary router of an app, without a dependency on the fuzzer.
@MainActor
@Observable
open class MailRouter {
  /// The rows of the sidebar.
  public enum Mailbox: String, Hashable, CaseIterable, Sendable {
    /// A mailbox that every account has.
    case inbox, sent, drafts
  }

  /// The views of the detail.
  public enum Route: Hashable, Sendable {
    case message(id: Int)
    case attachment(message: Int, index: Int)
  }

  /// The selection of the sidebar's list.
  public var mailbox: Mailbox?
  /// The path of the stack in the detail.
  public var path: [Route] = []
  /// Bound, through a computed binding, to the column visibility.
  public var isSidebarShown = true

  let service: any MailService

  /// A router that loads messages from a server.
  public init(service: any MailService) { self.service = service }

  /// The messages in the mailbox that is selected.
  public var messages: [Int] {
    switch mailbox {
    case .inbox: [1, 2]
    case .sent: [3]
    case .drafts, nil: []
    }
  }

  /// Opens a message, and closes it if the server has deleted it.
  public func open(message id: Int) {
    path.append(.message(id: id))
    service.load(message: id) { [weak self] isThere in
      if !isThere { self?.messageIsGone(id) }
    }
  }

  /// Handles a tap on a notification.
  public func openNotification(message id: Int, in mailbox: Mailbox) {
    self.mailbox = mailbox
    path = [.message(id: id)]
  }

  /// Called by the view's `onChange(of: router.mailbox)`: a path belongs to its mailbox.
  open func mailboxChanged() { path = [] }

  /// Called if a message does not exist on the server.
  open func messageIsGone(_ id: Int) {
    if !path.isEmpty { path.removeLast() }
  }
}

/// A server of messages, which responds later.
@MainActor
public protocol MailService {
  func load(message id: Int, completion: @escaping @MainActor (_ isThere: Bool) -> Void)
}
