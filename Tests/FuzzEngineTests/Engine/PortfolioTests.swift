import FuzzEngine
import Testing

@Suite("Portfolio")
struct PortfolioTests {
  private func share(_ portfolio: Portfolio, _ strategy: FuzzStrategy) -> Int {
    zip(portfolio.arms, portfolio.shares).first { $0.0 == strategy }?.1 ?? 0
  }

  @Test("A strategy that discovers everything gets the largest share, and none gets nothing")
  func neverStarves() {
    var portfolio = Portfolio()
    for _ in 0..<100 {
      #expect(portfolio.shares.reduce(0, +) == Portfolio.whole)
      #expect(portfolio.shares.allSatisfy { $0 >= Portfolio.floor })
      portfolio.learn([.corpus: 1_000])
    }
    #expect(share(portfolio, .corpus) >= Portfolio.whole / 2)
    for _ in 0..<100 { portfolio.learn([.uniform: 1]) }
    #expect(share(portfolio, .uniform) > share(portfolio, .corpus))
  }

  @Test("When nothing is discovered any more, all come to the same share")
  func forgets() {
    var portfolio = Portfolio()
    for _ in 0..<100 { portfolio.learn([:]) }
    #expect(portfolio.shares.allSatisfy { (10...11).contains($0) })
  }

  @Test("A mix is made of all others")
  func arms() {
    // Nothing in the tests counts its edges.
    #expect(Portfolio().arms == FuzzStrategy.allCases.filter { $0 != .mix && $0 != .coverage })
    #expect(Portfolio().shares.reduce(0, +) == Portfolio.whole)
  }
}
