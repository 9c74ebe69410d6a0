import FuzzEngine
import Observation
import SplitFuzz
import SwiftUI
import Testing

/// A sidebar that comes back in a roundabout way only, and one that never does.
@Suite @MainActor struct LostSidebarTests {
  /// What hides the sidebar refuses all that the platform writes; two taps bring it back, until it is forgotten.
  struct Root: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var isHidden = false
    @State private var showsMore = false
    @State private var isForgotten = false

    var body: some View {
      NavigationSplitView(
        columnVisibility: Binding(get: { visibility }, set: { if !isHidden { visibility = $0 } })
      ) {
        Text("Sidebar").toolbar(removing: .sidebarToggle)
      } detail: {
        VStack {
          Button("Hide") { (visibility, isHidden) = (.detailOnly, true) }
          if isHidden, !isForgotten {
            Button("Forget") { isForgotten = true }
            Button("More") { showsMore = true }
            if showsMore { Button("Show") { (visibility, isHidden, showsMore) = (.all, false, false) } }
          }
        }
      }
    }
  }

  /// Shrinking looks for ways of one action first, by which the shorter trace seems to lose the sidebar.
  @Test func whatTwoTapsBringBackIsNotLost() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("lost") { Root() }.test(
        seed: 42, runs: 60, kinds: ["open"], devices: ["ipad-11 landscape"], savesFailures: false)
    }
    let finding = try #require(failure?.finding)
    #expect(finding.signature.rule == "sidebar.never-lost")
    #expect(finding.lines.map(\.text) == ["link 1 \"Hide\"", "link 2 \"Forget\""])
    #expect(finding.minimality != .unfinished)
  }

  /// A sheet that comes over a popover, in an app whose sidebar is two taps away.
  struct Covered: View {
    let opened: Opened
    @State private var item: Int?
    @State private var isExplained = false

    var body: some View {
      @Bindable var opened = opened
      NavigationSplitView {
        List([1], id: \.self, selection: .constant(1)) { Text("Box \($0)") }.navigationTitle("Boxes")
      } content: {
        List([1, 2], id: \.self, selection: $item) { Text("Item \($0)") }.navigationTitle("Items")
      } detail: {
        Button("Explain") { isExplained = true }.navigationTitle("Item \(item ?? 0)")
          .popover(isPresented: $isExplained) { Text("Explained") }
      }
      .sheet(isPresented: $opened.isShown) { Text("Draft") }
    }
  }
  @MainActor @Observable final class Opened {
    var isShown = false
  }

  @Test func whatIsPresentedOverSomethingElseIsTwoLevels() async throws {
    let draft = HeadlessEvent<Opened>.event("draft") { $0.isShown = true }
    let app = HeadlessApp("covered", making: { Opened() }, events: [draft]) { Covered(opened: $0) }
    try await passes(app, runs: 60)
  }
}
