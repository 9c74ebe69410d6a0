import Foundation
import FuzzEngine
import SwiftUI
import Testing

#if canImport(Combine)
import Combine
#endif

/// Tasks around a stack that go on for as long as it is there, each with what it awaits.
@Suite @MainActor struct LoopsOfTasks {
  private static let opened = Notification.Name("LoopsOfTasks.opened")

  final class Bus: ObservableObject { let opened = PassthroughSubject<Int, Never>() }

  enum Source: CaseIterable { case subject, publisher, notifications }

  struct Pages: View {
    let source: Source
    @StateObject private var bus = Bus()
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button("Open 3") {
            if source == .subject {
              bus.opened.send(3)
            } else {
              NotificationCenter.default.post(name: opened, object: nil)
            }
          }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { Text("About").navigationTitle("Page \($0)") }
      }
      .task {
        switch source {
        case .subject: for await page in bus.opened.values { path = [page] }
        case .publisher:
          for await _ in NotificationCenter.default.publisher(for: opened).values { path = [3] }
        case .notifications:
          for await _ in NotificationCenter.default.notifications(named: opened) { path = [3] }
        }
      }
    }
  }

  /// What is begun again around a pushed view is not that view's, and what one launch posts is not for another.
  @Test(arguments: Source.allCases) func eachIsOfItsLaunch(source: Source) async throws {
    for seed: UInt64 in [1, 7, 42] {
      let app = HeadlessApp("pages") { Pages(source: source) }
      #expect(try await app.test(seed: seed, runs: 12, savesFailures: false).findings.isEmpty)
    }
  }
}
