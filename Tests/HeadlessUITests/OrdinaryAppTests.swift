import SplitFuzz
import SwiftUI
import Testing

/// Small apps as people write them: right ones, and some with one mistake.
@Suite @MainActor struct OrdinaryAppTests {
  private func findings(_ app: HeadlessApp) async throws -> [String] {
    do {
      return try await app.test(seed: 42, runs: 8, savesFailures: false).findings.map { "\($0.signature)" }
    } catch let failure as TestFailure {
      return [failure.description]
    }
  }

  private func isRight(_ app: HeadlessApp, _ place: SourceLocation = #_sourceLocation) async throws {
    let findings = try await findings(app)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))", sourceLocation: place)
  }

  private func violates(
    _ rule: String, _ app: HeadlessApp, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let findings = try await findings(app)
    #expect(
      findings.contains { $0.contains(rule) }, "\(findings.joined(separator: "\n"))", sourceLocation: place)
  }

  /// A list that can be emptied, with an edit mode.
  struct ToDo: View {
    @State private var items = [1]
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { NavigationLink("Item \($0)", value: $0) }
            .onDelete { items.remove(atOffsets: $0) }
        }
        .navigationTitle("Items")
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
        .toolbar {
          Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
          Button("Add") { if items.count < 3 { items.append((items.max() ?? 0) + 1) } }
        }
      }
    }
  }

  @Test func aListThatCanBeEmptiedIsNoDeadEnd() async throws {
    try await isRight(HeadlessApp("to-do") { ToDo() })
  }

  /// A split view in each tab.
  struct Shelves: View {
    var body: some View {
      TabView {
        Shelf(name: "Books").tabItem { Text("Books") }
        Shelf(name: "Films").tabItem { Text("Films") }
      }
    }
  }
  struct Shelf: View {
    let name: String
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $chosen) { Text("\(name) \($0)") }.navigationTitle(name)
      } detail: {
        Text("\(chosen ?? 0)").navigationTitle("\(name) \(chosen ?? 0)")
      }
    }
  }

  @Test func eachTabMayHaveASplitView() async throws {
    try await isRight(HeadlessApp("shelves") { Shelves() })
  }

  /// Logging out goes home, and a cover asks who comes next.
  struct Account: View {
    @State private var isIn = true
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4) { NavigationLink("Row \($0)", value: $0) }.navigationTitle("Rows")
          .navigationDestination(for: Int.self) { number in
            Button("Log Out") {
              path = []
              isIn = false
            }
            .navigationTitle("Row \(number)")
          }
      }
      .fullScreenCover(isPresented: Binding(get: { !isIn }, set: { isIn = !$0 })) {
        Button("Log In") { isIn = true }.navigationTitle("Login")
      }
    }
  }

  @Test func whoLogsOutGoesHome() async throws { try await isRight(HeadlessApp("account") { Account() }) }

  /// An alert whose button archives the note beneath it, and leaves that once it is done.
  struct Archive: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4) { NavigationLink("Note \($0)", value: $0) }.navigationTitle("Notes")
          .navigationDestination(for: Int.self) { number in
            ArchivePage(number: number) { path.removeAll { $0 == number } }
          }
      }
    }
  }
  struct ArchivePage: View {
    let number: Int
    let close: () -> Void
    @State private var asks = false
    var body: some View {
      Button("Archive") { asks = true }.navigationTitle("Note \(number)")
        .alert("Sure?", isPresented: $asks) {
          Button("Yes") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              close()
            }
          }
          Button("No", role: .cancel) {}
        }
    }
  }

  @Test func workThatAnAlertStartsIsForTheViewBeneath() async throws {
    try await isRight(HeadlessApp("archive") { Archive() }.controllingTasks())
  }

  /// A link to a view beside links with values of another type.
  struct About: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(1..<3, id: \.self) { NavigationLink("Item \($0)", value: $0) }
          NavigationLink("About") { Text("us").navigationTitle("About") }
        }
        .navigationTitle("Items")
        .navigationDestination(for: Int.self) { Text("it").navigationTitle("Item \($0)") }
      }
    }
  }

  @Test func aViewThatAPathCannotHoldStandsOverIt() async throws {
    try await isRight(HeadlessApp("about") { About() })
    try await HeadlessApp("about") { About() }
      .test("link 3", at: ["device": "iphone-15 portrait"], showing: "detail: About <back")
  }

  /// A filter that hides what is chosen, which is read by being chosen.
  struct Inbox: View {
    let deletes: Bool
    @State private var unreadOnly = false
    @State private var folder: String? = "Inbox"
    @State private var id: Int?
    @State private var read: Set<Int> = [2]
    @State private var mails = [1, 2, 3, 4]

    private var rows: [Int] {
      mails.filter { ($0 < 3) == (folder == "Inbox") && (!unreadOnly || !read.contains($0)) }
    }
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
      } content: {
        List(rows, id: \.self, selection: $id) { Text("Mail \($0)") }.navigationTitle(folder ?? "-")
          .toolbar { Toggle("Unread", isOn: $unreadOnly) }
      } detail: {
        if let id {
          Button(deletes ? "Delete" : "Flag") { if deletes { mails.removeAll { $0 == id } } }
            .navigationTitle("Mail \(id)").onAppear { read.insert(id) }
        } else {
          Text("None")
        }
      }
      .onChange(of: folder) { id = nil }
    }
  }

  @Test func whatAFilterHidesIsNotDeleted() async throws {
    try await isRight(HeadlessApp("inbox") { Inbox(deletes: false) })
  }
  @Test func whatIsDeletedInThreeColumnsIsFound() async throws {
    try await violates("deleted.not-shown", HeadlessApp("inbox") { Inbox(deletes: true) })
  }

  /// What is deleted stays in the detail of two columns, or on its stack.
  struct People: View {
    @State private var names = ["Ann", "Bob", "Cid"]
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(names, id: \.self, selection: $chosen) { Text($0) }.navigationTitle("People")
      } detail: {
        if let chosen {
          Button("Delete") { names.removeAll { $0 == chosen } }.navigationTitle(chosen)
        } else {
          Text("None")
        }
      }
    }
  }
  struct Pages: View {
    @State private var numbers = [1, 2, 3]
    @State private var asks = false
    var body: some View {
      NavigationStack {
        List(numbers, id: \.self) { NavigationLink("Page \($0)", value: $0) }.navigationTitle("Pages")
          .navigationDestination(for: Int.self) { number in
            Button("Delete …") { asks = true }.navigationTitle("Page \(number)")
              .alert("Sure?", isPresented: $asks) {
                Button("Delete", role: .destructive) { numbers.removeAll { $0 == number } }
              }
          }
      }
    }
  }

  @Test func whatIsDeletedAndStaysIsFound() async throws {
    try await violates("deleted.not-shown", HeadlessApp("people") { People() })
    try await violates("deleted.not-shown", HeadlessApp("pages") { Pages() })
  }

  /// Two handlers push what was tapped once.
  struct Drinks: View {
    @State private var path: [String] = []
    @State private var chosen: String?
    var body: some View {
      NavigationStack(path: $path) {
        List(["Tea", "Milk"], id: \.self) { drink in
          Button(drink) {
            chosen = drink
            path.append(drink)
          }
        }
        .navigationTitle("Drinks")
        .onChange(of: chosen) { _, new in if let new { path.append(new) } }
        .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
      }
    }
  }

  @Test func whatTwoHandlersPushIsFound() async throws {
    try await violates("push.single", HeadlessApp("drinks") { Drinks() })
  }

  /// A page whose state was made for the article before.
  struct Articles: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { Text("Article \($0)") }.navigationTitle("Articles")
      } detail: {
        if let selection { page(selection) } else { Text("None") }
      }
    }
    @ViewBuilder let page: (Int) -> AnyView
  }
  struct ArticlePage: View {
    @State var title: String
    var body: some View { Text("Text").navigationTitle(title) }
  }

  @Test(
    "a title that stays behind is found, whatever it says around a row's label",
    arguments: ["%", "About % today"])
  func staleTitles(form: String) async throws {
    func page(_ number: Int) -> ArticlePage {
      ArticlePage(title: form.replacing("%", with: "Article \(number)"))
    }
    try await violates("title.matches-view", HeadlessApp("articles") { Articles { AnyView(page($0)) } })
    try await passes(HeadlessApp("articles") { Articles { AnyView(page($0).id($0)) } })
  }
}
