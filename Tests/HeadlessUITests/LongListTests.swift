import FuzzEngine
import Testing

@testable import SwiftUI

/// Of a long list the first rows are evaluated; what is wrong with the others is found all the same.
@MainActor @Suite struct LongListTests {
  struct Tags: View {
    @State private var tags = (0..<40).map { "Tag \($0)" }
    let more: [String]

    var body: some View {
      NavigationStack {
        List(tags, id: \.self) { tag in NavigationLink(tag) { Text(tag) } }
          .navigationTitle("\(tags.count) tags")
          .toolbar { Button("More") { tags += more } }
      }
    }
  }

  @Test func twoRowsWithOneIdentityAreFoundWhereverTheyStand() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("tags") { Tags(more: ["Tag 30"]) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(
      failure?.description.contains("in 'Tags' have the identity 'Tag 30'") == true,
      "\(failure?.description ?? "")")
    try await HeadlessApp("tags") { Tags(more: []) }.test(seed: 42, runs: 5)
  }

  private static let long = String(repeating: "long text", count: 28)

  /// A view with a long title and more buttons than are tapped.
  struct Titled: View {
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(0..<10) { Button("\($0)") {} }
          ForEach(10..<20) { Button("\($0)") {} }
        }
        .navigationTitle(LongListTests.long)
      }
    }
  }

  @Test func aLongNameDoesNotFillTheReport() async throws {
    let short = "'\(Self.long.prefix(63))…'"
    let failure = await #expect(throws: TestFailure.self) {
      let more = [Self.long, Self.long]
      try await HeadlessApp("tags") { Tags(more: more) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("in 'Tags' have the identity \(short)") == true)
    let report = try await HeadlessApp("titled") { Titled() }.test(seed: 42, runs: 2)
    #expect(report.notes.contains { $0.hasPrefix("not all of the controls on \(short) are tried") })
  }

  /// A row is renamed, so that two have one name, and the number of rows stays.
  struct Renaming: View {
    @State private var tags = (0..<40).map { "Tag \($0)" }
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List(tags, id: \.self) { tag in NavigationLink(tag) { Text(tag) } }
          .navigationTitle("Tags \(count)")
          .toolbar {
            Button("Rename") {
              tags[20] = "Tag 30"
              count += 1
            }
          }
      }
    }
  }

  @Test func twoRowsWithOneIdentityAreFoundWhereTheirNumberStays() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("renaming") { Renaming() }.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(
      failure?.description.contains("at step 1: two elements of a 'ForEach' in 'Renaming'") == true,
      "\(failure?.description ?? "")")
  }

  /// A row of nothing but a button is no row that is chosen, however many stand above it.
  struct Sidebar: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          Section { ForEach(0..<15) { Text("Row \($0)") } }
          Section { ForEach(15..<18) { Text("Row \($0)") } }
          Button("More") { chosen = 30 }.tag(30)
          Text("Last").tag(31)
        }
      } detail: {
        Text(chosen.map { "Row \($0)" } ?? "Choose").navigationTitle(chosen.map { "Row \($0)" } ?? "Choose")
      }
    }
  }

  @Test func aButtonIsNoRowWhereverItStands() async throws {
    let labels = AppLayout(evaluated(Sidebar()).page).knownRows.map(\.label)
    #expect(labels == (0..<18).map { "Row \($0)" } + ["Last"])
    let app = HeadlessApp("sidebar") { Sidebar() }
    try await app.test(
      #"choose "Last"; link 11 "More""#, at: ["device": "ipad-13 landscape"],
      showing: "sidebar: menu | detail: More")
    #expect(try await app.test(seed: 42, runs: 12).findings.isEmpty)
  }

  /// All numbers from zero on.
  struct Naturals: RandomAccessCollection {
    let startIndex = 0, endIndex = Int.max
    subscript(position: Int) -> Int { position }
  }
  struct Numbers: View {
    var body: some View {
      NavigationStack { List(Naturals(), id: \.self) { Text("\($0)") } }
    }
  }

  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }
  struct Folders: View {
    private let all = [
      Folder(id: "Home", folders: [Folder(id: "Music", folders: [Folder(id: "Jazz")])]), Folder(id: "Trash"),
    ]
    let isSelected: Bool
    @State private var folder: String?

    var body: some View {
      NavigationSplitView {
        if isSelected {
          List(all, children: \.folders, selection: $folder) { Text($0.id) }
        } else {
          List(all, children: \.folders) { folder in NavigationLink(folder.id) { Text("In \(folder.id)") } }
        }
      } detail: {
        Text(folder ?? "Choose a folder")
      }
    }
  }

  /// Apple's documentation of `OutlineGroup`: views for a tree; here every branch of it is expanded.
  @Test func theBranchesOfATreeHaveRows() async throws {
    let page = evaluated(Folders(isSelected: true)).page
    #expect(page.splits.first?.sidebar.list?.rows.map(\.label) == ["Home", "Music", "Jazz", "Trash"])
    let pad: KeyValuePairs = ["device": "ipad-11 landscape"]
    let selected = HeadlessApp("folders") { Folders(isSelected: true) }
    try await selected.test("choose \"Jazz\"", at: pad, showing: "sidebar: menu | detail: Jazz")
    try await selected.test(seed: 42, runs: 6)
    let linked = HeadlessApp("folders") { Folders(isSelected: false) }
    try await linked.test("choose \"Music\"", at: pad, showing: "sidebar: menu | detail: Music")
    try await linked.test(seed: 42, runs: 6)
  }

  @Test func aListWithoutEndIsNamed() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("numbers") { Numbers() }.systemForTests()
    }
    let text = failure?.description ?? ""
    #expect(
      text.contains("a 'ForEach' in 'Numbers' has \(Int.max) elements; hand over a collection that ends"))
  }
}
