import FuzzEngine
import Testing

@testable import SwiftUI

/// An object that a view is handed is followed, whatever hands it over.
@Suite @MainActor struct HandedObjects {
  typealias Model = MadeObjects.Model

  struct Shown: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("#\(model.count)")
      Button("Count") { model.count += 1 }
    }
  }
  final class Models: ObservableObject {
    @Published var name = "a"
    var all = ["a": Model(), "b": Model()]
    var named: Model { all[name, default: Model()] }
    func change() { name = name == "a" ? "b" : "a" }
  }
  struct Handing: View {
    enum Way: CaseIterable { case dictionary, property, row, list, geometry, modifier }
    struct Framed: ViewModifier {
      @State private var isOn = false
      func body(content: Content) -> some View { VStack { content } }
    }
    @StateObject private var models = Models()
    let way: Way
    var body: some View {
      Button("Change") { models.change() }
      switch way {
      case .dictionary: if let model = models.all[models.name] { Shown(model: model) }
      case .property: Shown(model: models.named)
      case .row: ForEach(0..<1) { _ in Shown(model: models.named) }
      case .list: List { Shown(model: models.named) }
      case .geometry: GeometryReader { _ in Shown(model: models.named) }
      case .modifier: Shown(model: models.named).modifier(Framed())
      }
    }
  }

  @Test(arguments: Handing.Way.allCases) func whatIsHandedInIsFollowed(_ way: Handing.Way) throws {
    let graph = evaluated(Handing(way: way))
    for (label, count) in [("Count", "1"), ("Change", "0"), ("Count", "1"), ("Count", "2"), ("Change", "1")] {
      try graph.tap(label)
      #expect(graph.counted == count, "\(label)")
    }
  }

  /// What closures make that run later: those of sheets and destinations.
  struct Presenting: View {
    enum Way: CaseIterable { case sheet, item, value, flag, link, older }
    @StateObject private var models = Models()
    @State private var isShown = true
    @State private var path = [1]
    @State private var item: Int? = 1
    let way: Way

    private var shown: some View {
      VStack {
        Button("Change") { models.change() }
        Shown(model: models.named)
      }
    }
    var body: some View {
      NavigationStack(path: $path) {
        switch way {
        case .sheet: Text("Root").sheet(isPresented: $isShown) { shown }
        case .item: Text("Root").navigationDestination(item: $item) { _ in shown }
        case .value: Text("Root").navigationDestination(for: Int.self) { _ in shown }
        case .flag: Text("Root").navigationDestination(isPresented: $isShown) { shown }
        case .link: NavigationLink("Link") { shown }
        case .older: NavigationLink("Link", destination: shown, isActive: $isShown)
        }
      }
      .onAppear { if way != .value { path = [] } }
    }
  }

  @Test(arguments: Presenting.Way.allCases) func whatClosuresHandInIsFollowed(
    _ way: Presenting.Way
  ) throws {
    let graph = evaluated(Presenting(way: way))
    if way == .link {
      guard case .view(let link) = graph.front.controls.first?.effect else {
        Issue.record("no link")
        return
      }
      _ = graph.page.stacks.first?.path.append(AnyHashable(link))
      graph.update()
    }
    for (label, count) in [("Count", "1"), ("Change", "0"), ("Count", "1"), ("Count", "2"), ("Change", "1")] {
      try graph.tap(label)
      #expect(graph.counted == count, "\(way): \(label)")
    }
  }

  /// State that nothing reads but closures that run later.
  struct Reading: View {
    enum Way: CaseIterable { case row, geometry, sheet, value, flag, bar }
    @State private var isOther = false
    @State private var isShown = true
    let models = [Model(), Model()]
    let way: Way

    private var shown: some View {
      VStack {
        Button("Change") { isOther.toggle() }
        Shown(model: models[isOther ? 1 : 0])
      }
    }
    var body: some View {
      NavigationStack(path: .constant(way == .value ? [1] : [])) {
        switch way {
        case .row: ForEach(0..<1) { _ in shown }
        case .geometry: GeometryReader { _ in shown }
        case .sheet: Text("Root").sheet(isPresented: $isShown) { shown }
        case .value: Text("Root").navigationDestination(for: Int.self) { _ in shown }
        case .flag: Text("Root").navigationDestination(isPresented: $isShown) { shown }
        case .bar: Text("Root").toolbar { shown }
        }
      }
    }
  }

  @Test(arguments: Reading.Way.allCases) func whatAClosureReadsIsFollowed(_ way: Reading.Way) throws {
    let graph = evaluated(Reading(way: way))
    for (label, count) in [("Count", "1"), ("Change", "0"), ("Count", "1"), ("Count", "2"), ("Change", "1")] {
      try graph.tap(label)
      #expect(graph.counted == count, "\(way): \(label)")
    }
  }

  @Test func whatAnObjectHoldsIsFollowed() throws {
    final class Holder: ObservableObject { @Published var model = Model() }
    struct Root: View {
      @StateObject private var holder = Holder()
      var body: some View {
        Button("Around") { holder.model = Model() }
        Shown(model: holder.model)
      }
    }
    let graph = evaluated(Root())
    try graph.tap("Count")
    try graph.tap("Around")
    #expect(graph.counted == "0")
  }
}
