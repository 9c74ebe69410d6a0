import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Display modes that code requests")
struct DisplayModeTests {
  private enum Call {
    static func show(_ column: UInt8) -> SplitAction { .call(1, column) }
    static func hide(_ column: UInt8) -> SplitAction { .call(2, column) }
    static func prefer(_ mode: UInt8) -> SplitAction { .call(3, mode) }
    static let push = SplitAction.call(0)
    static let primary: UInt8 = 0
    static let secondary: UInt8 = 1
    static let secondaryOnly: UInt8 = 0
    static let oneBeside: UInt8 = 1
    static let oneOver: UInt8 = 2
  }

  private func screen(_ device: String, isLandscape: Bool = true, _ actions: [SplitAction]) -> Screen {
    var driver = Driver(LazySplitAncestor(flaws: [], nests: false), on: device, landscape: isLandscape)
    driver.take(actions)
    return driver.screen
  }

  @Test("expanded, the primary column is shown and hidden, and the secondary is always there")
  func expanded() {
    let show = Call.show(Call.primary)
    #expect(screen("ipad-11", []).sidebar == nil)
    #expect(screen("ipad-11", [show]).sidebar?.placement == .beside)
    #expect(screen("ipad-11", [show, show, Call.show(Call.secondary)]).sidebar?.placement == .beside)
    #expect(screen("ipad-11", [show, Call.hide(Call.secondary)]).sidebar?.placement == .beside)
    #expect(screen("ipad-11", [show, Call.hide(Call.primary)]).sidebar == nil)
  }

  @Test("a preferred mode counts columns, and the behaviour says whether they stand beside or over")
  func preferred() {
    for mode in [Call.oneBeside, Call.oneOver] {
      #expect(screen("ipad-13", [Call.prefer(mode)]).sidebar?.placement == .beside)
      #expect(screen("ipad-11", isLandscape: false, [Call.prefer(mode)]).sidebar != nil)
    }
    #expect(
      screen("ipad-13", [Call.prefer(Call.oneBeside), Call.prefer(Call.secondaryOnly)]).sidebar == nil)
  }

  @Test("what hide hid no preference brings back, only show does")
  func hideOutlasts() {
    let hidden = [Call.show(Call.primary), Call.hide(Call.primary)]
    #expect(screen("ipad-11", hidden + [Call.prefer(Call.oneBeside)]).sidebar == nil)
    let shown = hidden + [Call.show(Call.primary), Call.prefer(Call.secondaryOnly)]
    #expect(screen("ipad-11", shown).sidebar == nil)
    #expect(screen("ipad-11", shown + [Call.prefer(Call.oneBeside)]).sidebar != nil)
  }

  @Test("collapsed, preferences say nothing, and only what is on top is hidden")
  func collapsed() {
    let phone = "iphone-15"
    #expect(screen(phone, isLandscape: false, [Call.prefer(Call.oneBeside)]).sidebar == nil)
    #expect(screen(phone, isLandscape: false, [Call.show(Call.primary)]).sidebar != nil)
    #expect(
      screen(phone, isLandscape: false, [Call.show(Call.primary), Call.hide(Call.primary)]).sidebar != nil
    )
    #expect(screen(phone, isLandscape: false, [Call.hide(Call.secondary)]).sidebar != nil)
    let pushed = screen(phone, isLandscape: false, [Call.push, Call.hide(Call.secondary)])
    #expect(pushed.sidebar == nil)
    #expect(pushed.last.depth == 1)
    let shown = screen(phone, isLandscape: false, [Call.push, Call.show(Call.secondary)])
    #expect(shown.last.depth == 0)
  }
}
