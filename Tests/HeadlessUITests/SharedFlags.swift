import Testing

@testable import SwiftUI

/// Rows that share a flag present all their sheets at once, and SwiftUI shows one of them; or they push all their views.
@MainActor @Suite struct SharedFlags {
  enum Kind: CaseIterable {
    case sheet, cover, popover, alert, dialog, titledAlert, titledDialog, destination
  }

  struct Note: Identifiable { var id: Int }
  /// What presents the view of a row.
  struct Presenting: ViewModifier {
    let kind: Kind
    let note: Note
    @Binding var isShown: Bool
    func body(content: Content) -> some View {
      switch kind {
      case .sheet: content.sheet(isPresented: $isShown) { Text("Note \(note.id)") }
      case .cover:
        content.fullScreenCover(isPresented: $isShown) { Button("Close \(note.id)") { isShown = false } }
      case .popover: content.popover(isPresented: $isShown) { Text("Note \(note.id)") }
      case .alert: content.alert("Delete", isPresented: $isShown) { Button("Delete \(note.id)") {} }
      case .dialog:
        content.confirmationDialog("Delete", isPresented: $isShown) { Button("Delete \(note.id)") {} }
      case .titledAlert: content.alert("Delete \(note.id)?", isPresented: $isShown) { Button("Delete") {} }
      case .titledDialog:
        content.confirmationDialog("Delete \(note.id)?", isPresented: $isShown) { Button("Delete") {} }
      case .destination: content.navigationDestination(isPresented: $isShown) { Text("Note \(note.id)") }
      }
    }
  }
  struct Row: View {
    let kind: Kind
    let note: Note
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }.modifier(Presenting(kind: kind, note: note, isShown: $isShown))
    }
  }
  struct Notes: View {
    var kind = Kind.sheet
    var ownsFlag = false
    var isAlike = false
    var isInSheet = false
    @State private var isShown = false
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        if isInSheet {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { list }
        } else {
          list
        }
      }
    }
    @ViewBuilder var list: some View {
      // A list makes its rows late, and a destination is not declared there.
      if kind == .destination { VStack { rows } } else { List { rows } }
    }
    var rows: some View {
      ForEach([Note(id: 1), Note(id: 2)]) { note in
        if ownsFlag {
          Row(kind: kind, note: note)
        } else {
          Button("Show") { isShown = true }
            .modifier(Presenting(kind: kind, note: isAlike ? Note(id: 0) : note, isShown: $isShown))
        }
      }
    }
  }

  /// - Source: ozontech/SUINavigation #2, of destinations.
  @Test(arguments: Kind.allCases) func oneOfSeveralIsShown(kind: Kind) async throws {
    try await fails(HeadlessApp("notes") { Notes(kind: kind) }, "views.no-misuse not-shown")
  }
  @Test func alsoInASheet() async throws {
    try await fails(
      HeadlessApp("notes") { Notes(kind: .alert, isInSheet: true) }, "views.no-misuse not-shown")
  }
  @Test(arguments: Kind.allCases) func rowsWithFlagsOfTheirOwnAreRight(kind: Kind) async throws {
    try await passes(HeadlessApp("notes") { Notes(kind: kind, ownsFlag: true) })
  }
  @Test(arguments: Kind.allCases.filter { $0 != .destination }) func whatLooksAlikeIsNotReported(
    kind: Kind
  ) async throws {
    try await passes(HeadlessApp("notes") { Notes(kind: kind, isAlike: true) })
  }

  /// Levels of a stack, of which only the one in front presents anything.
  struct Level: View {
    let number: Int
    @Binding var isHelping: Bool
    var body: some View {
      List {
        if number < 3 { NavigationLink("Deeper", value: number + 1) }
        Button("Help") { isHelping = true }
      }
      .sheet(isPresented: $isHelping) { Text("Help for level \(number)") }
    }
  }
  struct Levels: View {
    @State private var isHelping = false
    var body: some View {
      NavigationStack {
        Level(number: 0, isHelping: $isHelping)
          .navigationDestination(for: Int.self) { Level(number: $0, isHelping: $isHelping) }
      }
    }
  }
  struct Counting: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }
  struct Alike: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        List(1..<3) { _ in Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Counting() } }
      }
    }
  }

  @Test func whatIsInFrontPresents() async throws {
    try await passes(HeadlessApp("levels") { Levels() })
    try await passes(HeadlessApp("alike") { Alike() })
  }

  /// Each level pushes the next as it comes, which is one push on each.
  struct Nested: View {
    @State private var isStarted = false
    var body: some View {
      NavigationStack {
        Button("Start") { isStarted = true }
          .navigationDestination(isPresented: $isStarted) { Deep(number: 1) }
      }
    }
    struct Deep: View {
      let number: Int
      @State private var isNext: Bool
      init(number: Int) {
        self.number = number
        _isNext = State(initialValue: number < 4)
      }
      var body: some View {
        Text("Level \(number)").navigationDestination(isPresented: $isNext) { Deep(number: number + 1) }
      }
    }
  }

  @Test func levelsThatPushTheNextAreNotReported() throws {
    let graph = evaluated(Nested())
    try graph.tap("Start")
    #expect(graph.page.stacks[0].pages.count == 4 && graph.problems.isEmpty)
  }
}
