import SwiftUI

/// The views of published designs, each with the names of its design, to be compared with the model of it.
@MainActor public enum DesignApps {
  /// LazySplit, its newest version.
  public static let lazySplit = HeadlessApp(
    "lazysplit-views", making: { lazySplitModel(LazySplitRouter.init) }, events: lazySplitEvents,
    names: DesignNames(
      rows: ["home", "settings"], links: ["detail", "detail-full", "subdetail", "subdetail-full"],
      toggles: ["toggle-menu", "close"])
  ) { LazySplitApp(router: $0.router, service: $0.service) }

  typealias LazySplitModel = (router: LazySplitRouter, service: DisplayService)

  private static func lazySplitModel(_ make: (DisplayService) -> LazySplitRouter) -> LazySplitModel {
    let service = DisplayService()
    return (make(service), service)
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

  /// All of them.
  public static let all = [lazySplit]
}
