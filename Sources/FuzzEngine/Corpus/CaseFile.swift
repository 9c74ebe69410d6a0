public import Foundation

/// A saved case with its file, so that messages can name its lines.
public final class CaseFile: Identifiable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  package let saved: CorpusCase
  /// The place of each header line, in the order of the file.
  private let headerNumbers: [(key: String, number: Int)]
  private let actionNumbers: [Int]

  /// Reads the text of a case; `path` is what messages call the file.
  package init(_ bytes: [UInt8], path: String) throws(CommandError) {
    let parser = CaseParser(file: path)
    saved = try parser.parse(bytes)
    (self.path, headerNumbers, actionNumbers) = (path, parser.headerNumbers, parser.actionNumbers)
  }

  /// Reads a case from a file.
  ///
  /// - Throws: `CommandError` with the line and what was expected there.
  @inline(never)
  public convenience init(reading path: String) throws {
    guard let bytes = try FileStore.read(path, limit: CorpusCase.sizeLimitBytes) else {
      throw CaseParser.tooLarge(path)
    }
    try self.init(bytes, path: path)
  }

  /// Reads every `.steps` file below a folder, sorted by path.
  ///
  /// - Throws: `CommandError` for the first file that cannot be read, and where there is no such file.
  public static func all(below folder: String) throws -> [CaseFile] {
    try FileStore.cases(below: folder).map { try CaseFile(reading: $0) }
  }

  /// Every case in a folder beside a source file, sorted by path: the arguments of a test, or what a loop goes over.
  ///
  /// The folder is found when the test runs, so that a new case needs no new build. A test that runs elsewhere than
  /// where it was built, such as on a device, finds it in a bundle instead.
  ///
  /// - Parameters:
  ///   - file: The source file, `#filePath`.
  ///   - folder: The folder's path from there.
  /// - Returns: The cases, at least one.
  /// - Throws: As `all(below:)`.
  public static func all(beside file: String, in folder: String = "Cases") throws -> [CaseFile] {
    let source = URL(fileURLWithPath: file)
    return try all(
      in: source.deletingLastPathComponent().appendingPathComponent(folder).path,
      remedy: "give the test a folder '\(folder)' beside \(source.lastPathComponent)")
  }

  /// Every case in a folder of a bundle, sorted by path.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, such as `Bundle.module` of a target with `resources: [.copy("Cases")]`.
  ///   - folder: The folder's path in its resources.
  /// - Returns: The cases, at least one.
  /// - Throws: As `all(below:)`.
  public static func all(in bundle: Bundle, folder: String = "Cases") throws -> [CaseFile] {
    let path = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(folder).path
    return try all(in: path, remedy: "copy the folder into the target: resources: [.copy(\"\(folder)\")]")
  }

  private static func all(in path: String, remedy: String) throws -> [CaseFile] {
    guard FileStore.kind(of: path) == .folder else {
      throw CommandError.cannotOpen(path, "there is no such folder; \(remedy)")
    }
    return try all(below: path)
  }

  /// The trace, its steps numbered by their lines in the file.
  package var trace: TraceText { saved.trace(numbers: actionNumbers) }

  /// The path, by which Swift Testing tells the cases of a test apart and runs one alone.
  public var id: String { path }

  /// The file's name without folders, which names it in test reports.
  public var description: String { path.parts(at: "/").last ?? path }

  /// The number of the n-th header line with a key.
  func headerNumber(_ key: String, _ index: Int = 0) -> Int? {
    headerNumbers.filter { $0.key == key }.dropFirst(index).first?.number
  }
}
