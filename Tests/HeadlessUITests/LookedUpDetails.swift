import SplitFuzz
import SwiftUI
import Testing

/// A last column that looks up what is chosen shows what it finds, whatever its list's selection holds.
@Suite @MainActor struct LookedUpDetails {
  struct Category: Identifiable {
    let id: String
    let items: [String]
    static let all = [Category(id: "A", items: ["a1", "a2"]), Category(id: "B", items: ["b1", "b2"])]
  }

  /// The item may be one of another category: it is stored, and no category changes it.
  struct Shop: View {
    let looksUp: Bool
    @State private var category: String?
    @State private var item: String? = "b1"
    private var chosen: Category? { Category.all.first { $0.id == category } }
    var body: some View {
      NavigationSplitView {
        List(Category.all, selection: $category) { Text($0.id) }.navigationTitle("Categories")
      } content: {
        if let chosen {
          List(chosen.items, id: \.self, selection: $item) { Text($0) }.navigationTitle(chosen.id)
        } else {
          Text("Choose")
        }
      } detail: {
        if let item, !looksUp || chosen?.items.contains(item) == true {
          Text(item).navigationTitle(item)
        } else {
          Text("No item").navigationTitle("No item")
        }
      }
    }
  }

  @Test func whatIsNotFoundIsNotShown() async throws {
    let shop = HeadlessApp("shop") { Shop(looksUp: true) }
    try await shop.test(
      #"choose "A""#, at: ["device": "ipad-13 landscape"],
      showing: "sidebar: menu | content: A | detail: placeholder")
    #expect(try await shop.test(seed: 42, runs: 12).findings.isEmpty)
  }

