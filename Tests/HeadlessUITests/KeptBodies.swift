import FuzzEngine
import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

/// A body is evaluated where SwiftUI evaluates it, and what it has made stays otherwise.
@Suite @MainActor struct KeptBodies {
  @Observable final class Model {
    var count = 0
    var other = 0
  }

  /// A view that makes its model, which no wrapper keeps.
  struct Counter: View {
    let model = Model()
    var body: some View {
      Text("#\(model.count)")
      Button("Count") { model.count += 1 }
    }
  }
  struct BindableCounter: View {
    @Bindable var model = Model()
    var body: some View {
      Text("#\(model.count)")
      Toggle("Count", isOn: Binding(get: { false }, set: { _ in model.count += 1 }))
      TextField("Name", text: Binding(get: { "\($model.count.wrappedValue)" }, set: { _ in }))
    }
  }
  /// What the body of the view around reads, or does not.
  struct Around: View {
    let model = Model()
    let isBindable: Bool
    var body: some View {
      Button("Around \(model.other > 8 ? "" : "it")") { model.other += 1 }
      Button("Unread") { model.count += 1 }
      if isBindable { BindableCounter() } else { Counter() }
    }
  }

  @Test(arguments: [false, true]) func anObjectThatAViewMakesStaysUntilTheBodyAroundIsEvaluated(
    _ isBindable: Bool
  ) throws {
    let graph = evaluated(VStack { Around(isBindable: isBindable) })
    for _ in 0..<2 { try graph.tap("Count") }
    #expect(graph.counted == "2")
    try graph.tap("Unread")
    #expect(graph.counted == "2")
    try graph.tap("Around it")
    #expect(graph.counted == "0")
  }

  /// Bodies that note their evaluation.
  struct Noting<Content: View>: View {
    let (name, log): (String, Log)
    var model: Model?
    @ViewBuilder let content: () -> Content
    var body: some View {
      let _ = log.note(model.map { "\(name) \($0.count)" } ?? name)
      content()
    }
  }
  struct Tree: View {
    @State private var number = 0
    let model = Model()
    let log: Log
    var body: some View {
      let _ = log.note("tree")
      NavigationStack {
        Noting(name: "root", log: log) {
          Button("State") { number += 1 }
          Button("Model") { model.count += 1 }
          Noting(name: "reader", log: log, model: model) { Text("reader") }
          Noting(name: "handed", log: log) { Text("\(number)") }
          ForEach(0..<2, id: \.self) { row in
            let _ = log.note("row \(row) \(row == 1 ? model.count : 0)")
            Text("\(row)")
          }
        }
      }
    }
  }

  @Test func onlyWhatHasReadTheChangeIsEvaluated() throws {
    let log = Log()
    let graph = evaluated(Tree(log: log))
    log.lines = []
    try graph.tap("Model")
    #expect(log.lines == ["reader 1", "row 1 1"])
    log.lines = []
    // Its closures read the number, and a body that hands closures on is theirs.
    try graph.tap("State")
    #expect(log.lines == ["handed"])
    log.lines = []
    graph.update()
    #expect(log.lines == [])
  }

  /// What a body has read before is no reason any longer.
  struct Either: View {
    let (model, switched): (Model, Model)
    let log: Log
    var body: some View {
      let _ = log.note("body")
      Button("Switch") { switched.count += 1 }
      if switched.count.isMultiple(of: 2) { Text("\(model.count)") } else { Text("\(model.other)") }
    }
  }
  @Test func whatIsReadNoLongerIsForgotten() throws {
    let (log, model) = (Log(), Model())
    let graph = evaluated(Either(model: model, switched: Model(), log: log))
    for _ in 0..<3 { try graph.tap("Switch") }
    log.lines = []
    model.count = 1
    graph.update()
    #expect(log.lines == [])
    model.other = 1
    graph.update()
    #expect(log.lines == ["body"])
    #expect(graph.front.texts.contains("1"))
  }

