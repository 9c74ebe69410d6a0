import SplitNavigatorUI
import SwiftUI

/// The same app with a column of messages beside the message that is read.
struct MailColumnsView: View {
  let navigator: Navigator<Mailbox, Page, Modal>
  @SceneStorage("place") private var place: Data?

  var body: some View {
    SplitNavigatorView(navigator, rows: Mailbox.allCases) { mailbox in
      Label(mailbox.rawValue, systemImage: "tray")
    } content: { mailbox, page in
      List(1..<4, selection: page) { Text("Message \($0)").tag(Page.message($0)) }
        .navigationTitle(mailbox.rawValue)
        .toolbar { Button("Compose") { navigator.present(.compose) } }
    } page: { page in
      switch page {
      case .message(let number):
        List {
          NavigationLink("Attachment", value: Page.attachment(number))
          Button("Delete", role: .destructive) { navigator.remove(page: page) }
        }
        .navigationTitle("Message \(number)")
      case .attachment(let number): Text("Attachment of message \(number)")
      }
    } modal: { _ in
      Button("Send") { navigator.present(nil) }.navigationTitle("compose")
    }
    .restoring($place)
  }
}
