import Foundation
import FuzzEngine
import Testing

@testable import SwiftUI

/// An `EditButton` switches the edit mode that the environment has; without one it changes what is written on it alone.
@Suite @MainActor struct EditModes {
  struct Photos: View {
    let hasMode: Bool
    @State private var chosen: Set<Int> = []
    @State private var mode = EditMode.inactive
    var body: some View {
      NavigationStack {
        List(0..<3, selection: $chosen) { Text("Photo \($0)") }
          .navigationTitle(mode.isEditing ? "Choose" : "Photos")
          .toolbar { EditButton() }
      }
      .environment(\.editMode, hasMode ? $mode : nil)
    }
  }

  @Test(arguments: [false, true]) func aListThatIsOnlyEditedIsNoDeadEnd(hasMode: Bool) async throws {
    try await passes(HeadlessApp("photos") { Photos(hasMode: hasMode) })
  }

  @Test func theModeIsSwitched() async throws {
    let app = HeadlessApp("photos") { Photos(hasMode: true) }
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test(#"link 4 "Edit""#, at: phone, showing: "detail: Choose")
    try await app.test(#"link 4 "Edit"; link 4 "Done""#, at: phone, showing: "detail: Photos")
  }
}

/// What a public app has written, and did not compile.
extension ShapeStyle where Self == Color { fileprivate static var background: Color { .gray } }

extension EditModes {
  private struct Forms: View {
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Text("Forms")
        .tint(.background)
        .tint(.red)
        .tint(nil)
        .onKeyPress(.upArrow) { .handled }
        .onKeyPress(.pageDown) {
          undoManager?.removeAllActions()
          undoManager?.removeAllActions(withTarget: self)
          return .ignored
        }
    }
  }

  @Test func formsOfAPublicAppCompile() { #expect(evaluated(Forms()).page.texts == ["Forms"]) }
}
