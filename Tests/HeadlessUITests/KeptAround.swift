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
}
