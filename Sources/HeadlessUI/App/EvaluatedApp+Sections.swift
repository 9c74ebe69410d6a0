internal import SplitFuzz
internal import SplitModel

/// The numbers of the sidebar's rows, and of what is chosen.
extension EvaluatedApp {
  /// Numbers the rows as at the first launch: by what they are chosen by, or where that is new in each launch, as a UUID
  /// is, by what stands on them.
  func numberRows() {
    let shown = layout.split?.sidebar.anyList?.rows ?? []
    let tags = Set(shown.compactMap(\.tag))
    let ordered = rows.map { row in
      if tags.contains(row.tag) { return row.tag }
      let same = shown.filter { $0.label == row.label }
      return same.count == 1 ? same[0].tag ?? row.tag : row.tag
    }
    // Those of pushed lists keep theirs: in this launch they may come in another order.
    let pushed = survey?.pushesLists == true ? sections : [:]
    sections = pushed.merging(zip(0..., ordered)) { _, row in row }
    (numbers, numbersBefore) = (ValueTable(), numbers)
    for (number, tag) in sections.sorted(by: { $0.key < $1.key }) where numbers[tag] == nil {
      numbers[tag] = number
    }
  }

  func tag(_ section: SidebarSection) -> AnyHashable? { sections[section.index] }

  /// Whether the app has a sidebar with rows somewhere.
  var hasRows: Bool { !sections.isEmpty }
  var knownRows: Int { rows.count }

  /// The number of a row that was met before.
  func knownSection(_ tag: AnyHashable) -> SidebarSection? {
    numbers[tag].map { SidebarSection($0) }
  }

  /// The number of a row; nil where there are more than the model has.
  func section(_ tag: AnyHashable) -> SidebarSection? {
    if let known = knownSection(tag) { return known }
    let free = (UInt8(min(rows.count, 48))..<48).lazy.filter { self.sections[$0] == nil }
    // One that came late before a relaunch has the number that it had.
    let before = numbersBefore[tag].flatMap { free.contains($0) ? $0 : nil }
    guard let new = before ?? free.first else { return nil }
    (numbers[tag], sections[new]) = (new, tag)
    return SidebarSection(new)
  }

  /// The number of what is chosen, which may have no row; a row that comes for it later has the same.
  func section(chosen tag: AnyHashable, _ names: ValueNames) -> SidebarSection? {
    if let known = knownSection(tag) { return known }
    let new = names.section(ofUnlisted: keys.key(of: tag), after: max(rows.count, numbers.count))
    if let new { (numbers[tag], sections[new.index]) = (new.index, tag) }
    return new
  }

  /// The row from whose number on sixteen hold most of the rows, which are one bit each.
  static func firstRow(of rows: UInt64) -> Int {
    let first = rows == 0 ? 0 : rows.trailingZeroBitCount
    if rows >> first <= UInt16.max { return first }
    func count(_ first: Int) -> Int { UInt16(truncatingIfNeeded: rows >> first).nonzeroBitCount }
    return (first..<48).filter { rows >> $0 & 1 == 1 }.max { count($0) < count($1) } ?? first
  }
}
