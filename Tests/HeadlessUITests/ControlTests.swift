import Foundation
import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// What can be tapped, typed and chosen besides buttons.
@MainActor @Suite struct ControlTests {
  private let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  struct Naming: View {
    @State private var name = ""
    var body: some View {
      NavigationStack {
        TextField("Name", text: $name)
          .navigationTitle(name.isEmpty ? "Nobody" : name)
      }
    }
  }

  @Test func aTextFieldIsEmptyShortOrLong() async throws {
    let app = HeadlessApp("naming") { Naming() }
    try await app.test("link 1", at: phone, showing: "detail: text")
    try await app.test(
      "link 2", at: phone, showing: "detail: " + String(repeating: "long text", count: 7) + "…")
    try await app.test("link 2; link 1", at: phone, showing: "detail: Nobody")
  }

  struct Signing: View {
    @State private var age = 18
    @State private var path: [Int] = []
    @State private var name = ""
    var body: some View {
      let _ = Self._printChanges()
      NavigationStack(path: $path) {
        VStack {
          TextField("Name", text: $name, onCommit: { path = [age] })
          TextField("Age", value: $age, format: .number)
          SecureField(text: $name, prompt: Text("Secret")) { Text("Password") }
        }
        .navigationTitle("Signing")
        .toolbarTitleMenu { Button("Skip") { path = [0] } }
        .navigationDestination(for: Int.self) { Text("Age \($0)") }
      }
    }
  }

  @Test func aLineIsSubmittedAndANumberIsTypedInOneForNumbers() async throws {
    let app = HeadlessApp("signing") { Signing() }
    try await app.test("link 3 \"submit Name\"", at: phone, showing: "detail: 18 <back")
    try await app.test("link 4 \"type in Age\"; link 3", at: phone, showing: "detail: 12 <back")
    try await app.test("link 7 \"Skip\"", at: phone, showing: "detail: 0 <back")
  }

  /// The form of an app of movies, whose year is none until it is typed.
  struct Movie: View {
    @State private var year: Int?
    @State private var price = 12.0
    @State private var seats = 0
    @State private var stars = 0
    private let rating = NumberFormatter()
    var body: some View {
      NavigationStack {
        Form {
          TextField("Year", value: $year, format: .number)
          TextField("Price", value: $price, format: .currency(code: "EUR"))
          TextField(value: $seats, format: .number) { Text("Seats") }
          TextField("Stars", value: $stars, formatter: rating)
        }
        .navigationTitle("\(year ?? 0), \(seats), \(stars)")
      }
    }
  }

  @Test func anOptionalNumberIsTypedAndCleared() async throws {
    let app = HeadlessApp("movie") { Movie() }
    try await app.test("link 1 \"type in Year\"", at: phone, showing: "detail: 12, 0, 0")
    try await app.test("link 1; link 1 \"clear Year\"", at: phone, showing: "detail: 0, 0, 0")
    try await app.test(
      "link 2 \"type in Seats\"; link 2 \"type in Stars\"", at: phone, showing: "detail: 0, 12, 12")
  }

  struct Choosing: View {
    let count: Int
    @State private var size = 0
    var body: some View {
      NavigationStack {
        Picker("Size", selection: $size) { ForEach(0..<count, id: \.self) { Text("Size \($0)") } }
          .navigationTitle("Chosen \(size)")
      }
    }
  }

  @Test func aPickerWithManyValuesIsSaidToBeTriedInPart() async throws {
    let note = "of more than four values of a 'Picker', in 'Choosing', the others are not chosen"
    let many = try await HeadlessApp("choosing") { Choosing(count: 5) }.test(seed: 42, runs: 5)
    #expect(many.notes.count { $0.contains(note) } == 1)
    let few = try await HeadlessApp("choosing") { Choosing(count: 4) }.test(seed: 42, runs: 5)
    #expect(!few.notes.contains { $0.contains(note) })
    try await HeadlessApp("choosing") { Choosing(count: 5) }
      .test("link 2 \"Size 2\"", at: phone, showing: "detail: Chosen 2")
  }

  struct Crowded: View {
    @State private var last = "none"
    var body: some View {
      NavigationStack {
        List(1..<21) { number in Button("Number \(number)") { last = "\(number)" } }
          .navigationTitle("Last \(last)")
          .toolbar { Button("Reset") { last = "reset" } }
      }
    }
  }

  @Test func aViewWithManyControlsIsTriedInPart() async throws {
    let app = HeadlessApp("crowded") { Crowded() }
    let report = try await app.test(seed: 42, runs: 5)
    // Each number that is tapped is another title.
    let crowded = report.notes.filter { $0.contains("not all of the controls on") }
    #expect(crowded.count == 1 && crowded.allSatisfy { $0.contains(" more views are tried") }, "\(crowded)")
    // What stands in the bar is reached; of the rows, those after the second come last.
    try await app.test("link 3 \"Reset\"", at: phone, showing: "detail: Last reset")
    try await app.test("link 10", at: phone, showing: "detail: Last 9")
  }

