import Foundation
import FuzzEngine
import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

/// A view shows the object that it is handed now, whatever leads to that: none is kept which SwiftUI would replace.
@Suite @MainActor struct FollowedValues {
  typealias Model = MadeObjects.Model
  typealias Shown = HandedObjects.Shown

  /// Something with an identity that stays while its model is replaced.
  struct Item: Identifiable, Hashable {
    let id: Int
    var model = Model()
    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  struct Raising: View {
    @State private var number = 0
    var body: some View {
      Button("Change") { number = 1 - number }.preference(key: Key.self, value: number)
    }
  }
  final class Settings: ObservableObject { @AppStorage("FollowedValues") var number = 0 }
  @propertyWrapper struct Chosen: DynamicProperty {
    @State private var number = 0
    var wrappedValue: Int {
      get { number }
      nonmutating set { number = newValue }
    }
  }
  @propertyWrapper struct Stored: DynamicProperty {
    @AppStorage("FollowedValues2") private var number = 0
    var wrappedValue: Int {
      get { number }
      nonmutating set { number = newValue }
    }
    var projectedValue: Binding<Int> { $number }
  }
  @propertyWrapper struct Fetched: DynamicProperty {
    @ObservedObject var source: Source
    var wrappedValue: Model { source.shown }
  }
  final class Source: ObservableObject {
    var isOther = false
    let models = [Model(), Model()]
    var shown: Model { models[isOther ? 1 : 0] }
    @Published private(set) var list = [Model(), Model()]
    @Published var current = Model()
    @Published var index = 0 { didSet { isOther = index == 1 } }
    @Published var assigned = 0
    init() { $index.map { 10 - $0 }.assign(to: &$assigned) }
    func swap() { list.swapAt(0, 1) }
    func before() {
      objectWillChange.send()
      isOther.toggle()
    }
    func after() {
      isOther.toggle()
      objectWillChange.send()
    }
  }
  @Observable final class Seen {
    var number = 0
    @ObservationIgnored let models = [Model(), Model()]
    var shown: Model { models[number] }
  }
  static let seen = Seen()
  struct ModelKey: EnvironmentKey { static let defaultValue: Model? = nil }

  struct Root: View {
    enum Way: String, CaseIterable {
      case overlay, sheet, destination, elements, list, settings, chosen, stored, fetched, before, after
      case swapped, published, didSet, assigned, bindingTo, closure, generic, array, observable, seen
      case global, stateOfClass, select, focus, geometry, table, menu, alert, deep, scene, either
      case stacked, tabs, toolbar, inset, sectioned, disclosure, timeline, overlaid, picker, any, equal
    }
    @State private var items = [Item(id: 1)]
    @State private var item: Item? = Item(id: 1)
    @State private var number = 0
    @State private var isShown = true
    @State private var held = Model()
    @State private var selection: Int? = 0
    @SceneStorage("FollowedValues3") private var scene = 0
    @FocusState private var isFocused: Bool
    @StateObject private var settings = Settings()
    @StateObject private var source = Source()
    @Chosen private var chosen
    @Stored private var stored
    @State private var seen = Seen()
    @State private var pages = [AnyView(Shown(model: Model()))]
    let models = [Model(), Model()]
    let fixed: Source
    let way: Way

    private func button(_ action: @escaping () -> Void) -> some View { Button("Change", action: action) }

