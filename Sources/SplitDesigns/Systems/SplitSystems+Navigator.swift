import FuzzEngine
import SplitFuzz
import SplitModel

extension SplitSystems {
  /// Navigator's versions.
  static let navigator: [FuzzSystem] = [
    design(
      "navigator/head", .head as Navigator, "Navigator, the newest version (2022-03-03), with its bugs",
      plants: plants),
    design(
      "navigator/seed", .seed as Navigator,
      "Navigator as its document sets it up (2022-01-04), with its bugs", plants: plants),
    design(
      "navigator/clean", .clean as Navigator, "Navigator's newest code with nothing wrong", plants: plants),
  ]

  /// Navigator's newest code with one thing wrong, `navigator/FLAW`.
  static let navigatorFlaws = NavigatorFlaws.table.map { name, flaw, summary in
    design(
      "navigator/\(name)", Navigator(flaws: flaw), "Navigator's newest code, and \(summary)", isListed: false)
  }
}
