import Foundation
import Testing

@testable import FuzzEngine

@Suite("Cases found beside tests")
struct CaseFindingTests {
  @Test("the cases of a folder beside a source file, and of a bundle, by path; none is no silent pass")
  func found() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cases-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cases = folder.appendingPathComponent("Cases")
    try FileManager.default.createDirectory(at: cases, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("RouterTests.swift").path
    #expect(throws: CommandError.noCases(cases.path)) { try CaseFile.all(beside: source) }
    for name in ["b", "a"] {
      try Data("splitfuzz 1\nsystem door\n\nopen\n".utf8).write(
        to: cases.appendingPathComponent("\(name).steps"))
    }
    #expect(try CaseFile.all(beside: source).map(\.description) == ["a.steps", "b.steps"])
    let bundle = try #require(Bundle(path: folder.path))
    #expect(try CaseFile.all(in: bundle).map(\.description) == ["a.steps", "b.steps"])
    #expect(
      throws: CommandError.cannotOpen(
        folder.appendingPathComponent("Traces").path,
        "there is no such folder; give the test a folder 'Traces' beside RouterTests.swift")
    ) { try CaseFile.all(beside: source, in: "Traces") }
    #expect(throws: CommandError.self) { try CaseFile.all(in: bundle, folder: "Traces") }
    #expect(CommandError.noCases("x").localizedDescription == CommandError.noCases("x").description)
  }
}
