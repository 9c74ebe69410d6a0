import SwiftUI

/// The same view model without its bugs.
final class FixedLazySplitRouter: LazySplitRouter {
  override var hasBugs: Bool { false }

  // The menu's two bindings follow each other, whichever the system writes.
  override func report(_ visibility: NavigationSplitViewVisibility) {
    self.visibility = visibility
    compactColumn = visibility == .detailOnly ? .detail : .sidebar
  }

  override func report(_ column: NavigationSplitViewColumn) {
    compactColumn = column
    visibility = column == .sidebar ? .doubleColumn : .detailOnly
  }

  // What was on its way when the split expanded speaks of a layout that is gone.
  override func reportInner(_ column: NavigationSplitViewColumn) { if isCompact { innerColumn = column } }

  override func toggleMenu() {
    let isOpen = isCompact ? compactColumn == .sidebar : visibility != .detailOnly && visibility != .automatic
    if isOpen { hideMenu() } else { openMenu() }
  }

  override func showMenu() {
    openMenu()
    primaryPath = []
  }

  private func openMenu() {
    visibility = .doubleColumn
    compactColumn = .sidebar
  }

  override func show(_ display: Display, at location: Location) {
    if display.isSection {
      choose(display)
    } else if location == .primary {
      cover(display)
    } else {
      push(display)
    }
  }

  override func choose(_ section: Display) {
    super.choose(section)
    detailRoot = nil
  }

  override func cover(_ display: Display) {
    super.cover(display)
    hideMenu()
  }

  override func push(_ display: Display) {
    super.push(display)
    if detailRoot != nil, primaryPath.isEmpty { innerColumn = .detail }
    hideMenu()
  }

  override func turned(toLandscape isLandscape: Bool, isCompact: Bool) {
    self.isCompact = isCompact
    if !isCompact { hideMenu() }
  }
}
