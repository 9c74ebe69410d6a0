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

/// What views and controllers of UIKit are made of, in an app's own words.
private final class RoundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() { super.layoutSubviews() }
}
private struct Round: UIViewRepresentable {
  func makeUIView(context: Context) -> RoundView { RoundView() }
  func updateUIView(_ view: RoundView, context: Context) { view.isHidden = false }
}
private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { _, _, _, _ in }
    return controller
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
private struct Shared: View {
  @State private var isSharing = false
  @State private var isTyping = false
  var body: some View {
    NavigationStack {
      VStack {
        Round()
        Button("Share") { isSharing = true }
      }
      .navigationTitle("Home")
      .sheet(isPresented: $isSharing) { ShareSheet(items: ["text"]) }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in
      isTyping = true
    }
  }
}

@MainActor @Suite struct ControllersOfPublicApps {
  @Test func compileAndAreNoted() async throws {
    let report = try await HeadlessApp("shared") { Shared() }.test(seed: 42, runs: 6, savesFailures: false)
    let isNoted = { (kind: String) in report.notes.contains { $0.contains("is a \(kind) of UIKit") } }
    #expect(report.findings.isEmpty && isNoted("view") && isNoted("controller"), "\(report.notes)")
  }
}
