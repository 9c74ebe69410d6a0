import Combine
import SwiftUI

enum Display: Hashable { case home, settings, detail, subdetail }

extension Display {
  /// Whether it is chosen in the menu.
  var isSection: Bool { self == .home || self == .settings }
  /// Whether the column beside it shows what it opens.
  var isBesideDetail: Bool { self == .settings }
}

/// Where a request wants its view.
enum Location { case anywhere, primary, detail }

/// What views and other code ask for a display; it remembers nothing.
final class DisplayService: ObservableObject {
  let requests = PassthroughSubject<(Display, Location), Never>()

  func update(_ display: Display, at location: Location = .anywhere) { requests.send((display, location)) }
}

/// LazySplit's view model in its newest version: a full-screen path over a menu, a section and its detail.
@MainActor class LazySplitRouter: ObservableObject {
  @Published var visibility = NavigationSplitViewVisibility.detailOnly
  @Published var compactColumn = NavigationSplitViewColumn.detail
  @Published var primaryPath: [Display] = []
  @Published var detailPath: [Display] = []
  @Published var section = Display.home
  @Published var detailRoot: Display?
  /// The column of the inner split that is in front where there is room for one.
  @Published var innerColumn = NavigationSplitViewColumn.content
  var isCompact = false
  private var subscription: AnyCancellable?

  init(_ service: DisplayService) {
    subscription = service.requests.sink { [weak self] display, location in
      MainActor.assumeIsolated { self?.show(display, at: location) }
    }
  }

  /// Whether this version has the bugs of the published one.
  var hasBugs: Bool { true }

  /// The system shows or hides the menu beside the section.
  func report(_ visibility: NavigationSplitViewVisibility) { self.visibility = visibility }
  /// The system shows or leaves the menu where there is room for one column.
  func report(_ column: NavigationSplitViewColumn) { compactColumn = column }
  /// The system shows another column of the inner split.
  func reportInner(_ column: NavigationSplitViewColumn) { innerColumn = column }

  func toggleMenu() {
    visibility = visibility == .doubleColumn ? .detailOnly : .doubleColumn
    compactColumn = visibility == .detailOnly ? .detail : .sidebar
  }

  func showMenu() {
    visibility = .doubleColumn
    compactColumn = .sidebar
    detailRoot = nil
  }

  func hideMenu() {
    visibility = .detailOnly
    compactColumn = .detail
  }

  func show(_ display: Display, at location: Location) {
    let isPrimary = location == .primary || location == .anywhere && display.isSection
    if !isPrimary { push(display) } else if display.isSection { choose(display) } else { cover(display) }
  }

  func choose(_ section: Display) {
    hideMenu()
    detailPath = []
    primaryPath = []
    self.section = section
  }

  func cover(_ display: Display) { primaryPath.append(display) }

  /// Puts a display into the detail, or over everything where there is none.
  func push(_ display: Display) {
    if isCompact || !section.isBesideDetail || !primaryPath.isEmpty {
      cover(display)
    } else if detailRoot == nil {
      detailRoot = display
    } else {
      detailPath.append(display)
    }
  }

  func turned(toLandscape isLandscape: Bool, isCompact: Bool) {
    self.isCompact = isCompact
    if isLandscape, !isCompact { hideMenu() }
  }
}
