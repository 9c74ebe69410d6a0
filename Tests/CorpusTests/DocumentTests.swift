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
