import Foundation
import SplitFuzz
import Testing

@testable import SwiftUI

/// Sixteen things can be tapped on a screen, wherever they stand.
@MainActor @Suite struct TapNumbersTests {
  @Test func thoseOfAScreenWithLittleAreTheUsualOnes() {
    var numbers = TapNumbers(on: .columns(3))
    for column in [TapNumbers.Column.last, .middle, .leading] { numbers.meet(needed: 3, of: 40, in: column) }
    #expect(numbers.of(.last) == 0..<7 && numbers.of(.middle) == 7..<11 && numbers.of(.leading) == 11..<16)
    #expect(TapNumbers(on: .columns(2)).of(.leading) == 10..<16)
  }

  @Test func aColumnWithMuchHasThoseOfOthers() {
    var numbers = TapNumbers(on: .columns(3))
    numbers.meet(needed: 9, of: 12, in: .middle)
    #expect(numbers.of(.last) == 0..<2 && numbers.of(.middle) == 2..<14 && numbers.of(.leading) == 14..<16)
    numbers.meet(needed: 3, of: 6, in: .last)
    #expect(numbers.of(.last) == 0..<6 && numbers.of(.middle) == 6..<15 && numbers.of(.leading) == 15..<16)
  }

  @Test func rowsLikeOthersTakeNoneWhereThereIsMuch() {
    var numbers = TapNumbers(on: .columns(2))
    numbers.meet(needed: 3, of: 12, in: .last)
    #expect(numbers.of(.last) == 0..<12 && numbers.of(.leading) == 12..<16)
    numbers.meet(needed: 3, of: 30, in: .last)
    #expect(numbers.of(.last) == 0..<10 && numbers.of(.leading) == 10..<16)
  }

  @Test func aColumnWithLittleLacksNothing() {
    var numbers = TapNumbers(on: .columns(2))
    numbers.meet(needed: 30, of: 40, in: .last)
    numbers.meet(needed: 2, of: 2, in: .leading)
    #expect(numbers.of(.last) == 0..<14 && numbers.of(.leading) == 14..<16)
  }

  @Test func aColumnAloneHasAll() {
    var numbers = TapNumbers(on: .oneColumn(of: 3))
    #expect(numbers.of(.middle) == 7..<11)
    numbers.meet(needed: 5, of: 5, in: .middle)
    #expect(numbers.of(.middle) == 0..<16 && numbers.of(.leading) == 0..<16)
  }

  /// Three columns in a tab, with rows that can be deleted and marked.
  struct Mail: View {
    @State private var folder: String? = "Inbox"
    @State private var letter: Int?
    @State private var letters = [1, 2, 3]
    @State private var isWriting = false
    private func delete(_ number: Int) {
      letters.removeAll { $0 == number }
      if letter == number { letter = nil }
    }
    var body: some View {
      TabView {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        } content: {
          List(selection: $letter) {
            ForEach(letters, id: \.self) { letter in
              Text("Letter \(letter)")
                .swipeActions {
                  Button("Delete") { delete(letter) }
                  Button("Mark") {}
                }
            }
          }
          .toolbar { Button("Write") { isWriting = true } }
        } detail: {
          Text(letter.map { "Letter \($0)" } ?? "Nothing")
        }
        .tabItem { Text("Mail") }
        .sheet(isPresented: $isWriting) { Text("New letter") }
        Text("Settings").tabItem { Text("Settings") }
      }
    }
  }

  /// With four numbers for the middle column, its last button, in the bar, had none.
  @Test(arguments: ["ipad-13 landscape", "iphone-15 portrait"])
  func allOfThreeColumnsAreTapped(device: String) async throws {
    let app = HeadlessApp("mail") { Mail() }
    let writes = try await app.test(seed: 42, runs: 5, devices: [device])
    #expect(!writes.notes.contains { $0.contains("not all of the controls") })
    #expect(writes.findings.isEmpty)
  }

  @Test func theBarOfTheMiddleColumnIsReached() async throws {
    try await HeadlessApp("mail") { Mail() }
      .test("link 13 \"Write\"", at: ["device": "ipad-13 landscape"], showing: "sheet: New letter")
  }

  /// A library that is empty at first, so that there is nothing to choose and nothing in the last column.
  struct Library: View {
    @State private var books: [String] = []
    @State private var book: String?
    var body: some View {
      TabView {
        NavigationSplitView {
          List(books, id: \.self, selection: $book) { Text($0) }.navigationTitle("Library")
        } detail: {
          if let book { Text(book).navigationTitle(book) }
        }
        .tabItem { Text("Library") }
        NavigationStack { Text("Books").navigationTitle("Shop") }.tabItem { Text("Shop") }
      }
    }
  }

  /// Only the last column had the tabs, and nothing on it is tapped where it is empty.
  @Test func tabsBesideAnEmptyColumnAreReached() async throws {
    try await HeadlessApp("library") { Library() }
      .test("link 11 \"Tab Shop\"", at: ["device": "ipad-11 landscape"], showing: "detail: Shop")
  }

  /// Folders on a stack in the sidebar, and a note beside it.
  struct Folders: View {
    @State private var note: String?
    @State private var isNew = false
    var body: some View {
      NavigationSplitView {
        NavigationStack {
          NavigationLink("Work", value: 1).navigationTitle("Folders")
            .navigationDestination(for: Int.self) { _ in
              Button("New note") { isNew = true }.navigationTitle("Work")
            }
        }
      } detail: {
        Button("Bold") {}.navigationTitle(note ?? "No note")
      }
      .sheet(isPresented: $isNew) { Text("Title").navigationTitle("New note") }
    }
  }

  /// They had the same numbers, and a tap is one in the last column that has its number.
  @Test func whatIsPushedInTheFirstColumnIsTapped() async throws {
    try await HeadlessApp("folders") { Folders() }
      .test(
        "link 11 \"Work\"; link 11 \"New note\"", at: ["device": "ipad-11 landscape"],
        showing: "sheet: New note")
  }

  /// Letters that are written one by one, beside one with much to tap.
  struct Letters: View {
    @State private var folder: String? = "Drafts"
    @State private var letters: [Int] = []
    @State private var letter: Int?
    var body: some View {
      NavigationSplitView {
        List(["Drafts", "Sent"], id: \.self, selection: $folder) { Text($0) }
      } content: {
        List(letters, id: \.self, selection: $letter) { Text("Letter \($0)") }
          .toolbar { Button("Write") { letters.append(letters.count + 1) } }
      } detail: {
        VStack {
          Button("Bold") {}
          Button("Italic") {}
          Button("Underline") {}
          Button("Larger") {}
          Button("Smaller") {}
          Button("Left") {}
          Button("Right") {}
          Button("Centre") {}
        }
        .navigationTitle(letter.map { "Letter \($0)" } ?? "No letter")
      }
    }
  }

  /// The survey writes one, and a column that has met two things to tap had two numbers, though others were left over.
  @Test func numbersThatAreLeftOverAreForWhatComesLater() async throws {
    try await HeadlessApp("letters") { Letters() }
      .test(
        "link 9 \"Write\"; link 10 \"Write\"; link 11 \"Write\"; link 11 \"Letter 3\"",
        at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | content: Drafts | detail: 3")
  }
}
