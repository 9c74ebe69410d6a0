import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

private let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("corpus")

/// The tables that say of each statement of the five documents what plays it, or why nothing does.
@Suite("Documents")
struct DocumentTests {
  private static let tables: [(name: String, rows: [[String]])] = {
    let text =
      (try? String(contentsOf: corpus.appendingPathComponent("questions/README.md"), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n## ").dropFirst().map { section in
      let lines = section.split(separator: "\n")
      let rows = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| lines") }.map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      return (String(lines[0]), rows)
    }
  }()

  private static let known: Set<String> = {
    let listed = [
      SplitFaults.all.map(\.id), SplitSystems.all.map(\.name), FuzzSystem.splitQuirks.map(\.name),
      FuzzSystem.splitAssumptions.map(\.name), SplitRules.all.map(\.id),
      ["change-style", "fuzz-runner list devices"],
    ]
    return Set(listed.joined())
  }()

  private static func names(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  @Test("every statement has what plays it, or the reason why nothing does")
  func everyRow() {
    #expect(
      Self.tables.map(\.name) == [
        "LazySplit", "SwiftUI-Sidebar", "NavigationViewKit", "Navigator", "TCA-NavigationSplitView",
      ])
    for (name, rows) in Self.tables {
      #expect(rows.count >= 20, "\(name)")
      for row in rows {
        #expect(row.count == 3 && !row[1].isEmpty, "\(name): \(row)")
        let isLeftOut = row[2].hasPrefix("left out: ")
        #expect(
          isLeftOut ? row[2].split(separator: " ").count >= 3 : row[2].hasPrefix("`"), "\(name): \(row)")
      }
    }
  }

  @Test("every name in the tables is a case, a fault, a system, a rule, a quirk or an assumption")
  func everyName() {
    for (document, rows) in Self.tables {
      for row in rows {
        for name in Self.names(in: row.last ?? "") where !Self.known.contains(name) {
          let path = corpus.appendingPathComponent(name + ".steps").path
          #expect(FileManager.default.fileExists(atPath: path), "\(document): \(name)")
        }
      }
    }
  }

  @Test("every question stands in a table")
  func everyQuestion() throws {
    let named = Set(Self.tables.flatMap { $0.rows.flatMap { Self.names(in: $0.last ?? "") } })
    for file in try CaseFile.all(below: corpus.appendingPathComponent("questions").path) {
      let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
      #expect(named.contains("questions/\(name)"), "\(name)")
    }
  }

  @Test("the page of public reports has a row for each case, by its comments and its header")
  func reports() throws {
    let page = corpus.deletingLastPathComponent().appendingPathComponent("Docs/Reports.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(text.firstMatch(of: /<!-- begin reports -->\n(?s:(.*?))<!-- end -->/)).1
    let rows = try CaseFile.all(below: corpus.appendingPathComponent("reports").path).map { file in
      let told = file.saved.body.compactMap { if case .comment(let text) = $0 { text } else { nil } }
      let report = try #require(
        told.joined(separator: " ").wholeMatch(of: /Report (\d+): (.*?)\. Source: (.*)\./), "\(file)")
      let settings = (file.saved.quirks ?? []) + file.saved.assumptions.map(\.text)
      let by = settings.map { "`\($0)`" }.joined(separator: ", ")
      let rules = file.saved.expectation.violations.map { "`\($0)`" }.joined(separator: "<br>")
      return "| \(report.1) | \(report.2) (\(report.3)) | [\(file)](../corpus/reports/\(file)) | "
        + "\(by.isEmpty ? "nothing: the platform as documented" : by) | \(rules) |"
    }
    #expect(table.split(separator: "\n").dropFirst(2).map(String.init) == rows)
  }

  @Test("each quirk has a saved trace that does something else without it")
  func quirks() throws {
    let catalog = SystemCatalog(SplitSystems.all)
    let cases = try CaseFile.all(below: corpus.path).filter { $0.saved.quirks?.count == 1 }
    for quirk in FuzzSystem.splitQuirks.map(\.name) {
      let isNeeded = try cases.contains { file in
        guard file.saved.quirks == [quirk] else { return false }
        var plain = file.saved
        plain.quirks = nil
        let other = try catalog.prepare(CaseFile(Array(plain.text.utf8), path: file.path))
        return try other.expectation.difference(from: other.replay()) != nil
      }
      #expect(isNeeded, "\(quirk)")
    }
  }

  @Test("sources of faults name places, and no codes")
  func sources() {
    let code = try? Regex(#"\b(?:[LKSNTEAH]-I?\d+[a-z]?|G\d+|T\d\d)\b|§"#)
    for fault in SplitFaults.all {
      #expect(
        code.map { fault.source.contains($0) || fault.summary.contains($0) } == false,
        "\(fault.id): \(fault.source)")
      #expect(!fault.source.isEmpty, "\(fault.id)")
    }
  }
}
