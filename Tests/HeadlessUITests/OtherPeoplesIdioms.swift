import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// What public apps do and is right, which was reported once, and one thing that is not.
@Suite struct OtherPeoplesIdiomTests {
  /// A binding that leaves the columns to the system and takes nothing.
  struct ConstantColumns: View {
    @State private var letter: String?

    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.automatic)) {
        List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
      } detail: {
        Text(letter ?? "Choose a letter")
      }
    }
  }

  /// A list whose rows can all be deleted.
  struct Deleting: View {
    let isWrong: Bool
    @State private var letters = ["a", "b"]
    @State private var letter: String?

    var body: some View {
      NavigationSplitView {
        List(letters, id: \.self, selection: isWrong ? .constant(nil) : $letter) { letter in
          Text(letter).swipeActions { Button("Delete") { letters.removeAll { $0 == letter } } }
        }
      } detail: {
        Text(letter ?? "Choose a letter")
      }
    }
  }

  /// The first letter is chosen wherever there is room for it.
  struct DefaultChoice: View {
    @State private var letter: String?
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
      } detail: {
        Text(letter ?? "Choose a letter")
      }
      .onChange(of: width) { if width == .regular, letter == nil { letter = "a" } }
    }
  }

  class Screen: Hashable {
    static func == (one: Screen, other: Screen) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  final class Demo: Screen {}

  /// A path of a class, on which an object of a subclass stands: it is known by the type of the path.
  struct PathOfClass: View {
    @State private var path: [Screen] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Demo") { path.append(Demo()) }.navigationTitle("Screens")
          .navigationDestination(for: Screen.self) { Text($0 is Demo ? "Demo" : "Another") }
      }
    }
  }

  @Test func anObjectOfASubclassIsShown() async throws {
    let app = await HeadlessApp("class") { PathOfClass() }
    try await app.test(
      #"link 1 "Demo""#, at: ["device": "iphone-15 portrait"], showing: "detail: Demo 1 <back")
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func aConstantThatLeavesColumnsToTheSystemHidesNothing() async throws {
    #expect(try await HeadlessApp("constant") { ConstantColumns() }.test(seed: 42, runs: 6).findings.isEmpty)
  }

  /// A list that comes with its first row, and a picture where nothing is chosen.
  struct Pictured: View {
    @State private var letters: [String] = []
    @State private var letter: String?

    var body: some View {
      NavigationSplitView {
        Group {
          if letters.isEmpty {
            Text("Nothing yet")
          } else {
            List(letters, id: \.self, selection: $letter) { Text($0) }
          }
        }
        .toolbar { Button("Add") { letters.append("Letter \(letters.count + 1)") } }
      } detail: {
        if let letter { Text(letter).navigationTitle(letter) } else { Image(systemName: "leaf") }
      }
    }
  }

  @Test func aPictureWhereNothingIsChosenIsNoPage() async throws {
    #expect(try await HeadlessApp("pictured") { Pictured() }.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func nothingIsExpectedOfAnEmptyList() async throws {
    let right = await HeadlessApp("deleting") { Deleting(isWrong: false) }
    // What is deleted stays in the detail, unless lists clear their selection.
    let doubtful = try await right.test(seed: 42, runs: 6).findings.map(\.signature.rule)
    #expect(doubtful.allSatisfy { $0 == "deleted.not-shown" }, "\(doubtful)")
    let wrong = await HeadlessApp("deleting") { Deleting(isWrong: true) }
    let failure = await #expect(throws: TestFailure.self) {
      try await wrong.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("sidebar.choice-shows") == true, "\(failure?.description ?? "")")
  }

  @Test func aDefaultChoiceIsNoReturn() async throws {
    let rules = ["size-class.round-trip", "rotation.round-trip", "size-class.keeps-front", "resize.no-loss"]
    let report = try await HeadlessApp("default") { DefaultChoice() }.test(seed: 42, without: rules)
    #expect(report.findings.isEmpty)
  }

  /// Three columns where there is room for them; a rotation of part of an iPad's screen goes through a narrow window.
  struct Boxes: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      if width == .regular {
        NavigationSplitView {
          Text("Boxes").navigationTitle("Boxes")
        } content: {
          Text("No box")
        } detail: {
          Text("No mail")
        }
      } else {
        NavigationStack { Text("Boxes").navigationTitle("Boxes") }
      }
    }
  }

  @Test(arguments: ["toggle; resize two-thirds", "toggle; resize two-thirds; drag"])
  func columnsOverTheDetailMayCloseInANarrowWindow(steps: String) async throws {
    try await HeadlessApp("boxes") { Boxes() }.test(steps, at: ["device": "ipad-11 landscape"])
  }

  /// Each account has columns of its own by an `id`, which ends what is in them; with `byLetter` each letter has.
  struct Identified: View {
    let byLetter: Bool
    @State private var account = "Home"
    @State private var letter: String?
    var body: some View {
      columns.id(byLetter ? letter : account)
        .onChange(of: account) { letter = nil }
    }
    private var columns: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
          .navigationTitle(account)
          .toolbar { Button("Other account") { account = account == "Home" ? "Work" : "Home" } }
      } detail: {
        Text(letter ?? "None").navigationTitle(letter ?? "None")
      }
    }
  }

  @Test func aButtonMayGiveTheColumnsAnotherIdentityAndAChoiceMayNot() async throws {
    try await passes(HeadlessApp("accounts") { Identified(byLetter: false) })
    try await fails(HeadlessApp("letters") { Identified(byLetter: true) }, "container.keeps-identity")
  }

  /// Terms that are agreed to before a button leads on.
  struct Terms: View {
    @State private var agrees = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Form {
          Toggle("I agree", isOn: $agrees)
          Button("Next") { if agrees { path = [2] } }
        }
        .navigationTitle("Step 1")
        .navigationDestination(for: Int.self) { Text("Done").navigationTitle("Step \($0)") }
      }
    }
  }

  @Test func aToggleChangesWhatIsOnScreen() async throws {
    try await passes(HeadlessApp("terms") { Terms() })
  }

  /// A list beside the inspector of what is chosen in it.
  struct Inspected: View {
    @State private var chosen: Int?
    @State private var isInspected = true
    var body: some View {
      NavigationStack {
        List(1...3, id: \.self, selection: $chosen) { Text("Part \($0)") }.navigationTitle("Parts")
          .inspector(isPresented: $isInspected) { Text(chosen.map { "About \($0)" } ?? "Nothing") }
          .toolbar { if !isInspected { Button("Info") { isInspected = true } } }
      }
    }
  }

  @Test func anInspectorThatFollowsTheChoiceIsChanged() async throws {
    try await passes(HeadlessApp("parts") { Inspected() }, runs: 40)
  }

  /// Columns where there is room, and tabs where there is none.
  struct TabsOrColumns: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      if width == .compact {
        TabView {
          ForEach(["Inbox", "Sent"], id: \.self) { name in
            NavigationView { Text(name).navigationTitle(name) }.tabItem { Text(name) }
          }
        }
      } else {
        NavigationView {
          List { NavigationLink("Inbox") { Text("Inbox").navigationTitle("Inbox") } }
          Text("Nothing")
        }
      }
    }
  }

  @Test func columnsThatBecomeTabsBringNoSidebar() async throws {
    try await passes(HeadlessApp("tabs") { TabsOrColumns() }, runs: 60)
  }
}
