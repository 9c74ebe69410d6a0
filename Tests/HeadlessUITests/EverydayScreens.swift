import Foundation
import FuzzEngine
import Testing

@testable import SwiftUI

/// Screens of everyday apps that were reported, or not tried at all.
@MainActor @Suite struct EverydayScreens {
  private static let phone: KeyValuePairs = ["device": "iphone-15 portrait"]

  /// A link's own view with state, and with what its parent hands it.
  struct Movies: View {
    @State private var visits = 0
    var body: some View {
      NavigationStack {
        List(1..<3) { number in
          NavigationLink("Movie \(number)") { Movie(number: number, visits: visits) { visits += 1 } }
        }
        .navigationTitle("Movies")
      }
    }
  }
  struct Movie: View {
    let number: Int
    let visits: Int
    let visit: () -> Void
    @State private var isPlaying = false
    var body: some View {
      VStack {
        Button("Visit", action: visit)
        Button("Play") { isPlaying = true }
        if visits > 1 { EmptyView() } else { Text("Stars") }
      }
      .navigationTitle("\(number) visited \(visits)")
      .sheet(isPresented: $isPlaying) { Text("Playing \(number)") }
    }
  }

  @Test func aLinksOwnViewHasTheStateOfThisLaunchAndTheValuesOfItsParent() async throws {
    try await HeadlessApp("movies") { Movies() }.test(seed: 42, runs: 6)
    for _ in 0..<2 {
      let app = HeadlessApp("movies") { Movies() }
      try await app.test(
        #"link 1 "Movie 1"; link 2 "Play"; dismiss-sheet; link 1 "Visit"; link 2 "Play""#, at: Self.phone,
        showing: "sheet: Playing 1")
    }
  }

  /// A list with a selection that stands in no leading column.
  struct Chosen: View {
    enum Kind { case stack, links, sheet }
    let kind: Kind
    var isBlank = false
    @State private var note: Int?
    @State private var isAsking = false
    var body: some View {
      NavigationStack {
        switch kind {
        case .stack:
          List(1..<4, id: \.self, selection: $note) { Text("Note \($0)") }
            .navigationDestination(item: $note) { page($0) }
        case .links:
          List(selection: $note) { ForEach(1..<4, id: \.self) { NavigationLink("Note \($0)", value: $0) } }
            .navigationDestination(for: Int.self) { page($0) }
        case .sheet:
          Button("Pick") { isAsking = true }
            .sheet(isPresented: $isAsking) {
              List(1..<4, id: \.self, selection: $note) { Text("Note \($0)") }.onChange(of: note) {
                isAsking = false
              }
            }
            .navigationDestination(item: $note) { page($0) }
        }
      }
    }
    @ViewBuilder private func page(_ number: Int) -> some View {
      if !isBlank || number == 1 { Text("Page \(number)").navigationTitle("Page \(number)") }
    }
  }

