import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Rows for which the last column shows what it shows while nothing is chosen.
@MainActor @Suite struct RowsWithoutViews {
  enum Pane: String, CaseIterable { case general, sound, privacy }

  /// What the detail shows for the third row: what is there for none, a view of its own, or as for all, those of the first row for none.
  enum Third: CaseIterable { case none, own, asForNone }
  struct Settings: View {
    let third: Third
    @State private var pane: Pane?
    var body: some View {
      NavigationSplitView {
        List(Pane.allCases, id: \.self, selection: $pane) { Text($0.rawValue.capitalized) }
          .navigationTitle("Settings")
      } detail: {
        if third == .asForNone {
          Text("The \(pane ?? .general) pane").navigationTitle((pane ?? .general).rawValue.capitalized)
        } else {
          switch pane {
          case .general: Text("Units").navigationTitle("General")
          case .sound: Text("Volume").navigationTitle("Sound")
          case .privacy where third == .own: Text("Passwords").navigationTitle("Privacy")
          default: ContentUnavailableView("Choose a setting", systemImage: "gear")
          }
        }
      }
    }
  }

  @Test func aRowThatShowsWhatIsThereForNoneIsNoted() async throws {
    for third in Third.allCases {
      let app = HeadlessApp("settings") { Settings(third: third) }
      let notes = try await app.test(seed: 42, runs: 12).notes
      #expect(notes.contains { $0.contains("the row 'Privacy' shows what is there") } == (third == .none))
    }
  }
}