    var body: some View {
      switch way {
      case .overlay: Raising().overlayPreferenceValue(Key.self) { Shown(model: models[$0]) }
      case .sheet:
        Text("Root").sheet(item: $item) {
          Shown(model: $0.model)
          button { item = Item(id: 1) }
        }
      case .destination:
        NavigationStack {
          Text("Root").navigationDestination(item: $item) {
            Shown(model: $0.model)
            button { item = Item(id: 1) }
          }
        }
      case .elements:
        button { items = [Item(id: 1)] }
        ForEach($items) { Shown(model: $0.wrappedValue.model) }
      case .list:
        button { items = [Item(id: 1)] }
        List($items) { Shown(model: $0.wrappedValue.model) }
      case .settings:
        button { settings.number = 1 - settings.number }
        Shown(model: models[settings.number])
      case .chosen:
        button { chosen = 1 - chosen }
        Shown(model: models[chosen])
      case .stored:
        button { stored = 1 - stored }
        Shown(model: models[stored])
      case .fetched:
        button { fixed.before() }
        FetchedView(model: Fetched(source: fixed))
      case .before:
        button { source.before() }
        Shown(model: source.shown)
      case .after:
        button { source.after() }
        Shown(model: source.shown)
      case .swapped:
        button { source.swap() }
        Shown(model: source.list[0])
      case .published:
        button { source.current = Model() }
        Shown(model: source.current)
      case .didSet:
        button { source.index = 1 - source.index }
        Shown(model: source.shown)
      case .assigned:
        button { source.index = 1 - source.index }
        Shown(model: models[10 - source.assigned])
      case .bindingTo:
        BindingView(model: $held)
      case .closure:
        button { number = 1 - number }
        ClosureView { Shown(model: models[number]) }
      case .generic:
        button { number = 1 - number }
        MadeObjects.Card(content: Shown(model: models[number]))
      case .array:
        button { pages = [AnyView(Shown(model: Model()))] }
        ForEach(0..<1) { pages[$0] }
      case .observable:
        button { seen.number = 1 - seen.number }
        Shown(model: seen.shown)
      case .seen:
        SeenView().environment(seen)
      case .global:
        button { FollowedValues.seen.number = 1 - FollowedValues.seen.number }
        Shown(model: FollowedValues.seen.shown)
      case .stateOfClass:
        button { held = Model() }
        Shown(model: held)
      case .select:
        SelectView(selection: $selection, models: models)
      case .focus:
        button { isFocused.toggle() }
        Shown(model: models[isFocused ? 1 : 0])
      case .geometry: GeometryReader { _ in inner }
      case .table:
        Table(items) { TableColumn("a") { item in Shown(model: item.model) } };
        button { items = [Item(id: 1)] }
      case .menu: Menu("Menu") { inner }
      case .alert:
        Text("Root").confirmationDialog("Title", isPresented: $isShown, presenting: item) {
          Shown(model: $0.model)
          button { item = Item(id: 1) }
        }
      case .deep: DeepView(source: $source.current)
      case .scene:
        button { scene = 1 - scene }
        Shown(model: models[scene])
      case .either:
        if number == 0 { Text("0") } else { Text("1") }
        inner
      case .stacked: NavigationStack { inner }
      case .tabs: TabView(selection: $selection) { VStack { inner }.tabItem { Text("A") }.tag(0 as Int?) }
      case .toolbar: NavigationStack { Text("Root").toolbar { ToolbarItem { inner } } }
      case .inset: Text("Root").safeAreaInset(edge: .top) { inner }
      case .sectioned: List { Section("A") { inner } }
      case .disclosure: DisclosureGroup("A") { inner }
      case .timeline: TimelineView(.periodic(from: .now, by: 1)) { _ in inner }
      case .overlaid: Text("Root").overlay { inner }
      case .picker: Form { inner }
      case .any: AnyView(inner)
      case .equal: EqualView(item: items[0]); button { items = [Item(id: 1)] }
      }
    }
    @ViewBuilder private var inner: some View {
      button { number = 1 - number }
      Shown(model: models[number])
    }
  }
  struct FetchedView: View {
    @Fetched var model: Model
    init(model: Fetched) { _model = model }
    var body: some View { Shown(model: model) }
  }
  struct BindingView: View {
    @Binding var model: Model
    var body: some View {
      Button("Change") { model = Model() }
      Shown(model: model)
    }
  }
  struct DeepView: View {
    @Binding var source: Model
    @State private var isOn = false
    var body: some View { VStack { BindingView(model: $source) } }
  }
  struct ClosureView<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
  struct SeenView: View {
    @Environment(Seen.self) private var seen
    var body: some View {
      @Bindable var seen = seen
      Button("Change") { $seen.number.wrappedValue = 1 - seen.number }
      Shown(model: seen.shown)
    }
  }
  struct SelectView: View {
    @Binding var selection: Int?
    let models: [Model]
    var body: some View {
      Button("Change") { selection = 1 }
      if let selection { Shown(model: models[selection]) }
    }
  }
  struct EqualView: View {
    let item: Item
    var body: some View { Shown(model: item.model) }
  }

  @Test(arguments: Root.Way.allCases) func itIsTheOneThatIsHandedNow(_ way: Root.Way) throws {
    Self.seen.number = 0
    let queue = MainQueue(nil)
    try queue.does {
      Result {
        let graph = evaluated(Root(fixed: Source(), way: way))
        try graph.tap("Count")
        #expect(graph.counted == "1")
        try graph.tap("Change")
        #expect(graph.counted == "0", "\(way)")
        try graph.tap("Count")
        #expect(graph.counted == "1", "\(way)")
      }
    }.get()
  }
}
