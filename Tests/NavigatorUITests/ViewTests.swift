import Foundation
import SplitNavigatorUI
import Testing

@testable import SwiftUI

/// What the view declares, evaluated without a screen.
@MainActor @Suite struct ViewTests {
  struct Counter: View {
    @State private var count = 0
    let name: String
    var body: some View {
      Text("\(name) \(count)")
      Button("add") { count += 1 }
    }
  }

  final class Disk { var place: Data? }

  struct Mail: View {
    let navigator: MailNavigator
    let disk: Disk
    var body: some View {
      SplitNavigatorView(navigator, rows: Mailbox.allCases) {
        Text($0.rawValue)
      } root: {
        Counter(name: $0.rawValue)
      } page: {
        Counter(name: "\($0)")
      } modal: { _ in
        Text("modal")
      }
      .restoring(Binding(get: { disk.place }, set: { disk.place = $0 })) { $0 != .message(0) }
    }
  }

  struct Columns: View {
    let navigator: MailNavigator
    var body: some View {
      SplitNavigatorView(navigator, rows: Mailbox.allCases) {
        Text($0.rawValue)
      } content: { section, page in
        List(1..<4, selection: page) { Text("\($0)").tag(Page.message($0)) }.navigationTitle(section.rawValue)
      } page: {
        Counter(name: "\($0)")
      } modal: { _ in
        Text("modal")
      }
    }
  }

  private let navigator = MailNavigator(start: .inbox)
  private let disk = Disk()

  private func launch() -> ViewGraph {
    let (navigator, disk) = (navigator, disk)
    let graph = ViewGraph({ Mail(navigator: navigator, disk: disk) }, EnvironmentValues())
    graph.update()
    return graph
  }

