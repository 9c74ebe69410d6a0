import FuzzEngine
import Observation
import SwiftUI
import Testing

/// A sheet is made of the state that its view had when its body was evaluated last: what no view had read until then is shown as
/// it was.
///
/// - Source: pasrom/meeting-transcriber #332, nightscout/Trio #1132 (both 2026); L. Chakraborty, "SwiftUI API Design: Sheet II".
@MainActor @Suite struct StaleStateTests {
  struct Note: Hashable, Identifiable { var (id, title) = (1, "One") }
  @Observable final class Store { var openedCount = 0 }

  /// How the state is read, and what presents it.
  enum Form {
    case sheet, cover, popover, otherItem, child, getter
    case read, item, observed, otherState, onChange, dialog, destination, same, draft, reset, alert, earlier
    case field, list, dismissing
  }

  struct Draft: Identifiable {
    let id = UUID()
    var title = ""
  }

  struct Presenter: View {
    @Binding var chosen: Note?
    @Binding var isShown: Bool
    var body: some View {
      Button("Show") {
        chosen = Note()
        isShown = true
      }
      .sheet(isPresented: $isShown) { if let chosen { Text(chosen.title) } }
    }
  }
  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: Note?
    @State private var isShown = false
    var body: some View {
      Button("Show") {
        chosen = Note()
        isShown = true
      }
      Button("Done") { dismiss() }.sheet(isPresented: $isShown) { if let chosen { Text(chosen.title) } }
    }
  }

  struct Root: View {
    let form: Form
    @State private var chosen: Note?
    @State private var title = "A note with a long title"
    @State private var isShown = false
    @State private var isAsking = false
    @State private var other: Note?
    @State private var store = Store()
    @State private var count = 0
    @State private var draft = Draft()

    private func choose() {
      switch form {
      case .same: title = ["A note with ", "a long title"].joined()
      case .draft: draft = Draft()
      case .reset: (other, other) = (Note(), nil)
      case .observed: store.openedCount += 1
      case .otherState: count += 1
      default: break
      }
      if form != .reset { chosen = Note() }
      if form == .earlier { return }
      if form == .otherItem || form == .item || form == .alert { other = Note() } else { isShown = true }
    }
    @ViewBuilder private var page: some View { if let chosen { Text(chosen.title) } }

    var body: some View {
      NavigationStack {
        Group {
          if form == .child {
            Presenter(chosen: $chosen, isShown: $isShown)
          } else if form == .dismissing {
            Closing()
          } else {
            Button("Show", action: choose)
          }
          switch form {
          case .sheet, .field: Text("").sheet(isPresented: $isShown) { page }
          case .cover: Text("").fullScreenCover(isPresented: $isShown) { page }
          case .popover: Text("").popover(isPresented: $isShown) { page }
          case .otherItem: Text("").sheet(item: $other) { _ in page }
          case .getter:
            Text("").sheet(isPresented: $isShown) {
              Text(Binding(get: { chosen?.title ?? "" }, set: { _ in }).wrappedValue)
            }
          case .read: Text(chosen?.title ?? "None").sheet(isPresented: $isShown) { page }
          case .item: Text("").sheet(item: $other) { Text($0.title) }
          case .observed: Text("\(store.openedCount)").sheet(isPresented: $isShown) { page }
          case .otherState: Text("\(count)").sheet(isPresented: $isShown) { page }
          case .onChange: Text("").onChange(of: chosen) {}.sheet(isPresented: $isShown) { page }
          case .dialog:
            Text("").sheet(isPresented: $isShown) { page }
              .confirmationDialog("Delete", isPresented: $isAsking) {
                if let chosen { Button(chosen.title) {} }
              }
          case .destination:
            Text("").sheet(isPresented: $isShown) { page }
              .navigationDestination(isPresented: $isAsking) { page }
          case .same: Text("").sheet(isPresented: $isShown) { Text(title) }
          case .draft:
            Text("").sheet(isPresented: $isShown) {
              TextField("Title", text: $draft.title)
              Button("Save") { isShown = false }.disabled(draft.title.isEmpty)
            }
          case .reset: Text("").sheet(isPresented: $isShown) { Text(other?.title ?? "None") }
          case .alert:
            Text("").alert(item: $other) { _ in Alert(title: Text(chosen?.title ?? "None")) }
          case .earlier:
            Button("Present") { isShown = true }
              .sheet(isPresented: $isShown) { Text(chosen?.title ?? "None") }
          case .list:
            List(selection: $chosen) { Text("One").tag(Note()) }.sheet(isPresented: $isShown) { page }
          case .child, .dismissing: EmptyView()
          }
          if form == .field { BoundField(note: $chosen) }
        }
      }
    }
  }
  struct BoundField: View {
    @Binding var note: Note?
    var body: some View {
      TextField("Title", text: Binding(get: { note?.title ?? "" }, set: { note?.title = $0 }))
    }
  }

  @Test(arguments: [.sheet, .cover, .popover, .otherItem, .child, .getter] as [Form])
  func whatNoBodyHasReadIsShownAsItWas(form: Form) async throws {
    try await fails(HeadlessApp("notes") { Root(form: form) }, "views.no-misuse stale")
  }

  @Test(
    arguments: [
      .read, .item, .observed, .otherState, .onChange, .dialog, .destination, .same, .draft, .reset, .alert,
      .earlier, .field, .list,
      .dismissing,
    ] as [Form])
  func whatABodyHasReadIsShownAsItIs(form: Form) async throws {
    try await passes(HeadlessApp("notes") { Root(form: form) })
  }

  @Test func theFirstTapOfALaunchShowsIt() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("notes") { Root(form: .sheet) }
        .test(#"link 1 "Show""#, at: ["device": "iphone-15 portrait"])
    }
    #expect(failure?.description.contains("views.no-misuse stale") == true)
  }
}
