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
}
