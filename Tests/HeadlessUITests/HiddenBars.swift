import Foundation
import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

#if canImport(Combine)
import Combine
#endif

/// Views that hide the navigation bar or its back button, and with it the swipe back.
///
/// - Source: openillumi.com, "SwiftUI: swipe back and a hidden navigation bar": both end the gesture of UIKit's controller.
@Suite @MainActor struct HiddenBars {
  enum Form: CaseIterable {
    case backButton, bar, toolbar, visibility
    case ownButton, drag, longPress, countdown, work, uiKit, tabBar, root, shownAgain

    static let wrong: [Form] = [.backButton, .bar, .toolbar, .visibility]
    static let right = allCases.filter { !wrong.contains($0) }
  }

  private struct Camera: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Int { 0 }
    func updateUIViewController(_ controller: Int, context: Context) {}
  }

  private struct Hiding: ViewModifier {
    let form: Form
    func body(content: Content) -> some View {
      switch form {
      case .backButton: content.navigationBarBackButtonHidden()
      case .bar: content.navigationBarHidden(true)
      case .visibility: content.toolbarVisibility(.hidden, for: .navigationBar)
      case .tabBar: content.toolbar(.hidden, for: .tabBar)
      case .root: content
      case .shownAgain: content.toolbar(.visible, for: .navigationBar)
      default: content.toolbar(.hidden, for: .navigationBar, .tabBar)
      }
    }
  }

  private struct Photo: View {
    let form: Form
    @State private var left = 3
    @State private var isLoaded = false
    @Environment(\.dismiss) private var dismiss
    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      switch form {
      case .ownButton: Text("Photo").overlay { Button("Close") { dismiss() } }
      case .drag: Text("Photo").gesture(DragGesture().onEnded { _ in dismiss() })
      case .longPress: Text("Photo").onLongPressGesture { dismiss() }
      case .countdown:
        Text("\(left)").onReceive(clock) { _ in
          left -= 1
          if left == 0 { dismiss() }
        }
      case .work:
        if isLoaded {
          Button("Close") { dismiss() }
        } else {
          ProgressView().task {
            try? await Task.sleep(for: .seconds(2))
            isLoaded = true
          }
        }
      case .uiKit: Camera()
      default: Text("Photo")
      }
    }
  }

  private struct Photos: View {
    let form: Form
    var body: some View {
      NavigationStack {
        List(0..<3, id: \.self) { NavigationLink("Photo \($0)", value: $0) }
          .navigationTitle("Photos")
          .navigationBarHidden(form == .root)
          .navigationDestination(for: Int.self) { _ in Photo(form: form).modifier(Hiding(form: form)) }
      }
    }
  }

  private struct Columns: View {
    let form: Form
    @State private var photo: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $photo) { Text("Photo \($0)") }.navigationTitle("Photos")
      } detail: {
        if photo != nil { Photo(form: form).modifier(Hiding(form: form)) } else { Text("No photo") }
      }
    }
  }

  @Test(arguments: Form.wrong) func whatHidesTheOnlyWayBackIsFound(form: Form) async throws {
    try await fails(HeadlessApp("photos") { Photos(form: form) }, "back.offered-when-needed missing")
    try await fails(HeadlessApp("photos") { Columns(form: form) }, "back.offered-when-needed missing")
  }

  @Test(arguments: Form.right) func whatHasAnotherWayIsNot(form: Form) async throws {
    try await passes(HeadlessApp("photos") { Photos(form: form) })
    try await passes(HeadlessApp("photos") { Columns(form: form) })
  }

  /// A pushed view with a back button of its own, which asks first, and leaves or does not.
  private struct Draft: View {
    let leaves: Bool
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    var body: some View {
      Button("Back") { asks = true }
        .navigationTitle("Draft")
        .navigationBarBackButtonHidden()
        .confirmationDialog("Leave?", isPresented: $asks) {
          Button("Leave") { if leaves { dismiss() } }
        }
    }
  }
  @Test func aPushedViewThatNothingHasEverLeftIsNoted() async throws {
    for leaves in [false, true] {
      let notes = try await HeadlessApp("drafts") {
        NavigationStack { NavigationLink("Draft") { Draft(leaves: leaves) }.navigationTitle("Drafts") }
      }.test(seed: 42, runs: 12).notes
      let note = "nothing that was tapped on 'Draft' (its back button is hidden) has ever taken it away"
      #expect(notes.contains { $0.contains(note) } == !leaves, "\(notes)")
    }
  }
}
