import FuzzEngine
import SwiftUI
import Testing

/// What is done in a search field.
@Suite @MainActor struct SearchTests {
  private let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  struct Searching: View {
    @State private var text = ""
    @State private var isSearching = false
    let isBound: Bool
    var body: some View {
      NavigationStack {
        if isBound {
          Results(text: text).searchable(text: $text, isPresented: $isSearching, prompt: Text("Find"))
            .toolbar { Button("Find it") { isSearching = true } }
        } else {
          Results(text: text).searchable(text: $text)
        }
      }
    }
  }
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String
    var body: some View {
      VStack {
        if isSearching { Button("Done") { dismissSearch() } }
      }
      .navigationTitle(isSearching ? "Results of \(text.prefix(4))" : "All\(text)")
    }
  }

  /// Apple's documentation of `isSearching` and `dismissSearch`: a view in the searched one reads whether a person
  /// searches; the action empties the field and ends the search.
  @Test func aSearchIsAState() async throws {
    let app = HeadlessApp("searching") { Searching(isBound: false) }
    try await app.test("link 1 \"Search\"", at: phone, showing: "detail: Results of ")
    try await app.test("link 1; link 2", at: phone, showing: "detail: Results of text")
    try await app.test("link 1; link 2; link 1 \"Done\"", at: phone, showing: "detail: All")
    try await app.test("link 1; link 2; link 3 \"cancel Search\"", at: phone, showing: "detail: All")
    let bound = HeadlessApp("searching") { Searching(isBound: true) }
    try await bound.test("link 2 \"Find it\"; link 2", at: phone, showing: "detail: Results of text")
    try await bound.test("link 1 \"Find\"; link 1 \"Done\"", at: phone, showing: "detail: All")
    try await bound.test(seed: 42, runs: 6)
  }

  struct Sports: View {
    let areLinks: Bool
    @State private var text = ""
    private var found: [String] {
      ["Football", "Skateboard", "Badminton"].filter { text.isEmpty || $0.contains(text) }
    }
    var body: some View {
      NavigationStack {
        List {
          if areLinks {
            ForEach(found, id: \.self) { NavigationLink($0, value: $0) }
          } else {
            ForEach(found, id: \.self) { Text($0) }
          }
          Button("Add") {}
        }
        .navigationDestination(for: String.self) { Text($0) }
        .navigationTitle(found.joined(separator: " "))
        .searchable(text: $text)
      }
    }
  }

  @Test(arguments: [false, true]) func aSearchFindsTheLastRow(areLinks: Bool) async throws {
    let number = areLinks ? 5 : 2
    let steps = #"link \#(number) "Search"; link \#(number) "type in Search""#
    let app = HeadlessApp("sports") { Sports(areLinks: areLinks) }
    try await app.test(steps, at: phone, showing: "detail: Badminton")
  }

  /// Columns whose search chooses the first row that it finds.
  struct Chosen: View {
    enum When { case typed, typedWithRoom, submitted }
    let when: When
    @State private var text = ""
    @State private var chosen: String?
    @Environment(\.horizontalSizeClass) private var width
    private var found: [String] {
      ["Football", "Skateboard", "Badminton"].filter { text.isEmpty || $0.contains(text) }
    }
    var body: some View {
      NavigationSplitView {
        List(found, id: \.self, selection: $chosen) { Text($0) }
          .navigationTitle("Sports")
          .searchable(text: $text)
          .onSubmit(of: .search) { if when == .submitted { chosen = found.first } }
          .onChange(of: text) {
            if when == .typed || when == .typedWithRoom && width == .regular { chosen = found.first }
          }
      } detail: {
        if let chosen { Text("All about it").navigationTitle(chosen) } else { Text("Choose") }
      }
    }
  }

  @Test func whatTypingOpensOnAPhoneIsFound() async throws {
    let text =
      "typing into the search field chooses a row, which opens where the width is compact (SearchTests.swift"
    try await fails(HeadlessApp("sports") { Chosen(when: .typed) }, text)
    try await passes(HeadlessApp("sports") { Chosen(when: .submitted) })
    try await passes(HeadlessApp("sports") { Chosen(when: .typedWithRoom) })
  }
}
