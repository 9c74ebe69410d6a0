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
    #expect(numbers.of(.middle) == 0..<12)
    numbers.meet(needed: 3, of: 6, in: .last)
    #expect(numbers.of(.last) == 0..<6 && numbers.of(.middle) == 6..<15 && numbers.of(.leading).isEmpty)
  }

  @Test func rowsLikeOthersTakeNoneWhereThereIsMuch() {
    var numbers = TapNumbers(on: .columns(2))
    numbers.meet(needed: 3, of: 12, in: .last)
    #expect(numbers.of(.last) == 0..<12)
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
    #expect(!writes.notes.contains { $0.contains("more to tap") })
    #expect(writes.findings.isEmpty)
  }

  @Test func theBarOfTheMiddleColumnIsReached() async throws {
    try await HeadlessApp("mail") { Mail() }
      .test("link 11 \"Write\"", at: ["device": "ipad-13 landscape"], showing: "sheet: New letter")
  }
}
