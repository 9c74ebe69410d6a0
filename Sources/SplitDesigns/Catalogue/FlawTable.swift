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
      let flaws = FlawSet(row.flaws.map { known[$0] ?? Self.unknown($0) })
      return Row(
        flaws: flaws, name: row.name, summary: row.summary, inTwoWindows: row.has("windowed"),
        runs: row.number("runs") ?? 320, fault: row.fault(in: family))
    }
  }

  private static func unknown(_ flaw: String) -> Flaw {
    preconditionFailure("a table of flaws names '\(flaw)', which is no case of \(Flaw.self)")
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
