import FuzzEngine
import SplitModel

/// A row of a table of faults, which is text.
///
///     keepsItem+keepsTitle F38: choosing another category keeps the item and its title
///       breaks selection.consistent wrong-item after choose claimed 2 in head on ipad-13 landscape at games (problem 5)
///
/// It begins with the flaws that make it, if any, and with its id, if the catalogue counts it. Behind `breaks` stand
/// the rule that finds it and the kind of violation; behind `after`, `claimed`, `on`, `at` and `with` the action, the
/// length, the device, the start and the quirks or assumptions of `Fault`; behind `in` a version, if the flaws alone are not the
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
    let code = "the published code"
    if let reason { return Fault(id, summary, source: source ?? code, notExpressible: reason) }
    let version = words("in")
    let sources = [source, version == nil ? "seeded: \(name)" : source == nil ? code : nil].compactMap { $0 }
    return Fault(
      id, summary, source: sources.joined(separator: "; "), in: "\(family)/\(version ?? name)",
      on: words("on"), at: words("at"), quirks: fields["with"] ?? [], breaks: words("breaks") ?? "",
      after: words("after"), claimed: number("claimed"))
  }
}
