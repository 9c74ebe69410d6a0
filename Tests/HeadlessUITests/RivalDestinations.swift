import Testing

@testable import SwiftUI

/// Several destinations for one type on a stack, of which SwiftUI uses that nearest to its root.
@MainActor @Suite struct RivalDestinations {
  enum Inner: CaseIterable { case another, ofItsOwnType, likeTheFirst, none }
  struct Author: Hashable { let name: String }

  struct Books: View {
    let inner: Inner
    @State var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        List(["Emma", "Ulysses"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Books")
          .navigationDestination(for: String.self) { Book(name: $0, inner: inner) }
      }
    }
  }
  struct Book: View {
    let name: String
    let inner: Inner
    var body: some View {
      if name == "Ann" { Text("Ann's page").navigationTitle("Ann") } else { page }
    }
    @ViewBuilder private var page: some View {
      let list = List {
        if inner == .ofItsOwnType {
          NavigationLink("Author", value: Author(name: "Ann"))
        } else {
          NavigationLink("Author", value: inner == .another ? "Bob" : "Ann")
        }
      }
      .navigationTitle(name)
      switch inner {
      case .another:
        list.navigationDestination(for: String.self) { Text("By \($0)").navigationTitle("Author") }
      case .ofItsOwnType:
        list.navigationDestination(for: Author.self) { Text($0.name).navigationTitle($0.name) }
      case .likeTheFirst:
        list.navigationDestination(for: String.self) { Book(name: $0, inner: inner).font(.body) }
      case .none: list
      }
    }
  }

  @Test func thatNearestToTheRootIsUsed() {
    let books = Books(inner: .another, path: NavigationPath(["Emma", "Bob"]))
    #expect(evaluated(books).front.title == "Bob")
  }

  @Test func oneThatWouldShowSomethingElseIsReported() async throws {
    try await fails(
      HeadlessApp("books") { Books(inner: .another) },
      "of two destinations for one type SwiftUI uses that nearest")
  }

  @Test(arguments: Inner.allCases.filter { $0 != .another })
  func oneThatChangesNothingIsNot(inner: Inner) async throws {
    try await passes(HeadlessApp("books") { Books(inner: inner) })
  }

  /// Each folder declares the destination again.
  struct Folder: View {
    let name: String
    var body: some View {
      List { if name.count < 4 { NavigationLink("More", value: name + "x") } }
        .navigationTitle(name)
        .navigationDestination(for: String.self) { Folder(name: $0) }
    }
  }

  @Test func oneThatIsDeclaredByEachViewIsNot() async throws {
    try await passes(HeadlessApp("folders") { NavigationStack { Folder(name: "x") } })
  }
}
