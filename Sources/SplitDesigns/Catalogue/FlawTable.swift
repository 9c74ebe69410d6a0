import FuzzEngine
import SplitFuzz
import SplitModel

/// The flaws of a design that are seeded alone, each of which is a system, and the faults of the design.
struct FlawTable<Flaw: CaseIterable & Sendable>: Sendable {
  struct Row: Sendable {
    let flaws: FlawSet<Flaw>
    /// The flaw in kebab case; two flaws that only together violate a rule are joined by a plus sign.
    let name: String
    let summary: String
    let inTwoWindows: Bool
    let runs: Int  // How many runs of a campaign find it; zero where too many would be needed for a test
    let fault: Fault?
  }

  let family: String  // The first part of the systems' names, such as `lazysplit`
  private let introduction: String
  let rows: [Row]
  let faults: [Fault]
  let app: @Sendable (FlawSet<Flaw>) -> SplitApp

  /// Reads a table in the form that `FaultRow` describes.
  init(
    _ family: String, _ introduction: String, _ text: String,
    app: @escaping @Sendable (FlawSet<Flaw>) -> SplitApp
  ) {
    let known = Dictionary(uniqueKeysWithValues: Flaw.allCases.map { ("\($0)", $0) })
    let all = FaultRow.rows(in: text)
    self.family = family
    self.introduction = introduction
    self.app = app
    faults = all.compactMap { $0.fault(in: family) }
    rows = all.filter { !$0.flaws.isEmpty }.map { row in
      let flaws = FlawSet(row.flaws.compactMap { known[$0] })
      return Row(
        flaws: flaws, name: row.name, summary: row.summary, inTwoWindows: row.has("windowed"),
        runs: row.number("runs") ?? 320, fault: row.fault(in: family))
    }
  }

  var systems: [FuzzSystem] {
    rows.map { row in
      FuzzSystem(
        "\(family)/\(row.name)", app(row.flaws), introduction + row.summary, isListed: false,
        hasSecondWindow: row.inTwoWindows)
    }
  }

  /// A flaw, or two, for the self-check, which must be found by a rule.
  func seededFault(_ flaw: Flaw, and other: Flaw? = nil, finds rule: String) -> SeededFault {
    let name = "\(flaw)".kebab
    let app = app(other.map { [flaw, $0] } ?? [flaw])
    let inTwoWindows = rows.contains { $0.name == name && $0.inTwoWindows }
    return inTwoWindows
      ? SeededFault(name, rule: rule, in: FuzzTarget(name, app: app, hasSecondWindow: true))
      : SeededFault(name, rule: rule, in: FuzzTarget(name, flat: app))
  }
}

/// A row of a table of faults, which is text.
///
///     keepsItem+keepsTitle F38: choosing another category keeps the item and its title
///       breaks selection.consistent wrong-item after choose claimed 2 in head on ipad-13 landscape at games (S-01)
///
/// It begins with the flaws that make it, if any, and with its id, if the catalogue counts it. Behind `breaks` stand
/// the rule that finds it and the kind of violation; behind `after`, `claimed`, `on`, `at` and `with` the action, the
/// length, the device, the start and the quirks of `Fault`; behind `in` a version, if the flaws alone are not the
/// system; behind `runs` how many runs find it; in parentheses its source. `windowed` needs two windows. A row with
/// `why not:` in place of `breaks` says why no system has the fault. Indented lines continue the row above.
struct FaultRow: Sendable {
  let flaws: [String]
  let summary: String
  private let id: String?
  private var source: String?
  private let reason: String?
  private var fields: [Substring: [String]] = [:]

  static func rows(in text: String) -> [FaultRow] {
    text.replacing("\n  ", with: " ").split(separator: "\n").map(FaultRow.init)
  }

  /// The faults of a table whose systems have the same first part in their names.
  static func faults(in family: String, _ text: String) -> [Fault] {
    rows(in: text).compactMap { $0.fault(in: family) }
  }

  private init(_ row: Substring) {
    let parts = row.split(separator: ": ", maxSplits: 1)
    let reasoned = parts[1].split(separator: " why not: ", maxSplits: 1)
    let found = parts[1].split(separator: " breaks ", maxSplits: 1)
    reason = reasoned.count == 2 ? String(reasoned[1]) : nil
    let details = (reason == nil ? found.last ?? "" : reasoned[0]).split(separator: " (", maxSplits: 1)
    summary = String(reason == nil ? found[0] : details[0])
    var heading = parts[0].split(separator: " ")
    let hasFlaws = reason == nil && heading[0].first?.isLowercase == true
    flaws = hasFlaws ? heading.removeFirst().split(separator: "+").map(String.init) : []
    id = heading.isEmpty ? nil : heading.joined(separator: " ")
    guard reason != nil || found.count == 2 else { return }
    source = details.count == 2 ? String(details[1].dropLast()) : nil
    var key: Substring = "breaks"
    for word in details[0].split(separator: " ") {
      if ["after", "claimed", "in", "on", "at", "with", "runs", "windowed"].contains(word) {
        key = word
        fields[key] = []
      } else {
        fields[key, default: []].append(String(word))
      }
    }
  }

  var name: String { flaws.map(\.kebab).joined(separator: "+") }

  func has(_ field: Substring) -> Bool { fields[field] != nil }

  func number(_ field: Substring) -> Int? { words(field).flatMap { Int($0) } }

  private func words(_ field: Substring) -> String? { fields[field]?.joined(separator: " ") }

  func fault(in family: String) -> Fault? {
    guard let id else { return nil }
    if let reason { return Fault(id, summary, source: source ?? id, notExpressible: reason) }
    let version = words("in")
    let sources = [source, version == nil ? "seeded: \(name)" : nil].compactMap { $0 }
    return Fault(
      id, summary, source: sources.joined(separator: "; "), in: "\(family)/\(version ?? name)",
      on: words("on"), at: words("at"), quirks: fields["with"] ?? [], breaks: words("breaks") ?? "",
      after: words("after"), claimed: number("claimed"))
  }
}

/// Flaws of one design: a bit for each case of its enumeration, which has at most 128.
struct FlawSet<Flaw: Sendable>: ExpressibleByArrayLiteral, Sendable {
  // LazySplit has 65 flaws, so one word does not hold them.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ flaws: [Flaw]) {
    for flaw in flaws {
      let number = Self.number(flaw)
      if number < 64 { low |= 1 << number } else { high |= 1 << (number & 63) }
    }
  }

  init(arrayLiteral flaws: Flaw...) { self.init(flaws) }

  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  // The byte of the case, because a raw value is looked up in a table where the compiler does not inline it.
  @inline(__always) private static func number(_ flaw: Flaw) -> UInt64 {
    UInt64(unsafeBitCast(flaw, to: UInt8.self))
  }

  @inline(__always) func contains(_ flaw: Flaw) -> Bool {
    let number = Self.number(flaw)
    return (number < 64 ? low : high) & 1 << (number & 63) != 0
  }

  func union(_ other: Self) -> Self { Self(low: low | other.low, high: high | other.high) }

  func subtracting(_ other: Self) -> Self { Self(low: low & ~other.low, high: high & ~other.high) }
}
