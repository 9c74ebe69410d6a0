import Foundation
import SplitFuzz
import Testing

@testable import SwiftUI

/// Controllers of UIKit, which are not run, and further forms that public apps use.
@MainActor @Suite struct ControllersOverColumns {
  final class Controller {}
  /// Has a button "Cancel" of its own, as the system's camera has.
  struct Camera: UIViewControllerRepresentable {
    @Environment(\.dismiss) var dismiss
    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  struct Columns: View {
    let hasCamera: Bool
    @State private var chosen: Int?
    @State private var isCovered = false
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $chosen) { Text("Item \($0)") }.navigationTitle("Items")
      } detail: {
        NavigationStack {
          Button("Take a picture") { isCovered = true }
            .navigationTitle(chosen.map { "Item \($0)" } ?? "Nothing")
        }
      }
      .fullScreenCover(isPresented: $isCovered) {
        if hasCamera { Camera() } else { Text("No way out") }
      }
    }
  }

  /// BonApp was reported; a cover of an app's own with nothing to tap still is.
  @Test func aControllerMayTakeItselfAway() async throws {
    try await passes(HeadlessApp("camera") { Columns(hasCamera: true) })
    try await fails(HeadlessApp("cover") { Columns(hasCamera: false) }, "sidebar.never-lost lost")
  }

  struct Card: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \Card.name).suggestedFileName { $0.name }
    }
  }
  struct LastOne: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { for subview in subviews where subview == subviews.last { _ = subview.priority } }
  }
  struct Forms: View {
    let share: Float
    var body: some View {
      List {
        ForEach(["Ann", "Ben"], id: \.self) { Text($0) }
          .dropDestination(for: String.self) { items, index in print(items.count + index) }
          .onMove { _, _ in }
        ProgressView(value: share)
        ProgressView("Loading", value: share, total: 2)
        LastOne { Text("Text").foregroundStyle(Color(UIColor.placeholderText)) }
      }
      .navigationTitle(UTType.vCard.identifier)
    }
  }

  @Test func whatPublicAppsWrite() {
    let view = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 2), contentSize: .zero, contentInsets: EdgeInsets(),
      containerSize: .zero)
    #expect(view.visibleRect.origin.y == 2)
    #expect(evaluated(Forms(share: 0.5)).front.title == "public.vcard")
  }
}
