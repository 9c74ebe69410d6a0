import SplitNavigatorUI
import SwiftUI

enum Mailbox: String, Hashable, Codable, CaseIterable { case inbox, archive, sent }
enum Page: Hashable, Codable { case message(Int), attachment(Int) }
enum Modal: Hashable { case compose }
typealias MailNavigator = Navigator<Mailbox, Page, Modal>

struct MailView: View {
  let navigator: MailNavigator
  @SceneStorage("place") private var place: Data?

  var body: some View {
    SplitNavigatorView(navigator, rows: Mailbox.allCases) { mailbox in
      Text(mailbox.rawValue)
    } root: { mailbox in
      List(1..<4) { NavigationLink("Message \($0)", value: Page.message($0)) }
        .navigationTitle(mailbox.rawValue)
        .toolbar { Button("Compose") { navigator.present(.compose) } }
    } page: { page in
      switch page {
      case .message(let number):
        List {
          NavigationLink("Attachment", value: Page.attachment(number))
          Button("Delete") { navigator.remove(page: page) }
        }
        .navigationTitle("Message \(number)")
      case .attachment(let number): Text("Attachment \(number)")
      }
    } modal: { _ in
      Button("Send") { navigator.present(nil) }
    }
    .restoring($place) { $0 != .message(0) }
    .onOpenURL { url in
      if let number = Int(url.lastPathComponent) { navigator.go(to: .archive, path: [.message(number)]) }
    }
  }
}
