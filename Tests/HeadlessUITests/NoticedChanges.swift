import Foundation
import FuzzEngine
import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

/// What handlers change is evaluated, whatever announces it; and nothing is evaluated for a handler that changes nothing.
@Suite @MainActor struct NoticedChanges {
  protocol Model: AnyObject { var title: String { get set } }
  @Observable final class Observed: Model { var title = "first" }
  /// It announces changes itself, of a property that is not published.
  final class Announcing: ObservableObject, Model {
    var title = "first" { willSet { objectWillChange.send() } }
  }
  /// It has a publisher of its own.
  final class Own: ObservableObject, Model {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var title = "first" { willSet { objectWillChange.send() } }
  }
  final class Published: ObservableObject, Model { @SwiftUI.Published var title = "first" }
  /// It keeps a value in the user's defaults, and is no view.
  final class Stored: ObservableObject, Model { @AppStorage("title") var title = "first" }
  /// It announces what Foundation posts when the user's defaults change, in which its value stands for one.
  final class Defaults: ObservableObject, Model {
    let objectWillChange = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
    var title = "first"
  }

  /// It announces a notification of its own, which the handler posts with the change.
  final class Notifying: ObservableObject, Model {
    static let changed = Notification.Name("NoticedChanges.changed")
    let objectWillChange = NotificationCenter.default.publisher(for: changed).map { _ in () }
    var title = "first" { willSet { NotificationCenter.default.post(name: Self.changed, object: nil) } }
  }
  /// It announces what either of two does.
  final class Merging: ObservableObject, Model {
    let other = PassthroughSubject<Int, Never>(), kept = CurrentValueSubject<Int, Never>(0)
    var objectWillChange: AnyPublisher<Int, Never> {
      other.merge(with: kept.dropFirst()).eraseToAnyPublisher()
    }
    var title = "first" { willSet { kept.send(1) } }
  }

  /// A page that comes later than the first evaluation, and that a handler fills.
  struct Shop: View {
    let always: Observed
    let model: any Model
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text(always.title)
        Button("Open") { isOpen = true }
        if isOpen { Text(model.title).onAppear { model.title = "changed" } }
      }
    }
  }

  @Test func whatComesLaterIsFollowed() throws {
    for model: any Model in [Observed(), Announcing(), Own(), Published(), Stored(), Defaults()] {
      // Another launch reads the same objects.
      let (first, second) = (Shop(always: Observed(), model: model), Shop(always: Observed(), model: model))
      let (graph, other) = (evaluated(first), evaluated(second))
      try other.tap("Open")
      model.title = "first"
      try graph.tap("Open")
      #expect(graph.page.texts.last == "changed", "\(type(of: model))")
    }
  }

  /// Three ways to hold an object.
  struct Held<Object: ObservableObject & Model>: View {
    @ObservedObject var handed: Object
    @StateObject var owned: Object
    @EnvironmentObject var around: Object
    let changed: (Self) -> any Model
    init(_ make: @escaping () -> Object, changed: @escaping (Self) -> any Model) {
      handed = make()
      _owned = StateObject(wrappedValue: make())
      self.changed = changed
    }
    var body: some View {
      Text(handed.title + owned.title + around.title).onAppear { changed(self).title = "second" }
    }
  }

  @Test func whatAPublisherOfItsOwnAnnouncesIsFollowed() {
    func check<Object: ObservableObject & Model>(_ make: @escaping () -> Object) {
      for (number, held) in [
        Held(make) { $0.handed }, Held(make) { $0.owned }, Held(make) { $0.around },
      ].enumerated() {
        let graph = evaluated(held.environmentObject(make()))
        #expect(graph.page.texts.first?.contains("second") == true, "\(Object.self), \(number)")
      }
    }
    check { Notifying() }
    check { Merging() }
  }

  @Observable final class Columns {
    var visibility = NavigationSplitViewVisibility.all
    var column = NavigationSplitViewColumn.sidebar
    var row: Int?
  }
  /// Bindings that nothing but containers read.
  struct Mail: View {
    @Bindable var columns: Columns
    var body: some View {
      NavigationSplitView(columnVisibility: $columns.visibility, preferredCompactColumn: $columns.column) {
        List(selection: $columns.row) { Text("Inbox").tag(1) }
      } detail: {
        Text("Mail")
      }
    }
  }

  @Test func whatContainersReadIsFollowed() {
    for change: (Columns) -> Void in [
      { $0.visibility = .detailOnly }, { $0.column = .detail }, { $0.row = 1 },
    ] {
      let columns = Columns()
      let graph = evaluated(Mail(columns: columns))
      #expect(!graph.changes.hasAny)
      change(columns)
      #expect(graph.changes.hasAny)
    }
  }

  /// What is pushed and presented, and which columns are shown, in a class that announces nothing.
  final class Router {
    var path: [Int] = []
    var isEditing = false
    var hasInspector = false
    var visibility = NavigationSplitViewVisibility.all
  }
  struct Routed: View {
    @State private var router = Router()
    var body: some View {
      NavigationSplitView(columnVisibility: $router.visibility) {
        Text("Folders")
      } detail: {
        NavigationStack(path: $router.path) {
          VStack {
            NavigationLink("Page", value: 7)
            Button("Edit") { router.isEditing = true }
            Button("Inspect") { router.hasInspector = true }
          }
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
          .sheet(isPresented: $router.isEditing) { Text("Edit") }
          .inspector(isPresented: $router.hasInspector) { Text("Inspector") }
        }
      }
    }
  }

  /// No source says that the system waits for an announcement to take off what a person takes off.
  @Test(arguments: [
    ("link 1; back", "sidebar: menu | detail: Start"),
    ("link 2; dismiss-sheet", "sidebar: menu | detail: Start"),
    ("toggle", "detail: Start"),
  ])
  func whatTheSystemTakesOffIsGone(_ actions: String, _ screen: String) async throws {
    try await HeadlessApp("routed") { Routed() }
      .test(actions, at: ["device": "ipad-13 landscape"], showing: screen)
  }

  @Test func whatDismissesItselfIsGone() throws {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Edit").onAppear { dismiss() } }
    }
    struct Root: View {
      @State private var router = Router()
      var body: some View {
        Button("Edit") { router.isEditing = true }.sheet(isPresented: $router.isEditing) { Leaving() }
      }
    }
    let graph = evaluated(Root())
    try graph.tap("Edit")
    #expect(graph.page.presented.isEmpty)
  }

  @Test func aHandlerThatChangesNothingIsFollowedByNoEvaluation() throws {
    struct Counting: View {
      @State private var count = 0
      @State private var path: [Int] = []
      var body: some View {
        Button("Count") { count += 1 }.onChange(of: count) { path = [] }
      }
    }
    let graph = evaluated(Counting())
    let pass = graph.pass
    try graph.tap("Count")
    #expect(graph.pass == pass + 1)
  }
}
