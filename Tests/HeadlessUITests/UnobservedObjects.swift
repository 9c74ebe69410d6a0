import SwiftUI
import Testing

/// Objects that views read and do not observe.
@Suite @MainActor struct UnobservedObjects {
  /// How the view that shows what is in the cart comes to it.
  enum Manner: CaseIterable {
    case nested, held, inList
    case forwarded, forwardedLater, observedInside, observable, notShown, inSheet
    case forwardedByTask, atEachTick, byTimer, byChance, inFields

    static let wrong: [Manner] = [.nested, .held, .inList]
    static let right = allCases.filter { !wrong.contains($0) }
  }

  final class Cart: ObservableObject {
    @Published var items = ["Apple"]
    @Published var name = ""
    @Published var isGift = false
    func add() { items.append("Fruit \(items.count)") }
  }

  final class Store: ObservableObject {
    let cart = Cart()
    @Published var isOpen = false
    private var bag: Set<AnyCancellable> = []

    init(_ manner: Manner) {
      switch manner {
      case .forwarded:
        cart.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
      case .forwardedLater:
        cart.objectWillChange.receive(on: DispatchQueue.main).sink { [weak self] in
          self?.objectWillChange.send()
        }
        .store(in: &bag)
      default: break
      }
    }
  }

  @Observable final class NewCart {
    var items = ["Apple"]
  }

  private struct Shop: View {
    let manner: Manner
    @StateObject private var store: Store
    @State private var newCart = NewCart()

    init(_ manner: Manner) {
      self.manner = manner
      _store = StateObject(wrappedValue: Store(manner))
    }

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Apples") { Text("Apples").navigationTitle("Apples") }
          Button("Add") {
            store.cart.add()
            newCart.items.append("Pear")
          }
          Button("Open") { store.isOpen = true }
          switch manner {
          case .nested, .forwarded, .forwardedLater: Text("\(store.cart.items.count) items")
          case .forwardedByTask:
            Text("\(store.cart.items.count) items").task {
              for await _ in store.cart.$items.values { store.objectWillChange.send() }
            }
          case .atEachTick:
            TimelineView(.periodic(from: .now, by: 1)) { _ in Text("\(store.cart.items.count) items") }
          case .byTimer: Ticking(cart: store.cart)
          case .byChance:
            Text("\(Int.random(in: 0..<1_000_000))")
            Text(store.cart.items.isEmpty ? "Nothing" : "Something")
          case .inFields:
            TextField(
              "Name",
              text: Binding {
                store.cart.name
              } set: {
                store.cart.name = $0
              })
            Toggle(
              "Gift",
              isOn: Binding {
                store.cart.isGift
              } set: {
                store.cart.isGift = $0
              })
          case .held: Held(cart: store.cart)
          case .inList: ForEach(store.cart.items, id: \.self) { Text($0) }
          case .observedInside: Observed(cart: store.cart)
          case .observable: Text("\(newCart.items.count) items")
          case .notShown, .inSheet: Text(store.cart.items.isEmpty ? "Nothing" : "Something")
          }
        }
        .navigationTitle("Shop")
        .sheet(isPresented: $store.isOpen) {
          NavigationStack { Text("\(store.cart.items.count) in the cart").navigationTitle("Cart") }
        }
      }
    }
  }

  private struct Held: View {
    let cart: Cart
    var body: some View { Text("\(cart.items.count) items") }
  }

  private struct Ticking: View {
    let cart: Cart
    @State private var now = Date.now
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("\(cart.items.count) items").id(now).onReceive(timer) { now = $0 } }
  }

  private struct Observed: View {
    @ObservedObject var cart: Cart
    var body: some View { Text("\(cart.items.count) items") }
  }

  @Test(arguments: Manner.wrong) func whatTheyShowIsOld(manner: Manner) async throws {
    try await fails(HeadlessApp("shop") { Shop(manner) }, "it reads an object that no view observes")
  }

  final class Router: ObservableObject {
    @Published var path: [Int] = []
    @Published var isOpen = false
  }

  final class Session: ObservableObject {
    var router = Router()
    @Published var name = ""
  }

  /// What pushes and presents by an object within the one that is observed.
  private struct Routed: View {
    enum Way: CaseIterable { case pushes, presents, byLink, refreshes, none }
    let way: Way
    @StateObject private var session = Session()
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: way == .none ? $path : $session.router.path) {
        List {
          NavigationLink("Two", value: 2)
          switch way {
          case .pushes: Button("One") { session.router.path = [1] }
          case .presents: Button("Open") { session.router.isOpen = true }
          case .byLink: NavigationLink("One", value: 1)
          case .refreshes:
            Button("One \(session.name)") {
              session.router.path = [1]
              session.name = "Ann"
            }
          case .none:
            Button("One") {
              session.router.isOpen.toggle()
              path = [1]
            }
          }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("\($0)") }
      }
      .sheet(isPresented: way == .none ? .constant(false) : $session.router.isOpen) {
        Text("Open").navigationTitle("Open")
      }
    }
  }

  @Test(arguments: [false, true]) func containersThatAreBoundToThemStay(presents: Bool) async throws {
    try await fails(
      HeadlessApp("routed") { Routed(way: presents ? .presents : .pushes) },
      "what a container in 'Routed' is bound to has changed, and SwiftUI does not show it")
  }

  @Test(arguments: [false, true]) func othersGoOn(refreshes: Bool) async throws {
    try await passes(HeadlessApp("routed") { Routed(way: refreshes ? .refreshes : .byLink) })
    try await passes(HeadlessApp("routed") { Routed(way: .none) })
  }

  @Test(arguments: Manner.right) func othersAreUpToDate(manner: Manner) async throws {
    try await passes(HeadlessApp("shop") { Shop(manner) })
  }
}
