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

  struct Pages: View {
    let isNotified: Bool
    @StateObject private var bus = Bus()
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button("Open 3") {
            if isNotified {
              NotificationCenter.default.post(name: opened, object: nil)
            } else {
              bus.opened.send(3)
            }
          }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { Text("About").navigationTitle("Page \($0)") }
      }
      .task {
        if isNotified {
          for await _ in NotificationCenter.default.publisher(for: opened).values { path = [3] }
        } else {
          for await page in bus.opened.values { path = [page] }
        }
      }
    }
  }

  /// What is begun again around a pushed view is not that view's, and what one launch posts is not for another.
  @Test(arguments: [false, true]) func eachIsOfItsLaunch(isNotified: Bool) async throws {
    for seed: UInt64 in [1, 7, 42] {
      let app = HeadlessApp("pages") { Pages(isNotified: isNotified) }
      #expect(try await app.test(seed: seed, runs: 12, savesFailures: false).findings.isEmpty)
    }
  }
}
