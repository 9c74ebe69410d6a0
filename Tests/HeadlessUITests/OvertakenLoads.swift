import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Work that is begun for each choice or search, and ends in any order.
@MainActor @Suite struct OvertakenLoads {
  struct Item: Hashable, Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
    static let all = (1...3).map { Item(id: $0) }
  }

  /// What keeps work for an earlier choice from showing what it has loaded.
  enum Guard: CaseIterable { case none, comparison, cancellation }

  @MainActor @Observable final class Model {
    let kind: Guard
    var chosen: Item?
    var query = ""
    var text = ""
    var rows = Item.all
    var task: Task<Void, Never>?
    init(_ kind: Guard) { self.kind = kind }

    func begin(_ work: @escaping @MainActor () async -> Void) {
      if kind == .cancellation { task?.cancel() }
      task = Task { await work() }
    }
    func load(_ item: Item) async {
      let loaded = await Self.fetch("Body of \(item.id)")
      if kind == .cancellation && Task.isCancelled || kind == .comparison && chosen != item { return }
      text = loaded
    }
    /// Shows something at once, and all of it once that is there.
    func loadTwice(_ item: Item) {
      Task { show(await Self.fetch("All of \(item.id)"), item) }
      Task { if text.isEmpty { show(await Self.fetch("Some of \(item.id)"), item) } }
    }
    private func show(_ loaded: String, _ item: Item) {
      if chosen == item, !text.hasPrefix("All") { text = loaded }
    }
    func search(_ words: String) async {
      let found = await Self.fetch(Item.all.filter { words.isEmpty || $0.name.contains(words) })
      if kind == .cancellation && Task.isCancelled || kind == .comparison && query != words { return }
      rows = found
    }
    nonisolated private static func fetch<Value: Sendable>(_ value: Value) async -> Value { value }
  }

  /// The columns, in which nothing loads yet.
  struct Plain: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView {
        List(Item.all, selection: $model.chosen) { Text($0.name).tag($0) }.navigationTitle("Items")
      } detail: {
        Text(model.chosen == nil ? "Choose an item" : model.text)
          .navigationTitle(model.chosen?.name ?? "None")
      }
    }
  }
  struct Columns: View {
    @State var model: Model
    var body: some View {
      Plain(model: model)
        .onChange(of: model.chosen) { _, item in if let item { model.begin { await model.load(item) } } }
    }
  }
  struct Previewed: View {
    @State var model = Model(.comparison)
    var body: some View {
      Plain(model: model).onChange(of: model.chosen) { _, item in
        model.text = ""
        if let item { model.loadTwice(item) }
      }
    }
  }
  struct Picked: View {
    @State var model: Model
    var body: some View {
      NavigationStack {
        Form {
          Picker("Item", selection: $model.chosen) {
            ForEach(Item.all) { Text($0.name).tag(Optional($0)) }
          }
          Text(model.text)
        }
        .navigationTitle("Settings")
        .onChange(of: model.chosen) { _, item in if let item { model.begin { await model.load(item) } } }
      }
    }
  }
  struct Searched: View {
    @State var model: Model
    var body: some View {
      NavigationStack {
        List(model.rows) { Text($0.name) }.navigationTitle("Items")
          .searchable(text: $model.query)
          .onChange(of: model.query) { _, words in model.begin { await model.search(words) } }
      }
    }
  }

  @Test func workForAnEarlierChoiceThatTakesAwayIsFound() async throws {
    try await fails(
      HeadlessApp("columns") { Columns(model: Model(.none)) },
      "an earlier choice in the list (OvertakenLoads.swift",
      runs: 60)
    try await fails(
      HeadlessApp("picked") { Picked(model: Model(.none)) },
      "an earlier choice in the picker (OvertakenLoads.swift",
      runs: 60)
    try await fails(
      HeadlessApp("searched") { Searched(model: Model(.none)) }, "an earlier choice in the search", runs: 60)
  }

  @Test(arguments: [Guard.comparison, .cancellation]) func guardedWorkPasses(kind: Guard) async throws {
    try await passes(HeadlessApp("columns") { Columns(model: Model(kind)) }, runs: 40)
    try await passes(HeadlessApp("picked") { Picked(model: Model(kind)) }, runs: 40)
    try await passes(HeadlessApp("searched") { Searched(model: Model(kind)) }, runs: 40)
  }

  /// Its work is cancelled, and goes on all the same, as that of a stand-in for a request.
  struct Cancelled: View {
    @State var model = Model(.none)
    var body: some View {
      Plain(model: model).task(id: model.chosen) { if let item = model.chosen { await model.load(item) } }
    }
  }
  @Test func cancelledWorkThatGoesOnIsNoted() async throws {
    let report = try await HeadlessApp("cancelled") { Cancelled() }.test(seed: 42, runs: 60)
    #expect(report.findings.isEmpty)
    #expect(report.notes.contains { $0.contains("it is cancelled: look at 'Task.isCancelled'") })
  }

  @Test func twoAnswersForOneChoicePass() async throws {
    try await passes(HeadlessApp("previewed") { Previewed() }, runs: 60)
  }
}
