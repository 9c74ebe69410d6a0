internal import SplitModel

extension SplitSystems {
  /// What LazySplit grew from.
  static let ancestors: [FuzzSystem] = [
    system(
      "lazysplit/invex", InvexLazySplit(),
      "InvexLazySplit (before LazySplit 1.1): one toggle, pushes and back write two bindings, with its bugs")
  ]

  private static func system<Design: NavigationDesign>(
    _ name: String, _ design: Design, _ summary: String
  ) -> FuzzSystem {
    FuzzSystem(
      name: name, summary: summary, quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions
    ) { settings in
      ConfiguredSystem(FuzzTarget(name, design, settings: settings, plants: plants))
    }
  }
}