  @Test func whatIsShownIsFound() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("shop") { Shop(looksUp: false) }.test(seed: 42, runs: 12, savesFailures: false)
    }
    #expect(failure?.finding?.signature.rule == "selection.consistent")
  }

  /// Nothing was deleted: what is shown is of another category, known or not.
  @Test(arguments: [#"choose "B"; choose "A""#, #"choose "A""#]) func whatIsOfAnotherCategoryIsNotDeleted(
    trace: String
  ) async throws {
    try await HeadlessApp("shop") { Shop(looksUp: false) }.test(
      trace, at: ["device": "ipad-13 landscape"], breaking: ["selection.consistent wrong-item"])
  }

  /// With a bound visibility an iPad may begin without its sidebar, which is then shown first; and that a list of another
  /// category does not clear what was chosen is no assumption.
  struct Stale: View {
    var buttons = 0
    @State private var columns = NavigationSplitViewVisibility.automatic
    @State private var category: String?
    @State private var item: String?
    var body: some View {
      NavigationSplitView(columnVisibility: $columns) {
        List(Category.all, selection: $category) { Text($0.id) }.navigationTitle("Categories")
      } content: {
        if let category, let chosen = Category.all.first(where: { $0.id == category }) {
          List(chosen.items, id: \.self, selection: $item) { Text($0) }.navigationTitle(category)
        } else {
          Text("Choose")
        }
      } detail: {
        if let item { Text(item).navigationTitle(item) } else { Text("No item") }
        ForEach(0..<buttons, id: \.self) { Button("Focus \($0)") { columns = .detailOnly } }
      }
    }
  }

  @Test func anItemThatStaysWhereAnotherCategoryIsChosenIsFound() async throws {
    try await fails(HeadlessApp("stale") { Stale() }, "selection.consistent wrong-item")
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("stale") { Stale(buttons: 10) }.test(
        #"choose "A"; link 11 "a1"; choose "B""#, at: ["device": "ipad-13 landscape"])
    }
    #expect(failure?.description.contains("your views: violated") == true, "\(failure?.description ?? "")")
  }

  /// What is chosen is wrong everywhere; whether a phone shows it, no source says.
  @Test func whatAPhoneShowsWithoutARowRestsOnAnAssumption() async throws {
    let shop = HeadlessApp("shop") { Shop(looksUp: false) }
    let blames = try await shop.test(
      seed: 42, runs: 12, without: ["selection.consistent"], devices: ["iphone-15"], savesFailures: false
    ).findings.map(\.blame)
    #expect(!blames.isEmpty && blames.allSatisfy { $0?.assumptions.map(\.name) == ["choice-without-row"] })
  }

  /// A button chooses what has no row, which is shown all the same.
  struct Gear: View {
    enum Place: String { case inbox, archive, settings }
    @State private var place: Place?
    var body: some View {
      NavigationSplitView {
        List(selection: $place) {
          Text("Inbox").tag(Place.inbox)
          Text("Archive").tag(Place.archive)
        }
        .navigationTitle("Mail")
        .toolbar { Button("Settings") { place = .settings } }
      } detail: {
        switch place {
        case .inbox: Text("Inbox").navigationTitle("Inbox")
        case .archive: Text("Archive").navigationTitle("Archive")
        case .settings: Button("Sign out") {}.navigationTitle("Settings")
        case nil: Text("Choose")
        }
      }
    }
  }

  @Test func whatHasNoRowIsShown() async throws {
    let gear = HeadlessApp("gear") { Gear() }
    try await gear.test(
      #"link 11 "Settings""#, at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | detail: settings"
    )
    #expect(try await gear.test(seed: 42, runs: 12).findings.isEmpty)
  }

  struct Note: Identifiable {
    let id = UUID()
    let title: String
  }

  /// The button that deletes is in the detail, which finds nothing any more.
  struct Notes: View {
    @State private var notes = (1...3).map { Note(title: "Note \($0)") }
    @State private var chosen: Note.ID?
    var body: some View {
      NavigationSplitView {
        List(notes, selection: $chosen) { Text($0.title) }.navigationTitle("Notes")
      } detail: {
        if let note = notes.first(where: { $0.id == chosen }) {
          Button("Delete", role: .destructive) { notes.removeAll { $0.id == note.id } }.navigationTitle(
            note.title)
        } else {
          Text("Nothing is chosen")
        }
      }
    }
  }

  @Test func whatWasDeletedIsNotFound() async throws {
    #expect(try await HeadlessApp("notes") { Notes() }.test(seed: 42, runs: 12).findings.isEmpty)
  }

  /// A row is known by what it stands for, whatever goes above it, and one that is gone cannot be chosen.
  @Test func onlyRowsThatAreThereAreChosen() async throws {
    let place: KeyValuePairs = ["device": "ipad-11 landscape"]
    let notes = HeadlessApp("notes") { Notes() }
    let deletes = #"choose "Note 1"; link 1 "Delete""#
    try await notes.test(
      deletes + #"; choose "Note 3""#, at: place, showing: "sidebar: menu | detail: Note 3")
    try await notes.test(
      deletes + #"; choose "Note 1""#, at: place, showing: "sidebar: menu | detail: placeholder")
  }

  /// State of views goes where it was made, on the main thread.
  final class Owner { deinit { MainActor.assumeIsolated {} } }
  struct Owning: View {
    @State private var owner = Owner()
    var body: some View {
      NavigationStack { NavigationLink("More") { Inner() }.navigationTitle("Home") }
    }
    struct Inner: View {
      @State private var owner = Owner()
      var body: some View { Text("More").navigationTitle("More").task {} }
    }
  }

  @Test(arguments: [true, false]) func stateGoesOnTheMainThread(controlsTasks: Bool) async throws {
    let app = HeadlessApp("owning") { Owning() }
    #expect(try await (controlsTasks ? app.controllingTasks() : app).test(seed: 42, runs: 4).findings.isEmpty)
  }

  struct Draft: Identifiable { var id: UUID { UUID() } }
  enum Kind: Identifiable {
    case letter
    var id: UUID { UUID() }
  }
  struct Drafts<Item: Identifiable>: View {
    let item: Item
    @State private var draft: Item?
    var body: some View {
      NavigationStack {
        Button("Write") { draft = item }.navigationTitle("Drafts")
          .sheet(item: $draft) { _ in Text("Draft") }
      }
    }
  }

  @Test func anItemWithoutAnIdentityIsNamed() async throws {
    let text =
      "the item of a sheet has another identity whenever that is read, and so is another item each time; "
    try await fails(
      HeadlessApp("drafts") { Drafts(item: Draft()) }, text + "store it: 'let id = UUID()' in 'Draft'",
      runs: 2)
    try await fails(
      HeadlessApp("drafts") { Drafts(item: Kind.letter) },
      text + "let it follow from the case: 'var id: Self { self }' in 'Kind'", runs: 2)
  }
}

/// What a value is called that has no name: a page by its title, and one whose identity is new in each launch by its row.
@Suite @MainActor struct CalledByRows {
  struct City: Identifiable, Hashable {
    let id = UUID()
    let text: String
  }

  struct Cities: View {
    @State private var cities = ["Oslo", "Toronto", "Oslo"].map { City(text: $0) }
    @State private var path: [UUID] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(cities) { NavigationLink($0.text, value: $0.id) }.navigationTitle("Cities")
          .navigationDestination(for: UUID.self) { id in
            Text(cities.first { $0.id == id }?.text ?? "").navigationTitle("City")
          }
      }
      .onOpenURL { _ in path = [cities[1].id] }
    }
  }

  @Test func aValueWithoutANameIsCalledByItsRow() async throws {
    let cities = HeadlessApp("cities") { Cities() }
    let place: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await cities.test(#"link 2 "Toronto""#, at: place, showing: "detail: Toronto <back")
    // Another one that is called so has its number.
    try await cities.test(#"link 3 "Oslo""#, at: place, showing: "detail: UUID 3 <back")
  }

  /// Every page has the same title, so that an event names the value as a trace does.
  struct Towns: View {
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Oslo", value: "Oslo").navigationTitle("Towns")
          .navigationDestination(for: String.self) { Text($0).navigationTitle("Town") }
      }
      .onOpenURL { _ in path = ["Toronto"] }
    }
  }

  @Test func anEventMayNameAValueAsATraceDoes() async throws {
    let towns = HeadlessApp("towns", making: {}, events: [.url("town://2", showing: "Toronto")]) { _ in
      Towns()
    }
    try await towns.test(
      #"call "town://2""#, at: ["device": "iphone-15 portrait"], showing: "detail: Toronto <back")
  }

  /// A new item is chosen, and has no row before the search is over, which ends as the list comes.
  struct Notes: View {
    @State private var notes = [1, 2]
    @State private var chosen: Int?
    @State private var query = ""
    var body: some View {
      NavigationSplitView {
        List(notes.filter { query.isEmpty || "Note \($0)".contains(query) }, id: \.self, selection: $chosen) {
          Text("Note \($0)")
        }
        .navigationTitle("Notes").searchable(text: $query).onAppear { query = "" }
        .toolbar {
          Button("Add") {
            notes.append(notes.count + 1)
            chosen = notes.count
          }
        }
      } detail: {
        if let chosen { Text("\(chosen)").navigationTitle("Note \(chosen)") } else { Text("No note") }
      }
    }
  }

  @Test func aRowThatComesForWhatIsChosenChoosesNothing() async throws {
    try await passes(HeadlessApp("notes") { Notes() }, runs: 40)
  }
}
