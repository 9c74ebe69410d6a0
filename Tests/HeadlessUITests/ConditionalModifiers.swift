import FuzzEngine
import SwiftUI
import Testing

extension View {
  @ViewBuilder fileprivate func when<Changed: View>(
    _ isOn: Bool, _ change: (Self) -> Changed
  ) -> some View {
    if isOn { change(self) } else { self }
  }
}

/// A modifier that is there or not makes the views around which it stands anew, and a stack among them loses what is pushed.
@MainActor @Suite struct ConditionalModifiers {
  enum Manner: CaseIterable {
    case branches, givesAnotherValue, keepsThePath, isAnotherOnPurpose, showsOtherPages, usesTabs,
      closesAPane, hidesATab
  }

  struct Settings: View {
    let manner: Manner
    @State private var isDimmed = false
    @State private var path: [String] = []
    var body: some View {
      switch manner {
      case .branches: Pages(isDimmed: $isDimmed).when(isDimmed) { $0.opacity(0.5) }
      case .givesAnotherValue: Pages(isDimmed: $isDimmed).opacity(isDimmed ? 0.5 : 1)
      case .keepsThePath: Pages(isDimmed: $isDimmed, path: $path).when(isDimmed) { $0.opacity(0.5) }
      case .isAnotherOnPurpose: Pages(isDimmed: $isDimmed).id(isDimmed)
      case .showsOtherPages:
        if isDimmed { Pages(title: "Demo", isDimmed: $isDimmed) } else { Pages(isDimmed: $isDimmed) }
      case .usesTabs:
        if isDimmed {
          TabView { Pages(isDimmed: $isDimmed).tabItem { Text("Pages") } }
        } else {
          Pages(isDimmed: $isDimmed)
        }
      case .closesAPane:
        HStack {
          if !isDimmed { Pages(isDimmed: $isDimmed) }
          Pages(isDimmed: $isDimmed)
        }
      case .hidesATab:
        TabView {
          ForEach(isDimmed ? [1, 3] : [1, 2, 3], id: \.self) { number in
            Pages(isDimmed: $isDimmed).tabItem { Text("Account \(number)") }
          }
        }
      }
    }
  }
  struct Pages: View {
    var title = "Settings"
    @Binding var isDimmed: Bool
    var path: Binding<[String]>?
    @State private var own: [String] = []
    var body: some View {
      NavigationStack(path: path ?? $own) {
        List { NavigationLink("Appearance", value: "Appearance") }
          .navigationTitle(title)
          .navigationDestination(for: String.self) { name in
            Form { Toggle("Dim", isOn: $isDimmed) }.navigationTitle(name)
          }
      }
    }
  }

  @Test func aStackThatIsMadeAnewIsReported() async throws {
    try await fails(
      HeadlessApp("settings") { Settings(manner: .branches) }, "the toggle 'Dim' makes a stack anew")
  }

  @Test(arguments: Manner.allCases.filter { $0 != .branches })
  func oneThatStaysIsNot(manner: Manner) async throws {
    try await passes(HeadlessApp("settings") { Settings(manner: manner) })
  }

  /// A banner that goes as a person subscribes.
  struct Banner: View {
    let isBranch: Bool
    @State private var hasSubscribed = false
    var body: some View {
      if isBranch {
        if hasSubscribed { reports } else { reports.safeAreaInset(edge: .bottom) { Text("Upgrade today") } }
      } else {
        reports.safeAreaInset(edge: .bottom) { if !hasSubscribed { Text("Upgrade today") } }
      }
    }
    private var reports: some View {
      NavigationStack {
        List(1...5, id: \.self) { NavigationLink("Report \($0)", value: $0) }.navigationTitle("Reports")
          .navigationDestination(for: Int.self) { number in
            Button("Subscribe") { hasSubscribed = true }.navigationTitle("Report \(number)")
          }
      }
    }
  }

  @Test func aButtonThatMakesAStackAnewIsNoted() async throws {
    for isBranch in [true, false] {
      let app = HeadlessApp("reports") { Banner(isBranch: isBranch) }
      let notes = try await app.test(seed: 42, runs: 12).notes
      #expect(notes.contains { $0.contains("'Subscribe' makes a stack anew") } == isBranch)
    }
  }
}
