import SwiftUI

/// A mail app as people write one, with nothing in it that knows of the fuzzer.
struct MailView: View {
  @State private var store: MailStore
  @State private var mailbox: String? = "Inbox"
  @State private var path = NavigationPath()
  @State private var isComposing = false
  @Environment(\.horizontalSizeClass) private var width

  init(store: MailStore) { _store = State(initialValue: store) }

  var body: some View {
    if store.bug == .rebuilds && width == .compact { split } else { split }
  }

  private var split: some View {
    NavigationSplitView {
      List(store.mailboxes, id: \.self, selection: $mailbox) { name in
        Label(name, systemImage: "tray")
      }
      .navigationTitle("Mailboxes")
      .toolbar { Button("Compose") { isComposing = true } }
    } detail: {
      NavigationStack(path: $path) {
        if mailbox == "Sent" && store.bug == .blank {
          EmptyView()
        } else if let mailbox {
          List(store.messages(in: mailbox), id: \.self) { number in
            if store.bug == .unresolved {
              NavigationLink("Message \(number)", value: "\(number)")
            } else {
              NavigationLink("Message \(number)", value: number)
            }
          }
          .navigationTitle(mailbox)
          .navigationDestination(for: Int.self) { MessageView(number: $0).environment(\.signature, "me") }
        } else {
          Text("No mailbox")
        }
      }
    }
    .onChange(of: mailbox) { path = NavigationPath() }
    .sheet(isPresented: $isComposing) { ComposeView() }
  }
}

extension EnvironmentValues {
  @Entry var signature: String = "none"
  @Entry var fontScale = 1
}

#Preview("Mail") {
  MailView(store: MailStore())
}

struct MessageView: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  @Environment(\.signature) private var signature
  var body: some View {
    Text("Message \(number), \(signature)")
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
  let bug: Bug?
  init(_ bug: Bug? = nil) { self.bug = bug }
  func messages(in mailbox: String) -> [Int] {
    if bug == .duplicates, mailbox == "Sent" { return [7, 7] }
    return Array((mailbox.count * 10)..<(mailbox.count * 10 + 3))
  }
}

/// What is wrong with the views.
enum Bug: CaseIterable { case blank, rebuilds, unresolved, duplicates }
