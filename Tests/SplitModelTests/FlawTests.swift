import FuzzEngine
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Flaws")
struct FlawTests {
  @Test("each flaw of a table has one row, a name in kebab case, and a system of that name")
  func areDistinct() {
    check(LazySplit.flawTable, LazySplit.Flaw.allCases)
    check(SidebarColumns.flawTable, SidebarColumns.Flaw.allCases)
    check(Navigator.flawTable, Navigator.Flaw.allCases)
    check(NavigationViewKit.flawTable, NavigationViewKit.Flaw.allCases)
    check(ComposableSplit.flawTable, ComposableSplit.Flaw.allCases)
    check(SplitNavigatorDesign.flawTable, SplitNavigatorDesign.Flaw.allCases)
    check(PlainColumns.flawTable, PlainColumns.Flaw.allCases)
    #expect(LazySplit.flawTable.rows.contains { $0.name == "push-opens-menu+menu-cannot-be-dismissed" })
  }

  private func check<Flaw>(_ table: FlawTable<Flaw>, _ flaws: [Flaw]) {
    #expect(flaws.allSatisfy { flaw in table.rows.count { $0.name == "\(flaw)".kebab } == 1 })
    #expect(Set(table.rows.map(\.name)).count == table.rows.count)
    #expect(table.systems.allSatisfy { system in SplitSystems.all.contains { $0.name == system.name } })
  }
}
