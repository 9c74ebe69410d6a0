import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// A sheet that a row presents goes with the row, and sheets that rows share or whose button is another's.
@MainActor @Suite struct SheetsOfRows {
  struct Task: Identifiable, Hashable {
    let id: Int
    var isDone = false
  }
  final class Tasks: ObservableObject {
    @Published var all = [Task(id: 1), Task(id: 2), Task(id: 3)]
  }

  struct Editor: View {
    @Binding var task: Task
    var body: some View {
      NavigationStack {
        Form { Toggle("Done", isOn: $task.isDone) }.navigationTitle("Edit")
      }
    }
  }

  /// Which view presents the editor.
  enum Presenter { case row, rowThatStays, list }
  struct Row: View {
    @Binding var task: Task
    @State private var isEdited = false
    var body: some View {
      Button("Task \(task.id)") { isEdited = true }
        .sheet(isPresented: $isEdited) { Editor(task: $task) }
    }
  }
  struct Root: View {
    let presenter: Presenter
    @StateObject private var tasks = Tasks()
    @State private var edited: Int?
    var body: some View {
      NavigationStack {
        List {
          ForEach($tasks.all) { $task in
            if presenter == .rowThatStays || !task.isDone {
              if presenter == .list {
                Button("Task \(task.id)") { edited = task.id }
              } else {
                Row(task: $task)
              }
            }
          }
        }
        .navigationTitle("Open")
        .toolbar { Button("Reset") { tasks.all = Tasks().all } }
        .sheet(isPresented: Binding(get: { edited != nil }, set: { if !$0 { edited = nil } })) {
          if let edited { Editor(task: $tasks.all[edited - 1]) }
        }
      }
    }
  }

  @Test func aSheetThatGoesWithItsRowIsFound() async throws {
    try await fails(
      HeadlessApp("tasks") { Root(presenter: .row) },
      "the sheet goes as 'Done' is set on it, since the view that presents it goes (SheetsOfRows.swift")
  }

  @Test(arguments: [Presenter.rowThatStays, .list])
  func aSheetThatStaysIsRight(presenter: Presenter) async throws {
    try await passes(HeadlessApp("tasks") { Root(presenter: presenter) })
  }

  /// The editor of a row, whose name is in a field only.
  struct NameEditor: View {
    @State private var name: String
    @Environment(\.dismiss) private var dismiss
    init(_ name: String) { _name = State(initialValue: name) }
    var body: some View {
      NavigationStack {
        Form { TextField("Name", text: $name) }.navigationTitle("Edit")
          .toolbar { Button("Cancel") { dismiss() } }
      }
    }
  }
  struct Names: View {
    let sharesFlag: Bool
    @State private var isEdited = false
    @State private var edited: String?
    private let names = ["Ann", "Ben"]
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { name in
          Button(name) { (isEdited, edited) = (true, name) }
            .sheet(isPresented: sharesFlag ? $isEdited : .constant(false)) { NameEditor(name) }
        }
        .navigationTitle("People")
        .sheet(
          isPresented: sharesFlag
            ? .constant(false) : Binding(get: { edited != nil }, set: { if !$0 { edited = nil } })
        ) { NameEditor(edited ?? "") }
      }
    }
  }

  @Test func aFlagThatRowsShareIsFoundByWhatIsInTheirFields() async throws {
    try await fails(
      HeadlessApp("people") { Names(sharesFlag: true) }, "several views are presented at once")
    try await passes(HeadlessApp("people") { Names(sharesFlag: false) })
  }

  /// A sheet whose button is declared with what presents it.
  struct Inline: View {
    let way: Way
    enum Way { case dismissesOnly, closes, dismissedBefore }
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        Button("Info") { isShown = true }.navigationTitle("Home")
          .sheet(isPresented: $isShown) {
            NavigationStack {
              Text("Size").navigationTitle("Info").toolbar {
                Button("Done") {
                  if way == .closes { isShown = false }
                  if way != .dismissedBefore { dismiss() }
                }
              }
            }
            .onAppear { if way == .dismissedBefore { dismiss() } }
          }
      }
    }
  }

  /// - Source: Apple, "DismissAction": it applies to the environment where it is declared.
  @Test func aButtonThatDismissesWhatIsBeneathIsFound() async throws {
    try await fails(
      HeadlessApp("info") { Inline(way: .dismissesOnly) },
      "'Done' calls the 'dismiss' of the view beneath, which does nothing there, and the sheet stays")
    try await passes(HeadlessApp("info") { Inline(way: .closes) })
    // What a handler has called is not the button's.
    try await passes(HeadlessApp("info") { Inline(way: .dismissedBefore) })
  }

  /// A page that is pushed with a stack of its own around it.
  @Test(arguments: [true, false]) func aStackAroundWhatIsPushedIsNoted(isAround: Bool) async throws {
    struct Root: View {
      let isAround: Bool
      var body: some View {
        NavigationStack {
          List(1..<4) { NavigationLink("Item \($0)", value: $0) }.navigationTitle("Items")
            .navigationDestination(for: Int.self) { number in
              if isAround { NavigationStack { page(number) } } else { page(number) }
            }
        }
      }
      private func page(_ number: Int) -> some View { Text("Text").navigationTitle("Item \(number)") }
    }
    let report = try await HeadlessApp("items") { Root(isAround: isAround) }
      .test(seed: 42, runs: 12, savesFailures: false)
    let isNoted = report.notes.contains { $0.contains("with a bar and a back button of its own") }
    #expect(report.findings.isEmpty && isNoted == isAround, "\(report.notes)")
  }
}
