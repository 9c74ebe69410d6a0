import SplitModel
import SplitNavigator

/// A navigator in flat storage: what the exploration remembers of a state.
struct SplitNavigatorMemory: Hashable, Sendable, BitwiseCopyable {
  /// The navigator.
  var navigator: NavigatorState<FlatValues>
  /// How often the sidebar was shown as a tip since the app was installed.
  var tips: UInt8

  init(_ navigator: NavigatorState<FlatValues>, tips: UInt8 = 0) {
    self.navigator = navigator
    self.tips = tips
  }

  /// Tells the navigator, and counts the tips that it shows: one and more than one.
  mutating func tell(
    _ event: NavigatorState<FlatValues>.Event, _ settings: NavigatorState<FlatValues>.Settings,
    in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons {
    let wasTip = navigator.isSidebarTip
    let reasons = navigator.handle(event, settings, in: surroundings)
    if !wasTip, navigator.isSidebarTip { tips = min(2, tips &+ 1) }
    return reasons
  }
}
