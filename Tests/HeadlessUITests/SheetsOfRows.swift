import SwiftUI
import Testing

/// A sheet that a row presents goes with the row.
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
}
