import FuzzEngine
import Testing

@testable import SwiftUI

/// What is presented and pushed, each fact with its source in Apple's documentation.
@MainActor @Suite struct FactsOfPresentations {
  enum Kind { case sheet, cover, popover }

  struct Presenting: View {
    let kind: Kind
    let log: Log
    @State private var isPresented = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let button = Button("present") { isPresented = true }
      switch kind {
      case .sheet: button.sheet(isPresented: $isPresented, onDismiss: { log.note("dismissed") }) { content }
      case .cover:
        button.fullScreenCover(isPresented: $isPresented, onDismiss: { log.note("dismissed") }) { content }
      case .popover: button.popover(isPresented: $isPresented) { content }
      }
    }

    private var content: some View {
      VStack {
        Leaving()
        // The action of the view that presents.
        Button("leave from outside") { dismiss() }
      }
    }
  }
  struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "leave" : "stay") { dismiss() } }
  }

  /// `sheet(isPresented:onDismiss:content:)`, `fullScreenCover` and `popover`: presented while the binding is true; and
  /// `DismissAction`: it sets the binding to false, and then `onDismiss` runs.
  @Test(arguments: [Kind.sheet, .cover, .popover]) func itIsThereWhileTheFlagIsOn(kind: Kind) throws {
    let log = Log()
    let graph = evaluated(Presenting(kind: kind, log: log))
    #expect(graph.page.presented.isEmpty)
    try graph.tap("present")
    #expect(graph.page.presented.map { "\($0.kind)" } == ["\(kind)"])
    try graph.tap("leave")
    #expect(graph.page.presented.isEmpty)
    #expect(log.lines == (kind == .popover ? [] : ["dismissed"]))
  }

  /// `DismissAction`: called with the environment of the view that presents, it does not dismiss the sheet.
  @Test func theActionIsThatOfTheViewThatReadsIt() throws {
    let graph = evaluated(Presenting(kind: .sheet, log: Log()))
    try graph.tap("present")
    try graph.tap("leave from outside")
    #expect(graph.page.presented.count == 1)
    // `isPresented` is false in a view that is not presented, and the action has no effect there.
    let alone = evaluated(Leaving())
    try alone.tap("stay")
    #expect(alone.problems.isEmpty)
  }

  struct Item: Identifiable {
    let id: Int
    var title = "item"
  }
  struct Items: View {
    let log: Log
    @State private var item: Item?
    var body: some View {
      Button("first") { item = Item(id: 1) }
        .sheet(item: $item, onDismiss: { log.note("dismissed") }) { shown in
          Counter(title: "\(shown.title) \(shown.id)")
          Button("second") { item = Item(id: 2) }
          Button("rename") { item = Item(id: 1, title: "renamed") }
        }
    }
  }
  struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }

  /// `sheet(item:onDismiss:content:)`: where the item's identity changes, the sheet is dismissed and replaced by a new one.
  @Test func anotherItemIsAnotherSheet() throws {
    let log = Log()
    let graph = evaluated(Items(log: log))
    try graph.tap("first")
    try graph.tap("item 1 0")
    try graph.tap("rename")
    #expect(graph.front.controls.first?.label == "renamed 1 1")
    try graph.tap("second")
    #expect(graph.front.controls.first?.label == "item 2 0")
    #expect(log.lines == ["dismissed"])
  }

  struct Inspected: View {
    @State private var isShown = true
    var body: some View {
      Button("toggle") { isShown.toggle() }
        .inspector(isPresented: $isShown) { Text("inspector") }
    }
  }

  /// `inspector(isPresented:content:)`: the binding controls it, and the system writes it.
  @Test func anInspectorIsThereWhileTheFlagIsOn() throws {
    let graph = evaluated(Inspected())
    let inspector = try #require(graph.page.anyInspector)
    #expect(inspector.page.texts == ["inspector"])
    inspector.isPresented.wrappedValue = false
    graph.update()
    #expect(graph.page.anyInspector?.page.texts == [])
    try graph.tap("toggle")
    #expect(graph.page.anyInspector?.page.texts == ["inspector"])
  }

  struct Pushing: View {
    @State private var isPushed = false
    @State private var color: String?
    var body: some View {
      NavigationStack {
        VStack {
          Button("flag") { isPushed = true }
          Button("item") { color = "red" }
        }
        .navigationTitle("flag \(isPushed), item \(color ?? "none")")
        .navigationDestination(isPresented: $isPushed) { Leaving() }
        .navigationDestination(item: $color) { color in
          Leaving().navigationTitle(color)
          Button("other") { self.color = "blue" }
        }
      }
    }
  }

  /// `navigationDestination(isPresented:destination:)` and `(item:destination:)`: a view is pushed while the binding is true
  /// or has a value; to go back sets it to false or nil, and another item is another view.
  @Test func aDestinationIsThereWhileItsBindingIsOn() throws {
    let graph = evaluated(Pushing())
    let stack = { try #require(graph.page.stacks.first) }
    try graph.tap("flag")
    #expect(try stack().root.title == "flag true, item none")
    try graph.tap("leave")
    #expect(try stack().root.title == "flag false, item none")
    try graph.tap("item")
    try graph.tap("other")
    #expect(graph.front.title == "blue")
    // The back button.
    try stack().path.truncate(0)
    graph.update()
    #expect(try stack().root.title == "flag false, item none")
    #expect(try stack().pages.isEmpty)
  }

  struct Asking: View {
    let log: Log
    @State private var isAsking = false
    var body: some View {
      Button("ask") { isAsking = true }
        .confirmationDialog("Sure?", isPresented: $isAsking) { Button("yes") { log.note("yes") } }
    }
  }

  /// `confirmationDialog(_:isPresented:actions:)`: all actions dismiss it after they have run.
  @Test func anActionOfADialogDismissesIt() async throws {
    let system = try await HeadlessApp("asking") { NavigationStack { Asking(log: Log()) } }.systemForTests()
    try await system.test("link 1", showing: "dialog: yes")
    try await system.test("link 1; link 1", showing: "detail: ask")
  }

  struct AboutNothing: View {
    @State private var isOn = false
    @State private var number: Int?
    var body: some View {
      Button("ask") { isOn = true }
        .alert("Alert", isPresented: $isOn, presenting: number) { Button("\($0)") {} }
        .confirmationDialog("Dialog", isPresented: $isOn, presenting: number) { Button("\($0)") {} }
      Button("choose") { number = 1 }
    }
  }

  /// Apple's documentation of `alert(_:isPresented:presenting:actions:)`: both the flag must be true and the value not nil.
  @Test func nothingIsAskedAboutNothing() throws {
    let graph = evaluated(AboutNothing())
    try graph.tap("ask")
    #expect(graph.page.presentations.isEmpty)
    try graph.tap("choose")
    #expect(!graph.page.presentations.isEmpty)
  }

  struct OutOfReach: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Button("hidden") {}.hidden()
        Button("untouchable") {}.allowsHitTesting(false)
        Button("invisible") {}.opacity(0)
        Button("touchable") { isOn = true }.allowsHitTesting(true)
        NavigationLink(destination: Text("shown"), isActive: $isOn) { Text("link") }.hidden()
      }
    }
  }

  /// Apple's documentation of `hidden()` and `allowsHitTesting(_:)`: such a view receives no interactions.
  @Test func whatTakesNoTapsIsNotOffered() throws {
    let graph = evaluated(OutOfReach())
    #expect(graph.front.controls.map(\.label) == ["touchable"])
    try graph.tap("touchable")
    #expect(graph.page.stacks.first?.top.texts == ["shown"])
  }
}
