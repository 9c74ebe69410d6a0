import Testing

@testable import SwiftUI

/// Several views over, under or beside one, or in its bars: each has its own state.
@Suite @MainActor struct ViewsBeside {
  struct Named: View {
    @State private var number = 0
    let name: String
    var body: some View {
      Button("Add \(name)") { number += 1 }
      Text("\(name) \(number)")
    }
  }

  private func isOwn(_ view: some View) throws {
    let graph = evaluated(view)
    let texts = ["a", "Add x", "x 0", "Add y", "y 0"].filter(graph.front.texts.contains)
    try graph.tap("Add x")
    #expect(graph.front.texts == texts.map { $0 == "x 0" ? "x 1" : $0 })
  }

  @Test func eachHasItsState() throws {
    let text = Text("a")
    try isOwn(text.overlay { Named(name: "x") }.overlay { Named(name: "y") })
    try isOwn(text.overlay { Named(name: "x") }.background { Named(name: "y") })
    try isOwn(
      text.safeAreaInset(edge: .top) { Named(name: "x") }.safeAreaInset(edge: .bottom) { Named(name: "y") })
    try isOwn(text.toolbar { Named(name: "x") }.toolbar { Named(name: "y") })
    let key = FollowedValues.Key.self
    try isOwn(
      text.overlayPreferenceValue(key) { _ in Named(name: "x") }
        .backgroundPreferenceValue(key) { _ in Named(name: "y") })
  }

  @Test func eachObservesItsObject() throws {
    struct Badge: View {
      @ObservedObject var model: MadeObjects.Model
      let name: String
      var body: some View {
        Text("\(name) \(model.count)")
        Button("Add \(name)") { model.count += 1 }
      }
    }
    struct Root: View {
      let models = [MadeObjects.Model(), MadeObjects.Model()]
      var body: some View {
        Text("a")
          .overlay { Badge(model: models[0], name: "x") }
          .overlay { Badge(model: models[1], name: "y") }
      }
    }
    let graph = evaluated(Root())
    try graph.tap("Add x")
    try graph.tap("Add x")
    #expect(graph.front.texts == ["a", "x 2", "Add x", "y 0", "Add y"])
  }

  /// What is presented meanwhile takes no place of theirs.
  @Test func whatIsPresentedChangesNone() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown.toggle() }.sheet(isPresented: $isShown) {
          Button("Close") { isShown = false }
        }
        .overlay { Named(name: "x") }
      }
    }
    let graph = evaluated(Root())
    try graph.tap("Add x")
    try graph.tap("Open")
    try graph.tap("Close")
    #expect(graph.front.texts.contains("x 1"))
  }

  struct Page: View {
    @ObservedObject var model: MadeObjects.Model
    let name: String
    let go: () -> Void
    var body: some View {
      Text("\(name) \(model.count)")
      Button("Add") { model.count += 1 }
      Button("Go", action: go)
    }
  }

  /// Expects two views that take turns, each with a model of its own.
  private func expectsTwo(_ graph: ViewGraph, at place: SourceLocation = #_sourceLocation) throws {
    try graph.tap("Add")
    #expect(graph.front.texts.first == "x 1", sourceLocation: place)
    try graph.tap("Go")
    #expect(graph.front.texts.first == "y 0", sourceLocation: place)
    try graph.tap("Add")
    try graph.tap("Go")
    #expect(graph.front.texts.first == "x 1", sourceLocation: place)
  }

  /// One sheet after another of the same type, without a turn between.
  @Test func eachSheetIsItsOwn() throws {
    struct Root: View {
      @State private var isFirst = true
      @State private var isSecond = false
      let models = [MadeObjects.Model(), MadeObjects.Model()]
      private func go() { (isFirst, isSecond) = (isSecond, isFirst) }
      var body: some View {
        Text("Root")
          .sheet(isPresented: $isFirst) { Page(model: models[0], name: "x", go: go) }
          .sheet(isPresented: $isSecond) { Page(model: models[1], name: "y", go: go) }
      }
    }
    try expectsTwo(evaluated(Root()))
  }

  /// One pushed view after another of the same type, without a turn between.
  @Test func eachPushedViewIsItsOwn() throws {
    struct Root: View {
      @State private var isFirst = true
      @State private var isSecond = false
      let models = [MadeObjects.Model(), MadeObjects.Model()]
      private func go() { (isFirst, isSecond) = (isSecond, isFirst) }
      var body: some View {
        NavigationStack {
          Text("Root")
            .navigationDestination(isPresented: $isFirst) { Page(model: models[0], name: "x", go: go) }
            .navigationDestination(isPresented: $isSecond) { Page(model: models[1], name: "y", go: go) }
        }
      }
    }
    try expectsTwo(evaluated(Root()))
  }
}