  @Test(arguments: [Chosen.Kind.stack, .links, .sheet])
  func rowsAreTappedWhereverTheListStands(_ kind: Chosen.Kind) async throws {
    let report = try await HeadlessApp("chosen") { Chosen(kind: kind) }.test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("chosen") { Chosen(kind: kind, isBlank: true) }
        .test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("detail.resolvable") == true, "\(failure?.description ?? "")")
  }

  /// Values with an identity that is new in each launch, and a question whose text varies.
  struct Todo: Identifiable, Hashable {
    let id = UUID()
    var title: String
  }
  struct Todos: View {
    @State private var todos = ["Tea", "Milk", "Bread"].map { Todo(title: $0) }
    @State private var path: [Todo] = []
    @State private var doomed: Todo?
    var body: some View {
      NavigationStack(path: $path) {
        List(todos) { todo in
          NavigationLink(todo.title, value: todo).swipeActions {
            Button("Delete", role: .destructive) { doomed = todo }
          }
        }
        .navigationTitle("Todos")
        .navigationDestination(for: Todo.self) { Text($0.title).navigationTitle($0.title) }
        .confirmationDialog(
          "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
          presenting: doomed
        ) { todo in
          Button("Delete \(todo.title)", role: .destructive) { todos.removeAll { $0 == todo } }
        }
      }
    }
  }

  @Test func valuesThatAreNewInEachLaunchHaveOneName() async throws {
    let report = try await HeadlessApp("todos") { Todos() }.test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    try await HeadlessApp("todos") { Todos() }.test(
      #"link 3 "Milk""#, at: Self.phone, showing: "detail: Milk <back")
  }

  /// What varies from launch to launch in some values of a type only.
  struct Route: Hashable {
    let ids: [UUID]
  }

  @Test func whatMayBeEmptyDoesNotTellOfItsType() throws {
    let (empty, full) = (
      AnyHashable(Route(ids: [])), [Route(ids: [UUID()]), Route(ids: [UUID()])].map { AnyHashable($0) }
    )
    let (first, second) = (ValueKeys(), ValueKeys())
    #expect(first.key(of: empty) == empty)
    #expect(first.key(of: full[0]) != full[0])
    #expect(first.key(of: full[0]) == second.key(of: full[1]))
    #expect(first.value(of: first.key(of: full[0])) == full[0])
    let pages = [AnyHashable("a"), AnyHashable(UUID())].map { AnyHashable(PageName("Page", $0)) }
    #expect(first.key(of: pages[0]) == pages[0])
    #expect(first.key(of: pages[1]) != pages[1])
  }

  /// A task that waits in a loop.
  struct Clock: View {
    @State private var seconds = 0
    var body: some View {
      NavigationStack {
        NavigationLink("\(seconds)", value: 1).navigationTitle("Clock")
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          seconds += 1
        }
      }
    }
  }

  @Test func aTaskThatWaitsInALoopComesToAnEnd() async throws {
    let report = try await HeadlessApp("clock") { Clock() }.controllingTasks().test(seed: 42, runs: 3)
    #expect(report.applied > 150)
  }

  /// What is presented can be left, in more than two taps.
  struct Mail: View {
    @State private var folder: String? = "Inbox"
    @State private var tour = 0
    @State private var isWriting = false
    @State private var draft = ""
    @State private var isAsking = false
    @State private var isLocked = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
          .toolbar { Button("Compose") { isWriting = true } }
      } detail: {
        Text(folder ?? "Choose")
      }
      .fullScreenCover(isPresented: Binding(get: { tour < 5 }, set: { if !$0 { tour = 5 } })) {
        Text("Tour \(tour)")
        Button("Next") { tour += 1 }
      }
      .sheet(isPresented: $isWriting) {
        TextField("Text", text: $draft)
        Button("Cancel") { if draft.isEmpty { isWriting = false } else { isAsking = true } }
          .interactiveDismissDisabled(!draft.isEmpty)
          .confirmationDialog("Discard?", isPresented: $isAsking) {
            Button("Discard") { (draft, isWriting) = ("", false) }
            Button("Keep", role: .cancel) {}
          }
      }
      .onChange(of: phase) { if phase == .background, tour == 5, !isWriting { isLocked = true } }
      .fullScreenCover(isPresented: $isLocked) { Button("Unlock") { isLocked = false } }
    }
  }

  @Test func whatIsPresentedMayTakeSeveralTapsAndCoverAnAppThatIsLeft() async throws {
    let report = try await HeadlessApp("mail") { Mail() }.test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
  }

  /// A question before a changed document is left, by a binding that does not take every write.
  struct Documents: View {
    @State private var document: Int?
    @State private var pending: Int?
    @State private var isChanged = false
    @State private var isAsking = false
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: Binding(get: { document }, set: { choose($0) })) {
          Text("Document \($0)")
        }
      } detail: {
        if let document {
          Toggle("Changed", isOn: $isChanged).navigationTitle("Document \(document)")
        } else {
          Text("Choose")
        }
      }
      .alert("Discard changes?", isPresented: $isAsking) {
        Button("Discard", role: .destructive) { (document, isChanged) = (pending, false) }
        Button("Cancel", role: .cancel) {}
      }
    }
    private func choose(_ new: Int?) {
      pending = new
      if isChanged, new != document { isAsking = true } else { document = new }
    }
  }

  @Test func anAppMayAskBeforeItGoesBack() async throws {
    let report = try await HeadlessApp("documents") { Documents() }.test(seed: 42, runs: 6)
    #expect(
      !report.findings.contains { $0.signature.rule.hasPrefix("sheet.") },
      "\(report.findings.map(\.signature))")
  }

  /// Rows that are known by another type than the selection is of.
  struct Mixed: View {
    enum Kind: String, CaseIterable, Identifiable {
      case day, night
      var id: String { rawValue }
    }
    @State private var kind: Kind? = .day
    var body: some View {
      NavigationSplitView {
        List(Kind.allCases, selection: $kind) { Text($0.rawValue) }
      } detail: {
        Text(kind?.rawValue ?? "Choose")
      }
    }
  }

  @Test func aListOfWhichNoRowCanBeChosenIsNamed() async throws {
    try await fails(
      HeadlessApp("mixed") { Mixed() },
      "no row of a 'List' in 'Mixed' can be chosen: its selection is of type 'Kind', and the rows are known by 'String'"
    )
  }

  /// Rows that are moved.
  struct Moved: View {
    @State private var names = ["Tea", "Milk"]
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(names, id: \.self) { Text($0) }.onMove { from, to in
            names.move(fromOffsets: from, toOffset: to)
            if names[0] == "Milk" { path = [1] }
          }
        }
        .navigationTitle(names[0])
        .navigationDestination(for: Int.self) { _ in Text("Moved") }
      }
    }
  }

  @Test func rowsAreMoved() async throws {
    try await HeadlessApp("moved") { Moved() }.test(
      #"link 1 "Move 1 down""#, at: Self.phone, showing: "detail: 1 <back")
  }
}
