import SplitFuzz
import SwiftUI
import Testing

/// Stacks in sheets as ordinary apps have them, with nothing to report.
@Suite struct SheetStacksOfApps {
  /// A filter in a popover, which has a stack and a title where it is a sheet.
  struct Filter: View {
    @State private var isPresented = false
    @State private var isOn = false
    @Environment(\.horizontalSizeClass) private var size
    var body: some View {
      NavigationStack { Button("Filter") { isPresented = true }.navigationTitle("Home") }
        .popover(isPresented: $isPresented) {
          if size == .compact {
            NavigationStack { Toggle("On", isOn: $isOn).navigationTitle("Filter") }
          } else {
            Toggle("On", isOn: $isOn)
          }
        }
    }
  }

  /// What is presented keeps its name, also where the trace up to the change of size is played again.
  @Test func aTitleThatComesWithTheWidthIsNoOtherView() async throws {
    try await HeadlessApp("filter") { Filter() }.test(
      "link 1", at: ["device": "ipad-11 portrait"], showing: "sheet: popover")
  }
}