  /// Rows of a binding stand for the elements that are in their places now.
  struct Row: Identifiable {
    let id: Int
    var name: String
  }
  struct Rows: View {
    @State private var rows = (0..<4).map { Row(id: $0, name: "\($0)") }
    var body: some View {
      VStack {
        Button("Remove") { rows.removeFirst() }
        Button("Turn") { rows.reverse() }
        Button("Rename") { rows[0].name = "new" }
        ForEach($rows) { $row in Text(row.name) }
      }
    }
  }
  @Test func rowsOfABindingFollowTheirElements() throws {
    let graph = evaluated(Rows())
    for (label, names) in [
      ("Remove", ["1", "2", "3"]), ("Turn", ["3", "2", "1"]), ("Rename", ["new", "2", "1"]),
    ] {
      try graph.tap(label)
      #expect(graph.front.texts.suffix(3) == names[...], "\(label)")
    }
  }

  /// What a modifier changes is what it is given now, whether or not its own body is evaluated.
  struct Plain: ViewModifier { func body(content: Content) -> some View { VStack { content } } }
  struct Modified: View {
    @State private var number = 0
    var body: some View {
      Button("Change") { number += 1 }
      Text("\(number)").modifier(Plain())
    }
  }
  @Test func whatIsModifiedIsFollowed() throws {
    let graph = evaluated(Modified())
    for number in 1...2 {
      try graph.tap("Change")
      #expect(graph.front.texts.contains("\(number)"))
    }
  }

  /// Views that dismiss what they stand in, which a graph keeps with what they hold.
  struct Dismissing: View {
    enum Way: CaseIterable { case stack, flag, sheet, column }
    final class Token {}
    struct Leaf: View {
      @Environment(\.dismiss) private var dismiss
      let (model, token): (Model, Token)
      var body: some View {
        Text("leaf \(model.count)").onChange(of: model.other) { _ = token }
        Button("Dismiss") { dismiss() }
      }
    }
    @State private var isShown = true
    @State private var path = [1]
    let way: Way
    let (model, token): (Model, Token)
    var body: some View {
      let leaf = Leaf(model: model, token: token)
      switch way {
      case .stack:
        NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { _ in leaf } }
      case .flag: NavigationStack { Text("root").navigationDestination(isPresented: $isShown) { leaf } }
      case .sheet: Text("root").sheet(isPresented: $isShown) { leaf }
      case .column:
        NavigationSplitView {
          NavigationLink("Link") { leaf }
        } detail: {
          Text("root")
        }
      }
    }
  }
  /// An object that lives on does not gather what has read it, and a launch that is over is given back.
  @Test(arguments: Dismissing.Way.allCases) func whatIsOverIsGivenBack(_ way: Dismissing.Way) throws {
    let model = Model()
    weak var gone: Dismissing.Token?
    do {
      let token = Dismissing.Token()
      gone = token
      let graph = evaluated(Dismissing(way: way, model: model, token: token))
      func shown() -> [String] { graph.page.splits.first?.detail.texts ?? graph.front.texts }
      if way == .column {
        let links = try #require(graph.page.splits.first?.sidebar.columnLinks)
        links.choose(graph.page.splits.first?.sidebar.list?.rows.first?.tag)
      }
      for number in 1...3 {
        model.count = number
        graph.update()
        #expect(shown().contains("leaf \(number)"))
      }
      let front = graph.page.splits.first?.detail ?? graph.front
      guard case .run(let dismiss)? = front.controls.first(where: { $0.label == "Dismiss" })?.effect else {
        Issue.record("nothing dismisses")
        return
      }
      dismiss()
      graph.update()
      #expect(shown().contains("root"))
    }
    #expect(gone == nil)
    model.count += 1
  }

  /// An app whose screens make their models, in which nothing changes around them.
  struct Home: View {
    var body: some View {
      NavigationStack { Screen().navigationTitle("Home") }
    }
  }
  @Observable final class Presenting { var isShown = false }
  struct Screen: View {
    @Bindable private var model = Presenting()
    var body: some View {
      Button("Open") { model.isShown = true }.sheet(isPresented: $model.isShown) { Text("Sheet") }
    }
  }
  @Test func anAppWhoseViewsMakeTheirModelsIsRight() async throws {
    try await HeadlessApp("home") { Home() }
      .test("link 1; rotate", at: ["device": "ipad-13 landscape"], showing: "sheet: Sheet")
    try await passes(HeadlessApp("home") { Home() })
  }
}
