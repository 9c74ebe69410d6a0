import Testing

@testable import SwiftUI

/// What SwiftUI documents of identity, state, environment and handlers, each with its source.
@MainActor @Suite struct Facts {
  private func graph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph({ view }, EnvironmentValues())
    graph.update()
    return graph
  }

  private func tap(_ label: String, _ graph: ViewGraph) throws {
    let control = try #require(graph.page.controls.first { $0.label == label })
    if case .run(let action) = control.effect { action() }
    graph.update()
  }

  struct Counter: View {
    @State private var count = 0
    let name: String
    var body: some View {
      Text("\(name) \(count)")
      Button("add") { count += 1 }
    }
  }

  struct Branches: View {
    let log: Log
    var body: some View {
      if log.isOn { Counter(name: "one") } else { Counter(name: "two") }
    }
  }

  /// Apple, "Demystify SwiftUI" (WWDC21 10022): each branch of a condition has an identity of its own, and state lives as
  /// long as its view's identity.
  @Test func stateDiesWithItsBranch() throws {
    let log = Log()
    let graph = graph(Branches(log: log))
    try tap("add", graph)
    #expect(graph.page.texts.first == "one 1")
    log.isOn = false
    graph.update()
    #expect(graph.page.texts.first == "two 0")
    log.isOn = true
    graph.update()
    #expect(graph.page.texts.first == "one 0")
  }

  struct SameBranch: View {
    let log: Log
    var body: some View { Counter(name: log.isOn ? "one" : "two") }
  }

  /// The same source: a value that differs in one place is the same view.
  @Test func stateOutlivesAnotherValue() throws {
    let log = Log()
    let graph = graph(SameBranch(log: log))
    try tap("add", graph)
    log.isOn = false
    graph.update()
    #expect(graph.page.texts.first == "two 1")
  }

  struct Identified: View {
    let log: Log
    var body: some View { Counter(name: "one").id(log.number) }
  }

  /// Apple's documentation of `id(_:)`: when the value changes, the identity of the view, such as its state, is reset.
  @Test func anotherIdResetsState() throws {
    let log = Log()
    let graph = graph(Identified(log: log))
    try tap("add", graph)
    #expect(graph.page.texts.first == "one 1")
    log.number = 1
    graph.update()
    #expect(graph.page.texts.first == "one 0")
  }

  struct Erased: View {
    let log: Log
    var body: some View { log.isOn ? AnyView(Counter(name: "one")) : AnyView(Text("none")) }
  }

  /// Apple's documentation of `AnyView`: when the type of view changes, the old hierarchy is destroyed.
  @Test func anotherTypeInAnyViewResetsState() throws {
    let log = Log()
    let graph = graph(Erased(log: log))
    try tap("add", graph)
    log.isOn = false
    graph.update()
    log.isOn = true
    graph.update()
    #expect(graph.page.texts.first == "one 0")
  }

  struct Rows: View {
    let log: Log
    var body: some View {
      ForEach(log.isOn ? ["a", "b"] : ["b", "a"], id: \.self) { Counter(name: $0) }
    }
  }

  /// Apple's documentation of `ForEach`: an element's identity is its id, wherever it stands.
  @Test func stateMovesWithItsElement() throws {
    let log = Log()
    let graph = graph(Rows(log: log))
    try tap("add", graph)
    #expect(graph.page.texts.filter { $0 != "add" } == ["a 1", "b 0"])
    log.isOn = false
    graph.update()
    #expect(graph.page.texts.filter { $0 != "add" } == ["b 0", "a 1"])
  }

  struct Appearing: View {
    let log: Log
    var body: some View {
      if log.isOn {
        Text("shown").onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
      }
    }
  }

  /// Apple's documentation of `onAppear(perform:)` and `onDisappear(perform:)`.
  @Test func appearsOnceAndDisappearsOnce() {
    let log = Log()
    let graph = graph(Appearing(log: log))
    graph.update()
    #expect(log.lines == ["appear"])
    log.isOn = false
    graph.update()
    graph.update()
    #expect(log.lines == ["appear", "disappear"])
  }

  struct Loading: View {
    let log: Log
    var body: some View {
      if log.isOn {
        Text("shown").task(id: log.number) {
          log.note("begin \(log.number)")
          await Task.yield()
          log.note(Task.isCancelled ? "cancelled" : "end")
        }
      }
    }
  }

  /// Apple's documentation of `task(id:priority:_:)`.
  ///
  /// It begins when the view appears and anew when the value changes, and is cancelled when the view disappears. What
  /// comes after the first wait is not run while a trace is played.
  @Test func tasksRunUntilTheyWait() async {
    let log = Log()
    let graph = graph(Loading(log: log))
    #expect(log.lines == ["begin 0"])
    #expect(graph.startsWork)
    log.number = 1
    graph.update()
    #expect(log.lines == ["begin 0", "begin 1"])
    log.isOn = false
    graph.update()
    for _ in 0..<100 where log.lines.count < 4 { await Task.yield() }
    #expect(log.lines == ["begin 0", "begin 1", "cancelled", "cancelled"])
  }

  struct Watching: View {
    let log: Log
    var body: some View {
      Text("\(log.number)")
        .onChange(of: log.number) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: log.number, initial: true) { log.note("initial") }
    }
  }

  /// Apple's documentation of `onChange(of:initial:_:)`: it runs when the value changes, and first only if `initial`.
  @Test func changesAreTold() {
    let log = Log()
    let graph = graph(Watching(log: log))
    #expect(log.lines == ["initial"])
    log.number = 3
    graph.update()
    #expect(log.lines.contains("0 to 3") && log.lines.count == 3)
  }

  private struct Reading: View {
    @Environment(\.isPresented) var isPresented
    var body: some View { Text("\(isPresented)") }
  }

  /// Apple's documentation of `environment(_:_:)`: it affects the view and those in it, and the nearest counts.
  @Test func theNearestEnvironmentCounts() {
    let nested = Reading().environment(\.isPresented, true).environment(\.isPresented, false)
    #expect(graph(nested).page.texts == ["true"])
    #expect(
      graph(
        Group {
          Text("x").environment(\.isPresented, true); Reading()
        }
      ).page.texts == ["x", "false"])
  }

  struct Tabs: View {
    @State private var tab = "b"
    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "one").tabItem { Text("A") }.tag("a")
        Counter(name: "two").tabItem { Text("B") }.tag("b")
      }
    }
  }

  /// Apple's documentation of `TabView`: the selection is a tab's tag; tabs that are not chosen keep their state.
  @Test func tabsAreChosenByTheirTags() throws {
    let graph = graph(Tabs())
    #expect(graph.page.texts.first == "two 0")
    try tap("add", graph)
    try tap("Tab A", graph)
    #expect(graph.page.texts.first == "one 0")
    try tap("Tab B", graph)
    #expect(graph.page.texts.first == "two 1")
  }

  private final class Store: ObservableObject {}
  private struct Needy: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(ObjectIdentifier(store))") }
  }

  @Test func aMissingObjectIsReported() {
    #expect(
      graph(Needy()).problems.first?.problem.contains("'Needy' reads Store from the environment") == true)
    #expect(graph(Needy().environmentObject(Store())).problems.isEmpty)
  }
}
