import Testing

@testable import FuzzEngine

@Suite("Cached results")
struct SettledTableTests {
  private func digest(_ number: UInt64) -> Fingerprint { Fingerprint(bytesOf: number) }

  @Test("a digest has the mark it was kept with, or none where a later one took its place")
  func marks() {
    var table = SettledTable()
    defer { table.deallocate() }
    #expect(table.mark(of: digest(1)) == 0)
    for number in 1...300_000 as ClosedRange<UInt64> { table.keep(2 * number + 1, of: digest(number)) }
    #expect(table.count == SettledTable.most)
    var known = 0
    for number in 1...300_000 as ClosedRange<UInt64> {
      let mark = table.mark(of: digest(number))
      if mark == 0 { continue }
      #expect(mark == 2 * number + 1)
      known += 1
    }
    #expect(known > SettledTable.most / 2 && known <= SettledTable.most)
    #expect(table.mark(of: digest(0)) == 0)
  }

  @Test("what is kept survives the table's growth, but for the one whose place the newest takes")
  func grows() {
    var table = SettledTable()
    defer { table.deallocate() }
    let first = 1...UInt64(SettledTable.fewest)
    for number in first { table.keep(1, of: digest(number)) }
    let kept = first.filter { table.mark(of: digest($0)) != 0 }
    #expect(table.count == SettledTable.fewest && kept.count > SettledTable.fewest / 2)
    table.keep(1, of: digest(first.upperBound + 1))
    #expect(table.count == 4 * SettledTable.fewest)
    #expect(kept.count { table.mark(of: digest($0)) == 1 } >= kept.count - 1)
    #expect(table.mark(of: digest(first.upperBound + 1)) == 1)
  }
}
