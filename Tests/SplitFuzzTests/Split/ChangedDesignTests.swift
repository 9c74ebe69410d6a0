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
  func relaunch(_ memory: inout Base.Memory, _ environment: DeviceEnvironment) {
    base.relaunch(&memory, environment)
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
    ofCall call: UInt8, argument: UInt8, _ memory: Base.Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? { base.promise(ofCall: call, argument: argument, memory, environment) }
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
    options.runs = 120
    options.shrinks = false
    options.rules = RuleSelection(only: [String(violation.prefix { $0 != " " })])
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
        guard case .call(let call, _) = event, LazySplit.clean.calls[Int(call)] == .showMenu
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

  @Test(
    "a sequence of screens that stops at its first one, or is one screen longer", arguments: [true, false])
  func sequenceEnd(stops: Bool) {
    finds(
      "request.not-lost wrong-end",
      in: Changed(base: Navigator.clean) { event, before, memory in
        guard case .completion = event else { return }
        if stops {
          memory = before
        } else if memory.keys.count > before.keys.count, memory.views.count < 4 {
          memory.keys.append(.destination(Destination(3)))
          memory.views.append(.destination(Destination(3)))
        }
      })
  }

  @Test("work that goes on though it was cancelled")
  func goesOn() {
    finds(
      "late-work.only-its-view cancelled",
      in: Changed(base: Navigator.clean) { event, before, memory in
        if case .call(6, _) = event { memory = before }
      })
  }

  @Test("a cancellation of what is begun after it")
  func cancelsLater() {
    finds(
      "request.not-lost wrong-end",
      in: Changed(base: Navigator.clean) { event, before, memory in
        if case .completion = event { memory.cancelled = before.cancelled }
      })
  }

  // Two calls at the very start are rare in campaigns.
  @Test("of two pushes before the first appearance the first is lost")
  func losesEarly() {
    let changed = Changed(base: NavigationViewKit(flaws: [], style: .fixed)) { _, before, memory in
      if memory.early.count == 2, let last = memory.early.last { memory.early = ViewPath([last]) }
    }
    var options = ExploreOptions()
    options.depth = 2
    let found = FuzzTarget("changed", changed).explore(options).findings.map(\.signature.rule)
    #expect(found == ["request.not-lost"])
  }

  @Test("a call to the root that leaves what is to be pushed at the first appearance")
  func keepsEarly() {
    finds(
      "request.not-lost lost",
      in: Changed(base: NavigationViewKit(flaws: [])) { event, before, memory in
        if case .call = event, memory.early.isEmpty { memory.early = before.early }
      })
  }

  @Test("a call to the root that leaves an empty placeholder in front")
  func leavesPlaceholder() {
    finds(
      "request.not-lost lost",
      in: Changed(base: NavigationViewKit(flaws: [])) { event, before, memory in
        if case .call = event, memory.detail.isEmpty { memory.top = before.top }
      })
  }
}
