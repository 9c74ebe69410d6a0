import Observation

/// A router in a module with main-actor isolation by default, as in new projects.
@Observable
class SettingsRouter {
  enum Pane: String, CaseIterable {
    case general, privacy, about
  }

  enum Page: Hashable {
    case detail(Pane)
    case licence(Int)
  }

  var pane: Pane? {
    didSet {
      if pane != oldValue { path = [] }
      isDetailInFront = pane != nil
    }
  }
  var path: [Page] = []
  var isDetailInFront = false
  var licences = 0

  let service: any LicenceService

  init(service: any LicenceService) { self.service = service }

  func pages(after page: Page?) -> [Page] {
    switch (pane, page) {
    case (nil, _): []
    case (let pane?, nil): [.detail(pane)]
    case (.about?, .detail?): (0..<licences).map { .licence($0) }
    default: []
    }
  }

  func open(_ page: Page) {
    path.append(page)
    service.count { [weak self] in self?.licences = $0 }
  }

  /// Handles a tap on a notification.
  func showPrivacy() {
    pane = .privacy
    path = [.detail(.privacy)]
  }
}

/// The same with a bug: it does not set the pane.
class ForgetfulSettingsRouter: SettingsRouter {
  override func showPrivacy() { path = [.detail(.privacy)] }
}

/// Counts the licences; the result comes later.
protocol LicenceService {
  func count(_ answer: @escaping (Int) -> Void)
}
