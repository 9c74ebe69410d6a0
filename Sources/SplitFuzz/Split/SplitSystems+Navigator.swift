internal import SplitModel

extension SplitSystems {
  /// Navigator's versions.
  static let navigator: [FuzzSystem] = [
    navigator("head", .head, "Navigator, the newest version (2022-03-03), with its bugs"),
    navigator("seed", .seed, "Navigator as its document sets it up (2022-01-04), with its bugs"),
    navigator("clean", .clean, "Navigator's newest code with nothing wrong"),
  ]

  /// Navigator's newest code with one thing wrong, `navigator/FLAW`.
  static let navigatorFlaws = NavigatorFlaws.table.map { name, flaw, summary in
    navigator(name, Navigator(flaws: flaw), "Navigator's newest code, and \(summary)", isListed: false)
  }

  private static func navigator(
    _ version: String, _ design: Navigator, _ summary: String, isListed: Bool = true
  ) -> FuzzSystem {
    FuzzSystem(
      name: "navigator/\(version)", aliases: version == "head" ? ["navigator"] : [], summary: summary,
      quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions, isListed: isListed
    ) { settings in
      ConfiguredSystem(FuzzTarget("navigator/\(version)", design, settings: settings, plants: plants))
    }
  }
}
