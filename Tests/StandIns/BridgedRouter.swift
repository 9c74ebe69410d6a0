// A router with SwiftUI's own types, as an app would write it; type-checked by `Lab/swiftui.py`.
import SplitFuzz
import SplitModel
import SwiftUI

struct BridgedRouter {
  var row: String? = "inbox"
  var path = NavigationPath()
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.detail
  var phase = ScenePhase.active
}

@available(iOS 17, macOS 14, *)
@MainActor
func bridged() -> LiveSystem<BridgedRouter> {
  LiveSystem(
    "bridged", sidebar: .list(["inbox", "sent"], selection: \.row),
    detail: .stack(opaque: \.path) { _, top in top == nil ? [.link("letter")] : [] },
    visibility: .to(\.visibility), compactColumn: .to(\.column), scenePhase: { $0.phase = $1.swiftUI },
    make: { _ in BridgedRouter() })
}
