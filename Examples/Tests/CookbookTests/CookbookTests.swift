import CookbookViews
import SplitFuzz
import SwiftUI
import Testing

@MainActor @Suite struct CookbookTests {
  @Test func keepsItsRules() async throws {
    try await HeadlessApp(
      "cookbook", making: { Cookbook() }, events: [.event("widget") { $0.open(recipe: 21) }]
    ) { CookbookView($0) }.test(seed: 42)
  }
}
