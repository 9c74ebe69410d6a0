import SplitFuzz
import SwiftUI
import Testing

/// A stack in another one: the links of each push onto that one, as the nearest stack around them.
@Suite @MainActor struct StacksInStacks {
  struct Movie: Hashable { let number: Int }

  /// A list of movies with a stack of its own, as a view of an app of movies is written.
  struct Movies: View {
    @Binding var path: [Movie]
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<3) { NavigationLink("Movie \($0)", value: Movie(number: $0)) }
          .navigationDestination(for: Movie.self) { movie in
            NavigationLink("Next", value: Movie(number: movie.number + 1))
          }
      }
      .navigationTitle("Movies \(path.map { "\($0.number)" }.joined(separator: "/"))")
    }
  }

  /// The app puts another stack around it, or it is pushed on one.
  struct Root: View {
    let isPushed: Bool
    @State private var path: [Movie] = []
    var body: some View {
      NavigationStack {
        if isPushed {
          NavigationLink("Movies", value: 0).navigationTitle("Home")
            .navigationDestination(for: Int.self) { _ in Movies(path: $path) }
        } else {
          Movies(path: $path)
        }
      }
    }
  }

  @Test func aLinkPushesOntoTheNearestStack() async throws {
    let app = HeadlessApp("movies") { Root(isPushed: false) }
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test(#"link 2 "Movie 2""#, at: phone, showing: "detail: Movies 2")
    try await app.test("link 2; link 1", at: phone, showing: "detail: Movies 2/3")
    try await app.test(#"link 2; link 1; link 2 "Back""#, at: phone, showing: "detail: Movies 2")
  }

  @Test(arguments: [false, true]) func nothingIsMissedOnTheStackAround(isPushed: Bool) async throws {
    let report = try await HeadlessApp("movies") { Root(isPushed: isPushed) }.test(seed: 42, runs: 12)
    #expect(report.findings.isEmpty)
  }
}
