import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Addresses that views open.
@MainActor @Suite struct AddressTests {
  private let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  struct Linked: View {
    let handles: Bool
    @State private var path: [String] = []
    var body: some View {
      if handles {
        stack.environment(
          \.openURL,
          OpenURLAction { url in
            path = [url.host ?? ""]
            return .handled
          })
      } else {
        stack
      }
    }
    private var stack: some View {
      NavigationStack(path: $path) {
        VStack {
          if let url = URL(string: "notes://first") { Link("First note", destination: url) }
        }
        .navigationTitle("Notes")
        .navigationDestination(for: String.self) { Text("Note \($0)") }
      }
    }
  }

  /// Apple's documentation of `OpenURLAction`: a link opens its address with the action of its environment.
  @Test func aLinkOpensItsAddressByTheEnvironment() async throws {
    let app = HeadlessApp("linked") { Linked(handles: true) }
    try await app.test("link 1 \"First note\"", at: phone, showing: "detail: first <back")
    // Without an action of the app's own it leaves the app.
    try await HeadlessApp("linked") { Linked(handles: false) }.test(
      "link 1", at: phone, showing: "detail: Notes")
    try await app.test(seed: 42)
  }

  struct Handed: View {
    let answers: Bool
    @State private var path: [String] = []
    @Environment(\.openURL) private var openURL
    var body: some View {
      if answers {
        stack.environment(\.openURL, OpenURLAction { _ in .systemAction })
      } else {
        stack
      }
    }
    private var stack: some View {
      NavigationStack(path: $path) {
        VStack {
          if let url = URL(string: "notes://first") { Link("First note", destination: url) }
          if let url = URL(string: "mailto:me") { Link("Write", destination: url) }
          Button("Second note") { if let url = URL(string: "notes://second") { openURL(url) } }
          NavigationLink("Own note", value: "own")
        }
        .navigationTitle("Notes")
        .navigationDestination(for: String.self) { Text("Note \($0)") }
      }
      .onOpenURL { path = [$0.host ?? ""] }
    }
  }

  /// The system hands an address of the app's own scheme back to it; the schemes are those of its events.
  @Test(arguments: [false, true]) func anAddressOfTheAppComesBackToIt(answers: Bool) async throws {
    let app = HeadlessApp("handed", making: {}, events: [.url("notes://third")]) { _ in
      Handed(answers: answers)
    }
    try await app.test("link 1 \"First note\"", at: phone, showing: "detail: first <back")
    // What is no address of the app's can be tapped only where the app may handle it itself.
    let second = answers ? 3 : 2
    try await app.test("link \(second) \"Second note\"", at: phone, showing: "detail: second <back")
    // Another scheme leaves the app.
    try await HeadlessApp("handed", making: {}, events: [.url("other://third")]) { _ in
      Handed(answers: answers)
    }.test("link \(answers ? 3 : 1) \"Second note\"", at: phone, showing: "detail: Notes")
  }
}
