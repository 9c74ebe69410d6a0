import SplitFuzz
import Testing

@testable import SwiftUI

/// Views over which others lie: what is pushed over them, and tabs that are not chosen.
@MainActor @Suite struct CoveredViewTests {
  /// A root that notes when it comes and goes, under a page of a value and one of a flag.
  struct Stack: View {
    let log: Log
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("push") { path = [1] }
          .onAppear { log.note("root comes") }.onDisappear { log.note("root goes") }
          .navigationDestination(for: Int.self) { Pushed(log: log, number: $0) }
      }
    }
  }

  struct Pushed: View {
    let log: Log
    let number: Int
    @State private var isOn = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("more") { isOn = true }
        Button("back") { dismiss() }
      }
      .onAppear { log.note("\(number) comes") }.onDisappear { log.note("\(number) goes") }
      .navigationDestination(isPresented: $isOn) {
        VStack {
          NavigationLink("on", value: number + 1)
          Button("close") { isOn = false }
        }
        .navigationTitle("more of \(number)")
      }
    }
  }

  /// What iOS does with a stack: the view beneath disappears under what is pushed, and appears when that is popped.
  @Test func whatIsPushedOverAViewTakesItOffTheScreen() throws {
    let log = Log()
    let graph = evaluated(Stack(log: log))
    try graph.tap("push")
    #expect(log.lines == ["root comes", "1 comes", "root goes"])
    log.lines = []
    try graph.tap("more")
    #expect(log.lines == ["1 goes"])
    try graph.tap("close")
    #expect(log.lines == ["1 goes", "1 comes"])
    log.lines = []
    try graph.tap("back")
    #expect(log.lines.sorted() == ["1 goes", "root comes"])
  }

  /// What a flag has pushed stays beneath what its links push, and takes that with it.
  @Test func aPushedViewIsALevelOfTheStack() throws {
    let graph = evaluated(Stack(log: Log()))
    try graph.tap("push")
    try graph.tap("more")
    let stack = try #require(graph.page.stacks.first)
    #expect(stack.pages.count == 2)
    #expect(stack.path.append(2))
    graph.update()
    #expect(graph.page.stacks.first?.pages.count == 3)
    #expect(graph.front.controls.map(\.label) == ["more", "back"])
    let pushed = try #require(graph.page.stacks.first?.pages[1])
    if case .run(let close) = try #require(pushed.controls.last).effect { close() }
    graph.update()
    #expect(graph.page.stacks.first?.pages.count == 1)
    #expect(graph.page.stacks.first?.path.values() == [1])
  }

  /// Tabs, of which the second greets whoever comes to it.
  struct Tabs: View {
    let log: Log
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack { Text("home").task { log.note("home loads") } }.tabItem { Text("Home") }.tag(0)
        NavigationStack { Text("help").onAppear { log.note("help comes") } }.tabItem { Text("Help") }.tag(1)
      }
    }
  }

  /// A tab's views are made when it is first chosen, and each choice makes them appear.
  @Test func aTabComesWhenItIsChosen() throws {
    let log = Log()
    let graph = evaluated(Tabs(log: log))
    #expect(log.lines == ["home loads"])
    for (tab, line) in [("Tab Help", "help comes"), ("Tab Home", "home loads"), ("Tab Help", "help comes")] {
      log.lines = []
      let control = try #require(graph.page.controls.first { $0.label == tab })
      if case .run(let choose) = control.effect { choose() }
      graph.update()
      #expect(log.lines == [line])
    }
  }

  /// A row of steps, each pushed by a flag of the one before.
  struct Wizard: View {
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        Button("begin") { isOn = true }.navigationTitle("Start")
          .navigationDestination(isPresented: $isOn) { Step() }
      }
    }
  }

  struct Step: View {
    @State private var isOn = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("next") { isOn = true }.navigationTitle("Step 1")
        .navigationDestination(isPresented: $isOn) {
          NavigationLink("help", value: 1).navigationTitle("Step 2")
            .navigationDestination(for: Int.self) { _ in Text("Help") }
        }
    }
  }

  @Test func aWizardIsRight() async throws {
    #expect(try await HeadlessApp("wizard") { Wizard() }.test(seed: 42, runs: 6).findings.isEmpty)
  }
}
