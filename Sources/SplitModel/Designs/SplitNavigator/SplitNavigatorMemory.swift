/// A navigator in flat storage: what the exploration remembers of a state.
public struct SplitNavigatorMemory: Hashable, Sendable, BitwiseCopyable {
  /// The navigator.
  var navigator: SplitNavigator<FlatValues>
  /// How often the sidebar was shown as a tip since the app was installed.
  var tips: UInt8

  init(_ navigator: SplitNavigator<FlatValues>, tips: UInt8 = 0) {
    self.navigator = navigator
    self.tips = tips
  }

  /// Tells the navigator, and counts the tips that it shows: one and more than one.
  mutating func tell(
    _ event: SplitNavigator<FlatValues>.Event, _ settings: SplitNavigator<FlatValues>.Settings,
    in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons {
    let wasTip = navigator.isSidebarTip
    let reasons = navigator.handle(event, settings, in: surroundings)
    if !wasTip, navigator.isSidebarTip { tips = min(2, tips &+ 1) }
    return reasons
  }

  /// Compares all of it at once: there is no padding.
  public static func == (left: Self, right: Self) -> Bool { haveSameBytes(left, right) }

  /// Hashes all of it at once: there is no padding.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
