import SplitFuzz
import SwiftUI
import Testing

/// What packages do that put their own names over SwiftUI's containers.
@Suite @MainActor struct NavigationPackageTests {
  final class Routes: ObservableObject {
    @Published var path: [AnyHashable] = []
  }

  /// A stack of the app's own: within another it uses the routes of that, and the outermost its own.
  struct Flow<Root: View>: View {
    var isWithin = false
    @EnvironmentObject var inherited: Routes
    @StateObject var own = Routes()
    @ViewBuilder var root: () -> Root

    var body: some View {
      if isWithin {
        VStack {
          root()
          Text("\(inherited.path.count) on the stack around it")
        }
      } else {
        NavigationStack(path: $own.path) {
          root().navigationDestination(for: AnyHashable.self) { value in
            Flow<Text>(isWithin: true) { Text("Value") }.navigationTitle("Shown \(value.base)")
          }
        }
        .environmentObject(own)
      }
    }
  }

  struct Home: View {
    @EnvironmentObject var routes: Routes
    var body: some View {
      VStack {
        Button("Push") { routes.path.append(7) }
        Button("Push a text") { routes.path.append("text") }
      }
      .navigationTitle("Home")
    }
  }

  @Test func aStackThatHandsItsOwnObjectOnNeedsNoneAround() async throws {
    try await HeadlessApp("flow") { Flow { Home() } }.test(seed: 42, runs: 10)
  }

  @Test func aDestinationForAnyHashableShowsTheValuesOfSuchAPath() async throws {
    try await HeadlessApp("flow") { Flow { Home() } }.test(
      #"link 1 "Push""#, at: ["device": "iphone-15 portrait"], showing: "detail: 7 <back")
  }

  /// A stack of links with flags, one in each view, that close only where their view is on screen.
  struct Level: View {
    @Binding var path: [Int]
    let depth: Int
    @State private var isAppeared = false

    private var isActive: Binding<Bool> {
      Binding(
        get: { path.count > depth },
        set: { if !$0, isAppeared { path = Array(path.prefix(depth)) } })
    }
    var body: some View {
      VStack {
        Button("Push two") { path += [7, 8] }
        NavigationLink(isActive: isActive) {
          Deeper(path: $path, depth: depth + 1)
        } label: {
          EmptyView()
        }
        .hidden()
      }
      .navigationTitle(depth == 0 ? "Home" : "Level \(depth)")
      .onAppear { isAppeared = true }.onDisappear { isAppeared = false }
    }
  }

  struct Deeper: View {
    @Binding var path: [Int]
    let depth: Int
    var body: some View {
      if depth < 5 { Level(path: $path, depth: depth) } else { Text("end").navigationTitle("End") }
    }
  }

  struct Levels: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationView { Level(path: $path, depth: 0) }.navigationViewStyle(.stack)
    }
  }

  @Test func aLinkThatClosesOnceItsViewHasAppearedIsClosedByAWayBack() async throws {
    try await HeadlessApp("levels") { Levels() }.test(seed: 42, runs: 10)
  }
}
