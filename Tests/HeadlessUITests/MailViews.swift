import SwiftUI

/// A mail app as people write one, with nothing in it that knows of the fuzzer.
struct MailView: View {
  @State private var store: MailStore
  @State private var mailbox: String? = "Inbox"
  @State private var path: [Int] = []
  @State private var isComposing = false

  init(store: MailStore) { _store = State(initialValue: store) }

  var body: some View {
    NavigationSplitView {
      List(store.mailboxes, id: \.self, selection: $mailbox) { name in
        Label(name, systemImage: "tray")
      }
      .navigationTitle("Mailboxes")
      .toolbar { Button("Compose") { isComposing = true } }
    } detail: {
      NavigationStack(path: $path) {
        if let mailbox {
          List(store.messages(in: mailbox), id: \.self) { number in
            NavigationLink("Message \(number)", value: number)
          }
          .navigationTitle(mailbox)
          .navigationDestination(for: Int.self) { MessageView(number: $0) }
        } else {
          Text("No mailbox")
        }
      }
    }
    .onChange(of: mailbox) { if store.clearsPath { path = [] } }
    .sheet(isPresented: $isComposing) { ComposeView() }
  }
}

struct MessageView: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("Message \(number)")
    Button("Done") { dismiss() }
  }
}

struct ComposeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Button("Send") { dismiss() }.disabled(text.isEmpty)
  }
}

final class MailStore {
  let mailboxes = ["Inbox", "Sent", "Drafts"]
  let clearsPath: Bool
  init(clearsPath: Bool = true) { self.clearsPath = clearsPath }
  func messages(in mailbox: String) -> [Int] { Array((mailbox.count * 10)..<(mailbox.count * 10 + 3)) }
}
