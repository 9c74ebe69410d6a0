import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// A report names the line of the app that wrote last.
@Suite struct LastWriteTests {
  /// A mail app that loses its place: its handler clears the path when the window changes its width.
  struct Forgetful: View {
    nonisolated static let line: UInt = #line + 14
    @State private var mailbox: String? = "Inbox"
    @State private var path: [Int] = []
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { Text($0) }
      } detail: {
        NavigationStack(path: $path) {
          List(0..<3) { NavigationLink("Message \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("Message \($0)") }
        }
      }
      .onChange(of: width) { path = [] }
    }
  }

  @Test func aHandlerIsNamedWithItsLine() async throws {
    let app = await HeadlessApp("forgetful") { Forgetful() }
    let failure = await #expect(throws: TestFailure.self) { try await app.test(seed: 42) }
    let text = try #require(failure).description
    let write = "path (LastWriteTests.swift:\(Forgetful.line), onChange), at step"
    #expect(text.contains("last write") && text.contains(write), "\(text)")
  }

  /// A mail app whose second mailbox shows nothing: what is wrong follows a tap on a row.
  struct Blank: View {
    nonisolated static let line: UInt = #line + 5
    @State private var mailbox: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { Text($0) }
      } detail: {
        if mailbox == "Sent" { EmptyView() } else { Text(mailbox ?? "No mailbox") }
      }
    }
  }

  @Test func theSystemsWriteIsNamedWithItsContainer() async throws {
    let app = await HeadlessApp("blank") { Blank() }
    let failure = await #expect(throws: TestFailure.self) { try await app.test(seed: 42) }
    let text = try #require(failure).description
    let write = "selection (LastWriteTests.swift:\(Blank.line), List), at step 1"
    #expect(text.contains("last write") && text.contains(write), "\(text)")
  }
}
