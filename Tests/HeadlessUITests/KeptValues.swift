import Foundation
import FuzzEngine
import Testing

@testable import SwiftUI

/// A view whose value is kept shows and changes what is there now.
@Suite @MainActor struct KeptValues {
  typealias Model = MadeObjects.Model
  typealias Shown = HandedObjects.Shown

  /// What a search changes in the environment.
  struct Searched: View {
    @State private var text = ""
    let models: [Model]
    var body: some View {
      NavigationStack { Results(models: models).searchable(text: $text) }
    }
  }
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    let models: [Model]
    var body: some View {
      Text(isSearching ? "yes" : "no")
      Shown(model: models[isSearching ? 1 : 0])
    }
  }
  @Test func aSearchIsFollowed() throws {
    let graph = evaluated(Searched(models: [Model(), Model()]))
    try graph.tap("Count")
    #expect(graph.counted == "1")
    try graph.tap("Search")
    #expect(graph.front.texts.contains("yes"))
    #expect(graph.counted == "0")
  }
  struct SearchedBound: View {
    @State private var text = ""
    @State private var isPresented = false
    let models: [Model]
    var body: some View {
      NavigationStack { Results(models: models).searchable(text: $text, isPresented: $isPresented) }
    }
  }
  @Test func aBoundSearchIsFollowed() throws {
    let graph = evaluated(SearchedBound(models: [Model(), Model()]))
    try graph.tap("Count")
    try graph.tap("Search")
    #expect(graph.counted == "0")
  }

  /// The handlers of a kept view run once.
  struct Handling: View {
    @ObservedObject var model = Model()
    let log: Log
    var body: some View {
      Text("#\(model.count)")
      Button("Count") { model.count += 1 }
        .onChange(of: model.count) { log.note("changed \(model.count)") }
        .onReceive(model.$count) { log.note("received \($0)") }
        .task(id: model.count) { log.note("task \(model.count)") }
        .onAppear { log.note("appear") }
    }
  }
  struct HandlingRoot: View {
    let log: Log
    var body: some View { VStack { Handling(log: log) } }
  }
  @Test func handlersRunOnce() throws {
    let log = Log()
    let graph = evaluated(HandlingRoot(log: log))
    log.lines = []
    try graph.tap("Count")
    graph.update()
    #expect(log.lines.sorted() == ["changed 1", "received 1", "task 1"])
    log.lines = []
    try graph.tap("Count")
    #expect(log.lines.sorted() == ["changed 2", "received 2", "task 2"])
  }

  /// A property that notes its updates.
  @propertyWrapper struct Noting: DynamicProperty {
    let log: Log
    @State private var number = 0
    var wrappedValue: Int {
      get { number }
      nonmutating set { number = newValue }
    }
    func update() { log.note("update") }
  }
  struct Noted: View {
    @Noting var number: Int
    @ObservedObject var model = Model()
    init(log: Log) { _number = Noting(log: log) }
    var body: some View {
      Text("#\(model.count) \(number)")
      Button("Count") {
        model.count += 1
        number += 1
      }
    }
  }
  struct NotedRoot: View {
    let log: Log
    var body: some View { VStack { Noted(log: log) } }
  }
  @Test func itIsUpdatedOncePerEvaluation() throws {
    let log = Log()
    let graph = evaluated(NotedRoot(log: log))
    log.lines = []
    let pass = graph.pass
    try graph.tap("Count")
    #expect(graph.counted == "1 1")
    #expect(log.lines.count == graph.pass - pass)
  }

  /// Its bindings and actions write to what is there.
  struct Card<Label: View>: View {
    @State private var isOn = false
    let label: Label
    @Binding var number: Int
    let action: () -> Void
    var body: some View {
      Button("Open") { isOn.toggle() }
      if isOn { Text("open") }
      Button("Bound") { number += 1 }
      Button("Action", action: action)
      Text("@\(number)")
      label
    }
  }
  struct Cards: View {
    @State private var number = 0
    @State private var other = 0
    @StateObject private var model = Model()
    @State private var items = [1, 2]
    var body: some View {
      Text("number \(number) \(other)")
      Card(label: Text("label \(model.count)"), number: $number) { other += 1 }
      Card(label: Text("bound \(items[0])"), number: $items[0]) { [items] in model.count += items.count }
    }
  }
  @Test func whatItWritesIsThere() throws {
    let graph = evaluated(Cards())
    for _ in 0..<3 { for label in ["Open", "Bound", "Action", "Open"] { try graph.tap(label) } }
    #expect(graph.front.texts.contains("number 3 3"))
    #expect(graph.front.texts.contains("@3"))
  }

  /// Objects that announce what others do.
  final class Outer: ObservableObject {
    let inner: Model
    var held: AnyCancellable?
    var shown: Model { inner.count % 2 == 0 ? even : odd }
    let (even, odd) = (Model(), Model())
    init(_ inner: Model) {
      self.inner = inner
      held = inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
  final class Forwarding: ObservableObject {
    let inner = Model()
    var objectWillChange: ObservableObjectPublisher { inner.objectWillChange }
    var shown: Model { inner.count % 2 == 0 ? even : odd }
    let (even, odd) = (Model(), Model())
  }
  final class Merged: ObservableObject {
    let inner = Model()
    var objectWillChange: AnyPublisher<Int, Never> { inner.$count.eraseToAnyPublisher() }
    var shown: Model { inner.count % 2 == 0 ? even : odd }
    let (even, odd) = (Model(), Model())
  }
  struct Nested: View {
    @StateObject var outer = Outer(Model())
    @StateObject var forwarding = Forwarding()
    @StateObject var merged = Merged()
    let way: Int
    var body: some View {
      switch way {
      case 0:
        Button("Change") { outer.inner.count += 1 }
        Shown(model: outer.shown)
      case 1:
        Button("Change") { forwarding.inner.count += 1 }
        Shown(model: forwarding.shown)
      default:
        Button("Change") { merged.inner.count += 1 }
        Shown(model: merged.shown)
      }
    }
  }
  @Test(arguments: 0..<3) func whatIsAnnouncedForAnotherIsFollowed(_ way: Int) throws {
    let graph = evaluated(Nested(way: way))
    try graph.tap("Count")
    try graph.tap("Change")
    #expect(graph.counted == "0")
    try graph.tap("Change")
    #expect(graph.counted == "1")
  }

  /// Objects in a list of another, which announces their changes.
  final class Store: ObservableObject {
    @Published private(set) var rows = [Model(), Model()]
    private var held: Set<AnyCancellable> = []
    init() {
      for row in rows {
        row.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &held)
      }
    }
    func replace() { rows[0] = Model() }
    func replaceInPlace() {
      objectWillChange.send()
      rows.swapAt(0, 1)
    }
  }
  struct StoreRoot: View {
    @StateObject private var store = Store()
    var body: some View {
      VStack {
        Total(store: store)
        Card(label: Shown(model: store.rows[0]), number: .constant(1)) { store.replace() }
        Button("Swap") { store.replaceInPlace() }
      }
    }
  }
  struct Total: View {
    @ObservedObject var store: Store
    var body: some View { Text("total \(store.rows.map(\.count).reduce(0, +))") }
  }
  @Test func whatAListHoldsIsFollowed() throws {
    let graph = evaluated(StoreRoot())
    try graph.tap("Open")
    try graph.tap("Count")
    #expect(graph.front.texts.contains("total 1"))
    #expect(graph.counted == "1")
    try graph.tap("Swap")
    #expect(graph.counted == "0")
    try graph.tap("Open")
    try graph.tap("Count")
    try graph.tap("Count")
    #expect(graph.counted == "2")
    try graph.tap("Action")
    #expect(graph.counted == "0")
    try graph.tap("Open")
    #expect(graph.counted == "0")
    #expect(graph.front.texts.contains("total 1"))
  }

  /// Something presented that is replaced by another with its identity.
  struct Entry: Identifiable { let id: Int; var model = Model() }
  struct Presents: View {
    enum Way: CaseIterable {
      case cover, popover, alert, dialog, sheetOfObject, presenting, inspector, nested
    }
    final class Router: ObservableObject {
      @Published var item: Entry? = Entry(id: 1)
    }
    @StateObject private var router = Router()
    @State private var item: Entry? = Entry(id: 1)
    @State private var isShown = true
    let way: Way
    @ViewBuilder private func shown(_ entry: Entry) -> some View {
      Shown(model: entry.model)
      Button("Change") {
        item = Entry(id: 1)
        router.item = Entry(id: 1)
      }
    }
    var body: some View {
      switch way {
      case .cover: Text("Root").fullScreenCover(item: $item) { shown($0) }
      case .popover: Text("Root").popover(item: $item) { shown($0) }
      case .alert: Text("Root").alert("A", isPresented: $isShown, presenting: item) { shown($0) }
      case .dialog:
        Text("Root").confirmationDialog("A", isPresented: $isShown, presenting: item) { shown($0) }
      case .sheetOfObject: Text("Root").sheet(item: $router.item) { shown($0) }
      case .presenting: Text("Root").sheet(isPresented: $isShown) { if let item { shown(item) } }
      case .inspector:
        NavigationStack { if let item { shown(item) } }.inspector(isPresented: $isShown) { Text("I") }
      case .nested:
        Text("Root").sheet(item: $item) { entry in
          VStack { Card(label: VStack { shown(entry) }, number: .constant(1)) {} }
        }
      }
    }
  }
  @Test(arguments: Presents.Way.allCases) func whatIsPresentedIsFollowed(_ way: Presents.Way) throws {
    let graph = evaluated(Presents(way: way))
    try graph.tap("Count")
    #expect(graph.counted == "1")
    try graph.tap("Change")
    #expect(graph.counted == "0", "\(way)")
    try graph.tap("Count")
    #expect(graph.counted == "1")
  }
}
