import Testing

@testable import SwiftUI

/// What is documented of preferences, each with its source.
@MainActor @Suite struct PreferenceTests {
  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  final class Log { var values: [[String]] = [] }

  private func graph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph({ view }, EnvironmentValues())
    graph.update()
    return graph
  }

  private func handed<Content: View>(_ view: Content) -> [[String]] {
    let log = Log()
    _ = graph(view.onPreferenceChange(Names.self) { log.values.append($0) })
    return log.values
  }

  private func named(_ name: String) -> some View { Text(name).preference(key: Names.self, value: [name]) }

  /// Apple's documentation of `reduce(value:nextValue:)`: it receives its values in view-tree order.
  ///
  /// It combines the value of one tree with that of its next sibling. Of `defaultValue` is documented that combining may
  /// remove values that nobody has set.
  @Test func valuesAreReducedInTheOrderOfViews() {
    #expect(
      handed(
        VStack {
          named("a")
          HStack {
            named("b"); Text("none")
          }
          named("c")
        }) == [["a", "b", "c"]])
  }

  /// Apple's documentation of `onPreferenceChange(_:perform:)`: it runs when the value changes.
  @Test func aDefaultIsNoChange() { #expect(handed(Text("none")).isEmpty) }

  struct Growing: View {
    let log: Log
    @State private var count = 1
    @State private var last = 0
    var body: some View {
      VStack {
        Button("more") { count += 1 }
        Button("same") { last += 1 }
        ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: Names.self, value: ["\($0)"]) }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) }
    }
  }

  /// The same source; and what is handed over is the whole value, once for each update.
  @Test func aChangeIsDeliveredAfterTheUpdate() throws {
    let log = Log()
    let graph = graph(Growing(log: log))
    for label in ["more", "same"] {
      let control = try #require(graph.page.controls.first { $0.label == label })
      if case .run(let action) = control.effect { action() }
      graph.update()
    }
    #expect(log.values == [["0"], ["0", "1"]])
  }

  /// "Inspecting the View Tree, part 3" (swiftui-lab.com): a preference of a view takes the place of those of the views in
  /// it, and `transformPreference` keeps them.
  @Test func aViewsOwnValueReplacesThoseInIt() {
    #expect(handed(VStack { named("a") }.preference(key: Names.self, value: ["outer"])) == [["outer"]])
    #expect(
      handed(VStack { named("a") }.transformPreference(Names.self) { $0.append("outer") }) == [
        ["a", "outer"]
      ])
  }

  /// Apple's documentation of `overlayPreferenceValue(_:alignment:_:)`: it reads the value of the view, and produces another
  /// view from it.
  @Test func anOverlayReadsWhatIsUnderIt() {
    let overlaid = VStack {
      named("a"); named("b")
    }.overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }
    #expect(graph(overlaid).page.texts == ["a", "b", "a+b"])
  }

  struct Pushed: View {
    @State private var path: [Int] = []
    @State private var isPresented = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root").preference(key: Names.self, value: ["root"])
          Button("push") { path = [1] }
          Button("present") { isPresented = true }
        }
        .navigationDestination(for: Int.self) { Text("\($0)").preference(key: Names.self, value: ["pushed"]) }
      }
      .sheet(isPresented: $isPresented) { Text("sheet").preference(key: Names.self, value: ["sheet"]) }
    }
  }

  /// What is not on screen hands nothing up, and neither does what is presented (no source of Apple's says so).
  @Test func theViewInFrontCounts() throws {
    let log = Log()
    let graph = graph(Pushed().onPreferenceChange(Names.self) { log.values.append($0) })
    for label in ["present", "push"] {
      let control = try #require(graph.page.stacks.first?.root.controls.first { $0.label == label })
      if case .run(let action) = control.effect { action() }
      graph.update()
    }
    #expect(log.values == [["root"], ["pushed"]])
  }

  /// Places are not modelled: an anchor is handed up, and is the origin.
  @Test func aPlaceIsHandedUpWithoutOne() {
    struct Frames: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let view = Text("a").anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { Text("\(frames.count) at \(Int($0[frames[0]].minX))") }
      }
    #expect(graph(view).page.texts == ["a", "1 at 0"])
  }
}
