import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// A design with one change, of the classes that mutants of every clean design showed.
struct Changed<Base: NavigationDesign>: NavigationDesign {
  let base: Base
  var take: @Sendable (AppEvent, Base.Memory, inout Base.Memory) -> Void = { _, _, _ in }
  var body: @Sendable (inout BodyDescription) -> Void = { _ in }

  var tree: ContainerTree { base.tree }
  var vocabulary: Vocabulary { base.vocabulary }
  var policies: Policies { base.policies }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Base.Memory {
    base.launch(at: start, environment)
  }
  func appearsLate(at start: Int) -> Bool { base.appearsLate(at: start) }
  func relaunched(_ memory: Base.Memory, _ environment: DeviceEnvironment) -> Base.Memory {
    base.relaunched(memory, environment)
  }
  func body(_ memory: Base.Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var described = base.body(memory, environment)
    body(&described)
    return described
  }
  func offers(of view: ShownView, _ memory: Base.Memory, _ environment: DeviceEnvironment) -> Offers {
    base.offers(of: view, memory, environment)
  }
  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Base.Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise { base.promise(ofLink: link, on: view, memory, environment) }
  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Base.Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? { base.promise(ofProgram: program, argument: argument, memory, environment) }
  func take(_ event: AppEvent, _ memory: inout Base.Memory, _ turn: inout AppTurn) {
    let before = memory
    base.take(event, &memory, &turn)
    take(event, before, &memory)
  }
}

@Suite("Changes that mutants of the designs showed")
struct ChangedDesignTests {
  private func finds(_ violation: String, in design: some NavigationDesign) {
    var options = CampaignOptions(seed: 1)
    options.runs = 300
    options.shrinks = false
    let found = FuzzTarget("changed", design).fuzz(options).findings.map {
      "\($0.signature.rule) \($0.signature.violationKind)"
    }
    #expect(found.contains(violation), "\(Set(found))")
  }

  @Test("a write of the inner split that lands on the outer one's column")
  func innerWrite() {
    finds(
      "back.one-level too-many",
      in: Changed(base: LazySplit.clean) { event, _, memory in
        if case .writeCompactColumn(1, let column) = event { memory.compactColumn = column }
      })
  }

  @Test("a push that replaces what lies on the stack")
  func replacingPush() {
    finds(
      "push.single replaces",
      in: Changed(base: NavigationViewKit(flaws: [])) { _, before, memory in
        guard memory.detail.count > before.detail.count, let top = memory.detail.last else { return }
        memory.detail = ViewPath(repeating: top, count: 1)
      })
  }

  @Test("a menu that clears the detail where it is shown by code")
  func clearingMenu() {
    finds(
      "sidebar.showing-is-pure side-effect",
      in: Changed(base: LazySplit.clean) { event, _, memory in
        guard case .program(let program, _) = event, LazySplit.clean.programs[Int(program)] == .showMenu
        else {
          return
        }
        LazySplit.clean.clearDetail(&memory)
      })
  }

  @Test("a phone's menu without a control that closes it")
  func menuWithoutClose() {
    finds(
      "sidebar.one-toggle no-toggle",
      in: Changed(base: LazySplit.clean, body: { $0.splits[0].hasCloseButton = false }))
  }

  @Test("a push over everything that leaves the menu open beneath")
  func openMenuBeneath() {
    finds(
      "detail.full-screen-preserves sidebar-open",
      in: Changed(base: LazySplit.clean) { _, before, memory in
        guard memory.fullPath.count > before.fullPath.count else { return }
        memory.visibility = before.visibility
        memory.compactColumn = before.compactColumn
      })
  }

  @Test("a detail whose title is empty")
  func emptyTitle() {
    finds(
      "title.matches-view wrong-title",
      in: Changed(base: SidebarColumns.clean, body: { $0.splits[0].title = .blank }))
  }

  @Test("a sheet's cancel button that does nothing")
  func deadCancel() {
    finds(
      "sheet.lifecycle not-dismissed",
      in: Changed(base: ComposableSplit.clean) { event, before, memory in
        if case .open(ComposableSplit.Button.cancel.rawValue, on: _) = event { memory = before }
      })
  }

  @Test("an alert that is presented as a sheet")
  func alertAsSheet() {
    finds(
      "sheet.lifecycle not-dismissed",
      in: Changed(
        base: ComposableSplit(flaws: [], asks: true),
        body: { if $0.sheet == ComposableSplit.alert { $0.presentation = [] } }))
  }

  @Test("a deletion after which what was deleted is chosen and listed still")
  func listedAfterDeletion() {
    finds(
      "deleted.not-shown still-shown",
      in: Changed(base: ComposableSplit(flaws: [], asks: true)) { event, before, memory in
        if case .completion(8..<13) = event { memory.client = before.client }
      })
  }
}
