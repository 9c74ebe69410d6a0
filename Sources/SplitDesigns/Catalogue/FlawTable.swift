import FuzzEngine
import SplitFuzz
import SplitModel

/// The flaws of a design that are seeded alone: each row is a system, and most are a fault of the catalogue.
struct FlawTable<Flaw: Sendable>: Sendable {
  struct Row: Sendable {
    let flaws: FlawSet<Flaw>
    /// The flaw in kebab case; two flaws that only together violate a rule are joined by a plus sign.
    let name: String
    let summary: String
    let inTwoWindows: Bool
    /// How many runs of a campaign find it; zero where too many would be needed for a test.
    let runs: Int
    /// The fault, where the catalogue counts it, by the first part of the systems' names.
    let fault: (@Sendable (_ family: String) -> Fault)?

    /// Describes a flaw; see `Fault`, whose system has the flaw alone, or is a published version.
    init(
      _ flaw: Flaw, and other: Flaw? = nil, _ summary: String, _ id: String? = nil, source: String? = nil,
      in version: String? = nil, on device: String? = nil, at start: String? = nil, quirks: [String] = [],
      breaks: String = "", after action: String? = nil, claimed: Int? = nil, runs: Int = 320,
      inTwoWindows: Bool = false
    ) {
      var flaws: FlawSet<Flaw> = [flaw]
      var name = "\(flaw)".kebab
      if let other {
        flaws = [flaw, other]
        name += "+" + "\(other)".kebab
      }
      self.flaws = flaws
      self.name = name
      self.summary = summary
      self.inTwoWindows = inTwoWindows
      self.runs = runs
      let sources = [source, version == nil ? "seeded: \(name)" : nil].compactMap { $0 }.joined(
        separator: "; ")
      let system = version ?? name
      fault =
        if let id {
          { family in
            Fault(
              id, summary, source: sources, in: "\(family)/\(system)", on: device, at: start, quirks: quirks,
              breaks: breaks, after: action, claimed: claimed)
          }
        } else { nil }
    }
  }

  /// The first part of the systems' names, such as `lazysplit`.
  let family: String
  private let introduction: String
  let rows: [Row]
  let app: @Sendable (FlawSet<Flaw>) -> SplitApp

  init(
    _ family: String, _ introduction: String, _ rows: [Row],
    app: @escaping @Sendable (FlawSet<Flaw>) -> SplitApp
  ) {
    self.family = family
    self.introduction = introduction
    self.rows = rows
    self.app = app
  }

  /// Each flaw alone as a system, which lists leave out.
  var systems: [FuzzSystem] {
    rows.map { row in
      FuzzSystem(
        "\(family)/\(row.name)", app(row.flaws), introduction + row.summary, isListed: false,
        hasSecondWindow: row.inTwoWindows)
    }
  }

  var faults: [Fault] { rows.compactMap { $0.fault?(family) } }

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
