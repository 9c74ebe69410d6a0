import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Containers in other places than one split with a stack in its detail.
@Suite struct LayoutTests {
  /// The detail has a stack only while something is selected.
  struct Conditional: View {
    let isWrong: Bool
    @State private var letter: String?
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        List(["a", "b", "c"], id: \.self, selection: $letter) { Text($0) }
      } detail: {
        if let letter {
          NavigationStack(path: $path) {
            List(0..<3) { number in
              if isWrong {
                NavigationLink("\(letter) \(number)", value: "\(number)")
              } else {
                NavigationLink("\(letter) \(number)", value: number)
              }
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        } else {
          Text("Choose a letter")
        }
      }
      .onChange(of: letter) { path = [] }
    }
  }

  /// The sidebar's list stands in a stack of its own, with a link to a page about the app.
  struct StackInSidebar: View {
    let isWrong: Bool
    @State private var letter: String? = "a"

    var body: some View {
      NavigationSplitView {
        NavigationStack {
          List(["a", "b", "c"], id: \.self, selection: $letter) { Text($0) }
            .toolbar { NavigationLink("About", value: isWrong ? AnyHashable(1.5) : AnyHashable(1)) }
            .navigationDestination(for: Int.self) { _ in Text("About") }
        }
      } detail: {
        Text(letter ?? "Choose a letter")
      }
    }
  }

  /// One section has columns of its own in its detail.
  struct SplitInDetail: View {
    let isWrong: Bool
    @State private var section: String? = "plain"
    @State private var isSecond = false
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      NavigationSplitView {
        List(["plain", "columns"], id: \.self, selection: $section) { Text($0) }
      } detail: {
        if section == "columns" {
          if isWrong && width == .compact { columns } else { columns }
        } else {
          Text("Plain")
        }
      }
    }

    private var columns: some View {
      NavigationSplitView {
        Button("Other") { isSecond.toggle() }
      } detail: {
        NavigationStack {
          NavigationLink(isSecond ? "Second" : "First", value: 1)
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
  }

  /// A phone has a stack, and everything wider a split.
  struct StackOnPhones: View {
    let isWrong: Bool
    @State private var letter: String? = "a"
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @Environment(\.horizontalSizeClass) private var width

    private var path: Binding<[String]> {
      Binding(get: { letter.map { [$0] } ?? [] }, set: { letter = $0.last })
    }

    var body: some View {
      if width == .compact {
        NavigationStack(path: path) {
          List(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
            .navigationDestination(for: String.self) { letter in
              if isWrong && letter == "b" { EmptyView() } else { Text(letter) }
            }
        }
      } else {
        NavigationSplitView(columnVisibility: $visibility) {
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
        } detail: {
          Text(letter ?? "Choose a letter")
        }
      }
    }
  }

  @MainActor private func app(_ name: String, isWrong: Bool) -> HeadlessApp {
    switch name {
    case "conditional": HeadlessApp("conditional") { Conditional(isWrong: isWrong) }
    case "stack-in-sidebar": HeadlessApp("stack-in-sidebar") { StackInSidebar(isWrong: isWrong) }
    case "split-in-detail": HeadlessApp("split-in-detail") { SplitInDetail(isWrong: isWrong) }
    default: HeadlessApp("stack-on-phones") { StackOnPhones(isWrong: isWrong) }
    }
  }

  /// What is wrong in a place is found there.
  @Test(
    arguments: zip(
      ["conditional", "stack-in-sidebar", "split-in-detail", "stack-on-phones"],
      ["link 1 \"a 0\"", "link 11 \"About\"", "container.keeps-identity", "no destination"]))
  func isFoundWhenWrong(_ name: String, _ words: String) async throws {
    let app = await app(name, isWrong: true)
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: ["conditional", "stack-in-sidebar", "split-in-detail", "stack-on-phones"])
  func isNotReportedWhenRight(_ name: String) async throws {
    let report = try await app(name, isWrong: false).test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    #expect(!report.notes.contains { $0.contains("followed without") }, "\(report.notes)")
  }

  /// Rows with identities that are new at each launch.
  struct FreshRows: View {
    struct Item: Identifiable, Hashable {
      let id = UUID()
      let name: String
    }
    @State private var items = ["a", "b"].map { Item(name: $0) }
    @State private var chosen: UUID?

    var body: some View {
      NavigationSplitView {
        List(items, selection: $chosen) { Text($0.name) }
      } detail: {
        Text(items.first { $0.id == chosen }?.name ?? "Choose an item")
      }
    }
  }

  @Test func rowsAreKnownByWhatStandsOnThem() async throws {
    let system = try await HeadlessApp("fresh") { FreshRows() }.systemForTests()
    try await system.test(
      #"choose "b""#, at: ["device": "ipad-11 landscape"], showing: "sidebar: menu | detail: b")
  }

  /// A thousand rows that are the same without a choice in the sidebar.
  struct ThousandNotes: View {
    let isWrong: Bool
    @State private var folder: String? = "a"
    @State private var note: Int?

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $folder) { Text($0) }
      } content: {
        List(isWrong && folder == nil ? 1_000..<2_000 : 0..<1_000, id: \.self, selection: $note) {
          Text("\($0)")
        }
      } detail: {
        Text(note.map { "Note \($0)" } ?? "Choose a note")
      }
      .onChange(of: folder) { if folder != nil { note = nil } }
      .onOpenURL { _ in note = 900 }
    }
  }

  @Test func rowsWithoutASectionAreThere() async throws {
    let right = await HeadlessApp("notes", making: {}, events: [.url("note://900")]) {
      ThousandNotes(isWrong: false)
    }
    try await right.test(seed: 42, runs: 6, devices: ["ipad-11"])
    let wrong = await HeadlessApp("notes", making: {}, events: [.url("note://900")]) {
      ThousandNotes(isWrong: true)
    }
    let failure = await #expect(throws: TestFailure.self) {
      try await wrong.test(seed: 42, runs: 6, devices: ["ipad-11"], savesFailures: false)
    }
    #expect(failure?.description.contains("deleted.not-shown") == true, "\(failure?.description ?? "")")
  }

  /// Pages that hide the system's back button, some with a button of their own.
  struct OwnBackButtons: View {
    let pages: [Int], ownButtons: Set<Int>
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(pages, id: \.self) { NavigationLink("Open \($0)", value: $0) }
          .navigationDestination(for: Int.self) { page in
            Text("Page \(page)")
              .navigationBarBackButtonHidden()
              .toolbar { if ownButtons.contains(page) { Button("Back") { path.removeLast() } } }
          }
      }
    }
  }

  @Test(arguments: [[1], [1, 2]]) func aPageWithoutAnyWayBackIsFound(_ pages: [Int]) async throws {
    let right = await HeadlessApp("back") { OwnBackButtons(pages: pages, ownButtons: Set(pages)) }
    #expect(try await right.test(seed: 42, runs: 6).findings.isEmpty)
    // Beside one with a button of its own, too.
    let wrong = await HeadlessApp("back") { OwnBackButtons(pages: pages, ownButtons: [2]) }
    let failure = await #expect(throws: TestFailure.self) {
      try await wrong.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(
      failure?.description.contains("back.offered-when-needed") == true, "\(failure?.description ?? "")")
  }
}
