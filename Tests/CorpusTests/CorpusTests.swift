import Foundation
import SplitFuzz
import Testing

/// The folder of saved traces, found from this file, so that new cases need no rebuild.
private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("corpus").path

@Suite("Corpus")
struct CorpusTests {
  @Test("a saved case breaks exactly what it says", arguments: try CaseFile.all(below: folder))
  func keepsItsPromise(_ file: CaseFile) async throws {
    let prepared = try SystemCatalog(SplitSystems.all).prepare(file)
    let difference = try await prepared.replay().difference
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test("a saved case is written as the program would write it", arguments: try CaseFile.all(below: folder))
  func isCanonical(_ file: CaseFile) throws {
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text == file.saved.text)
  }

  @Test("the corpus holds the history of LazySplit")
  func isNotEmpty() throws {
    #expect(try CaseFile.all(below: folder + "/history").count >= 26)
  }
}
