import Foundation
import FuzzEngine
import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

/// `@ObservedObject var model = Model()`: SwiftUI makes such an object whenever it evaluates the body around, and not otherwise.
@Suite @MainActor struct MadeObjects {
  class Model: ObservableObject {
    @Published var count = 0
    @Published var isOpen = false
    /// What no body reads.
    @Published var unread = 0
    func add() { count += 1 }
  }
  /// It announces changes itself.
  final class Announcing: Model {
    var own = 0
    override func add() {
      objectWillChange.send()
      own += 1
      count = own
    }
  }
  /// It has a publisher of its own.
  final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var count = 0
  }
  final class Subject: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  /// A view that makes its model.
  struct Counter: View {
    @ObservedObject var model = Model()
    var body: some View {
      Text("#\(model.count)")
      Button("Count") { model.add() }
    }
  }

  /// Counts, does something, and returns what is counted then.
  private func counted(_ view: some View, after label: String?) throws -> String? {
    let graph = evaluated(view)
    for _ in 0..<2 { try graph.tap("Count") }
    #expect(graph.counted == "2")
    if let label { try graph.tap(label) }
    return graph.counted
  }

  @Test func whatItChangesItselfIsKept() throws {
    struct Root: View { var body: some View { VStack { Counter() } } }
    #expect(try counted(Root(), after: nil) == "2")
    #expect(try counted(NavigationStack { Counter() }, after: nil) == "2")
  }

  @Test func everyWayToAnnounceIsOne() throws {
    struct OwnCounter: View {
      @ObservedObject var model = Own()
      var body: some View {
        Text("#\(model.count)")
        Button("Count") { model.count += 1 }
      }
    }
    struct SubjectCounter: View {
      @ObservedObject var model = Subject()
      var body: some View {
        Text("#\(model.count)")
        Button("Count") { model.count += 1 }
      }
    }
    struct Root<Content: View>: View {
      let content: () -> Content
      var body: some View { content() }
    }
    #expect(try counted(Root { Counter(model: Announcing()) }, after: nil) == "2")
    #expect(try counted(Root { OwnCounter() }, after: nil) == "2")
    #expect(try counted(Root { SubjectCounter() }, after: nil) == "2")
  }

  /// State around it that the body reads, or only binds.
  struct Around: View {
    @State private var number = 0
    @State private var isOn = false
    let reads: Bool
    var body: some View {
      if reads { Text("\(number)") }
      Toggle("Around", isOn: $isOn).onChange(of: isOn) { number += 1 }
      Toggle("Bound", isOn: Binding(get: { false }, set: { _ in number += 1 }))
      Counter()
    }
  }
  struct Bound: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Bound", isOn: $isOn)
      Counter()
    }
  }

  @Test func whatChangesAroundItMakesItAnew() throws {
    #expect(try counted(Around(reads: true), after: "Around") == "0")
    #expect(try counted(Around(reads: true), after: "Bound") == "0")
    #expect(try counted(Around(reads: false), after: "Bound") == "2")
  }

  @Test func whatIsOnlyBoundIsNoReason() throws { #expect(try counted(Bound(), after: "Bound") == "2") }

  /// A view that observes an object, and one in it that is handed nothing or something.
  struct Observing: View {
    @StateObject private var model = Model()
    let depth: Int
    var body: some View {
      Button("Around") { model.unread += 1 }
      switch depth {
      case 0: Counter()
      case 1: Bare()
      default: Handed(title: "Title")
      }
    }
  }
  struct Bare: View {
    @State private var isOn = false
    var body: some View { Counter() }
  }
  struct Handed: View {
    let title: String
    var body: some View { Counter() }
  }

  @Test func anObjectAroundItMakesItAnewWhateverIsReadOfIt() throws {
    #expect(try counted(Observing(depth: 0), after: "Around") == "0")
    #expect(try counted(Observing(depth: 2), after: "Around") == "0")
  }

  /// SwiftUI does not evaluate the body of a view that is as it was.
  @Test func aViewThatIsHandedNothingKeepsIt() throws {
    #expect(try counted(Observing(depth: 1), after: "Around") == "2")
  }

  /// What views around set in the environment, and what they keep under a key.
  struct Keyed: View {
    @AppStorage("MadeObjects") private var number = 0
    var body: some View {
      Text("\(number)")
      Counter()
    }
  }
  struct Surrounded: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Text(isEnabled ? "on" : "off")
      Counter()
    }
  }
  struct Setting: View {
    @State private var number = 0
    @AppStorage("MadeObjects") private var stored = 0
    let isOfKey: Bool
    let disables: Bool
    var body: some View {
      Text("\(number)")
      Button("Around") { if isOfKey { stored += 1 } else { number += 1 } }
      Group { if isOfKey { Keyed() } else { Surrounded() } }.disabled(disables && number > 0)
    }
  }

  @Test func whatAViewFindsAroundItCounts() throws {
    #expect(try counted(Setting(isOfKey: false, disables: true), after: "Around") == "0")
    #expect(try counted(Setting(isOfKey: false, disables: false), after: "Around") == "2")
    let keyed = MainQueue(nil).does {
      Result { try counted(Setting(isOfKey: true, disables: false), after: "Around") }
    }
    #expect(try keyed.get() == "0")
  }

  @Observable final class Observed { var number = 0 }

  /// A view that shows one that it was handed, and changes itself.
  struct Card<Content: View>: View {
    @State private var number = 0
    let content: Content
    var body: some View {
      Button("Around \(number > 1 ? "on" : "")") { number += 1 }
      content
    }
  }

  @Test func whatIsHandedOnIsNotMadeAnew() throws {
    struct Root: View { var body: some View { Card(content: Counter()) } }
    #expect(try counted(Root(), after: "Around ") == "2")
  }

  @Test func whatAnObservableObjectChangesMakesItAnew() throws {
    struct Root: View {
      let store = Observed()
      var body: some View {
        Text("\(store.number)")
        Button("Around") { store.number += 1 }
        Counter()
      }
    }
    #expect(try counted(Root(), after: "Around") == "0")
  }

  @Test func anotherPlaceTakesWhatItIsGiven() throws {
    struct Root: View {
      @State private var number = 0
      var body: some View {
        Button("Around") { number += 1 }
        Counter().id(number)
      }
    }
    #expect(try counted(Root(), after: "Around") == "0")
  }

  /// The value of a view is kept with its object: what an initialiser makes of the object belongs to it.
  @Test func theWholeValueIsKept() throws {
    struct Made: View {
      @ObservedObject var model: Model
      let add: () -> Void
      init() {
        let model = Model()
        self.model = model
        add = { model.add() }
      }
      var body: some View {
        Text("#\(model.count)")
        Button("Count", action: add)
      }
    }
    struct Root: View { var body: some View { VStack { Made() } } }
    #expect(try counted(Root(), after: nil) == "2")
  }

  final class Alive {
    static var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  @Test func whatIsThrownAwayIsGivenBack() throws {
    final class Loading: ObservableObject {
      @Published var count = 0
      let alive = Alive()
      var held: Set<AnyCancellable> = []
      init() { $count.sink { [weak self] _ in _ = self }.store(in: &held) }
    }
    struct Page: View {
      @ObservedObject var model = Loading()
      var body: some View {
        Text("#\(model.count)")
        Button("Count") { model.count += 1 }
      }
    }
    struct Root: View { var body: some View { VStack { Page() } } }
    Alive.count = 0
    let graph = evaluated(Root())
    for _ in 0..<9 { try graph.tap("Count") }
    #expect(graph.counted == "9")
    #expect(Alive.count == 1)
  }

  /// A view that opens a sheet through a model of its own.
  struct Opening: View {
    @ObservedObject var model = Model()
    var body: some View {
      Button("Open") { model.isOpen = true }.sheet(isPresented: $model.isOpen) { Text("Sheet") }
    }
  }
  struct Plain: View { var body: some View { NavigationStack { Opening().navigationTitle("Home") } } }
  struct Turned: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      NavigationStack { Opening().navigationTitle(width == .compact ? "Home" : "House") }
    }
  }

  @Test func itIsNoMistakeWhereNothingChangesAroundIt() async throws {
    let report = try await HeadlessApp("opening") { Plain() }.test(seed: 42, runs: 12, savesFailures: false)
    #expect(report.findings.isEmpty)
    try await HeadlessApp("opening") { Plain() }
      .test("link 1; rotate", at: ["device": "ipad-13 landscape"], showing: "sheet: Sheet")
  }

  @Test func itIsOneWhereSomethingDoes() async throws {
    try await fails(HeadlessApp("turned") { Turned() }, "size-class")
  }
}

extension ViewGraph {
  /// What a view of a model has counted.
  var counted: String? {
    front.texts.first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }
}
