import Testing

@testable import SwiftUI

@MainActor @Suite struct NamesOfLinks {
  /// The place of a link is another where a trace went another way: mvolkmann/SwiftUI-Sidebar had traces with two results.
  @Test func linksAreCalledByWhatStandsOnThem() {
    func link(_ place: Int, _ label: String) -> AnyHashable {
      AnyHashable(ViewLink(place: place, label: label))
    }
    let (first, second) = (ValueKeys(), ValueKeys())
    let open = first.key(of: link(1, "Open"))
    #expect(open == second.key(of: link(7, "Open")))
    #expect(first.value(of: open) == link(1, "Open") && first.isStable(open))
    let another = first.key(of: link(2, "Open"))
    #expect("\(another)" == "Open 2" && !first.isStable(another))
    #expect(first.key(of: link(1, "Open")) == open && first.key(of: link(3, "Close")) != open)
  }
}
