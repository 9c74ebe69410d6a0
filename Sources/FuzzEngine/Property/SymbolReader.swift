/// Where in the label of a step the symbols of its turns and of the step itself are.
@usableFromInline
struct LabelLayout: Sendable {
  /// The symbol of one rule.
  struct Place: Sendable {
    let isOfTurns: Bool
    let offset: Int
    let byteCount: Int
  }

  /// The line's code, the kind of its action, and flags.
  @usableFromInline static var headByteCount: Int { 4 }

  // The flags.
  @inlinable static var atRest: UInt8 { 1 }
  @inlinable static var fromRest: UInt8 { 2 }
  /// The step only delivers, so its kind is that of the line which left things in flight.
  @inlinable static var delivery: UInt8 { 4 }
  @inlinable static var cut: UInt8 { 8 }
  @inlinable static var unsettled: UInt8 { 16 }

  private(set) var places: [Place] = []
  @usableFromInline private(set) var turnByteCount = 0
  @usableFromInline private(set) var lineByteCount = 0

  init<Observation, Action>(_ checks: [MemoryCheck<Observation, Action>]) {
    for check in checks {
      let isOfTurns = check.moment == .turns
      let byteCount = check.symbol?.byteCount ?? 0
      places.append(
        Place(isOfTurns: isOfTurns, offset: isOfTurns ? turnByteCount : lineByteCount, byteCount: byteCount))
      if isOfTurns { turnByteCount += byteCount } else { lineByteCount += byteCount }
    }
  }

  /// Adds all symbols of a rule in a label, one behind the other.
  func copySymbols(of rule: Int, in label: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    let place = places[rule]
    let linesStart = label.count - lineByteCount
    var start = place.isOfTurns ? Self.headByteCount : linesStart
    repeat {
      bytes.append(contentsOf: label[(start + place.offset)..<(start + place.offset + place.byteCount)])
      start += turnByteCount
    } while place.isOfTurns && start < linesStart
  }
}

/// Reads what rules with memory read of a step: exploration takes each step once, whatever they remember.
///
/// The books of the players that step the machine hand every turn and every line to it.
@usableFromInline
final class SymbolReader<Observation: Sendable, Action: Sendable> {
  @usableFromInline typealias Symbol = Numbered<MemorySymbol<Observation, Action>>

  @usableFromInline let layout: LabelLayout
  // Each with its offset.
  @usableFromInline let turns: UnsafeMutableBufferPointer<Symbol>
  @usableFromInline let lines: UnsafeMutableBufferPointer<Symbol>
  /// The label of the step: its head, what was read of each turn, and what was read of the line.
  @usableFromInline let bytes: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var byteCount = LabelLayout.headByteCount
  /// The labels so far.
  let labels = ByteTable()

  init(_ checks: [MemoryCheck<Observation, Action>]) {
    let layout = LabelLayout(checks)
    self.layout = layout
    let symbols = checks.indices.map { rule in
      checks[rule].symbol.map { Symbol(rule: layout.places[rule].offset, check: $0) }
    }
    turns = RuleBook<Observation, Action>.buffer(
      checks.indices.compactMap { layout.places[$0].isOfTurns ? symbols[$0] : nil })
    lines = RuleBook<Observation, Action>.buffer(
      checks.indices.compactMap { layout.places[$0].isOfTurns ? nil : symbols[$0] })
    bytes = .allocate(
      byteCount: LabelLayout.headByteCount + (Turns.limit + 1) * layout.turnByteCount + layout.lineByteCount,
      alignment: 16)
  }

  deinit {
    turns.deinitialize().deallocate()
    lines.deinitialize().deallocate()
    bytes.deallocate()
  }

  /// Forgets what was read of the step before.
  @inlinable
  func reset() { byteCount = LabelLayout.headByteCount }

  @inlinable
  func readTurn(_ turn: Step<Observation, Action>) {
    read(turn, turns)
    byteCount &+= layout.turnByteCount
  }

  @inlinable
  func readLine(_ line: Step<Observation, Action>) {
    read(line, lines)
    byteCount &+= layout.lineByteCount
  }

  @inlinable
  @inline(__always)
  func read(_ step: Step<Observation, Action>, _ symbols: UnsafeMutableBufferPointer<Symbol>) {
    for index in symbols.indices {
      Unmanaged.passUnretained(symbols[index])._withUnsafeGuaranteedRef {
        $0.check.read(bytes + byteCount + $0.rule, step)
      }
    }
  }

  /// The number of the label of the step that was read.
  @usableFromInline
  func label(_ code: UInt16, _ kind: UInt8, _ flags: UInt8) -> UInt32 {
    bytes.storeBytes(of: code, as: UInt16.self)
    bytes.storeBytes(of: kind, toByteOffset: 2, as: UInt8.self)
    bytes.storeBytes(of: flags, toByteOffset: 3, as: UInt8.self)
    return labels.number(of: UnsafeRawBufferPointer(start: bytes, count: byteCount))
  }
}
