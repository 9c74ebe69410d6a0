import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Flaws")
struct FlawTests {
  @Test("each flaw of a design has bits that no other has, and a name of its own")
  func areDistinct() {
    var tables: [[(name: String, bits: UInt64)]] = [
      LazySplitFlaws.table.map { ($0.name, $0.flaw.rawValue) },
      SidebarColumnsFlaws.table.map { ($0.name, UInt64($0.flaw.rawValue)) },
      NavigatorFlaws.table.map { ($0.name, UInt64($0.flaw.rawValue)) },
      NavigationViewKitFlaws.table.map { ($0.name, UInt64($0.flaw.rawValue)) },
      ComposableSplitFlaws.table.map { ($0.name, UInt64($0.flaw.rawValue)) },
    ]
    // Those of two windows are systems of their own, and in no table.
    tables[0].append(("shares-service", LazySplitFlaws.sharesService.rawValue))
    tables[1].append(("stores-for-app", UInt64(SidebarColumnsFlaws.storesForApp.rawValue)))
    tables[2].append(("shares-navigator", UInt64(NavigatorFlaws.sharesNavigator.rawValue)))
    tables[2].append(("restarts-others", UInt64(NavigatorFlaws.restartsOthers.rawValue)))
    tables[4].append(("shares-store", UInt64(ComposableSplitFlaws.sharesStore.rawValue)))
    for table in tables {
      #expect(table.allSatisfy { $0.bits != 0 })
      #expect(Set(table.map(\.bits)).count == table.count)
      #expect(Set(table.map(\.name)).count == table.count)
    }
  }
}
