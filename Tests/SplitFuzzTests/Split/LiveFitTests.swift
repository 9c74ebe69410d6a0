import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

/// A router with one property for each way in which a description can miss it.
private struct OddRouter {
  var row: String?
  var path: [String] = []
  var otherPath: [String] = []
  var isShown = true
  var card: String?
  var stubborn: Bool {
    get { true }
    set {}
  }
  var deafRow: String? {
    get { nil }
    set {}
  }
  var deafPath: [String] {
    get { [] }
    set {}
  }
}

@Suite("Live descriptions that do not fit")
@MainActor
struct LiveFitTests {
  private func system(
    sidebar: LiveSidebar<OddRouter> = .list(["one", "two"], selection: \.row),
    detail: LiveStack<OddRouter> = .stack(path: \.path) { _, _ in ["leaf"] },
    visibility: LiveBinding<OddRouter, ColumnVisibility>? = .isSidebarShown(\.isShown)
  ) -> LiveSystem<OddRouter> {
    LiveSystem("odd", sidebar: sidebar, detail: detail, visibility: visibility) { _ in OddRouter() }
  }

  private func misfits(_ system: LiveSystem<OddRouter>) -> [String] {
    do throws(LiveSystemError) {
      _ = try system.target()
      return []
    } catch { return error.misfits }
  }

  @Test("a description that fits is taken")
  func fits() { #expect(misfits(system()) == []) }

  @Test("a button that opens a view and presents another produces a diagnostic")
  func presentedByAnOpeningButton() {
    let system = LiveSystem<OddRouter>(
      "odd", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { _, _ in [.button(opens: "cart") { $0.card = "a cart" }] },
      sheet: .item(\.card)
    ) { _ in OddRouter() }
    #expect(
      misfits(system) == ["detail: a button opens cart and presents a cart; is it '.button(presents:)'?"])
  }

  @Test("a visibility that ignores writes produces a diagnostic")
  func stubbornVisibility() {
    let misfits = misfits(system(visibility: .isSidebarShown(\.stubborn)))
    #expect(misfits.count == 1)
    #expect(misfits[0].hasPrefix("visibility: "))
    #expect(
      misfits[0].contains("OddRouter.<a computed Bool> ignores writes: wrote detailOnly, then read all"))
  }

  @Test("a selection that ignores writes produces a diagnostic")
  func deafSelection() {
    #expect(
      misfits(system(sidebar: .list(["one", "two"], selection: \.deafRow))) == [
        "sidebar: the selection ignores writes: wrote one, then read nil"
      ])
  }

  @Test("a path that ignores writes produces a diagnostic")
  func deafPath() {
    let misfits = misfits(system(detail: .stack(path: \.deafPath) { _, _ in ["leaf"] }))
    #expect(misfits.count == 1)
    #expect(
      misfits[0].contains(
        "OddRouter.<a computed Array<String>> ignores writes: a value was appended, and the path did not grow"
      ))
  }

  @Test("a stack that no link moves produces a diagnostic with the property that changes instead")
  func unboundStack() {
    let stack = LiveStack<OddRouter>.stack(path: \.path) { _, _ in
      [.button(opens: "leaf") { $0.otherPath.append("leaf") }]
    }
    let misfits = misfits(system(detail: stack))
    #expect(misfits.count == 1)
    #expect(misfits[0].contains("is never written: none of the 2 links on the first views changes it"))
    #expect(misfits[0].hasSuffix("They change otherPath."))
  }

  @Test("a sidebar without rows, or with more than the model has room for, is refused")
  func rows() {
    #expect(
      misfits(system(sidebar: .list([], selection: \.row))) == ["the sidebar has 0 rows; expected 1 to 48"])
    let many = (0..<49).map(String.init)
    #expect(
      misfits(system(sidebar: .list(many, selection: \.row))) == ["the sidebar has 49 rows; expected 1 to 48"]
    )
  }

  @Test("rows that are equal, and a path too long at launch, produce diagnostics")
  func rowsAndLaunch() {
    #expect(
      misfits(system(sidebar: .list(["one", "one"], selection: \.row))) == [
        "the sidebar's rows must be different values; 'one' occurs twice"
      ])
    let deep = LiveSystem<OddRouter>(
      "odd", sidebar: .list(["one"], selection: \.row), detail: .stack(path: \.path) { _, _ in ["leaf"] },
      make: { _ in OddRouter(path: (0..<9).map(String.init)) })
    #expect(misfits(deep) == ["detail: at launch the path has 9 elements; the model holds 8"])
  }

  @Test("the error names the system and lists every misfit")
  func description() {
    let error = LiveSystemError(system: "odd", misfits: ["one", "two"])
    #expect(error.description == "the description of 'odd' does not fit its router:\n  - one\n  - two")
  }

  @Test("a name with quotes, spaces and line breaks goes through a trace's text and back")
  func quotedNames() throws {
    let rows = ["a \"b\"", "c\\d", "e; f # g"]
    let live = LiveSystem<OddRouter>(
      "odd", sidebar: .list(rows, selection: \.row), detail: .stack(path: \.path) { _, _ in ["leaf"] },
      make: { _ in OddRouter() })
    let machine = try live.target().machine
    for index in rows.indices {
      let action = SplitAction.choose(SidebarSection(UInt8(index)))
      #expect(try machine.action(from: machine.text(of: action)) == action)
    }
    #expect(machine.text(of: .choose(SidebarSection(0))) == #"choose "a \"b\"""#)
    #expect(machine.text(of: .open(0)) == "link 1")
    #expect(try machine.action(from: "link 1") == .open(0))
  }
}
