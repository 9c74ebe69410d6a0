import CartFuzzing
import FuzzEngine
import Testing

@Suite("The cart, without a split view")
struct CartTests {
  @Test("each bug is found by its rule and shrunk to a minimal trace")
  func bugs() {
    let report = CartSystems.target(isFixed: false).fuzz(CampaignOptions(seed: 42))
    let traces = Dictionary(grouping: report.findings, by: \.signature.rule).mapValues { findings in
      findings.map { $0.lines.map(\.text) }.min { $0.count < $1.count } ?? []
    }
    #expect(traces["cart.total-is-price"] == ["coupon", "add bread", "remove bread"])
    #expect(traces["cart.nothing-vanishes"] == ["add bread", "~order", "add bread"])
  }

  @Test("the fixed cart passes in a campaign, and in every state of a bounded model")
  func fixed() async throws {
    try await CartSystems.target(isFixed: true).test(seed: 42)
    let explored = CartSystems.target(isFixed: true).explore(ExploreOptions())
    #expect(explored.findings.isEmpty && explored.isComplete)
  }

  @Test("a trace that fails on the cart passes on the fixed one")
  func mended() async throws {
    try await CartSystems.target(isFixed: false).test(
      "coupon; add bread; remove bread", breaking: ["cart.total-is-price"])
    try await CartSystems.target(isFixed: true).test("coupon; add bread; remove bread")
  }
}
