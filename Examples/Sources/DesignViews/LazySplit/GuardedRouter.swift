import SwiftUI

/// The view model of version 1.7: the menu is shown or hidden only where both bindings say that it is not yet.
///
/// Leaves out the bar item with which that version crashed.
final class GuardedLazySplitRouter: LazySplitRouter {
  override func hideMenu() {
    if visibility != .detailOnly, compactColumn != .detail { super.hideMenu() }
  }

  override func showMenu() {
    if visibility != .doubleColumn, compactColumn != .sidebar { super.showMenu() }
  }
}
