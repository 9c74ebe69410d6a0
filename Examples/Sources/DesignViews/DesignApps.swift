import SplitFuzz
import SwiftUI

/// The views of published designs, each with the names of its design, to be compared with the model of it.
@MainActor public enum DesignApps {
  /// LazySplit, its newest version.
  public static let lazySplit = lazySplit("lazysplit-views", LazySplitRouter.init)
  /// Version 1.7, but that it does not crash.
  public static let lazySplit17 = lazySplit("lazysplit-views/1.7", GuardedLazySplitRouter.init)
  /// The same with nothing wrong.
  public static let fixedLazySplit = lazySplit("lazysplit-views/fixed", FixedLazySplitRouter.init)

  typealias LazySplitModel = (router: LazySplitRouter, service: DisplayService)

  private static func lazySplit(
    _ name: String, _ make: @escaping @MainActor (DisplayService) -> LazySplitRouter
  ) -> HeadlessApp {
    HeadlessApp(
      name,
      making: {
        let service = DisplayService()
        return (router: make(service), service: service)
      }, events: lazySplitEvents, starts: [.event("settings") { $0.router.section = .settings }],
      names: DesignNames(
        rows: ["home", "settings"], links: ["detail", "detail-full", "subdetail", "subdetail-full"],
        toggles: ["toggle-menu", "close"])
    ) { LazySplitApp(router: $0.router, service: $0.service) }
  }

  private static var lazySplitEvents: [HeadlessEvent<LazySplitModel>] {
    let displays: KeyValuePairs<String, Display> = [
      "home": .home, "settings": .settings, "detail": .detail, "subdetail": .subdetail,
    ]
    let events: KeyValuePairs<String, Location> = [
      "update": .anywhere, "update-primary": .primary, "update-detail": .detail,
    ]
    return events.map { name, location in
      .event(name, displays.map(\.key)) { app, display in
        displays.first { $0.key == display }.map { app.service.update($0.value, at: location) }
      }
    } + [.event("show-menu") { $0.router.showMenu() }]
  }

  /// The sidebar example's first version.
  public static let plainColumns = columns("sidebar-columns-views") { PlainColumnsView(store: $0) }
  /// Its newest version, whose lists have links.
  public static let listColumns = columns("sidebar-columns-views/head") {
    ListColumnsView(store: $0, keepsItem: true)
  }
  /// The same with nothing wrong.
  public static let fixedListColumns = columns("sidebar-columns-views/fixed") {
    ListColumnsView(store: $0, keepsItem: false)
  }

