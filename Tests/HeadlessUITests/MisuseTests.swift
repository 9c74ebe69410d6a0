import FuzzEngine
import SplitFuzz
import SplitModel
import SwiftUI
import Testing

/// What views may not do is found as any violation: with the fewest steps, which show it again.
@MainActor @Suite struct MisuseTests {
  struct Note: Hashable, Identifiable { var (id, title) = (0, "") }
  @Observable final class Notes {
    var all = [Note(id: 1, title: "One"), Note(id: 2, title: "Two")]
    var chosen: Note?
    var isShown = false
  }
  final class Store: ObservableObject {}

  /// A list of notes, whose note does one thing that it may not.
  struct Root<Page: View>: View {
    let notes: Notes
    @ViewBuilder let page: (Note) -> Page
    var body: some View {
      NavigationStack {
        List(notes.all) { NavigationLink($0.title, value: $0) }
          .navigationDestination(for: Note.self) { page($0) }
      }
    }
  }
  struct Counting: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }
  struct Missing: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("store") }
  }
  struct Restless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }
  struct Blank: View {
    @Bindable var notes: Notes
    var body: some View {
      Button("Show") { notes.isShown = true }
        .sheet(isPresented: $notes.isShown) { if let chosen = notes.chosen { Text(chosen.title) } }
    }
  }
  struct Rows: View {
    @State private var chosen: String?
    var body: some View { List(1..<3, selection: $chosen) { Text("\($0)").tag($0) } }
  }
  struct Account: View {
    @State private var isOut = false
    @State private var isShown = false
    var body: some View {
      Group {
        if isOut { NavigationStack { Text("Welcome") } } else { NavigationStack { Text("Home") } }
      }
      .sheet(isPresented: $isShown) { Button("Sign out") { isOut = true } }
      Button("Account") { isShown = true }
    }
  }

  private func finds<Page: View>(
    _ misuse: Misuse, _ steps: [String], _ says: String, at place: SourceLocation = #_sourceLocation,
    @ViewBuilder page: @escaping @MainActor (Note, Notes) -> Page
  ) async throws {
    let app = HeadlessApp("misuse", making: { Notes() }, events: []) { notes in
      Root(notes: notes) { page($0, notes) }
    }
    try await finds(app, misuse, steps, says, at: place)
  }

  private func finds(
    _ app: HeadlessApp, _ misuse: Misuse, _ steps: [String], _ says: String, at place: SourceLocation
  ) async throws {
    let test = { try await app.test(seed: 42, runs: 12, devices: ["iphone-15"], savesFailures: false) }
    let failure = await #expect(throws: TestFailure.self, sourceLocation: place) { try await test() }
    let finding = try #require(failure?.finding, sourceLocation: place)
    #expect(finding.signature.rule == "views.no-misuse", sourceLocation: place)
    #expect(finding.signature.violationKind == "\(misuse.name)", sourceLocation: place)
    #expect(finding.lines.map(\.text) == steps, sourceLocation: place)
    let last = finding.lines.last ?? finding.launch
    #expect(last.mistakes.first?.contains(says) == true, sourceLocation: place)
    #expect(failure?.description.contains(says) == true, sourceLocation: place)
    #expect(failure?.files.last?.text.contains("<h4>Mistakes</h4>") == true, sourceLocation: place)
    let again = await #expect(throws: TestFailure.self, sourceLocation: place) {
      try await app.test(steps.joined(separator: "; "), at: ["device": "iphone-15 portrait"])
    }
    #expect(again?.description.contains(says) == true, sourceLocation: place)
    #expect(again?.description.contains("views.no-misuse \(misuse.name)") == true, sourceLocation: place)
    await #expect(throws: Never.self, sourceLocation: place) {
      try await app.test(
        seed: 42, runs: 2, without: ["views.no-misuse", "detail.resolvable"],
        savesFailures: false)
    }
  }

  @Test func aBodyThatChangesState() async throws {
    try await finds(.changesState, ["link 1 \"One\""], "body of 'Counting'") { _, _ in Counting() }
  }
  @Test func twoElementsOfOneIdentity() async throws {
    try await finds(.sharesIdentity, ["link 1 \"One\"", "link 1 \"Copy\""], "the identity '1'") {
      note, notes in Button("Copy") { notes.all.append(note) }
    }
  }
  @Test func anObjectThatIsNotInTheEnvironment() async throws {
    try await finds(.missesEnvironment, ["link 1 \"One\""], "'Missing' reads") { _, _ in Missing() }
  }
  @Test func handlersWithoutEnd() async throws {
    try await finds(.isEndless, ["link 1 \"One\""], "without end") { _, _ in Restless() }
  }
  @Test func aSheetWithNothingOnIt() async throws {
    try await finds(.showsNothing, ["link 1 \"One\"", "link 1 \"Show\""], "shows nothing") { _, notes in
      Blank(notes: notes)
    }
  }
  @Test func rowsThatCannotBeChosen() async throws {
    try await finds(.isNotShown, ["link 1 \"One\""], "no row of") { _, _ in Rows() }
  }
  struct Launching: View {
    let notes: Notes
    let isSafe: Bool
    var body: some View {
      NavigationSplitView {
        List(notes.all + notes.all, selection: Bindable(notes).chosen) {
          NavigationLink($0.title, value: $0)
        }
      } detail: {
        if isSafe || !notes.isShown { Button("Hide all") { notes.isShown = true } }
      }
    }
  }
  /// What is wrong at the launch is a violation without steps, and other rules are violated beside it.
  @Test func aMistakeAtTheLaunch() async throws {
    func app(isSafe: Bool) -> HeadlessApp {
      HeadlessApp("misuse", making: { Notes() }, events: []) { Launching(notes: $0, isSafe: isSafe) }
    }
    try await finds(app(isSafe: true), .sharesIdentity, [], "the identity", at: #_sourceLocation)
    let failure = await #expect(throws: TestFailure.self) {
      try await app(isSafe: false).test(
        seed: 42, without: ["views.no-misuse"], devices: ["ipad-13"], savesFailures: false)
    }
    #expect(failure?.finding?.signature.rule == "detail.not-blank")
  }
  struct Waiting: View {
    @State private var isDone = false
    var body: some View {
      NavigationStack {
        if isDone { Missing() } else { Text("Wait") }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isDone = true
      }
    }
  }
  /// What is found at an event where the app has none is found again.
  @Test func lateWork() async throws {
    let app = HeadlessApp("misuse") { Waiting() }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.test(seed: 7, runs: 30, savesFailures: false)
    }
    let steps = try #require(failure?.finding?.lines.map(\.text))
    #expect(steps == ["call 1"])
    let again = await #expect(throws: TestFailure.self) {
      try await app.test(steps[0], at: ["device": "iphone-15 portrait"])
    }
    #expect(again?.description.contains("views.no-misuse no-environment") == true)
  }
  struct Unstacked: View {
    var body: some View {
      TabView {
        NavigationStack { Text("Home") }.tabItem { Text("Home") }
        List { NavigationLink("Lost", value: 1) }.tabItem { Text("More") }
      }
    }
  }
  @Test func aLinkThatStandsInNoStack() async throws {
    try await finds(
      HeadlessApp("misuse") { Unstacked() }, .isNotShown, ["link 1 \"Tab More\"", "link 2 \"Lost\""],
      "stands in no stack",
      at: #_sourceLocation)
  }
  @Test func aSheetThatStaysOverTheLogin() async throws {
    try await finds(
      HeadlessApp("misuse") { Account() }, .isMisplaced, ["link 1 \"Account\"", "link 1 \"Sign out\""],
      "signs out", at: #_sourceLocation)
  }
}
