import Observation
import SplitNavigatorUI
import SwiftUI

/// Which messages have changes that are not saved.
@MainActor @Observable final class Drafts {
  var changed: Set<Page> = []
}

/// Messages that can be changed: one with changes is left only after a question.
struct DraftsView: View {
  @Bindable var navigator: Navigator<Mailbox, Page, Modal>
  let drafts: Drafts

  init(_ navigator: Navigator<Mailbox, Page, Modal>, _ drafts: Drafts) {
    self.navigator = navigator
    self.drafts = drafts
    navigator.confirmsLeaving = { drafts.changed.contains($0) }
  }

  var body: some View {
    SplitNavigatorView(navigator, rows: Mailbox.allCases) { mailbox in
      Text(mailbox.rawValue)
    } root: { mailbox in
      List(1..<4) { NavigationLink("Message \($0)", value: Page.message($0)) }
        .navigationTitle(mailbox.rawValue)
    } page: { page in
      List {
        if drafts.changed.contains(page) {
          Button("Save") { drafts.changed.remove(page) }
          Button("Cancel") { navigator.pop() }
        } else {
          Button("Change") { drafts.changed.insert(page) }
        }
      }
      .navigationTitle("\(page)")
    } modal: { _ in
      EmptyView()
    }
    .confirmationDialog("Discard the changes?", isPresented: $navigator.asksToLeave) {
      Button("Discard", role: .destructive) {
        drafts.changed = []
        navigator.leave()
      }
    }
  }
}

/// That app, with a deep link.
@MainActor public func drafts() -> HeadlessApp {
  HeadlessApp(
    "drafts", making: { (Navigator<Mailbox, Page, Modal>(start: .inbox), Drafts()) },
    events: [.event("notification") { $0.0.go(to: .archive, path: [.message(7)]) }]
  ) { DraftsView($0.0, $0.1) }
}
