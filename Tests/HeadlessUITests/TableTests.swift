import Foundation
import Testing

/// The list of what is supported, in "What of SwiftUI is supported".
@Suite struct TableTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names in code, outside calls, of what is supported or without effect.
  private func names() throws -> [String] {
    let page = Self.package.appendingPathComponent("Sources/SplitFuzz/SplitFuzz.docc/SupportedSwiftUI.md")
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n- **").filter {
      $0.hasPrefix("Supported") || $0.hasPrefix("Without effect")
    }.flatMap { list in list.matches(of: #/`[@#]?(\w+)[^`]*`/#).map { String($0.1) } }
  }

  @Test func whatItNamesIsDeclared() throws {
    var text = ""
    let sources = Self.package.appendingPathComponent("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    for name in files where name.hasSuffix(".swift") && name.contains(#/^Headless(UI|Data)\//#) {
      text += try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
    }
    let declared = Set(
      text.matches(of: #/\b(?:func|struct|class|protocol|var|let|macro|typealias|import) (\w+)/#).map {
        String($0.1)
      })
    let names = try names()
    #expect(names.count > 60)
    // It is the toolchain's own.
    #expect(names.filter { !declared.contains($0) } == ["Observable"])
  }
}
