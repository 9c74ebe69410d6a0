import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

@MainActor @Suite struct NamesOfLinks {
  /// The place of a link is another where a trace went another way: mvolkmann/SwiftUI-Sidebar had traces with two results.
  @Test func linksAreCalledByWhatStandsOnThem() {
    func link(_ place: Int, _ label: String) -> AnyHashable {
      AnyHashable(ViewLink(place: place, path: place, label: label))
    }
    let (first, second) = (ValueKeys(), ValueKeys())
    let open = first.key(of: link(1, "Open"))
    #expect(open == second.key(of: link(7, "Open")))
    #expect(first.value(of: open) == link(1, "Open") && first.isStable(open))
    let another = first.key(of: link(2, "Open"))
    #expect("\(another)" == "Open 2" && !first.isStable(another))
    #expect(first.key(of: link(1, "Open")) == open && first.key(of: link(3, "Close")) != open)
  }

  /// A link that was made anew with all around it shows what it showed, and one beside it something else.
  @Test func aLinkIsTheSameWhereAllIsMadeAnew() {
    let known = ValueKeys()
    func keys(_ places: Int...) -> [AnyHashable] {
      let links = places.map { ViewLink(place: $0, path: 7, label: "Edit") }
      let page = Page()
      page.controls = links.map { Page.Control(label: $0.label, effect: .view($0), isEnabled: true) }
      known.meet(page)
      return links.map { known.key(of: AnyHashable($0)) }
    }
    let (first, both) = (keys(1)[0], keys(1, 2))
    #expect(both[0] == first && both[1] != first)
    #expect(keys(3) == [both[1]] && keys(4) == [both[1]])
  }

  struct Phones: View {
    @Environment(\.horizontalSizeClass) private var width
    private var list: some View {
      List(["Mini", "Max"], id: \.self) { phone in
        NavigationLink(phone) { Text(phone).navigationTitle(phone) }
      }
    }
    var body: some View {
      if width == .compact {
        TabView { NavigationView { list }.tabItem { Text("Phones") } }
      } else {
        NavigationSplitView {
          Text("Menu")
        } content: {
          list
        } detail: {
          Text("Choose")
        }
      }
    }
  }
  /// Tabs of older navigation views are not the split view that they replace: MarkDiFranco/AdaptiveTabView.
  @Test func tabsMayReplaceASplitView() async throws {
    let report = try await HeadlessApp("phones") { Phones() }.test(seed: 42, runs: 12)
    #expect(report.findings.isEmpty && report.notes.contains { $0.contains("where the width is compact") })
  }
}
