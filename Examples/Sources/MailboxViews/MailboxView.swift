import SplitNavigatorUI
import SwiftUI

enum Mailbox: String, Codable, CaseIterable { case inbox, archive, sent }
enum Page: Hashable, Codable { case message(Int), attachment(Int) }
enum Modal: Hashable { case compose }

struct MailboxView: View {
  let navigator: Navigator<Mailbox, Page, Modal>
  @SceneStorage("place") private var place: Data?

  var body: some View {
    SplitNavigatorView(navigator, rows: Mailbox.allCases) { mailbox in
      Label(mailbox.rawValue, systemImage: "tray")
    } root: { mailbox in
      List(1..<4) { NavigationLink("Message \($0)", value: Page.message($0)) }
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
      case .attachment(let number):
        Text("Attachment of message \(number)")
      }
    } modal: { _ in
      Button("Send") { navigator.present(nil) }.navigationTitle("compose")
    }
    .restoring($place)
    .onOpenURL { url in
      if let number = Int(url.lastPathComponent) { navigator.go(to: .archive, path: [.message(number)]) }
    }
  }
}
