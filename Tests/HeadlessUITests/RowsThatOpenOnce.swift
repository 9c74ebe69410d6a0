import SwiftUI
import Testing

/// Rows and buttons whose view is pushed by a handler of what they write, which stays as it is when that view has gone.
@MainActor @Suite struct RowsThatOpenOnce {
  struct Note: Identifiable, Hashable {
    var id: Int
    var title: String { "Note \(id)" }
    static let all = [Note(id: 1), Note(id: 2)]
  }
  @Observable final class Model {
    var chosen: Note?
    var path: [Note] = []
    var hiddenCount = 0
  }
  final class OlderModel: ObservableObject {
    @Published var chosen: Note?
    @Published var path: [Note] = []
    @Published var unseen = 0
  }
  /// The same with an object of the older kind.
  struct Older: View {
    let isCounted: Bool
    @StateObject private var model = OlderModel()
    var body: some View {
      NavigationStack(path: $model.path) {
        List {
          ForEach(Note.all) { note in
            Button(note.title) {
              if isCounted { model.unseen += 1 } else { model.chosen = note }
            }
          }
          NavigationLink("More", value: Note(id: 3))
        }
        .navigationDestination(for: Note.self) { Page(note: $0) }
      }
      .onChange(of: model.chosen) { _, new in if let new { model.path.append(new) } }
      .onChange(of: model.unseen >= 3) { model.path.append(Note.all[0]) }
    }
  }
  struct Page: View {
    let note: Note
    var body: some View { Text("About").navigationTitle(note.title) }
  }

  /// How what is chosen is set back.
  enum Reset: CaseIterable { case never, onAppear, onDisappear, withPath, atOnce, nextTurn, later }

