import Observation
import Testing

@testable import SwiftUI

private protocol Service: AnyObject { var name: String { get } }
private final class Live: Service {
  let name = "live"
  static let shared = Live()
}
private struct ServiceKey: EnvironmentKey { static var defaultValue: any Service { Live.shared } }
private struct WordKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var service: any Service {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

/// A view is evaluated where what it finds around it is another, and stays where it is the same.
@Suite @MainActor struct KeptAround {
  typealias Counter = MadeObjects.Counter
  @Observable final class Model { var count = 0 }

  /// A view whose body is evaluated at each tap.
  struct Around<Content: View>: View {
    @State private var number = 0
    @ViewBuilder let content: () -> Content
    var body: some View {
      Button("Around") { number += 1 }
      Text("around \(number)")
      content()
    }
  }
  struct Serviced: View {
    @Environment(\.service) private var service
    var body: some View {
      Text(service.name)
      Counter()
    }
  }
  struct Perhaps: View {
    @Environment(Model.self) private var model: Model?
    var body: some View {
      Text("\(model?.count ?? 0)")
      Counter()
    }
  }
  struct Spaced: View {
    @Namespace private var space
    var body: some View { Counter() }
  }
  struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("Dismiss") { dismiss() }
      Button("Older") { mode.wrappedValue.dismiss() }
      Counter()
    }
  }
  /// A property made of such as a view has itself.
  @propertyWrapper struct Number: DynamicProperty {
    @State private var number = 0
    var wrappedValue: Int { number }
  }
  struct Numbered: View {
    @Number private var number
    var body: some View {
      Text("\(number)")
      Counter()
    }
  }

  private func kept(_ view: some View) throws -> String? {
    let graph = evaluated(view)
    try graph.tap("Count")
    try graph.tap("Around")
    return graph.counted
  }
  @Test func whatFindsTheSameObjectStays() throws {
    #expect(try kept(Around { Serviced() }) == "1")
    #expect(try kept(Around { Perhaps() }) == "1")
    #expect(try kept(Around { Perhaps() }.environment(Model())) == "1")
  }
  /// What dismisses a view is the same for it, and does what the last evaluation says.
  struct Presenting: View {
    @State private var shown = [true, true]
    @State private var index = 0
    var body: some View {
      let index = index
      Text("\(shown[0]) \(shown[1])")
        .sheet(isPresented: Binding(get: { shown[index] }, set: { shown[index] = $0 })) {
          Button("Around") { self.index = 1 }
          Dismissing()
        }
    }
  }
  @Test(arguments: ["Dismiss", "Older"]) func whatDismissesAViewIsTheSame(_ label: String) throws {
    #expect(try kept(Around { Dismissing() }) == "1")
    let graph = evaluated(Presenting())
    try graph.tap("Count")
    try graph.tap("Around")
    #expect(graph.counted == "1")
    try graph.tap(label)
    #expect(graph.front.texts == ["true false"])
  }
  @Test func whatHasItsPropertiesItselfIsHandedNothing() throws {
    #expect(try kept(Around { Spaced() }) == "1")
    #expect(try kept(Around { Numbered() }) == "1")
  }
  @Test func anotherObjectIsFollowed() throws {
    final class Other: Service { let name = "other" }
    struct Switching: View {
      @State private var isOther = false
      @State private var services: [any Service] = [Live(), Other()]
      var body: some View {
        Button("Switch") { isOther.toggle() }
        Serviced().environment(\.service, services[isOther ? 1 : 0])
        Perhaps().environment(isOther ? Model() : nil)
      }
    }
    let graph = evaluated(Switching())
    try graph.tap("Switch")
    #expect(graph.front.texts.contains("other"))
    try graph.tap("Switch")
    #expect(graph.front.texts.contains("live"))
  }

  /// What a closure around a tab reads.
  struct Speaking: View {
    @Environment(\.word) private var word
    var body: some View { Text("word \(word)") }
  }
  struct Tabs: View {
    @State private var isOn = false
    var body: some View {
      TabView {
        VStack {
          Button("Turn") { isOn.toggle() }
          Speaking()
        }
        .tabItem { Text("A") }
        .transformEnvironment(\.word) { $0 = isOn ? "on" : "off" }
      }
    }
  }
  @Test func whatIsAroundATabIsFollowed() throws {
    let graph = evaluated(Tabs())
    try graph.tap("Turn")
    #expect(graph.front.texts.contains("word on"))
  }

  /// A closure around that changes the environment, and comes to the same each time.
  struct Opening: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Counter() }
  }
  @Test func aClosureThatChangesNothingElseMakesNothingAnew() throws {
    let graph = evaluated(VStack { Opening() }.transformEnvironment(\.word) { $0 += "!" })
    for _ in 0..<2 { try graph.tap("Count") }
    #expect(graph.counted == "2")
  }

  /// A link that goes while its view is shown.
  struct Linked: View {
    let model: Model
    var body: some View {
      NavigationStack {
        ForEach(0..<(model.count < 2 ? 2 : 1), id: \.self) { row in
          NavigationLink("Row \(row)") { Pushed(title: "\(model.count)") }
        }
      }
    }
  }
  @Test func whatALinkHasShownStaysWhereItIsGone() throws {
    let model = Model()
    let graph = evaluated(Linked(model: model))
    guard case .view(let link)? = graph.front.controls.last?.effect else {
      Issue.record("there is no link")
      return
    }
    _ = graph.page.stacks.first?.path.append(AnyHashable(link))
    for count in 0...2 {
      model.count = count
      graph.update()
    }
    for _ in 0..<2 { try graph.tap("Count") }
    #expect(graph.counted == "2")
  }

  /// What code has pushed on a controller.
  struct Root: View {
    @State private var number = 0
    let found: @MainActor (NavigationControllers) -> Void
    var body: some View {
      NavigationView { Button("Around \(number)") { number += 1 } }
        .navigationViewStyle(.stack)
        .introspectNavigationControllers(found)
    }
  }
  struct Pushed: View {
    let title: String
    var body: some View { Counter() }
  }
  @Test func whatCodeHasPushedIsTheValueThatItWas() throws {
    var found: NavigationControllers?
    let graph = evaluated(Root { found = $0 })
    let around = graph.front.controls.first
    found?.leading.push { Pushed(title: "title") }
    graph.update()
    try graph.tap("Count")
    if case .run(let change)? = around?.effect { change() }
    graph.update()
    #expect(graph.counted == "1")
  }

  /// What closures find while containers are evaluated.
  struct Resolved: EnvironmentalModifier {
    let model: Model
    func resolve(in environment: EnvironmentValues) -> Suffix { Suffix(count: model.count) }
  }
  struct Suffix: ViewModifier {
    let count: Int
    func body(content: Content) -> some View {
      content
      Text("suffix \(count)")
    }
  }
  struct Closures: View {
    @State private var isOn = false
    let model = Model()
    var body: some View {
      Button("State") { isOn.toggle() }
      Button("Model") { model.count += 1 }
      Speaking().transformEnvironment(\.word) { $0 = isOn ? "on" : "off" }
      Text("changed").modifier(Resolved(model: model))
    }
  }
  @Test func whatClosuresReadOutsideOfBodiesIsFollowed() throws {
    let graph = evaluated(Closures())
    try graph.tap("State")
    #expect(graph.front.texts.contains("word on"))
    try graph.tap("Model")
    #expect(graph.front.texts.contains("suffix 1"))
  }
}
