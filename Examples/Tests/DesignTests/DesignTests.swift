import DesignViews
import HeadlessUI
import SplitDesigns
import SplitFuzz
import Testing

/// The views of published designs show what the models of them show, and have the same faults.
///
/// `fuzz-examples --system MODEL --against VIEWS --seed 42 --runs 510` compares 102,000 actions.
@Suite @MainActor struct DesignTests {
  private func agree(_ model: String, _ views: HeadlessApp) async throws {
    let model = try #require((SplitSystems.all + SplitSystems.repaired).first { $0.name == model })
    try await model.against(views.system()).test(seed: 42, runs: 5)
  }

  @Test func lazySplit() async throws {
    try await agree("lazysplit/head", DesignApps.lazySplit)
    try await agree("lazysplit/clean", DesignApps.fixedLazySplit)
    try await agree("lazysplit/1.7-without-bar-item-traps", DesignApps.lazySplit17)
  }
  @Test func sidebarColumns() async throws {
    try await agree("sidebar-columns/seed", DesignApps.plainColumns)
    try await agree("sidebar-columns/head", DesignApps.listColumns)
    try await agree("sidebar-columns/clean", DesignApps.fixedListColumns)
  }
  @Test func composableSplit() async throws {
    try await agree("composable-split/head", DesignApps.composableSplit)
    try await agree("composable-split/clean", DesignApps.fixedComposableSplit)
  }

  @Test func navigator() async throws {
    try await agree("navigator/clean", DesignApps.fixedNavigator)
    try await agree("navigator/seed-without-forces-lookup", DesignApps.navigator)
  }

  @Test func navigationViewKit() async throws {
    try await agree("navigation-view-kit/head", DesignApps.navigationViewKit)
    try await agree("navigation-view-kit/clean", DesignApps.fixedNavigationViewKit)
    try await agree("navigation-view-kit/head-fixed", DesignApps.navigationViewKitColumns)
    try await agree("navigation-view-kit/clean-fixed", DesignApps.fixedNavigationViewKitColumns)
  }

  /// A save that went with its sheet does nothing to the next one.
  @Test func savesGoWithTheirSheet() async throws {
    try await SplitSystems.named("composable-split/head").against(DesignApps.composableSplit.system()).test(
      "open new; open name; ~open save; ~dismiss-sheet; open new", at: ["device": "ipad-13 landscape"])
  }

  /// F19 and F20: nothing resolves a section on a path, nor a view in a column whose root declares nothing.
  @Test func lazySplitHasItsFaults() async throws {
    let app = DesignApps.lazySplit
    try await app.test(
      "call update-detail home", at: ["device": "iphone-15 portrait"],
      breaking: ["detail.resolvable unresolved"])
    try await app.test(
      "call update settings; call update subdetail; call update detail",
      at: ["device": "ipad-11 portrait"], breaking: ["detail.resolvable unresolved"])
  }

  /// F40: what was stored is restored at every appearance.
  @Test func sidebarColumnsHaveTheirFault() async throws {
    try await DesignApps.plainColumns.test(
      "open game-1; choose books; choose games; rotate", at: ["device": "ipad-13 landscape"],
      breaking: ["reappear.no-change differs"])
  }

  /// The list of a category whose item is still chosen shows it at once, as a link does whose tag is selected.
  @Test func aKeptItemIsShownByItsOwnList() async throws {
    let start: KeyValuePairs = ["device": "iphone-15 portrait"]
    let returns = "call select-category books; open book-1; call select-category games; back; choose books"
    try await SplitSystems.named("sidebar-columns/head").against(DesignApps.listColumns.system()).test(
      "\(returns); choose games; choose books", at: start)
    try await DesignApps.listColumns.test(returns, at: start, showing: "detail: book-1 <back")
    try await DesignApps.fixedListColumns.test(returns, at: start, showing: "content: books <back")
  }

  /// A link that showed nothing shows what has come to be next, once it is drawn anew.
  @Test func aScreenIsLookedUpAnew() async throws {
    let rerender = "call rerender views"
    try await DesignApps.navigator.test(
      "open detail; back; \(rerender); call navigate other; \(rerender)",
      at: ["device": "iphone-15 portrait"], breaking: ["detail.resolvable unresolved"],
      showing: "detail: other <back")
  }

  /// F62: new models leave the details as they are.
  @Test func composableSplitHasItsFault() async throws {
    try await DesignApps.composableSplit.test(
      "open model-1; open delete-1", at: ["device": "ipad-13 landscape"],
      breaking: ["deleted.not-shown still-shown"])
  }

  /// F55 and F59: navigating to the screen one is on switches its link on, and going back leaves it on, for when the
  /// views are drawn anew.
  @Test func navigatorHasItsFaults() async throws {
    let start: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await DesignApps.navigator.test(
      "call navigate root", at: start,
      breaking: ["no-dead-end stuck", "rotation.round-trip differs", "reappear.no-change differs"])
    try await DesignApps.navigator.test(
      "open detail; back", at: start, breaking: ["rotation.round-trip differs", "reappear.no-change differs"])
  }

  /// F47, F48 and F50, and P120: a callback for an unknown tag, a pushed view without a tag, a tag that comes back, and
  /// a collapse that brings the detail.
  @Test func navigationViewKitHasItsFaults() async throws {
    let (app, fixed) = (DesignApps.navigationViewKit, DesignApps.fixedNavigationViewKit)
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test("call pop-to-root zz", at: phone, showing: "detail: list (calls back)")
    try await fixed.test("call pop-to-root zz", at: phone, showing: "detail: list")
    let returns = "call delete nv1; call rerender views; call push nv1"
    try await app.test("\(returns); open home", at: phone, showing: "detail: news <back")
    try await fixed.test(returns, at: phone, showing: "detail: list")
    try await fixed.test("call push nv1; open home", at: phone, showing: "detail: list (calls back)")
    let wide: KeyValuePairs = ["device": "ipad-11 landscape"]
    try await app.test(
      "open article; resize half; back", at: wide,
      breaking: ["size-class.round-trip differs", "background.no-change differs"])
    try await fixed.test("open article; resize half; back", at: wide)
  }
}