  struct Selecting: View {
    let reset: Reset
    @State private var chosen: Note?
    @State private var path: [Note] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(Note.all, selection: $chosen) { Text($0.title).tag($0) }
          .navigationTitle("Notes")
          .onAppear { if reset == .onAppear { chosen = nil } }
          .navigationDestination(for: Note.self) { note in
            Page(note: note).onDisappear { if reset == .onDisappear { chosen = nil } }
          }
      }
      .onChange(of: chosen) { _, new in
        guard let new else { return }
        path.append(new)
        switch reset {
        case .atOnce: chosen = nil
        case .nextTurn: DispatchQueue.main.async { chosen = nil }
        default: break
        }
      }
      .onChange(of: path) { _, new in
        guard new.isEmpty else { return }
        if reset == .withPath { chosen = nil }
        if reset == .later {
          Task {
            try? await Task.sleep(for: .seconds(1))
            chosen = nil
          }
        }
      }
    }
  }

  /// What a handler pushes with.
  enum Push: CaseIterable { case path, item, flag, task, model, gesture }

  struct Pushing: View {
    let push: Push
    var model = Model()
    @State private var chosen: Note?
    @State private var shown: Note?
    @State private var isShown = false
    @State private var path: [Note] = []
    var body: some View {
      switch push {
      case .path, .gesture:
        NavigationStack(path: $path) {
          List(Note.all) { note in
            if push == .path {
              Button(note.title) { chosen = note }
            } else {
              Text(note.title).onTapGesture { chosen = note }
            }
          }
          .navigationDestination(for: Note.self) { Page(note: $0) }
          .onChange(of: chosen) { if let chosen { path.append(chosen) } }
        }
      case .item:
        NavigationStack {
          List(Note.all) { note in Button(note.title) { chosen = note } }
            .navigationDestination(item: $shown) { Page(note: $0) }
            .onChange(of: chosen) { shown = chosen }
        }
      case .flag:
        NavigationStack {
          List(Note.all, selection: $chosen) { Text($0.title).tag($0) }
            .navigationDestination(isPresented: $isShown) { if let chosen { Page(note: chosen) } }
            .onChange(of: chosen) { isShown = true }
        }
      case .task:
        NavigationStack(path: $path) {
          List(Note.all) { note in Button(note.title) { chosen = note } }
            .navigationDestination(for: Note.self) { Page(note: $0) }
        }
        .task(id: chosen) { if let chosen { path.append(chosen) } }
      case .model:
        NavigationStack(path: Bindable(model).path) {
          List(Note.all) { note in Button(note.title) { model.chosen = note } }
            .navigationDestination(for: Note.self) { Page(note: $0) }
        }
        .onChange(of: model.chosen) { _, new in if let new { model.path.append(new) } }
      }
    }
  }
  struct Around: View {
    let isSheet: Bool
    @State private var isShown = false
    var body: some View {
      if isSheet {
        NavigationStack { Button("Notes") { isShown = true } }.sheet(isPresented: $isShown) {
          Pushing(push: .path)
        }
      } else {
        TabView {
          NavigationStack { Text("Home") }.tabItem { Text("Home") }
          Pushing(push: .item).tabItem { Text("Notes") }
        }
      }
    }
  }

  private let violation = "views.no-misuse not-shown"
  @Test func aSelectionThatStays() async throws {
    try await fails(HeadlessApp("notes") { Selecting(reset: .never) }, violation)
  }
  @Test(arguments: Push.allCases) func aChoiceThatStays(push: Push) async throws {
    try await fails(
      HeadlessApp("notes", making: { Model() }, events: []) { Pushing(push: push, model: $0) }, violation)
  }
  @Test func aPublishedChoiceThatStays() async throws {
    try await fails(HeadlessApp("notes") { Older(isCounted: false) }, violation)
  }
  @Test(arguments: [true, false]) func inASheetAndATab(isSheet: Bool) async throws {
    try await fails(HeadlessApp("notes") { Around(isSheet: isSheet) }, violation)
  }
  @Test(arguments: Reset.allCases.filter { $0 != .never }) func aSelectionThatIsSetBack(
    reset: Reset
  ) async throws {
    try await passes(HeadlessApp("notes") { Selecting(reset: reset) })
  }

  enum Right: CaseIterable {
    case item, onlyFirst, says, isDisabled, plays, counts, countsUnseen, popsToRoot, picks, toggles, loads
    case hintsOnce, marks
  }
  struct Rights: View {
    let right: Right
    var model = Model()
    @State private var path: [Note] = []
    @State private var chosen: Note?
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      NavigationStack(path: $path) {
        List {
          switch right {
          case .item: ForEach(Note.all) { note in Button(note.title) { chosen = note } }
          case .onlyFirst:
            Button("Play") {
              if !isOn { path.append(Note.all[0]) }
              isOn = true
            }
          case .says: Button(isOn ? "Done" : "Begin") { isOn = true }
          case .isDisabled: Button("Begin") { isOn = true }.disabled(isOn)
          case .hintsOnce: ForEach(Note.all) { note in Button("Play \(note.title)") { isOn = true } }
          case .plays:
            Button("Play") { _ = model }
            Button("Begin") { path.append(Note.all[0]) }
          case .counts: Button("Count \(count)") { count += 1 }
          case .countsUnseen: Button("Version 1") { count += 1 }
          case .popsToRoot: ForEach(Note.all) { note in Button(note.title) { chosen = note } }
          case .marks:
            ForEach(Note.all) { note in
              Button {
                chosen = note
              } label: {
                Label(note.title, systemImage: chosen == note ? "circle.fill" : "circle")
              }
            }
          case .picks:
            Picker("Note", selection: $chosen) { ForEach(Note.all) { Text($0.title).tag(Optional($0)) } }
          case .toggles: Toggle("Detail", isOn: $isOn)
          case .loads:
            Button("Load") {
              isOn = true
              Task { try? await Task.sleep(for: .seconds(1)) }
            }
          }
          NavigationLink("More", value: Note.all[1])
        }
        .navigationDestination(for: Note.self) { note in
          Page(note: note)
          Button("Home") { (path, chosen) = ([], nil) }
        }
        .navigationDestination(item: right == .item ? $chosen : .constant(nil)) { Page(note: $0) }
      }
      .onChange(of: path) { if right == .popsToRoot, path.isEmpty { chosen = nil } }
      .onChange(of: chosen) { _, new in
        if [.popsToRoot, .picks, .marks].contains(right), let new { path = [new] }
      }
      .onChange(of: isOn) { if right != .onlyFirst, isOn { path = [Note.all[0]] } }
      .onChange(of: count >= 2) { path = [Note.all[0]] }
    }
  }
  @Test(arguments: Right.allCases) func whatIsRight(right: Right) async throws {
    try await passes(
      HeadlessApp("notes", making: { Model() }, events: []) { Rights(right: right, model: $0) })
  }

  @Test func aPublishedCountThatNothingShows() async throws {
    try await passes(HeadlessApp("notes") { Older(isCounted: true) })
  }

  /// The sidebar of a split view, whose rows choose what the stack beside it shows.
  struct Splits: View {
    let areButtons: Bool
    @State private var chosen: Note?
    @State private var path: [Note] = []
    @State private var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        if areButtons {
          List(Note.all) { note in Button(note.title) { (chosen, column) = (note, .detail) } }
        } else {
          List(Note.all, selection: $chosen) { Text($0.title).tag($0) }
        }
      } detail: {
        NavigationStack(path: $path) {
          if let chosen { Page(note: chosen) } else { Text("Choose") }
          NavigationLink("More", value: Note(id: 3)).navigationDestination(for: Note.self) { Page(note: $0) }
        }
      }
      .onChange(of: chosen) { path = areButtons ? [Note(id: 4)] : [] }
    }
  }
  @Test(arguments: [true, false]) func whatIsShownBeside(areButtons: Bool) async throws {
    try await passes(HeadlessApp("notes") { Splits(areButtons: areButtons) })
  }
}
