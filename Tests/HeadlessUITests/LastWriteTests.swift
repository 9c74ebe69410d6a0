import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

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
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 42, runs: 6, savesFailures: false)
    }
    let text = try #require(failure).description
    let write = "at step 2: path (LastWriteTests.swift:\(Forgetful.line), onChange)"
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
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 42, runs: 6, savesFailures: false)
    }
    let text = try #require(failure).description
    let write = "at step 1: selection (LastWriteTests.swift:\(Blank.line), List)"
    #expect(text.contains("last write") && text.contains(write), "\(text)")
  }

  final class Router: ObservableObject {
    @Published var path: [Int] = []
    let opened = PassthroughSubject<Int, Never>()
  }

  /// A router's path is written by a button, by what the button sends, and by a handler of the change.
  struct Several: View {
    nonisolated static let line: UInt = #line + 6
    @ObservedObject var router: Router
    @State private var isComposing = false
    @State private var isWelcome = true

    var body: some View {
      NavigationStack(path: $router.path) {
        Text(isWelcome ? "Welcome" : "Hello").navigationDestination(for: Int.self) { Text("\($0)") }
        Button("Open") { router.path = [1] }
        Button("Send") { router.opened.send(2) }
        Button("Greet") { isWelcome = false }
        Button("Nothing") { router.path = router.path }
      }
      .onReceive(router.opened) { router.path = [$0] }
      .onChange(of: router.path) { if router.path == [2] { isComposing = true } }
      .sheet(isPresented: $isComposing) { Text("Compose") }
    }
  }

  @MainActor private func writes(after label: String) throws -> [String] {
    let view = Several(router: Router())
    let graph = ViewGraph({ view }, EnvironmentValues())
    let log = WriteLog()
    graph.writes = log
    graph.update()
    let button = try #require(graph.page.stacks.first?.root.controls.first { $0.label == label })
    guard case .run(let action) = button.effect, let writer = button.writer else { return [] }
    graph.run(writer, action)
    graph.update()
    return log.notes.map(\.text)
  }

  @Test @MainActor func whatWritesIsFoundWhateverHoldsTheState() throws {
    func line(_ offset: UInt) -> String { "LastWriteTests.swift:\(Several.line + offset)" }
    #expect(try writes(after: "Open") == ["path (\(line(2)), Button)"])
    #expect(
      try writes(after: "Send") == ["path (\(line(7)), onReceive)", "sheet (\(line(8)), onChange)"])
    #expect(try writes(after: "Greet") == ["what is shown (\(line(4)), Button)"])
    #expect(try writes(after: "Nothing").isEmpty)
  }

  @Test @MainActor func whatHasChangedNothingHasWrittenNothing() {
    struct Titled: View {
      @State private var title = "first"
      var body: some View {
        Button("Change") { title = "changed" }.navigationTitle(title).onAppear { title = "first" }
      }
    }
    let graph = ViewGraph({ Titled() }, EnvironmentValues())
    graph.writes = WriteLog()
    graph.update()
    graph.run(Writer("tap")) { if case .run(let action) = graph.page.controls[0].effect { action() } }
    graph.update()
    #expect(graph.writes?.notes.map(\.text) == ["what is shown (tap)"])
  }
}
