import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

/// The folder of saved traces, found from this file, so that new cases need no rebuild.
private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("corpus").path

@Suite("Corpus")
struct CorpusTests {
  @Test("a saved case breaks exactly what it says", arguments: try CaseFile.all(below: folder))
  func keepsItsPromise(_ file: CaseFile) async throws {
    let prepared = try SystemCatalog(SplitSystems.all).prepare(file)
    let replay = try prepared.replay()
    let difference = prepared.expectation.difference(from: replay)
    #expect(difference == nil, "\(difference?.description ?? "")")
    #expect(file.saved.expectation.vacuity(of: replay) == nil)
  }

  @Test("a saved case is written as the program would write it", arguments: try CaseFile.all(below: folder))
  func isCanonical(_ file: CaseFile) throws {
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text == file.saved.text)
  }

  @Test("the corpus holds the history of the designs")
  func isNotEmpty() throws {
    #expect(try CaseFile.all(below: folder + "/history").count >= 160)
  }

  @Test("the history has a case for each fault of the bank, and nothing else")
  func matchesTheBank() throws {
    let cases = try CaseFile.all(below: folder + "/history")
    var told: [String] = []
    for file in cases {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      let id = String(name.prefix { $0 != "-" })
      told.append(id)
      let place = try #require(
        SplitFaults.all.first { $0.id == id }?.place, "\(name) is no fault of the bank")
      #expect(file.saved.system == place.system, "\(name)")
      #expect((file.saved.quirks ?? []) == place.quirks, "\(name)")
      #expect(file.saved.assumptions == place.assumptions, "\(name)")
      if let start = place.start {
        #expect(file.saved.start.first { $0.key == "start" }?.value == start, "\(name)")
      }
      let breach = file.saved.expectation.violations
      #expect(
        breach.contains {
          $0.rule == place.rule
            && ($0.violationKind ?? place.violationKind) == (place.violationKind ?? $0.violationKind)
        }, "\(name)"
      )
    }
    for fault in SplitFaults.all where fault.place != nil {
      #expect(told.contains(fault.id), "no case tells \(fault.id)")
    }
  }

  @Test(
    "a tour breaks nothing, and every step of it does something",
    arguments: try CaseFile.all(below: folder + "/tours"))
  func toursDoSomething(_ file: CaseFile) async throws {
    #expect(file.saved.expectation.violations.isEmpty)
    let replay = try SystemCatalog(SplitSystems.all).prepare(file).replay()
    let ignored = replay.lines.filter { $0.ignored != nil }.map(\.text)
    #expect(ignored == [])
    #expect(replay.lines.count >= 3)
  }

  @Test(
    "a question has its answer, its confidence, and a last step without which it would be another",
    arguments: try CaseFile.all(below: folder + "/questions"))
  func questionsAreAnswered(_ file: CaseFile) async throws {
    let told = file.saved.body.compactMap { if case .comment(let text) = $0 { text } else { nil } }
    #expect(told.first?.hasPrefix("Question (") == true)
    #expect(told.filter { $0.hasPrefix("Answer: ") }.count == 1)
    #expect(told.last { $0.hasPrefix("Confidence: ") || $0.hasPrefix("Answer: ") }?.hasPrefix("C") == true)
    #expect(file.saved.expectation.screen != nil)
    let catalog = SystemCatalog(SplitSystems.all)
    #expect(try catalog.prepare(file).replay().lines.allSatisfy { $0.ignored == nil })
    var shorter = file.saved
    let last = try #require(shorter.body.lastIndex { if case .action = $0 { true } else { false } })
    shorter.body.remove(at: last)
    let changed = try CaseFile(Array(shorter.text.utf8), path: file.path)
    let other = try catalog.prepare(changed)
    #expect(try other.expectation.difference(from: other.replay())?.screen != nil)
  }

  @Test(
    "a reproduced report has a summary, every step has an effect, and without its setting it violates something else",
    arguments: try CaseFile.all(below: folder + "/reports"))
  func reportsRestOnTheirKnobs(_ file: CaseFile) async throws {
    let number = URL(fileURLWithPath: file.path).lastPathComponent.prefix { $0 != "-" }
    let told = file.saved.body.compactMap { if case .comment(let text) = $0 { text } else { nil } }
    #expect(told.first?.hasPrefix("Report \(Int(number) ?? 0): ") == true)
    #expect(told.last?.hasPrefix("Source: ") == true && !file.saved.expectation.violations.isEmpty)
    let catalog = SystemCatalog(SplitSystems.all)
    #expect(try catalog.prepare(file).replay().lines.allSatisfy { $0.ignored == nil })
    var plain = file.saved
    guard plain.quirks != nil || !plain.assumptions.isEmpty else { return }
    plain.quirks = nil
    plain.assumptions = []
    let changed = try CaseFile(Array(plain.text.utf8), path: file.path)
    let other = try catalog.prepare(changed)
    #expect(try other.expectation.difference(from: other.replay()) != nil)
  }

  @Test("half of the public reports are reproduced, by no more than twenty quirks")
  func reproducesReports() throws {
    let numbers = try CaseFile.all(below: folder + "/reports").map {
      URL(fileURLWithPath: $0.path).lastPathComponent.prefix { $0 != "-" }
    }
    #expect(Set(numbers).count >= 25)
    #expect(FuzzSystem.splitQuirks.count <= 20)
  }

  @Test("each question of the documents has a case")
  func asksEveryQuestion() throws {
    #expect(try CaseFile.all(below: folder + "/questions").count >= 20)
  }
}
