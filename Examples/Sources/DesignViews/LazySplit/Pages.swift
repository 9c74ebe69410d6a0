import SwiftUI

struct LazySplitApp: View {
  @ObservedObject var router: LazySplitRouter
  let service: DisplayService

  var body: some View {
    LazySplitView(router) {
      VStack {
        Button("Home") { service.update(.home) }
        Button("Settings") { service.update(.settings) }
      }
      .navigationTitle("Menu")
    } content: {
      switch router.section {
      case .settings: SectionView(title: "Settings")
      default: SectionView(title: "Home")
      }
    } detail: {
      switch router.detailRoot {
      case .detail where router.hasBugs:
        DisplayView(display: .detail).navigationDestination(for: Display.self) { DisplayView(display: $0) }
      case let root?: DisplayView(display: root)
      case nil: EmptyView()
      }
    }
    .environmentObject(service)
  }
}

/// A section's page.
struct SectionView: View {
  let title: String
  @EnvironmentObject private var service: DisplayService

  var body: some View {
    VStack {
      Text("A main page of the app")
      Button("Detail") { service.update(.detail) }
    }
    .navigationTitle(title)
    .toolbar { Button("Detail, Full") { service.update(.detail, at: .primary) } }
  }
}

/// A page that is pushed.
struct DisplayView: View {
  let display: Display
  @EnvironmentObject private var service: DisplayService

  var body: some View {
    switch display {
    case .detail:
      VStack {
        Button("Subdetail") { service.update(.subdetail) }
        Button("Subdetail, Full") { service.update(.subdetail, at: .primary) }
      }
      .navigationTitle("Detail")
    case .subdetail: Text("Deeper into the stack").navigationTitle("Subdetail")
    default: EmptyView()
    }
  }
}