  private static func columns<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor (ItemStore) -> Content
  ) -> HeadlessApp {
    HeadlessApp(
      name, restoresPlace: true, making: { ItemStore() },
      events: [
        .event("select-category", ["books", "games", "various", "videos"]) {
          $0.requests.send($1.capitalized)
        }
      ], starts: [.event("games") { $0.requests.send("Games") }],
      names: DesignNames(
        rows: ["books", "games", "various", "videos"],
        links: (1...3).flatMap { number in ["book", "game", "stuff", "video"].map { "\($0)-\(number)" } }),
      content: content)
  }

  /// The composable split as it was published.
  public static let composableSplit = composableSplit("composable-split-views", hasBugs: true)
  /// The same with nothing wrong.
  public static let fixedComposableSplit = composableSplit("composable-split-views/fixed", hasBugs: false)

  private static func composableSplit(_ name: String, hasBugs: Bool) -> HeadlessApp {
    HeadlessApp(
      name,
      making: { (deferred: Deferred) in
        ComposableStore(hasBugs: hasBugs) { effect in deferred.later("effect", of: Deferred.noView, effect) }
      },
      events: [.event("select", ["a", "b", "c"]) { $0.go(to: $1.uppercased()) }],
      names: DesignNames(
        rows: ["a", "b", "c"],
        links: (1...5).map { "model-\($0)" } + (1...5).map { "delete-\($0)" } + [
          "new", "name", "save", "cancel",
        ])
    ) { ComposableView(store: $0) }
  }

  /// Navigator as its document describes it, but that it does not crash.
  public static let navigator = navigator("navigator-views") { deferred in
    PublishedNavigator { deferred.afterUpdate($0) }
  }
  /// The same with nothing wrong.
  public static let fixedNavigator = navigator("navigator-views/fixed") { deferred in
    ScreenNavigator { wake in deferred.later("sleep", of: Deferred.noView, wake) }
  }

  private static func navigator(
    _ name: String, _ make: @escaping @MainActor (Deferred) -> ScreenNavigator
  ) -> HeadlessApp {
    HeadlessApp(
      name, making: make,
      events: [
        .event("pop") { $0.pop() },
        .event("pop-to", screens) { $0.pop(to: Screen(rawValue: $1) ?? .root) },
        .event("navigate", screens) { $0.navigate(to: Screen(rawValue: $1) ?? .root) },
        .event("pop-to-root") { $0.pop(to: .root) },
        .event("rerender", ["views", "scene"]) { navigator, part in
          if part == "scene" { navigator.renderScene() }
          navigator.renders.send()
        },
        .event("navigate-with", ["detail-other", "detail-other-more"]) { navigator, names in
          navigator.navigate(with: names.split(separator: "-").compactMap { Screen(rawValue: String($0)) })
        },
        .event("cancel") { $0.cancel() },
      ],
      names: DesignNames(rows: ["root"], links: ["detail", "other", "more", "root"])
    ) { NavigatorView(navigator: $0) }
  }

  private static var screens: [String] { Screen.allCases.map(\.rawValue) }

  /// NavigationViewKit as it was published.
  public static let navigationViewKit = kit("navigation-view-kit-views") { _ in NavigationViewManager() }
  /// The same with two fixed columns.
  public static let navigationViewKitColumns = kit("navigation-view-kit-views/columns", keepsColumns: true) {
    _ in NavigationViewManager()
  }
  /// The same with nothing wrong.
  public static let fixedNavigationViewKit = kit("navigation-view-kit-views/fixed", fixedManager)
  /// The same with two fixed columns.
  public static let fixedNavigationViewKitColumns = kit(
    "navigation-view-kit-views/fixed-columns", keepsColumns: true, fixedManager)

  private static func fixedManager(_ deferred: Deferred) -> NavigationViewManager {
    FixedNavigationViewManager(
      afterAnimation: { deferred.later("animation", of: Deferred.noView, $0) },
      afterUpdate: { deferred.afterUpdate($0) })
  }

  typealias KitModel = (manager: NavigationViewManager, deferred: Deferred)

  private static func kit(
    _ name: String, keepsColumns: Bool = false,
    _ make: @escaping @MainActor (Deferred) -> NavigationViewManager
  ) -> HeadlessApp {
    HeadlessApp(
      name, making: { (deferred: Deferred) in (manager: make(deferred), deferred: deferred) },
      events: kitEvents, starts: [.event("flat") { _ in }],
      names: DesignNames(rows: ["list"], links: ["article", "note", "more", "home"])
    ) { kit in
      KitView(
        manager: kit.manager, keepsColumns: keepsColumns,
        afterBackDo: { kit.deferred.callsBack(isRegistered: true) },
        action: { kit.deferred.callsBack(isRegistered: false) })
    }
  }

  private static var kitEvents: [HeadlessEvent<KitModel>] {
    let tags = ["nv1", "nv2", "zz"]
    func event(
      _ name: String, _ arguments: [String],
      _ run: @escaping @MainActor (KitModel, String) -> Void = { _, _ in }
    ) -> HeadlessEvent<KitModel> {
      .event(name, arguments) { kit, argument in
        kit.manager.acts()
        run(kit, argument)
      }
    }
    func page(_ kit: KitModel, _ tag: String) -> KitPage {
      KitPage(page: tag == "nv1" ? .news : .filter) { kit.deferred.callsBack(isRegistered: false) }
    }
    func push(_ kit: KitModel, _ tag: String) { kit.manager.pushView(tag: tag) { page(kit, tag) } }
    func goHome(_ kit: KitModel, _ tag: String, _ animated: Bool) {
      kit.manager.popToRoot(tag: tag, animated: animated) { kit.deferred.callsBack(isRegistered: false) }
    }
    return [
      event("post-root", tags) { kit, tag in
        kit.manager.center.post(
          name: NavigationViewManager.backToRoot,
          object: NavigationViewManager.BackToRootItem(tag: tag, animated: false) {
            kit.deferred.callsBack(isRegistered: false)
          })
      },
      event("push", tags) { push($0, $1) },
      event("post-push", tags) { kit, tag in
        kit.manager.center.post(
          name: NavigationViewManager.pushView,
          object: NavigationViewManager.PushViewItem(tag: tag) { AnyView(page(kit, tag)) })
      },
      event("pop-to-root", tags) { goHome($0, $1, true) },
      event("delete", ["nv1", "nv2"]) { $0.manager.remove(tag: $1) },
      .event("reuse-tag") {
        $0.manager.acts()
        $0.manager.reuse(tag: "nv1")
      },
      event("rerender", ["views", "scene"]) { kit, _ in kit.manager.update() },
      event("turn-device", ["upright", "sideways", "flat"]),
      .event("visit-tab") { $0.manager.acts() },
      event("pop-at-once", tags) { goHome($0, $1, false) },
    ]
  }

  /// All of them.
  public static let all = [
    lazySplit, lazySplit17, fixedLazySplit, plainColumns, listColumns, fixedListColumns, composableSplit,
    fixedComposableSplit, navigator, fixedNavigator, navigationViewKit, fixedNavigationViewKit,
    navigationViewKitColumns, fixedNavigationViewKitColumns,
  ]
}
