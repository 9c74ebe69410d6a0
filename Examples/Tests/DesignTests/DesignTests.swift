import DesignViews
import HeadlessUI
import SplitDesigns
import SplitFuzz
import Testing

/// The views of published designs show what the models of them show, and have the same faults.
@Suite @MainActor struct DesignTests {
  @Test(arguments: [("lazysplit/head", 0), ("lazysplit/clean", 1)])
  func viewsEqualTheirModel(model: String, number: Int) async throws {
    let views = try DesignApps.all[number].system()
    try await SplitSystems.named(model).against(views).test(seed: 42, runs: 20)
  }
}
