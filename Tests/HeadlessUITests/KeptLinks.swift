import Observation
import Testing

@testable import SwiftUI

/// A launch is given back whatever holds links, also where a link's view dismisses itself.
@Suite @MainActor struct KeptLinks {
  final class Token {}
  struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    let token: Token
    var body: some View {
      Text("leaf").onAppear { _ = token }
      Button("Dismiss") { dismiss() }
    }
  }
  struct Linking: View {
    enum Way: CaseIterable { case flag, tap, columns, columnWithStack, found, foundStack }
    @State private var isShown = false
    let way: Way
    let token: Token
    var body: some View {
      switch way {
      case .flag:
        NavigationView { NavigationLink("Link", destination: Leaf(token: token), isActive: $isShown) }
          .navigationViewStyle(.stack)
      case .tap:
        NavigationView { NavigationLink("Link", destination: Leaf(token: token)) }
          .navigationViewStyle(.stack)
      case .columns:
        NavigationView {
          List { NavigationLink("Link", destination: Leaf(token: token)) }
          Text("root")
        }
      case .columnWithStack:
        NavigationSplitView {
          List { NavigationLink("Link") { NavigationStack { Leaf(token: token) } } }
        } detail: {
          Text("root")
        }
      case .found:
        NavigationView {
          List { NavigationLink("Link", destination: Leaf(token: token)) }
          Text("root")
        }
        .introspectNavigationControllers { _ in }
      case .foundStack:
        NavigationView { NavigationLink("Link", destination: Leaf(token: token)) }
          .navigationViewStyle(.stack)
          .introspectNavigationControllers { _ in }
      }
    }
  }

  /// Follows the only link, and returns what is shown then.
  private func follow(in graph: ViewGraph) -> [String] {
    let split = graph.page.splits.first
    let front = split?.sidebar.stacks.first?.top ?? graph.front
    if let links = split?.sidebar.columnLinks {
      links.choose(split?.sidebar.list?.rows.first?.tag)
    } else if case .run(let follow)? = front.controls.first?.effect {
      follow()
    } else if case .view(let link)? = front.controls.first?.effect {
      _ = graph.page.stacks.first?.path.append(AnyHashable(link))
    }
    graph.update()
    let detail = graph.page.splits.first?.detail
    return (detail?.stacks.first?.top ?? detail ?? graph.front).texts
  }

  @Test(arguments: Linking.Way.allCases) func whatALinkShowsIsGivenBack(_ way: Linking.Way) {
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      let graph = evaluated(Linking(way: way, token: token))
      #expect(follow(in: graph) == ["leaf", "Dismiss"])
    }
    #expect(gone == nil)
  }
}