  private func split(_ graph: ViewGraph) throws -> SplitPlace { try #require(graph.page.splits.first) }

  private func stack(_ graph: ViewGraph) throws -> StackPlace {
    try #require(split(graph).detail.stacks.first)
  }

  private func add(_ page: SwiftUI.Page, _ graph: ViewGraph) throws {
    let control = try #require(page.controls.first { $0.label == "add" })
    if case .run(let action) = control.effect { action() }
    graph.update()
  }

  @Test func oneSplitWithOneStackInItsDetail() throws {
    navigator.push(.message(1))
    let graph = launch()
    #expect(graph.page.splits.count == 1 && graph.page.stacks.isEmpty)
    let split = try split(graph)
    #expect(split.detail.stacks.count == 1 && split.detail.splits.isEmpty && split.sidebar.stacks.isEmpty)
    #expect(graph.problems.isEmpty && graph.limits.isEmpty)
  }

  @Test func rowsAreThoseOfAListWithASelection() throws {
    let graph = launch()
    let list = try #require(split(graph).sidebar.list)
    #expect(list.rows.compactMap(\.tag) == Mailbox.allCases.map { AnyHashable($0) })
    #expect(list.read() == AnyHashable(Mailbox.inbox))
    list.write(AnyHashable(Mailbox.sent))
    graph.update()
    #expect(navigator.section == .sent && navigator.path == [])
  }

  @Test func aWriteThatIsNotTakenIsCorrectedByTheNextUpdate() throws {
    let graph = launch()
    try add(stack(graph).root, graph)
    try split(graph).sidebar.list?.write(nil)  // The columns stand beside each other.
    #expect(try split(graph).sidebar.list?.read() == nil && navigator.section == .inbox)
    graph.update()
    // The stack was there all the time.
    #expect(try stack(graph).root.texts.first == "inbox 1")
    #expect(try split(graph).sidebar.list?.read() == AnyHashable(Mailbox.inbox))
  }

  @Test func stateOfASectionEndsWhenAnotherOneIsChosenAndNotBefore() throws {
    let graph = launch()
    try add(stack(graph).root, graph)
    navigator.push(.message(1))
    graph.update()
    try add(stack(graph).top, graph)
    navigator.push(.attachment(1))
    graph.update()
    navigator.pop()
    graph.update()
    #expect(try stack(graph).top.texts.first == "message(1) 1")
    #expect(try stack(graph).root.texts.first == "inbox 1")
    navigator.select(.sent)
    graph.update()
    navigator.select(.inbox)
    graph.update()
    #expect(try stack(graph).root.texts.first == "inbox 0")
    #expect(try stack(graph).top.texts.first == "message(1) 0")
  }

  /// What the page advises: state by section and page above the view.
  struct Kept: View {
    let navigator: MailNavigator
    @State private var counts: [Mailbox: Int] = [:]
    @State private var pageCounts: [Page: Int] = [:]
    var body: some View {
      SplitNavigatorView(navigator, rows: Mailbox.allCases) {
        Text($0.rawValue)
      } root: {
        Tally(name: $0.rawValue, count: $counts[$0])
      } page: {
        Tally(name: "\($0)", count: $pageCounts[$0])
      } modal: { _ in
        Text("modal")
      }
    }
  }
  struct Tally: View {
    let name: String
    @Binding var count: Int?
    var body: some View {
      Text("\(name) \(count ?? 0)")
      Button("add") { count = (count ?? 0) + 1 }
    }
  }

  @Test func stateAboveTheViewOutlivesASection() throws {
    let graph = ViewGraph({ [navigator] in Kept(navigator: navigator) }, EnvironmentValues())
    graph.update()
    try add(stack(graph).root, graph)
    navigator.push(.message(1))
    graph.update()
    try add(stack(graph).top, graph)
    navigator.select(.sent)
    graph.update()
    #expect(try stack(graph).root.texts.first == "sent 0")
    navigator.select(.inbox)
    graph.update()
    #expect(try stack(graph).root.texts.first == "inbox 1")
    #expect(try stack(graph).top.texts.first == "message(1) 1")
  }

  @Test func thePlaceIsStoredAtEachStepAndRestoredOnce() throws {
    navigator.go(to: .sent, path: [.message(1), .message(0)])
    let stored = navigator.snapshot()
    let other = MailNavigator(start: .inbox)
    disk.place = stored
    let graph = ViewGraph({ [disk] in Mail(navigator: other, disk: disk) }, EnvironmentValues())
    graph.update()
    #expect(other.section == .sent && other.path == [.message(1)])
    graph.page.splits.first?.detail.stacks.first?.path.truncate(0)  // Nobody has called anything.
    graph.update()
    #expect(disk.place == other.snapshot() && disk.place != stored)
    disk.place = stored
    graph.appearAgain()
    graph.update()
    #expect(other.path == [])
  }

  @Test func aDeepLinkBeforeTheViewAppearsIsNotOvertakenByRestoring() {
    navigator.go(to: .sent, path: [.message(1)])
    disk.place = navigator.snapshot()
    navigator.go(to: .archive, path: [.message(7)])
    _ = launch()
    #expect(navigator.section == .archive && navigator.path == [.message(7)])
  }

  @Test func nothingChosenIsNoBlankView() throws {
    navigator.remove(section: .inbox)
    let graph = launch()
    #expect(try split(graph).detail.stacks.isEmpty && !split(graph).detail.isBlank)
  }

  @Test func theContentColumnChoosesTheFirstPage() throws {
    let graph = ViewGraph({ [navigator] in Columns(navigator: navigator) }, EnvironmentValues())
    graph.update()
    let list = { try #require(graph.page.splits.first?.content?.list) }
    #expect(try split(graph).detail.stacks.isEmpty && list().read() == nil)
    try list().write(AnyHashable(Page.message(2)))
    graph.update()
    #expect(try list().read() == AnyHashable(Page.message(2)))
    #expect(try stack(graph).root.texts.first == "message(2) 0")
    #expect(try stack(graph).path.append(AnyHashable(Page.attachment(2))))
    graph.update()
    #expect(navigator.path == [.message(2), .attachment(2)])
    #expect(try stack(graph).top.texts.first == "attachment(2) 0")
    try list().write(AnyHashable(Page.message(2)))
    #expect(navigator.path == [.message(2), .attachment(2)])
    try stack(graph).path.truncate(0)
    #expect(navigator.path == [.message(2)])
    graph.update()
    try list().write(AnyHashable(Page.message(1)))
    graph.update()
    #expect(navigator.path == [.message(1)])
    #expect(try stack(graph).root.texts.first == "message(1) 0")
  }
}
