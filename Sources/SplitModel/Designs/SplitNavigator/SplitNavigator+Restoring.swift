/// How a navigator outlasts the process.
extension SplitNavigator {
  /// The same place after a launch, less what no longer exists: each trail ends below the first view that is gone,
  /// what was presented is not presented again, and no work is under way.
  ///
  /// - Parameters:
  ///   - settings: What to decide by.
  ///   - exists: Whether a view still exists; beside a section for the views of its trail, nil for the cover's.
  public func restored(
    _ settings: Settings, exists: (Values.Destination) -> Bool
  ) -> SplitNavigator {
    var restored = self
    var reasons: NavigatorReasons = []
    trails.forEach { section, trail in
      restored.keep(Self.count(of: trail, where: exists), section, &reasons)
    }
    restored.keep(Self.count(of: cover, where: exists), nil, &reasons)
    restored.dismiss(&reasons)
    restored.claims = Values.Claims()
    restored.isAtSidebar = false
    restored.guardSidebar(settings, &reasons)
    return restored
  }

  private static func count(of trail: Values.Trail, where exists: (Values.Destination) -> Bool) -> Int {
    for level in 0..<trail.count where !exists(trail[level]) { return level }
    return trail.count
  }
}