  struct Importing: View {
    @State private var isImporting = false
    @State private var outcome = "nothing"
    var body: some View {
      NavigationStack {
        Button("Import") { isImporting = true }
          .navigationTitle("Imported \(outcome)")
          .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) {
            // The flag is off already (Apple's documentation of `fileImporter`).
            outcome = (try? $0.get()).map { "\(isImporting) \($0.lastPathComponent)" } ?? "a failure"
          }
      }
    }
  }

  @Test func aFileIsChosenOrNot() async throws {
    let app = HeadlessApp("importing") { Importing() }
    try await app.test("link 1", at: phone, showing: "sheet: Files")
    try await app.test("link 1; link 1", at: phone, showing: "detail: Imported false file")
    try await app.test("link 1; link 2", at: phone, showing: "detail: Imported nothing")
  }

  struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "none"
    var body: some View {
      NavigationStack {
        Button("Ask") { isAsking = true }.navigationTitle("Answer \(answer)")
      }
      .actionSheet(isPresented: $isAsking) {
        ActionSheet(
          title: Text("Sort by"),
          buttons: [
            .default(Text("Date")) { answer = "date" }, .destructive(Text("Name")) { answer = "name" },
          ])
      }
    }
  }

  @Test func aSheetOfButtonsIsADialog() async throws {
    let app = HeadlessApp("asking") { Asking() }
    try await app.test("link 1", at: phone, showing: "dialog: Sort by")
    try await app.test("link 1; link 2", at: phone, showing: "detail: Answer name")
  }

  struct Mailboxes: View {
    @State private var mailbox: String?
    @State private var muted: Set<String> = []
    @State private var opened: Set<String> = []
    @State private var mode = EditMode.inactive
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { Text($0) }
          .contextMenu(forSelectionType: String.self) { mailboxes in
            Button("Mute \(mailboxes.joined())") { muted = mailboxes }
          } primaryAction: {
            opened = $0
          }
          .toolbar { Button("Edit") { mode = .active } }
          .environment(\.editMode, $mode)
      } detail: {
        Text(mailbox ?? "none")
      }
      .sheet(
        isPresented: Binding {
          !opened.isEmpty
        } set: {
          if !$0 { opened = [] }
        }
      ) {
        Text("Opened \(opened.joined()), muted \(muted.joined())")
      }
    }
  }

  /// Apple's documentation of `contextMenu(forSelectionType:menu:primaryAction:)`: a tap on a row performs the primary
  /// action instead of choosing the row, unless the list is edited.
  @Test func theMenuOfASelectionActsOnTheRowThatIsChosen() async throws {
    let app = HeadlessApp("mailboxes") { Mailboxes() }
    let pad: KeyValuePairs = ["device": "ipad-11 landscape"]
    try await app.test("link 12 \"Sent\"", at: pad, showing: "sheet: Opened Sent, muted ")
    try await app.test(
      "link 13 \"Mute Inbox\"; link 11 \"Inbox\"", at: pad, showing: "sheet: Opened Inbox, muted Inbox")
    try await app.test(
      "link 14 \"Edit\"; choose \"Sent\"; link 11 \"Mute Sent\"", at: pad,
      showing: "sidebar: menu | detail: Sent")
  }

  @Test func noneOfTheseViewsViolatesARule() async throws {
    try await HeadlessApp("naming") { Naming() }.test(seed: 42, runs: 6)
    try await HeadlessApp("choosing") { Choosing(count: 5) }.test(seed: 42, runs: 6)
    try await HeadlessApp("importing") { Importing() }.test(seed: 42, runs: 6)
    try await HeadlessApp("asking") { Asking() }.test(seed: 42, runs: 6)
    try await HeadlessApp("mailboxes") { Mailboxes() }.test(seed: 42, runs: 6)
  }

  /// A link with a gesture that counts what was opened, or pushes as well.
  struct Counted: View {
    let isRight: Bool
    @State private var path: [Int] = []
    @State private var count = 0
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open", value: 1)
          .simultaneousGesture(TapGesture().onEnded { if isRight { count += 1 } else { path.append(1) } })
          .navigationTitle("Opened \(count)")
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test func aGestureOnALinkRunsToo() async throws {
    let counted = HeadlessApp("counted") { Counted(isRight: true) }
    try await counted.test("link 1; back", showing: "detail: Opened 1")
    try await passes(counted)
    try await fails(HeadlessApp("counted") { Counted(isRight: false) }, "push.single several")
  }
}
